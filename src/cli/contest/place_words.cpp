#include "cli/contest/place_words.hpp"

#include <algorithm>
#include <charconv>

#include "cli/contest/contest_names.hpp"
#include "cli/contest/where.hpp"
#include "cli/options.hpp"
#include "fair/bytes.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

/// A number from 1 after that letter, or plain where the letter is 0.
std::optional<std::uint32_t> numbered(std::string_view text, char letter) {
    if (letter != 0) {
        if (text.empty() || (text.front() != letter && text.front() != letter - 'a' + 'A'))
            return std::nullopt;
        text.remove_prefix(1);
    }
    std::uint32_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || fault != std::errc() || end != text.data() + text.size() || value == 0)
        return std::nullopt;
    return value;
}

}  // namespace

void add_stage_option(CLI::App& app, Context& context, PlaceOptions& place) {
    option(app, context, "--stage", place.stage, "N", "contest_cli.option.stage");
}
void add_session_options(CLI::App& app, Context& context, PlaceOptions& place) {
    add_stage_option(app, context, place);
    option(app, context, "--session", place.session, "N", "contest_cli.option.session");
}
void add_sheet_options(CLI::App& app, Context& context, PlaceOptions& place) {
    add_session_options(app, context, place);
    option(app, context, "--table", place.table, "N", "contest_cli.option.table");
}

Complaint PlaceWords::about(std::string_view option, const std::string& text, std::string what,
                            std::string remedy) const {
    const auto& call = context_.call;
    std::size_t index = option.starts_with("-") ? find_in_call(call, option, text) : call.size();
    if (index == call.size()) index = static_cast<std::size_t>(std::ranges::find(call, text) - call.begin());
    Complaint complaint{std::move(what), std::move(remedy)};
    return index < call.size() ? in_call(complaint, call, index) : complaint;
}

Read<std::uint32_t> PlaceWords::by_name(std::string_view option, const std::string& text,
                                        std::string_view kind, const std::vector<Named>& all) const {
    std::vector<const Named*> same, within;
    std::vector<std::string> names;
    for (const Named& each : all) {
        if (each.name == text) same.push_back(&each);
        if (!text.empty() && each.name.find(text) != std::string::npos) within.push_back(&each);
        names.push_back(each.name);
    }
    const auto& found = same.empty() ? within : same;
    if (found.size() == 1) return found.front()->number;
    const Words& words = context_.words;
    const std::string unknown = "no_such_" + std::string(kind);
    if (found.empty()) {
        const std::string guess = nearest(text, names);
        return tl::unexpected(
            about(option, text, words.format("contest_cli.fault." + unknown, {{"text", text}}),
                  guess.empty() ? words("contest_cli.remedy." + unknown)
                                : words.format("contest_cli.remedy.guess", {{"guess", guess}})));
    }
    constexpr std::size_t most_named = 8;
    std::string list;
    for (std::size_t i = 0; i < std::min(found.size(), most_named); ++i)
        list += (list.empty() ? "" : ", ") + found[i]->code + " " + found[i]->name;
    if (found.size() > most_named) list += " …";
    return tl::unexpected(about(option, text, words.format("contest_cli.fault.ambiguous", {{"text", text}}),
                                words.format("contest_cli.remedy.ambiguous", {{"names", list}})));
}

Read<EntrantNumber> PlaceWords::entrant(std::string_view option, const std::string& text) const {
    if (const auto number = numbered(text, 'e'); number && state_.has(EntrantNumber{*number}))
        return EntrantNumber{*number};
    if (const auto number = numbered(text, 0)) {
        if (state_.by_number.empty())
            return tl::unexpected(
                about(option, text, context_.words.format("contest_cli.fault.not_drawn", {{"text", text}}),
                      context_.words.format("contest_cli.remedy.not_drawn", {{"text", text}})));
        if (*number <= state_.by_number.size()) return state_.by_number[*number - 1];
    }
    if (const auto number = numbered(text, 't')) {  // T7: who plays number 7 now
        constexpr SessionId last_of_all{{~0u}, {~0u}};
        if (*number <= state_.by_number.size()) {
            const auto player = PlayerNumber::of_number(*number);
            const EntrantNumber who = occupant(state_, last_of_all, player);
            if (who != state_.by_number[player.index()]) return who;
        }
    }
    std::vector<Named> all;
    for (EntrantNumber n{1}; n.value <= state_.entrants.size(); n = n.next())
        if (state_.has(n)) all.push_back({n.value, entrant_code(n), state_.of(n).entry.name});
    return by_name(option, text, "entrant", all).map([](std::uint32_t n) { return EntrantNumber{n}; });
}

Read<std::vector<EntrantNumber>> PlaceWords::entrants(std::string_view option,
                                                      const std::vector<std::string>& texts) const {
    std::vector<EntrantNumber> out;
    for (const std::string& text : texts) {
        const auto one = entrant(option, text);
        if (!one) return tl::unexpected(one.error());
        out.push_back(*one);
    }
    return out;
}

Read<TeamNumber> PlaceWords::team(std::string_view option, const std::string& text) const {
    for (const char letter : {'t', '\0'})
        if (const auto number = numbered(text, letter); number && state_.has(TeamNumber{*number}))
            return TeamNumber{*number};
    std::vector<Named> all;
    for (TeamNumber n{1}; state_.has(n); n = n.next())
        all.push_back({n.value, team_code(n), state_.of(n).team.name});
    return by_name(option, text, "team", all).map([](std::uint32_t n) { return TeamNumber{n}; });
}

Read<std::vector<TeamNumber>> PlaceWords::teams(std::string_view option,
                                                const std::vector<std::string>& texts) const {
    std::vector<TeamNumber> out;
    for (const std::string& text : texts) {
        const auto one = team(option, text);
        if (!one) return tl::unexpected(one.error());
        out.push_back(*one);
    }
    return out;
}

Read<OfficialNumber> PlaceWords::official(std::string_view option, const std::string& text) const {
    if (text.empty()) return OfficialNumber{1};
    if (const auto number = numbered(text, 0); number && state_.has(OfficialNumber{*number}))
        return OfficialNumber{*number};
    std::vector<Named> all;
    for (OfficialNumber n{1}; state_.has(n); n = n.next())
        if (!state_.of(n).released)
            all.push_back({n.value, std::to_string(n.value), state_.of(n).official.name});
    return by_name(option, text, "official", all).map([](std::uint32_t n) { return OfficialNumber{n}; });
}

Read<int> PlaceWords::whole(std::string_view option, const std::string& text, int least, int most) const {
    int value = 0;
    if (auto complaint = read_number(context_, std::string(option), text, {least, most}, value))
        return tl::unexpected(*std::move(complaint));
    return value;
}

Read<StageNumber> PlaceWords::stage(const PlaceOptions& place) const {
    const auto count = static_cast<std::uint32_t>(state_.stages.size());
    if (count == 0)
        return tl::unexpected(Complaint{context_.words("contest.refusal.no_stages"),
                                        context_.words("contest_cli.remedy.no_stages")});
    if (place.stage.empty()) {
        for (StageNumber n{1}; state_.has(n); n = n.next())
            if (std::ranges::any_of(state_.of(n).sessions,
                                    [](const SessionState& session) { return !session.ended; }))
                return n;
        return StageNumber{count};
    }
    return whole("--stage", place.stage, 1, static_cast<int>(count)).map([](int n) {
        return StageNumber{static_cast<std::uint32_t>(n)};
    });
}

Read<SessionId> PlaceWords::session(const PlaceOptions& place) const {
    const auto stage = this->stage(place);
    if (!stage) return tl::unexpected(stage.error());
    const StageState& in = state_.of(*stage);
    if (place.session.empty()) {
        for (SessionNumber n{1}; n.value <= in.sessions.size(); n = n.next())
            if (!in.sessions[n.value - 1].ended) return SessionId{*stage, n};
        return SessionId{*stage, {in.plan.sessions}};
    }
    return whole("--session", place.session, 1, static_cast<int>(in.plan.sessions)).map([&](int n) {
        return SessionId{*stage, {static_cast<std::uint32_t>(n)}};
    });
}

Read<SheetId> PlaceWords::sheet(const PlaceOptions& place) const {
    const auto session = this->session(place);
    if (!session) return tl::unexpected(session.error());
    const auto& chart = state_.of(session->stage).chart;
    if (session->session.value > chart.size())
        return tl::unexpected(Complaint{context_.words("contest.refusal.not_published"),
                                        context_.words("contest_cli.remedy.not_published")});
    if (place.table.empty()) return tl::unexpected(missing_word(context_, "--table"));
    const auto table = whole("--table", place.table, 1, static_cast<int>(PlayerNumber::most));
    if (!table) return tl::unexpected(table.error());
    const SheetId sheet{session->stage, session->session, {static_cast<std::uint32_t>(*table)}};
    if (seats_of(state_, sheet)) return sheet;
    const std::string tables = std::to_string(chart[session->session.value - 1].size());
    return tl::unexpected(
        about("--table", place.table,
              context_.words.format("contest_cli.fault.no_such_table", {{"table", place.table}}),
              context_.words.format("contest_cli.remedy.no_such_table", {{"tables", tables}})));
}

Read<PlayerNumber> PlaceWords::number(std::string_view option, const SessionId& session,
                                      const std::string& text) const {
    for (const char letter : {'\0', 't'})
        if (const auto number = numbered(text, letter); number && *number <= state_.by_number.size())
            return PlayerNumber::of_number(*number);
    const auto who = entrant(option, text);
    if (!who) return tl::unexpected(who.error());
    if (const auto number = played_by(state_, session, *who)) return *number;
    return tl::unexpected(
        about(option, text,
              context_.words.format("contest_cli.fault.no_number", {{"name", entrant_name(state_, *who)}}),
              context_.words("contest_cli.remedy.no_number")));
}

Read<EventNumber> PlaceWords::event(std::string_view option, const std::string& text) const {
    if (const auto number = numbered(text, 0)) return EventNumber{*number};
    return tl::unexpected(about(option, text,
                                context_.words.format("contest_cli.fault.no_event", {{"text", text}}),
                                context_.words("contest_cli.remedy.no_event")));
}

Read<std::uint64_t> read_seed(const Context& context, const std::string& text) {
    if (text.empty()) {
        const auto random = fair::random_seed();
        if (!random)
            return tl::unexpected(Complaint{context.words("contest_cli.fault.no_random"),
                                            context.words("contest_cli.remedy.no_random")});
        // 53 bits: any program that reads JSON keeps them all.
        std::uint64_t seed = 0;
        for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | random->bytes[i];
        return seed >> 11;
    }
    const bool hex = text.starts_with("0x");
    std::uint64_t seed = 0;
    const char *begin = text.data() + (hex ? 2 : 0), *end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(begin, end, seed, hex ? 16 : 10);
    if (begin != end && stop == end && fault == std::errc()) return seed;
    return tl::unexpected(in_call({context.words.format("contest_cli.fault.seed", {{"text", text}}),
                                   context.words("contest_cli.remedy.seed")},
                                  context.call, find_in_call(context.call, "--seed", text)));
}

}  // namespace sifang::cli
