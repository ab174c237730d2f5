#pragma once
// Whole files out, never over something by surprise, and what is wrong with tables that come in.

#include <string>

#include "cli/contest/place_words.hpp"
#include "report/file_fault.hpp"
#include "report/grid.hpp"

namespace sifang::cli {

/// Writes a file that is not there yet; with `replace` it takes the place of one that is. `option` names it
/// in the call.
std::optional<Complaint> write_whole(const Context& context, const char* option, const std::string& path,
                                     const std::string& bytes, bool replace);

/// Why a file is no table.
Complaint grid_complaint(const Context& context, const std::string& path, const report::GridError& error);
/// Everything that is wrong with a table, so that it is put right in one go. Nothing was stored.
Status tell_file_faults(const Context& context, const std::string& path, const report::FileFaults& found);

}  // namespace sifang::cli
