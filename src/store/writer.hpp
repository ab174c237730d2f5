#pragma once
// The one thread of a log that writes. A commit waits for the disk; whatever comes while it waits is gathered
// and stored in the next one, so that many writers cost hardly more than one.

#include <condition_variable>
#include <functional>
#include <mutex>
#include <span>
#include <thread>

#include "store/database.hpp"

namespace sifang::store {

class Writer {
  public:
    /// Runs within a transaction, on the writer's thread. It may be run again from the start when the others
    /// of its group spoilt the first try, so what it hands out it sets anew each time.
    using Work = std::function<Result<void>(Database&)>;

    static Result<std::unique_ptr<Writer>> start(Database database);
    /// Stores what has been handed in.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    enum class Then : std::uint8_t {
        Answer,
        Wipe,  ///< empties the write-ahead log first: what was deleted is in no file any more
    };
    /// Answers when the work is on the disk, or why it is not. Refused work leaves nothing behind and does
    /// not keep others from being stored.
    Result<void> run(const Work& work, Then then = Then::Answer);

  private:
    struct Task {
        const Work& work;
        Then then;
        Result<void> result{};
        bool done = false;
        std::condition_variable answered{};
    };

    explicit Writer(Database database);
    void serve();
    void store(std::span<Task* const> group);
    Result<void> store_together(std::span<Task* const> group);
    Result<void> run_alone(Task& task);
    Result<void> wipe();
    void shorten_log();

    Database database_;
    int log_pages_ = 0;  ///< of the write-ahead log, after the last commit
    std::mutex mutex_;
    std::condition_variable come_;
    std::vector<Task*> waiting_;
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace sifang::store
