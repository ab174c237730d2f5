#pragma once
// Events of a contest at random, with every part of them filled. Each type is taken apart by name, so that a
// part added to it does not compile here until it is filled too: no part can be forgotten in a line unseen.

#include <limits>

#include "contest/event.hpp"
#include "support/deck.hpp"
#include "tile/piece.hpp"

namespace sifang::test {

class RandomEvent {
  public:
    explicit RandomEvent(Random& random) : random_(random) {}

    template <std::size_t which>
    contest::Logged of_kind() {
        contest::Logged logged;
        auto& [number, at, by, event] = logged;
        fill_all(number, at, by, event.emplace<which>());
        return logged;
    }
    contest::Logged any() {
        return any(std::make_index_sequence<std::variant_size_v<contest::ContestEvent>>{});
    }

  private:
    template <class... Parts>
    void fill_all(Parts&... parts) {
        (fill(parts), ...);
    }
    template <std::size_t... I>
    contest::Logged any(std::index_sequence<I...>) {
        contest::Logged logged;
        const std::size_t which = random_.below(sizeof...(I));
        static_cast<void>(((which == I && (logged = of_kind<I>(), true)) || ...));
        return logged;
    }

    // What everything is made of.

    void fill(bool& value) { value = random_.one_in(2); }
    template <std::integral I>
    void fill(I& value) {
        constexpr I most = std::numeric_limits<I>::max(), least = std::numeric_limits<I>::min();
        constexpr std::int64_t exact = (std::int64_t{1} << 53) - 1;
        if (random_.one_in(8)) {
            value = random_.one_in(2) ? most : least;
        } else {
            value = static_cast<I>(random_.next() >> random_.below(64));
        }
        if (std::cmp_greater(value, exact)) value = static_cast<I>(exact);
        if (std::cmp_less(value, -exact)) value = static_cast<I>(-exact);
    }
    void fill(std::string& text) {
        static constexpr std::array<std::string_view, 12> pieces{"a",  "{",    "[", ",",    "\"", "\\",
                                                                 "\n", "\x01", "/", "四方", "é",  "🀄"};
        text.clear();
        for (unsigned i = random_.below(6); i > 0; --i) text += pieces[random_.below(pieces.size())];
    }
    /// One of so many.
    template <class E>
    void pick(E& value, unsigned count) {
        value = static_cast<E>(random_.below(count));
    }
    void fill(Instant& moment) {
        auto& [ms] = moment;
        fill(ms);
    }
    void fill(seating::Player& player) {
        player = seating::Player::of_index(random_.below(seating::Player::most));
    }
    template <class Tag>
    void fill(contest::Number<Tag>& number) {
        auto& [value] = number;
        fill(value);
    }
    template <class T>
    void fill(std::vector<T>& items) {
        items.resize(random_.below(4));
        for (T& item : items) fill(item);
    }
    template <class T>
    void fill(std::optional<T>& value) {
        if (!random_.one_in(4)) fill(value.emplace());
    }
    template <class T>
    void fill(std::array<T, 4>& four) {
        for (T& each : four) fill(each);
    }
    void fill(PlayerPoints& four) {
        for (int& points : four) points = static_cast<int>(random_.below(200'000'001)) - 100'000'000;
        if (random_.one_in(4)) four = {};
    }
    template <std::size_t N>
    void fill(InlineVector<Piece, N>& pieces) {
        for (unsigned i = random_.below(N + 1); i > 0; --i)
            pieces.push_back(random_.one_in(5)   ? Piece::red_five(static_cast<Suit>(random_.below(3)))
                             : random_.one_in(9) ? Piece::back()
                                                 : Piece(Tile::of_index(random_.below(42))));
    }
    /// A seed is any 64 bits, of a player at the table there are four.
    void seed(contest::Seed& seed) {
        seed.reset();
        if (!random_.one_in(4)) seed = random_.one_in(4) ? ~std::uint64_t{0} : random_.next();
    }
    void at_table(Player& player) { player = random_.below(4); }
    void at_table(std::optional<Player>& player) {
        if (!random_.one_in(4)) at_table(player.emplace());
    }

    void fill(Wind& value) { pick(value, 4); }
    void fill(EventClass& value) { pick(value, 4); }
    void fill(EventScope& value) { pick(value, event_scope_count); }
    void fill(RefereeGrade& value) { pick(value, 4); }
    void fill(contest::Format& value) { pick(value, contest::format_count); }
    void fill(contest::Role& value) { pick(value, contest::role_count); }
    void fill(contest::Duty& value) { pick(value, contest::duty_count); }
    void fill(contest::Booking& value) { pick(value, contest::booking_count); }
    void fill(contest::Signer& value) { pick(value, contest::signer_count); }
    void fill(LateBy& value) { pick(value, 2); }
    void fill(End& value) { pick(value, 10); }
    void fill(SanctionKind& value) { pick(value, 15); }
    void fill(Measure& value) { pick(value, measure_count); }
    void fill(FoulScope& value) { pick(value, 3); }
    void fill(Office& value) { pick(value, 3); }
    void fill(AppealBody& value) { pick(value, 3); }
    void fill(EventMeasureKind& value) { pick(value, 5); }
    void fill(Appellant& value) { pick(value, 2); }
    void fill(AppealMatter& value) { pick(value, 2); }
    void fill(AppealVerdict& value) { pick(value, 2); }

    // What events have in them.

    void fill(contest::SessionId& v) {
        auto& [stage, session] = v;
        fill_all(stage, session);
    }
    void fill(contest::SheetId& v) {
        auto& [stage, session, table] = v;
        fill_all(stage, session, table);
    }
    void fill(seating::Table& v) {
        auto& [number, seats] = v;
        fill_all(number, seats);
    }
    void fill(contest::Regulations& v) {
        auto& [rules, title, hosts, place, dates, event_class, scope, registered, adults_only, no_pupils,
               team_size, substitutes, compatriots_apart, least_sessions] = v;
        fill_all(rules, title, hosts, place, dates, event_class, scope, registered, adults_only, no_pupils,
                 team_size, substitutes, compatriots_apart, least_sessions);
    }
    void fill(contest::StagePlan& v) {
        auto& [name, format, sessions, group, go_on, carry, same_walls, group_points] = v;
        fill_all(name, format, sessions, group, go_on, carry, same_walls, group_points);
    }
    void fill(contest::Official& v) {
        auto& [name, duty, grade, first_table, last_table] = v;
        fill_all(name, duty, grade, first_table, last_table);
    }
    void fill(contest::Team& v) {
        auto& [name, region] = v;
        fill_all(name, region);
    }
    void fill(contest::Entry& v) {
        auto& [name, region, team, role, adult, pupil, namesake] = v;
        fill_all(name, region, team, role, adult, pupil, namesake);
    }
    void fill(contest::DrawnLot& v) {
        auto& [team, lot, by_committee] = v;
        fill_all(team, lot, by_committee);
    }
    void fill(contest::WrittenWin& v) {
        auto& [winner, giver, total, liable, robbed] = v;
        at_table(winner);
        at_table(giver);
        at_table(liable);
        fill_all(total, robbed);
    }
    void fill(FoulPlace& v) {
        auto& [session, table, hand, at] = v;
        fill_all(session, table, hand, at);
    }
    void fill(Consequence& v) {
        auto& [measure, points, amount, optional] = v;
        fill_all(measure, points, amount, optional);
    }
    void fill(Sanction& v) {
        auto& [kind, seat, to, points, pieces, lifted] = v;
        fill_all(kind, seat, to, points, pieces, lifted);
    }
    void fill(EventMeasure& v) {
        auto& [kind, clause] = v;
        fill_all(kind, clause);
    }
    void fill(Penalty& v) {
        auto& [foul, clause, counter, who, seat, place, scope, time, rung, instead, chosen, forgiven, does,
               sanctions, event] = v;
        fill_all(foul, clause, counter, who, seat, place, scope, time, rung, instead, chosen, forgiven, does,
                 sanctions, event);
    }
    void fill(PointsCorrected& v) {
        auto& [hand, points] = v;
        fill_all(hand, points);
    }
    void fill(Remedy& v) {
        auto& [revoked, corrected] = v;
        fill_all(revoked, corrected);
    }
    template <class... Kinds>
    void fill(std::variant<Kinds...>& v) {
        const std::size_t which = random_.below(sizeof...(Kinds));
        [&]<std::size_t... I>(std::index_sequence<I...>) {
            static_cast<void>(((which == I && (fill(v.template emplace<I>()), true)) || ...));
        }(std::index_sequence_for<Kinds...>{});
    }

    // Sheets and appeals.

    void fill(contest::HandWritten& v) {
        auto& [hand, dealer, wins, points, fines, false_wins, warnings, fouls, end, waiting, nagashi,
               deposits, dealer_found] = v;
        at_table(dealer);
        fill_all(hand, wins, points, fines, false_wins, warnings, fouls, end, waiting, nagashi, deposits,
                 dealer_found);
    }
    void fill(contest::TotalsWritten& v) {
        auto& [scores, fines] = v;
        fill_all(scores, fines);
    }
    void fill(contest::SheetSigned& v) {
        auto& [signer] = v;
        fill(signer);
    }
    void fill(contest::SheetClosed& v) {
        static_assert(std::is_empty_v<contest::SheetClosed>);
        v = {};
    }
    void fill(contest::SheetCorrected& v) {
        auto& [hand, points, fines, reason] = v;
        fill_all(hand, points, fines, reason);
    }
    void fill(AppealFiled& v) {
        auto& [at, by, as, written, player_signed, leader_signed, deposit, matter, to, ruled_by,
               session_ended] = v;
        fill_all(at, by, as, written, player_signed, leader_signed, deposit, matter, to, ruled_by,
                 session_ended);
    }
    void fill(AppealHeard& v) {
        auto& [at, by, verdict, within_powers, referee_disciplined, remedy] = v;
        fill_all(at, by, verdict, within_powers, referee_disciplined, remedy);
    }
    void fill(AppealCarriedOn& v) {
        auto& [at, by, written] = v;
        fill_all(at, by, written);
    }

    // Events.

    void fill(contest::ContestOpened& v) {
        auto& [regulations, organiser] = v;
        fill_all(regulations, organiser);
    }
    void fill(contest::StagesPlanned& v) {
        auto& [stages] = v;
        fill(stages);
    }
    void fill(contest::OfficialNamed& v) {
        auto& [number, official] = v;
        fill_all(number, official);
    }
    void fill(contest::OfficialReleased& v) {
        auto& [number] = v;
        fill(number);
    }
    void fill(contest::TeamEntered& v) {
        auto& [number, team] = v;
        fill_all(number, team);
    }
    void fill(contest::EntrantEntered& v) {
        auto& [number, entry] = v;
        fill_all(number, entry);
    }
    void fill(contest::EntryRemoved& v) {
        auto& [number] = v;
        fill(number);
    }
    void fill(contest::EntriesClosed& v) {
        static_assert(std::is_empty_v<contest::EntriesClosed>);
        v = {};
    }
    void fill(contest::CheckedIn& v) {
        auto& [number, session] = v;
        fill_all(number, session);
    }
    void fill(contest::OrderDrawn& v) {
        auto& [drawn_from, order] = v;
        seed(drawn_from);
        fill(order);
    }
    void fill(contest::LotsDrawn& v) {
        auto& [drawn_from, lots] = v;
        seed(drawn_from);
        fill(lots);
    }
    void fill(contest::NumbersDrawn& v) {
        auto& [drawn_from, by_number] = v;
        seed(drawn_from);
        fill(by_number);
    }
    void fill(contest::SeatingDrafted& v) {
        auto& [stage, from, sessions] = v;
        fill_all(stage, from, sessions);
    }
    void fill(contest::SeatingPublished& v) {
        auto& [stage] = v;
        fill(stage);
    }
    void fill(contest::SessionStarted& v) {
        auto& [session] = v;
        fill(session);
    }
    void fill(contest::EndMoved& v) {
        auto& [session, minutes] = v;
        fill_all(session, minutes);
    }
    void fill(contest::SessionEnded& v) {
        auto& [session] = v;
        fill(session);
    }
    void fill(contest::ArrivedLate& v) {
        auto& [session, number, by] = v;
        fill_all(session, number, by);
    }
    void fill(contest::Forfeited& v) {
        auto& [session, number] = v;
        fill_all(session, number);
    }
    void fill(contest::StandInSeated& v) {
        auto& [session, number, name] = v;
        fill_all(session, number, name);
    }
    void fill(contest::Withdrew& v) {
        auto& [number] = v;
        fill(number);
    }
    void fill(contest::Substituted& v) {
        auto& [number, substitute, from] = v;
        fill_all(number, substitute, from);
    }
    void fill(contest::JoinedLate& v) {
        auto& [entrant, number] = v;
        fill_all(entrant, number);
    }
    void fill(contest::SheetChanged& v) {
        auto& [sheet, what] = v;
        fill_all(sheet, what);
    }
    void fill(contest::FoulRecorded& v) {
        auto& [penalty, sheet, booking] = v;
        fill_all(penalty, sheet, booking);
    }
    void fill(contest::FoulRevoked& v) {
        auto& [penalty, reason, hand] = v;
        fill_all(penalty, reason, hand);
    }
    void fill(contest::AppealOpened& v) {
        auto& [number, entrant, sheet, against, filing] = v;
        fill_all(number, entrant, sheet, against, filing);
    }
    void fill(contest::AppealChanged& v) {
        auto& [number, what] = v;
        fill_all(number, what);
    }
    void fill(contest::TieDrawn& v) {
        auto& [stage, drawn_from, order, teams] = v;
        seed(drawn_from);
        fill_all(stage, order, teams);
    }
    void fill(contest::ResultsPublished& v) {
        auto& [stage, mark] = v;
        fill(stage);
        mark = random_.next();
    }
    void fill(contest::Undone& v) {
        auto& [of] = v;
        fill(of);
    }

    Random& random_;
};

}  // namespace sifang::test
