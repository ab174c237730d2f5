#include "cli/contest/read_file.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <istream>

namespace sifang::cli {

Read<std::string> read_file(const Context& context, std::string_view option, const std::string& path,
                            std::size_t most) {
    std::error_code ignored;
    std::ifstream file;
    if (path != "-" && !std::filesystem::is_directory(path, ignored)) file.open(path, std::ios::binary);
    std::istream& in = path == "-" ? context.in : file;
    std::string bytes;
    if (path == "-" || file.is_open()) {
        std::array<char, 65'536> piece{};
        while (in && bytes.size() <= most) {
            const std::size_t wanted = std::min(piece.size(), most + 1 - bytes.size());
            in.read(piece.data(), static_cast<std::streamsize>(wanted));
            bytes.append(piece.data(), static_cast<std::size_t>(in.gcount()));
        }
        if (!in.bad()) return bytes;
    }
    Complaint complaint{context.words.format("cli.fault.no_file", {{"name", path}}),
                        context.words("contest_cli.remedy.no_such_file")};
    std::size_t index = find_in_call(context.call, option, path);
    if (index == context.call.size())
        index = static_cast<std::size_t>(std::ranges::find(context.call, path) - context.call.begin());
    return tl::unexpected(in_call(complaint, context.call, index));
}

}  // namespace sifang::cli
