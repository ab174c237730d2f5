#include "wire/contest_line.hpp"

#include "wire/contest_reader.hpp"
#include "wire/contest_writer.hpp"

namespace sifang {

void append_contest_line(std::string& out, const contest::Logged& logged) { ContestWriter(out).put(logged); }

tl::expected<contest::Logged, LineError> read_contest_line(std::string_view line) {
    LineError error;
    if (!is_readable(line, error, max_contest_line_bytes)) return tl::unexpected(std::move(error));
    ContestReader in(line);
    tl::expected<contest::Logged, LineError> logged;
    if (!in.take(*logged) || !in.finish()) return tl::unexpected(in.error());
    return logged;
}

}  // namespace sifang
