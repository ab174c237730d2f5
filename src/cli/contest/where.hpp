#pragma once
// Options that the verbs of `sifang contest` share: which file, which contest in it, who acts and when.

#include <string>

#include "cli/command.hpp"

namespace sifang::cli {

struct Where {
    std::string data;     ///< a file; empty: SIFANG_DATA, else one in the current folder
    std::string contest;  ///< its name in the file; empty: the only one
    bool json = false;
};
void add_where_options(CLI::App& app, Context& context, Where& where);
std::string data_path(const Context& context, const Where& where);

/// Of every verb that writes.
struct Writing : Where {
    std::string by;  ///< number or name of an official; empty: the organiser
    std::string at;  ///< empty: now
    bool dry_run = false;
};
void add_writing_options(CLI::App& app, Context& context, Writing& writing);

/// A word without a dash that the verb cannot do without; `what` is what help calls it.
Complaint missing_word(const Context& context, std::string_view what);

}  // namespace sifang::cli
