#include "store/readers.hpp"

namespace sifang::store {
namespace {

// More than these are closed again: each has files open and pages in memory.
constexpr std::size_t most_idle = 8;

}  // namespace

Result<Readers::Lease> Readers::take() {
    {
        const std::lock_guard lock(mutex_);
        if (!idle_.empty()) {
            auto database = std::move(idle_.back());
            idle_.pop_back();
            return Lease(*this, std::move(database));
        }
    }
    auto opened = open_();
    if (!opened) return tl::unexpected(opened.error());
    return Lease(*this, std::make_unique<Database>(std::move(*opened)));
}

void Readers::give_back(std::unique_ptr<Database> database) {
    const std::lock_guard lock(mutex_);
    if (idle_.size() < most_idle) idle_.push_back(std::move(database));
}

}  // namespace sifang::store
