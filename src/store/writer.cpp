#include "store/writer.hpp"

#include <algorithm>
#include <system_error>

namespace sifang::store {
namespace {

// SQLite's own measure: about 4 MB. Longer, and opening after a crash and reading take longer.
constexpr int longest_log_pages = 1000;

int note_length(void* length, sqlite3* /*connection*/, const char* /*name*/, int pages) {
    *static_cast<int*>(length) = pages;
    return SQLITE_OK;
}

}  // namespace

Writer::Writer(Database database) : database_(std::move(database)) {
    // Takes the place of SQLite's own moving of the write-ahead log into the database at the end of a commit:
    // the commit is on the disk by then, and its answer need not wait for that.
    (void)sqlite3_wal_hook(database_.raw(), note_length, &log_pages_);
}

Result<std::unique_ptr<Writer>> Writer::start(Database database) {
    std::unique_ptr<Writer> writer(new Writer(std::move(database)));
    try {
        writer->thread_ = std::thread([w = writer.get()] { w->serve(); });
    } catch (const std::system_error& error) {
        return tl::unexpected(Fault{FaultKind::Failed, error.what()});
    }
    return writer;
}

Writer::~Writer() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    come_.notify_one();
    thread_.join();
}

Result<void> Writer::run(const Work& work, Then then) {
    Task task{work, then};
    std::unique_lock lock(mutex_);
    waiting_.push_back(&task);
    come_.notify_one();
    task.answered.wait(lock, [&] { return task.done; });
    return std::move(task.result);
}

void Writer::serve() {
    std::vector<Task*> group;
    std::unique_lock lock(mutex_);
    for (;;) {
        come_.wait(lock, [&] { return stop_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        group.swap(waiting_);
        lock.unlock();
        store(group);
        lock.lock();
        for (Task* task : group) {
            task->done = true;
            task->answered.notify_one();  // under the lock: once it is seen, the task is gone
        }
        group.clear();
        lock.unlock();
        shorten_log();
        lock.lock();
    }
}

void Writer::store(std::span<Task* const> group) {
    if (auto stored = store_together(group); !stored) {
        // Nothing of the group is there. One append too large for the disk must not refuse the others, so
        // each gets a try of its own; behind another process that goes on writing, all would wait in vain.
        const bool each = group.size() > 1 && stored.error().kind != FaultKind::Busy;
        for (Task* task : group) {
            if (each) stored = store_together({&task, 1});
            if (!stored) task->result = stored;
        }
    }
    const bool wanted =
        std::ranges::any_of(group, [](const Task* task) { return task->then == Then::Wipe && task->result; });
    if (!wanted) return;
    const auto wiped = wipe();
    for (Task* task : group)
        if (task->then == Then::Wipe && task->result) task->result = wiped;
}

/// Refusals of single tasks are their results; a fault is one of the whole transaction, of which nothing is
/// there.
Result<void> Writer::store_together(std::span<Task* const> group) {
    // IMMEDIATE: the lock for writing is taken before anything is read, so that what the tasks see is what
    // they change, whatever another process does.
    if (auto begun = database_.execute("BEGIN IMMEDIATE"); !begun) return begun;
    bool any = false;
    for (Task* task : group) {
        if (auto ran = run_alone(*task); !ran) {
            database_.roll_back();
            return ran;
        }
        any = any || task->result;
    }
    if (!any) {
        database_.roll_back();
        return {};
    }
    auto committed = database_.execute("COMMIT");
    if (!committed) database_.roll_back();
    return committed;
}

/// A refusal takes back what the task did, and nothing else. A fault: the transaction is gone.
Result<void> Writer::run_alone(Task& task) {
    if (auto marked = database_.execute("SAVEPOINT task"); !marked) return marked;
    task.result = task.work(database_);
    if (database_.idle())  // out of room, say: SQLite has taken back everything
        return task.result ? tl::unexpected(Fault{FaultKind::Failed, "the transaction has ended"})
                           : task.result;
    if (!task.result)
        if (auto taken_back = database_.execute("ROLLBACK TO task"); !taken_back) return taken_back;
    return database_.execute("RELEASE task");
}

Result<void> Writer::wipe() {
    int pages = 0, moved = 0;
    const int code =
        sqlite3_wal_checkpoint_v2(database_.raw(), "main", SQLITE_CHECKPOINT_TRUNCATE, &pages, &moved);
    if (code == SQLITE_OK) {
        log_pages_ = 0;
        return {};
    }
    return tl::unexpected(fault_of_code(database_.raw(), code));
}

void Writer::shorten_log() {
    if (log_pages_ < longest_log_pages) return;
    // Whatever keeps it from being done (somebody reads, the disk is full): it is tried again after the next
    // commit, and the lines are safe where they are.
    int pages = 0, moved = 0;
    (void)sqlite3_wal_checkpoint_v2(database_.raw(), "main", SQLITE_CHECKPOINT_PASSIVE, &pages, &moved);
    log_pages_ = 0;
}

}  // namespace sifang::store
