#include "cli/contest/table_words.hpp"

#include <algorithm>
#include <charconv>

#include "cli/contest/contest_names.hpp"
#include "cli/names.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

constexpr int most_points = 10'000'000;

std::optional<int> whole_number(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || fault != std::errc() || end != text.data() + text.size() || value < -most_points ||
        value > most_points)
        return std::nullopt;
    return value;
}

}  // namespace

TableWords::TableWords(const Context& context, const ContestState& state, const SheetId& sheet)
    : context_(context),
      state_(state),
      id_(sheet),
      numbers_(*seats_of(state, sheet)),
      places_(context, state) {}

EntrantNumber TableWords::entrant(Player player) const {
    return occupant(state_, id_.session_id(), numbers_[player]);
}

std::string TableWords::letter(Player player) {
    return std::string(1, sifang::letter(static_cast<Wind>(player)));
}

std::string TableWords::name(Player player) const {
    return player_name(state_, id_.session_id(), numbers_[player]);
}

std::string TableWords::full_name(Player player) const { return letter(player) + " " + name(player); }

Complaint TableWords::not_here(std::string_view option, const std::string& text) const {
    std::string four;
    for (Player p = 0; p < 4; ++p) four += (p == 0 ? "" : ", ") + full_name(p);
    return places_.about(option, text,
                         context_.words.format("contest_play.fault.not_at_table", {{"text", text}}),
                         context_.words.format("contest_play.remedy.not_at_table", {{"four", four}}));
}

Read<Player> TableWords::player(std::string_view option, const std::string& text) const {
    if (text.size() == 1)
        for (Player p = 0; p < 4; ++p) {
            const char capital = letter(p)[0];
            if (text[0] == capital || text[0] == capital - 'A' + 'a') return p;
        }
    const auto number = places_.number(option, id_.session_id(), text);
    if (!number) return tl::unexpected(number.error());
    const auto found = std::ranges::find(numbers_, *number);
    if (found == numbers_.end()) return tl::unexpected(not_here(option, text));
    return static_cast<Player>(found - numbers_.begin());
}

Read<std::vector<Player>> TableWords::players(std::string_view option,
                                              const std::vector<std::string>& texts) const {
    std::vector<Player> out;
    for (const std::string& text : texts) {
        const auto one = player(option, text);
        if (!one) return tl::unexpected(one.error());
        out.push_back(*one);
    }
    return out;
}

Read<PlayerPoints> TableWords::amounts(std::string_view option, const std::vector<std::string>& texts,
                                       PlayerPoints there) const {
    const auto bad = [&](const std::string& text) {
        return tl::unexpected(places_.about(
            option, text, context_.words.format("contest_play.fault.amount", {{"text", text}}),
            context_.words.format("contest_play.remedy.amount", {{"option", std::string(option)}})));
    };
    const bool named =
        std::ranges::any_of(texts, [](const std::string& text) { return text.find('=') != text.npos; });
    if (!named && !texts.empty()) {
        if (texts.size() != 4) return bad(texts.back());
        for (Player p = 0; p < 4; ++p) {
            const auto value = whole_number(texts[p]);
            if (!value) return bad(texts[p]);
            there[p] = *value;
        }
        return there;
    }
    for (const std::string& text : texts) {
        const auto equals = text.rfind('=');
        if (equals == text.npos) return bad(text);
        const auto who = player(option, text.substr(0, equals));
        if (!who) return tl::unexpected(who.error());
        const auto value = whole_number(std::string_view(text).substr(equals + 1));
        if (!value) return bad(text);
        there[*who] = *value;
    }
    return there;
}

PlaceOptions played_place(const ContestState& state, PlaceOptions place) {
    if (!place.session.empty()) return place;
    for (StageNumber n{static_cast<std::uint32_t>(state.stages.size())}; n; n.value -= 1) {
        if (!place.stage.empty() && place.stage != std::to_string(n.value)) continue;
        const auto& sessions = state.of(n).sessions;
        for (std::size_t i = sessions.size(); i > 0; --i)
            if (sessions[i - 1].started)
                return {std::to_string(n.value), std::to_string(i), std::move(place.table)};
    }
    return place;
}

const contest::Sheet& sheet_of(const ContestState& state, const SheetId& sheet) {
    static const contest::Sheet empty;
    const auto found = state.sheets.find(sheet);
    return found == state.sheets.end() ? empty : found->second;
}

std::string points_line(const PlayerPoints& points) {
    std::string out;
    for (Player p = 0; p < 4; ++p)
        out += (p == 0 ? "" : "  ") + TableWords::letter(p) + " " + signed_number(points[p]);
    return out;
}

}  // namespace sifang::cli
