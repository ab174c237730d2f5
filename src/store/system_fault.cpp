#include "store/system_fault.hpp"

#include <cerrno>
#include <system_error>

namespace sifang::store {

FaultKind fault_kind_of(int error) {
    switch (error) {
        case ENOENT:
        case ENOTDIR: return FaultKind::NoFile;
        case EACCES:
        case EPERM: return FaultKind::NoAccess;
        case EROFS: return FaultKind::ReadOnly;
        case EEXIST: return FaultKind::Exists;
        // A quota and a limit on the length of a file are a disk that is full for us.
        case ENOSPC:
        case EDQUOT:
        case EFBIG: return FaultKind::DiskFull;
        default: return FaultKind::Failed;
    }
}

Fault system_fault(std::string_view doing, int error) {
    return {fault_kind_of(error),
            std::string(doing) + ": " + std::error_code(error, std::generic_category()).message()};
}

}  // namespace sifang::store
