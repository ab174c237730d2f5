// contest foul and revoke: a penalty by the book, counted by the record of this contest.

#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/penalty_view.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/table_words.hpp"
#include "cli/options.hpp"
#include "cli/referee_topics.hpp"
#include "wire/record_pieces.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct FoulCall : Writing {
    PlaceOptions place;
    std::vector<std::string> words, order;
    std::string player, hand, choice, instead, points, harmed, seen, raised, booking;
    bool no_table = false, referee_saw = false, look_at_late = false, another_won = false;
};

constexpr std::string_view raised_ids[]{"at_once", "in_the_hand", "in_the_session", "in_the_event"};

/// One call, from the words that name the foul to the command.
class FoulReader {
  public:
    FoulReader(const Context& context, const FoulCall& call, const ContestFile& file,
               const PlaceWords& places)
        : context_(context), call_(call), file_(file), places_(places) {}

    Wanted read() {
        for (const auto step : {&FoulReader::find_foul, &FoulReader::find_place, &FoulReader::read_choice,
                                &FoulReader::read_circumstances})
            if (auto complaint = (this->*step)()) return tl::unexpected(*std::move(complaint));
        return just(out_);
    }

  private:
    using Fault = std::optional<Complaint>;

    Fault find_foul() {
        std::vector<Words> languages;
        for (const Language language : all_languages) languages.emplace_back(language);
        const auto topics = referee_topics(file_.book(), languages);
        const auto found = find_topics(topics, call_.words);
        if (found.size() == 1 && found[0]->foul) {
            out_.foul.foul = found[0]->foul->id;
            return std::nullopt;
        }
        std::string ids;
        for (const auto* topic : found.empty() ? near_topics(topics, call_.words) : found)
            if (topic->foul) ids += (ids.empty() ? "" : ", ") + topic->id;
        const std::string rules(file_.book().id());
        return Complaint{context_.words("contest_play.fault.one_foul"),
                         ids.empty()
                             ? context_.words.format("referee.see_all", {{"rules", rules}})
                             : context_.words.format("contest_play.remedy.one_foul", {{"fouls", ids}})};
    }

    /// The table where he sits now, unless another is told.
    Fault find_place() {
        out_.booking = Booking::OnSheet;
        for (const Booking each : {Booking::OnSheet, Booking::Session, Booking::Total})
            if (id(each) == call_.booking) out_.booking = each;
        PlaceOptions place = played_place(file_.state(), call_.place);
        // A letter is somebody of the table that is told.
        if (call_.no_table || place.table.empty()) {
            const auto who = places_.entrant("--player", call_.player);
            if (!who) return who.error();
            out_.offender = *who;
        }
        if (call_.no_table) {
            if (call_.booking.empty()) out_.booking = Booking::Total;
            return std::nullopt;
        }
        if (place.table.empty()) {
            const auto session = places_.session(place);
            if (!session) return session.error();
            const auto number = places_.number("--player", *session, call_.player);
            if (!number) return number.error();
            if (session->session.value <= file_.state().of(session->stage).chart.size())
                if (const auto table = table_of(file_.state(), *session, *number))
                    place.table = std::to_string(table->value);
        }
        const auto sheet = places_.sheet(place);
        if (!sheet) return sheet.error();
        out_.sheet = *sheet;
        four_.emplace(context_, file_.state(), *sheet);
        if (!out_.offender) {
            const auto who = four_->player("--player", call_.player);
            if (!who) return who.error();
            out_.offender = four_->entrant(*who);
        }
        return find_seat();
    }

    /// In which hand, and on which seat he is in it.
    Fault find_seat() {
        const contest::Sheet& sheet = sheet_of(file_.state(), *out_.sheet);
        const SheetBook book(file_.book());
        const Session session = book.played(sheet);
        int hand = static_cast<int>(sheet.hands.size()) + 1;
        if (!call_.hand.empty()) {
            const auto typed = places_.whole("--hand", call_.hand, 0, 10'000);
            if (!typed) return typed.error();
            hand = *typed;
        }
        out_.foul.place.hand = hand;
        Seating seats{0, 1, 2, 3};
        const PrintedSheet printed = book.printed(sheet);
        if (session.first_dealer) seats = book.table().due_seats(session);
        for (const SheetRow& row : printed.rows)
            if (row.entry == sifang::Entry::Hand && row.hand == hand) seats = row.seats;
        seats_ = seats;
        for (Player p = 0; p < 4; ++p)
            if (four_->entrant(p) == out_.offender) out_.foul.seat = seat_of(p);
        return std::nullopt;
    }
    Wind seat_of(Player player) const {
        return static_cast<Wind>(std::ranges::find(seats_, player) - seats_.begin());
    }

    Fault read_choice() {
        Discretion& choice = out_.foul.choice;
        const auto number = [&](const char* option, const std::string& text, int most, auto& into) -> Fault {
            if (text.empty()) return std::nullopt;
            const auto value = places_.whole(option, text, 1, most);
            if (!value) return value.error();
            into = *value;
            return std::nullopt;
        };
        std::optional<int> rung, instead;
        if (auto c = number("--choice", call_.choice, 100, rung)) return c;
        if (auto c = number("--instead", call_.instead, 100, instead)) return c;
        if (auto c = number("--points", call_.points, 1'000'000, choice.points)) return c;
        if (rung) choice.rung = static_cast<std::size_t>(*rung) - 1;
        if (instead) choice.instead = static_cast<std::size_t>(*instead) - 1;
        choice.look_at_late = call_.look_at_late;
        for (const std::string& name : call_.order) {
            const auto measure = measure_of_id(name);
            if (!measure)
                return places_.about(
                    "--order", name, context_.words.format("referee.fault.order", {{"measure", name}}),
                    context_.words.format(
                        "contest_play.remedy.order",
                        {{"rules", std::string(file_.book().id())}, {"foul", out_.foul.foul}}));
            choice.optional.push_back(*measure);
        }
        return std::nullopt;
    }

    Fault read_circumstances() {
        FoulCase& foul = out_.foul;
        foul.by_player = !call_.referee_saw;
        foul.another_won = call_.another_won;
        for (std::size_t i = 0; i < std::size(raised_ids); ++i)
            if (raised_ids[i] == call_.raised) foul.raised = static_cast<Raised>(i);
        if (!call_.harmed.empty() && four_) {
            const auto harmed = four_->player("--harmed", call_.harmed);
            if (!harmed) return harmed.error();
            foul.harmed = seat_of(*harmed);
        }
        if (call_.seen.empty()) return std::nullopt;
        std::array<Piece, 14> pieces{};
        const ReadPieces read = read_pieces(call_.seen, pieces);
        if (read.error)
            return places_.about("--seen", call_.seen,
                                 context_.words.format("referee.fault.seen", {{"tiles", call_.seen}}),
                                 context_.words("referee.remedy.seen"));
        for (std::size_t i = 0; i < read.count; ++i) foul.pieces.push_back(pieces[i]);
        return std::nullopt;
    }

    const Context& context_;
    const FoulCall& call_;
    const ContestFile& file_;
    const PlaceWords& places_;
    PunishFoul out_;
    std::optional<TableWords> four_;
    Seating seats_{0, 1, 2, 3};
};

Status foul(const Context& context, const FoulCall& call) {
    if (call.words.empty()) return context.complain(missing_word(context, "WORDS"));
    if (call.player.empty()) return context.complain(missing_word(context, "--player"));
    return act(
        context, call,
        [&](const ContestFile& file, const PlaceWords& places) {
            return FoulReader(context, call, file, places).read();
        },
        [&](ContestFile& file, std::span<const Logged> events) {
            for (const Logged& logged : events)
                if (const auto* recorded = std::get_if<FoulRecorded>(&logged.event); recorded && !call.json)
                    draw_penalty(context, file, *recorded);
            return Status::Done;
        });
}

struct RevokeCall : Writing {
    std::string event, reason, hand;
};

Status revoke(const Context& context, const RevokeCall& call) {
    if (call.event.empty()) return context.complain(missing_word(context, "EVENT"));
    return act(context, call, [&](const ContestFile&, const PlaceWords& places) -> Wanted {
        const auto event = places.event("EVENT", call.event);
        if (!event) return tl::unexpected(event.error());
        FoulRevoked revoked{*event, call.reason};
        if (!call.hand.empty()) {
            const auto hand = places.whole("--hand", call.hand, 1, 10'000);
            if (!hand) return tl::unexpected(hand.error());
            revoked.hand = *hand;
        }
        return just(Record{revoked});
    });
}

Action declare_foul(CLI::App& app, Context& context) {
    const auto call = std::make_shared<FoulCall>();
    option(app, context, "words", call->words, "WORDS", "cli.contest.foul.words");
    option(app, context, "--player", call->player, "PLAYER", "cli.contest.foul.player");
    add_sheet_options(app, context, call->place);
    flag(app, context, "--no-table", call->no_table, "cli.contest.foul.no_table");
    option(app, context, "--hand", call->hand, "N", "cli.contest.foul.hand");
    std::vector<std::string> bookings;
    for (unsigned i = 0; i < booking_count; ++i) bookings.emplace_back(id(static_cast<Booking>(i)));
    choices(option(app, context, "--booking", call->booking, "WHERE", "cli.contest.foul.booking"), context,
            bookings);
    option(app, context, "--choice", call->choice, "N", "cli.referee.choice");
    option(app, context, "--instead", call->instead, "N", "cli.referee.instead");
    option(app, context, "--points", call->points, "N", "cli.referee.points");
    option(app, context, "--order", call->order, "MEASURE", "cli.referee.order");
    option(app, context, "--harmed", call->harmed, "PLAYER", "cli.contest.foul.harmed");
    option(app, context, "--seen", call->seen, "TILES", "cli.referee.seen");
    flag(app, context, "--referee-saw", call->referee_saw, "cli.contest.foul.referee_saw");
    flag(app, context, "--another-won", call->another_won, "cli.contest.foul.another_won");
    choices(option(app, context, "--raised", call->raised, "WHEN", "cli.contest.foul.raised"), context,
            {std::begin(raised_ids), std::end(raised_ids)});
    flag(app, context, "--look-at-late", call->look_at_late, "cli.contest.foul.look_at_late");
    add_writing_options(app, context, *call);
    return [call, &context] { return foul(context, *call); };
}
Action declare_revoke(CLI::App& app, Context& context) {
    const auto call = std::make_shared<RevokeCall>();
    option(app, context, "event", call->event, "EVENT", "cli.contest.revoke.event");
    option(app, context, "--reason", call->reason, "TEXT", "cli.contest.revoke.reason");
    option(app, context, "--hand", call->hand, "N", "cli.contest.revoke.hand");
    add_writing_options(app, context, *call);
    return [call, &context] { return revoke(context, *call); };
}

}  // namespace

Command foul_verb() {
    return {"foul",
            {"contest foul early draw --player 3 --booking session --dry-run",
             "contest foul early_draw --player 3 --booking session"},
            declare_foul};
}
Command revoke_verb() { return {"revoke", {"contest revoke --help"}, declare_revoke}; }

}  // namespace sifang::cli
