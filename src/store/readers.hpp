#pragma once
// Connections for reading: one for each thread that reads at the moment, so that nobody waits for the writer
// or for each other.

#include <functional>
#include <mutex>

#include "store/database.hpp"

namespace sifang::store {

class Readers {
  public:
    using Open = std::function<Result<Database>()>;
    explicit Readers(Open open) : open_(std::move(open)) {}

    /// A connection, lent until this goes.
    class Lease {
      public:
        Lease(Readers& readers, std::unique_ptr<Database> database)
            : readers_(&readers), database_(std::move(database)) {}
        Lease(Lease&&) = default;
        Lease& operator=(Lease&&) = delete;
        ~Lease() {
            if (database_) readers_->give_back(std::move(database_));
        }
        Database& operator*() const { return *database_; }

      private:
        Readers* readers_;
        std::unique_ptr<Database> database_;
    };
    Result<Lease> take();

  private:
    void give_back(std::unique_ptr<Database> database);

    Open open_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Database>> idle_;
};

}  // namespace sifang::store
