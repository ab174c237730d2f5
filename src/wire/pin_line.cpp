#include "wire/pin_line.hpp"

#include <algorithm>

#include "wire/contest_reader.hpp"
#include "wire/contest_writer.hpp"

namespace sifang {

constexpr auto alternatives(Of<decltype(PinLine::what)>) {
    return std::to_array<std::string_view>({"added", "taken_back"});
}

template <class V>
void fields(V& v, Of<contest::PinResult>) {
    using T = contest::PinResult;
    v("event", &T::event);
    v.maybe("dates", &T::dates);
    v.maybe("place", &T::place);
    v.maybe("class", &T::event_class);
    v.maybe("registered", &T::registered);
    v.maybe("online", &T::online);
    v.maybe("players", &T::players);
    v.maybe("sessions", &T::sessions);
    v.maybe("twelfths", &T::twelfths);
    v.maybe("points", &T::points);
    v.maybe("individual", &T::individual);
    v.maybe("group", &T::group);
    v.maybe("team", &T::team);
    v.maybe("certified_by", &T::certified_by);
}
template <class V>
void fields(V& v, Of<PinAdded>) {
    v("holder", &PinAdded::holder);
    v("result", &PinAdded::result);
}
template <class V>
void fields(V& v, Of<PinTakenBack>) {
    v("line", &PinTakenBack::line);
    v.maybe("reason", &PinTakenBack::reason);
}
template <class V>
void fields(V& v, Of<PinLine>) {
    v("at", &PinLine::at);
    v.one_of(&PinLine::what);
}

void append_pin_line(std::string& out, const PinLine& line) { ContestWriter(out).put(line); }

tl::expected<PinLine, LineError> read_pin_line(std::string_view line) {
    LineError error;
    if (!is_readable(line, error, max_pin_line_bytes)) return tl::unexpected(std::move(error));
    ContestReader in(line);
    tl::expected<PinLine, LineError> out;
    if (!in.take(*out) || !in.finish()) return tl::unexpected(in.error());
    return out;
}

std::vector<PinEntry> pin_ledger(std::span<const PinLine> lines) {
    std::vector<PinEntry> out;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (const auto* added = std::get_if<PinAdded>(&lines[i].what))
            out.push_back({static_cast<std::uint32_t>(i) + 1, *added});
        else
            std::erase_if(out, [&](const PinEntry& entry) {
                return entry.line == std::get<PinTakenBack>(lines[i].what).line;
            });
    }
    return out;
}

}  // namespace sifang
