#include "cli/play_session.hpp"

#include <cassert>
#include <ostream>

#include "arena/deal.hpp"
#include "cli/names.hpp"
#include "cli/play_sheet.hpp"
#include "cli/ruling_view.hpp"
#include "game/seat_draw.hpp"
#include "game/wins.hpp"
#include "text/width.hpp"
#include "tile/chance.hpp"
#include "wire/record_result.hpp"

namespace sifang::cli {
namespace {

constexpr Player the_person = 0;

}  // namespace

PlaySession::PlaySession(const Context& context, const sifang::Table& table, const PlaySettings& settings)
    : context_(context),
      table_(table),
      settings_(settings),
      view_(table.rulebook(), context.words, context.look),
      house_(table),
      session_table_(table.rulebook()),
      session_(session_table_.begin()),
      person_(context, view_, house_.make("greedy")),
      record_(table.rulebook()) {
    players_[the_person] = &person_;
    names_[the_person] = context.words("terminal.you");
    for (std::size_t i = 0; i < bots_.size(); ++i) {
        bots_[i] = std::make_unique<arena::HousePlayer>(house_.make(settings.bot));
        players_[i + 1] = bots_[i].get();
        names_[i + 1] = settings.bot + std::to_string(i + 1);
    }
}

void PlaySession::say(const std::string& text) const {
    for (const std::string& line : wrap(text, context_.look.width)) context_.out << line << "\n";
}

std::optional<Complaint> PlaySession::open_record() {
    if (settings_.record.empty() || record_.open(settings_.record)) return std::nullopt;
    return in_call({context_.words.format("cli.fault.no_file", {{"name", settings_.record}}),
                    context_.words("sim.remedy.no_output")},
                   context_.call, find_in_call(context_.call, "--record", settings_.record));
}

void PlaySession::greet() const {
    const Words& words = context_.words;
    const SessionRules& rules = session_table_.rules();
    const std::string name = rulebook_name(words, table_.rulebook());
    for (const std::string& line : wrap(name, context_.look.width))
        context_.out << context_.look.ink(Ink::Strong, line) << "\n";
    say(words.format("terminal.session", {{"rounds", std::to_string(rules.rounds)},
                                          {"points", number(rules.start_points)},
                                          {"bot", settings_.bot}}));
    say(words.format("terminal.seed", {{"seed", std::to_string(settings_.seed)}}));
    say(words("terminal.how"));
}

void PlaySession::happens(const SessionEvent& event) {
    [[maybe_unused]] const auto done = session_table_.apply(session_, event);
    assert(done);
    record_.add([&](RecordWriter& writer) { writer.session(event); });
}

/// hk:2.2, zds:1-6: dice pick the first dealer.
void PlaySession::throw_for_first_dealer() {
    Chance chance(seed_of(settings_.seed, 0));
    DealRule rule = table_.rules().deal;
    rule.throws = 1;
    const auto dealer = throw_for_dealer(rule, throw_dice(rule, chance));
    assert(dealer);
    happens(DealerThrown{*dealer});
    const bool person = *dealer == the_person;
    say(context_.words.format(person ? "terminal.you_deal_first" : "record.session.dealer_thrown",
                              {{"who", names_[*dealer]}}));
}

/// What the winners scored, with reasons; who waited, where that is paid for.
void PlaySession::explain(const State& state) const {
    const Words& words = context_.words;
    for (std::size_t i = 0; i < state.winners.size(); ++i) {
        const Win win = win_of(table_, state, i);
        if (const auto ruling = table_.rulebook().explain(win))
            context_.out << "\n" << draw_ruling(win, *ruling, table_.rulebook(), words, context_.look);
    }
    std::string waiting;
    for (const Wind seat : all_winds)
        if (state.end == End::Exhausted && state.waiting[static_cast<std::size_t>(seat)])
            waiting += (waiting.empty() ? "" : words("render.list_comma")) + view_.who(seat, person_.scene);
    if (!waiting.empty()) say("  " + words.format("terminal.waited", {{"names", waiting}}));
}

void PlaySession::play_hand(const SessionHand& due) {
    RecordHand head;
    head.number = due.number;
    head.setup = due.setup;
    const std::uint64_t seed = seed_of(settings_.seed, static_cast<std::uint64_t>(due.number));
    const auto deal = arena::ArenaDeal::of(table_, due.setup, seed);
    deal.describe(table_, head);
    arena::Seated seated{};
    for (const Wind seat : all_winds) {
        const auto i = static_cast<std::size_t>(seat);
        const Player player = due.seats[i];
        head.seats[i] = static_cast<std::uint8_t>(player + 1);
        seated[i] = players_[player];
        seated[i]->begin({seed_of(seed, head.seats[i]), seat, due.setup});
        person_.scene.names[i] = names_[player];
        if (player == the_person) person_.scene.person = seat;
    }
    person_.scene.title =
        context_.words.format("terminal.title", {{"number", std::to_string(due.number)},
                                                 {"round", wind_name(context_.words, session_.place.wind())},
                                                 {"deal", std::to_string(session_.place.deal + 1)}});
    context_.out << "\n"
                 << context_.look.ink(Ink::Strong, person_.scene.title + context_.words("render.and") +
                                                       context_.words.format("terminal.deals",
                                                                             {{"who", names_[due.seats[0]]}}))
                 << "\n";
    record_.add([&](RecordWriter& writer) { writer.hand(head); });
    session_table_.fold(session_, HandBegun{due.seats[0]});
    prepare_farewell();

    ResultNotes notes;
    const State state = arena::play_hand(table_, due.setup, deal.croupier(table_, due.setup), seated,
                                         [&](const Event& event) {
                                             notes.note(event);
                                             record_.add([&](RecordWriter& writer) { writer.event(event); });
                                         });
    const RecordResult result = result_of(table_, state, notes);
    record_.add([&](RecordWriter& writer) { writer.result(result); });
    [[maybe_unused]] const auto done = session_table_.apply(session_, HandFinished{result.result});
    assert(done);
    explain(state);
    // At the end the whole sheet is shown.
    if (!session_table_.over(session_)) {
        const Sheet now = sheet(table_.rulebook(), session_);
        context_.out
            << PlaySheet(now, names_, context_.words, context_.look).hands(session_.rows.back().place.round);
    }
    prepare_farewell();
}

std::optional<PlaySession::Ending> PlaySession::after_hand() {
    if (session_table_.over(session_)) return Ending::Over;
    if (settings_.hands && session_.hands >= *settings_.hands) return Ending::AsManyAsAsked;
    const bool may_stop = session_table_.dealer_may_stop(session_);
    const bool deals = session_table_.due_seats(session_)[0] == the_person;
    // A bot that is first and may end it there does.
    const bool bot_stops = may_stop && !deals;
    const AfterHand wish = bot_stops ? AfterHand::EndSession : person_.after_hand(may_stop);
    if (wish == AfterHand::Leave) return Ending::LeftAfterHand;
    if (wish == AfterHand::NextHand) return std::nullopt;
    happens(DealerStops{});
    say(context_.words("record.session.dealer_stops"));
    return Ending::Over;
}

PlaySession::Ending PlaySession::play_hands() {
    try {
        while (const auto due = session_table_.hand(session_)) {
            play_hand(*due);
            if (const auto ending = after_hand()) return *ending;
        }
    } catch (const PersonLeft&) {
        return Ending::LeftInHand;
    }
    return Ending::Over;
}

std::string PlaySession::kept(bool whole) const {
    if (settings_.record.empty()) return {};
    return context_.words.format(whole ? "terminal.kept" : "terminal.kept_partly",
                                 {{"file", settings_.record}});
}

void PlaySession::prepare_farewell() {
    const Sheet now = sheet(table_.rulebook(), session_);
    std::string text = "\n" + context_.words("terminal.interrupted") + "\n" +
                       PlaySheet(now, names_, context_.words, context_.look).scores() + "\n";
    if (const std::string record = kept(false); !record.empty()) text += record + "\n";
    farewell_.prepare(text);
}

Status PlaySession::finish(Ending ending) {
    const Words& words = context_.words;
    if (ending == Ending::Over) happens(SessionClosed{});
    if (ending != Ending::LeftInHand) record_.add([](RecordWriter& writer) { writer.end(); });
    static constexpr std::array<std::string_view, 4> endings{"terminal.over", "terminal.as_many",
                                                             "terminal.left_after", "terminal.left_in"};
    const Sheet last = sheet(table_.rulebook(), session_);
    const PlaySheet view(last, names_, words, context_.look);
    if (ending == Ending::Over) context_.out << view.hands();
    context_.out << "\n";
    say(words.format(endings[static_cast<std::size_t>(ending)], {{"hands", std::to_string(session_.hands)}}));
    // Before a hand is over there are no places to speak of.
    if (session_.hands > 0)
        context_.out << "\n"
                     << context_.look.ink(Ink::Strong, words(ending == Ending::Over ? "terminal.result"
                                                                                    : "terminal.so_far"))
                     << "\n"
                     << view.standings();
    if (record_.failed())
        return context_.complain({words.format("terminal.fault.record", {{"file", settings_.record}}),
                                  words("terminal.remedy.record")});
    // Not wrapped: a path is there to be copied.
    if (!settings_.record.empty()) context_.out << "\n" << kept(ending != Ending::LeftInHand) << "\n";
    return Status::Done;
}

Status PlaySession::play() {
    if (const auto complaint = open_record()) return context_.complain(*complaint);
    greet();
    record_.add([&](RecordWriter& writer) {
        writer.begin(header_for(table_.rulebook(), settings_.comes_with, names_));
    });
    if (!session_.first_dealer) throw_for_first_dealer();
    prepare_farewell();
    return finish(play_hands());
}

}  // namespace sifang::cli
