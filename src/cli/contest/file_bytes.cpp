#include "cli/contest/file_bytes.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <ostream>

namespace sifang::cli {

std::optional<Complaint> write_whole(const Context& context, const char* option, const std::string& path,
                                     const std::string& bytes, bool replace) {
    const auto no = [&](const char* fault, const char* remedy) {
        return in_call({context.words.format(fault, {{"file", path}, {"name", path}}), context.words(remedy)},
                       context.call, find_in_call(context.call, option, path));
    };
    const std::string into = replace ? path + ".new" : path;
    errno = 0;
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(
        std::fopen(into.c_str(), replace ? "wb" : "wbx"),
        [](std::FILE* f) { return f ? std::fclose(f) : 0; });
    if (!file && errno == EEXIST) return no("contest_cli.fault.exists", "contest_play.remedy.exists");
    const bool written = file && std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size() &&
                         std::fflush(file.get()) == 0;
    std::error_code fault;
    if (written && replace) std::filesystem::rename(into, path, fault);
    if (written && !fault) return std::nullopt;
    if (file) std::filesystem::remove(into, fault);
    return no("import.fault.no_output", "import.remedy.no_output");
}

Complaint grid_complaint(const Context& context, const std::string& path, const report::GridError& error) {
    Complaint complaint{context.words("grid.fault." + std::string(id(error.fault))),
                        context.words("contest_cli.remedy.bad_file")};
    complaint.where = path;
    if (error.row > 0) complaint.where += ":" + std::to_string(error.row);
    if (error.column > 0) complaint.where += ":" + report::column_letters(error.column);
    return complaint;
}

Status tell_file_faults(const Context& context, const std::string& path, const report::FileFaults& found) {
    Complaint complaint{context.words("contest_cli.fault.bad_file"),
                        context.words("contest_cli.remedy.bad_file")};
    complaint.where = path;
    context.complain(complaint);
    for (const report::FileFault& fault : found.faults)
        context.err << "    " << report::tell(context.words, fault) << "\n";
    if (found.left_out > 0)
        context.err << "    "
                    << context.words.format("contest_cli.told.more",
                                            {{"count", std::to_string(found.left_out)}})
                    << "\n";
    return Status::Wrong;
}

}  // namespace sifang::cli
