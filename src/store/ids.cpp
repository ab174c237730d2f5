#include <array>
#include <cassert>

#include "store/log.hpp"

namespace sifang::store {
namespace {

constexpr std::array<std::string_view, stream_kind_count> kind_ids{"contest", "table", "pin"};
constexpr std::array<std::string_view, fault_kind_count> fault_ids{
    "no-file", "not-a-log", "newer-log", "no-access", "read-only", "busy",   "disk-full",
    "damaged", "conflict",  "bad-name",  "too-large", "bad-line",  "exists", "failed"};

}  // namespace

std::string_view id(StreamKind kind) {
    assert(static_cast<unsigned>(kind) < stream_kind_count);
    return kind_ids[static_cast<unsigned>(kind)];
}

std::string_view id(FaultKind kind) {
    assert(static_cast<unsigned>(kind) < fault_kind_count);
    return fault_ids[static_cast<unsigned>(kind)];
}

}  // namespace sifang::store
