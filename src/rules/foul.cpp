#include "rules/foul.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace sifang {
namespace {

constexpr std::array<std::string_view, measure_count> measure_ids{
    "no_penalty",       "put_back",  "carry_out",  "play_on",     "refuse",          "warning",
    "deduct",           "pay_each",  "pay_harmed", "pay_winner",  "pay_for_all",     "chombo",
    "no_win_this_turn", "no_claim",  "no_win",     "no_calls",    "dead_hand",       "expose",
    "end_hand",         "false_win", "void_hand",  "yellow_card", "forfeit_session", "lose_place",
    "exclude",          "notice"};

/// Far beyond any table, and safe to add up.
constexpr int most_points_of_a_rung = 1'000'000;

/// Takes off what stands before `mark`, and the mark.
std::string_view take_until(std::string_view& text, char mark) {
    const std::size_t at = std::min(text.find(mark), text.size());
    const std::string_view head = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return head;
}

/// One value, in figures or by its name.
bool read_points(std::string_view word, const Named<int>& amounts, Consequence& consequence) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error == std::errc() && end == word.data() + word.size()) {
        consequence.points.push_back(value);
        return consequence.amount.empty() && value > 0 && value <= most_points_of_a_rung;
    }
    const auto named = std::ranges::find(amounts, word, &std::pair<std::string, int>::first);
    if (named == amounts.end() || !consequence.points.empty()) return false;
    consequence.amount = named->first;
    consequence.points.push_back(named->second);
    return true;
}

std::optional<Consequence> consequence_of(std::string_view text, const Named<int>& amounts) {
    Consequence out;
    if (text.ends_with('?')) {
        out.optional = true;
        text.remove_suffix(1);
    }
    if (text.ends_with(' ')) return std::nullopt;
    const auto measure = measure_of_id(take_until(text, ' '));
    if (!measure) return std::nullopt;
    out.measure = *measure;
    while (!text.empty())
        if (!read_points(take_until(text, ' '), amounts, out)) return std::nullopt;
    if (has_points(out.measure) == out.points.empty()) return std::nullopt;
    return std::ranges::adjacent_find(out.points, std::greater_equal{}) == out.points.end()
               ? std::optional(out)
               : std::nullopt;
}

}  // namespace

std::string_view id(Measure measure) { return measure_ids[static_cast<std::size_t>(measure)]; }

std::optional<Measure> measure_of_id(std::string_view id) {
    const auto found = std::ranges::find(measure_ids, id);
    if (found == measure_ids.end()) return std::nullopt;
    return static_cast<Measure>(found - measure_ids.begin());
}

std::string_view id(FoulScope scope) {
    constexpr std::array<std::string_view, 3> ids{"hand", "session", "event"};
    return ids[static_cast<std::size_t>(scope)];
}

std::string_view id(Office office) {
    constexpr std::array<std::string_view, 3> ids{"referee", "head_referee", "arbitration"};
    return ids[static_cast<std::size_t>(office)];
}

bool FoulRules::in_force(const Foul& foul) const {
    if (foul.reading.empty()) return true;
    return std::ranges::any_of(
        readings, [&](const auto& each) { return foul.reading == each.first + "=" + each.second; });
}

const Foul* FoulRules::find(std::string_view id) const {
    const auto found =
        std::ranges::find_if(fouls, [&](const Foul& foul) { return foul.id == id && in_force(foul); });
    return found == fouls.end() ? nullptr : &*found;
}

const Foul* FoulRules::of_verdict(WinVerdict verdict) const {
    const auto found = std::ranges::find_if(fouls, [&](const Foul& foul) {
        return in_force(foul) && std::ranges::find(foul.declared, verdict) != foul.declared.end();
    });
    return found == fouls.end() ? nullptr : &*found;
}

std::optional<int> FoulRules::amount(std::string_view name) const {
    const auto found = std::ranges::find(amounts, name, &std::pair<std::string, int>::first);
    return found == amounts.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Rung> rung_of(std::string_view text, const Named<int>& amounts) {
    Rung rung;
    do {
        if (!rung.empty()) {
            if (!text.starts_with(' ')) return std::nullopt;
            text.remove_prefix(1);
        }
        const bool more = text.find(',') != std::string_view::npos;
        const auto consequence = consequence_of(take_until(text, ','), amounts);
        if (!consequence || (more && text.empty())) return std::nullopt;
        rung.push_back(*consequence);
    } while (!text.empty());
    return rung;
}

std::string text_of(const Rung& rung) {
    std::string text;
    for (const Consequence& each : rung) {
        text.append(text.empty() ? "" : ", ").append(id(each.measure));
        if (!each.amount.empty())
            text.append(" ").append(each.amount);
        else
            for (const int points : each.points) text.append(" ").append(std::to_string(points));
        if (each.optional) text += '?';
    }
    return text;
}

}  // namespace sifang
