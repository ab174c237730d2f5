#pragma once
// The parts of a workbook: files in a zip archive. Everything is counted as it is unpacked; no size that
// the archive claims is believed.

#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "report/grid.hpp"

struct zip;

namespace sifang::report {

class Package {
  public:
    /// The bytes must outlive it.
    static tl::expected<Package, GridFault> open(std::string_view bytes);

    /// One part, unpacked and checked against its checksum. Not there: NotAWorkbook.
    tl::expected<std::string, GridFault> part(const std::string& name);

  private:
    struct Close {
        void operator()(zip* archive) const;
    };
    Package(zip* archive, std::size_t bytes) : archive_(archive), bytes_(bytes) {}

    std::unique_ptr<zip, Close> archive_;
    std::size_t bytes_;         ///< of the archive
    std::size_t unpacked_ = 0;  ///< of all parts so far
};

}  // namespace sifang::report
