#include "store/new_file.hpp"

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/system_fault.hpp"

namespace sifang::store {
namespace {

/// Two copies to the same name, from this process or another, must not fill the same file.
std::string name_while_filling(const std::string& path) {
    static std::atomic<unsigned> count{0};
    return path + ".part-" + std::to_string(getpid()) + "-" + std::to_string(++count);
}

/// What SQLite may leave beside a file it was writing is taken away too.
void remove_with_companions(const std::string& part) {
    for (const char* companion : {"", "-wal", "-shm", "-journal"}) (void)unlink((part + companion).c_str());
}

Result<void> sync(const std::string& path, int flags) {
    const int file = open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) return tl::unexpected(system_fault(path, errno));
    const int synced = fsync(file);
    const int error = errno;
    (void)close(file);
    if (synced != 0) return tl::unexpected(system_fault(path, error));
    return {};
}

std::string folder_of(const std::string& path) {
    const auto slash = path.rfind('/');
    return slash == path.npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

Result<void> give_name(const std::string& part, const std::string& path) {
    if (renameat2(AT_FDCWD, part.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) == 0) return {};
    if (errno != EINVAL && errno != ENOSYS) return tl::unexpected(system_fault(path, errno));
    // A file system that cannot do that in one step: a second name is refused as well where there is one.
    if (link(part.c_str(), path.c_str()) != 0) return tl::unexpected(system_fault(path, errno));
    (void)unlink(part.c_str());
    return {};
}

}  // namespace

Result<void> make_new_file(const std::string& path,
                           const std::function<Result<void>(const std::string&)>& fill) {
    struct stat there{};
    if (lstat(path.c_str(), &there) == 0) return tl::unexpected(Fault{FaultKind::Exists, path});
    if (errno != ENOENT) return tl::unexpected(system_fault(path, errno));
    const std::string part = name_while_filling(path);
    auto made = fill(part);
    if (made) made = sync(part, O_RDWR);
    if (made) made = give_name(part, path);
    // The name is on the disk when the folder is.
    if (made)
        made = sync(folder_of(path), O_RDONLY | O_DIRECTORY);
    else
        remove_with_companions(part);
    return made;
}

}  // namespace sifang::store
