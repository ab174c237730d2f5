#include "cli/contest/written_hand.hpp"

#include <algorithm>

#include "cli/contest/where.hpp"
#include "cli/names.hpp"
#include "cli/options.hpp"
#include "wire/score_line.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

/// How a hand may end that nobody won.
constexpr End drawn_ends[]{End::Exhausted,  End::NineKinds, End::FourWinds, End::FourKongs,
                           End::FourRiichi, End::ThreeWins, End::FalseWin,  End::Foul};

class HandReader {
  public:
    HandReader(const Context& context, const Rulebook& book, const TableWords& four,
               const contest::Sheet& sheet, const HandOptions& options)
        : context_(context), book_(book), four_(four), sheet_(sheet), o_(options) {}

    tl::expected<TypedHand, HandRefused> read() {
        if (auto c = read_dealer()) return wrong(*c);
        if (auto c = read_counts()) return wrong(*c);
        if (!o_.winners.empty()) {
            if (o_.drawn || !o_.end.empty()) return wrong(clash("--winner", o_.drawn ? "--drawn" : "--end"));
            if (auto refused = read_wins()) return tl::unexpected(*std::move(refused));
        } else if (auto c = read_end()) {
            return wrong(*c);
        }
        return out_;
    }

  private:
    static tl::unexpected<HandRefused> wrong(Complaint complaint) {
        return tl::unexpected(HandRefused{std::move(complaint)});
    }
    Complaint marked(Complaint complaint, const char* option) const {
        return in_call(std::move(complaint), context_.call, find_in_call(context_.call, option));
    }
    Complaint clash(const char* first, const char* second) const {
        return marked(
            {context_.words.format("contest_play.fault.clash", {{"first", first}, {"second", second}})},
            second);
    }

    /// Who is due, unless another is told.
    std::optional<Complaint> read_dealer() {
        const SheetBook sheets(book_);
        session_ = sheets.played(sheet_);
        HandWritten& hand = out_.hand;
        hand.hand = static_cast<int>(sheet_.hands.size()) + 1;
        hand.dealer_found = o_.dealer_found;
        std::optional<Player> told;
        if (!o_.dealer.empty()) {
            const auto who = four_.player("--dealer", o_.dealer);
            if (!who) return who.error();
            told = *who;
        }
        if (!session_.first_dealer) {
            if (!told)
                return Complaint{context_.words("contest_play.fault.no_dealer"),
                                 context_.words("contest_play.remedy.no_dealer")};
            sheets.table().fold(session_, DealerThrown{*told});
        }
        seats_ = sheets.table().due_seats(session_);
        hand.dealer = told.value_or(seats_[0]);
        if (hand.dealer != seats_[0]) std::ranges::rotate(seats_, std::ranges::find(seats_, hand.dealer));
        return std::nullopt;
    }

    template <class Into, class Set>
    std::optional<Complaint> read_players(const char* option, const std::vector<std::string>& texts,
                                          Into& into, Set set) {
        const auto found = four_.players(option, texts);
        if (!found) return found.error();
        for (const Player p : *found) set(into[p]);
        return std::nullopt;
    }

    std::optional<Complaint> read_counts() {
        HandWritten& hand = out_.hand;
        const auto one_more = [](std::uint8_t& n) { ++n; };
        const auto yes = [](bool& is) { is = true; };
        if (auto c = read_players("--false-win", o_.false_wins, hand.false_wins, one_more)) return c;
        if (auto c = read_players("--warning", o_.warnings, hand.warnings, one_more)) return c;
        if (auto c = read_players("--riichi", o_.riichi, hand.deposits, one_more)) return c;
        if (auto c = read_players("--waiting", o_.waiting, hand.waiting, yes)) return c;
        if (auto c = read_players("--nagashi", o_.nagashi, hand.nagashi, yes)) return c;
        const auto fines = four_.amounts("--fine", o_.fines);
        if (!fines) return fines.error();
        hand.fines = *fines;
        const auto paid = four_.amounts("--paid", o_.paid);
        if (!paid) return paid.error();
        hand.fouls = *paid;
        return std::nullopt;
    }

    std::optional<Complaint> read_end() {
        if (o_.drawn && !o_.end.empty() && o_.end != id(End::Exhausted)) return clash("--drawn", "--end");
        for (const End end : drawn_ends)
            if (id(end) == o_.end) {
                out_.hand.end = end;
                return std::nullopt;
            }
        if (o_.drawn) return std::nullopt;
        return in_call({context_.words("contest_play.fault.no_outcome"),
                        context_.words("contest_play.remedy.no_outcome")},
                       context_.call, context_.call.size());
    }

    std::optional<HandRefused> read_wins() {
        const auto winners = four_.players("--winner", o_.winners);
        if (!winners) return HandRefused{winners.error()};
        if (o_.from.empty() == !o_.self_draw)
            return HandRefused{marked(
                {context_.words("contest_play.fault.from"), context_.words("contest_play.remedy.from")},
                o_.self_draw ? "--self-draw" : "--winner")};
        WrittenWin win;
        win.robbed = o_.robbed;
        if (!o_.from.empty()) {
            const auto giver = four_.player("--from", o_.from);
            if (!giver) return HandRefused{giver.error()};
            win.giver = *giver;
        }
        if (!o_.liable.empty()) {
            const auto liable = four_.player("--liable", o_.liable);
            if (!liable) return HandRefused{liable.error()};
            win.liable = *liable;
        }
        std::vector<int> totals;
        if (!o_.tiles.empty()) {
            if (!o_.totals.empty()) return HandRefused{clash("--tiles", "--points")};
            win.winner = winners->front();
            const auto total = total_of_tiles(win);
            if (!total) return total.error();
            totals.push_back(*total);
        }
        for (const std::string& text : o_.totals) {
            int total = 0;
            if (auto c = read_number(context_, "--points", text, {0, 1'000'000}, total))
                return HandRefused{*c};
            totals.push_back(total);
        }
        if (totals.size() != winners->size())
            return HandRefused{marked({context_.words.format("contest_play.fault.totals",
                                                             {{"winners", std::to_string(winners->size())},
                                                              {"totals", std::to_string(totals.size())}}),
                                       context_.words("contest_play.remedy.totals")},
                                      totals.empty() ? "--winner" : "--points")};
        for (std::size_t i = 0; i < winners->size(); ++i) {
            win.winner = (*winners)[i];
            win.total = totals[i];
            out_.hand.wins.push_back(win);
        }
        return std::nullopt;
    }

    Wind seat_of(Player player) const {
        return static_cast<Wind>(std::ranges::find(seats_, player) - seats_.begin());
    }
    std::string seat_letter(Player player) const { return std::string(1, letter(seat_of(player))); }

    /// The rulebook counts the tiles: seat, round and giver are those of the hand.
    tl::expected<int, HandRefused> total_of_tiles(const WrittenWin& win) {
        WinOptions told = o_.win;
        told.hand = {o_.tiles};
        told.by = win.giver ? "discard" : "draw";
        told.seat = seat_letter(win.winner);
        told.round = std::string(1, letter(session_.place.wind()));
        if (win.giver) told.discarder = seat_letter(*win.giver);
        if (win.liable) told.liable = seat_letter(*win.liable);
        const auto read = read_win(told, context_);
        if (!read) return tl::unexpected(HandRefused{read.error()});
        const auto score = book_.score(*read);
        if (!score) return tl::unexpected(HandRefused{win_complaint(context_, told, *read, score.error())});
        const Words& words = context_.words;
        const auto no = [&](const char* key) {
            Complaint complaint{words.format(key, {{"total", std::to_string(score->total)},
                                                   {"minimum", std::to_string(score->minimum)}}),
                                words("contest_play.remedy.no_win"), o_.tiles};
            return tl::unexpected(HandRefused{std::move(complaint), true});
        };
        if (!score->valid) return no("contest_play.fault.no_win");
        if (!score->meets_minimum) return no("contest_play.fault.below_minimum");
        for (const CountedPattern& pattern : score->patterns)
            out_.counted += (out_.counted.empty() ? "" : words("render.list_comma")) +
                            pattern_times(words, book_, pattern.pattern, pattern.count);
        out_.counted = words.format("contest_play.hand.counted",
                                    {{"total", std::to_string(score->total)}, {"patterns", out_.counted}});
        return score->total;
    }

    const Context& context_;
    const Rulebook& book_;
    const TableWords& four_;
    const contest::Sheet& sheet_;
    const HandOptions& o_;
    Session session_;
    Seating seats_{};
    TypedHand out_;
};

}  // namespace

void add_hand_options(CLI::App& app, Context& context, HandOptions& o) {
    option(app, context, "--winner", o.winners, "PLAYER", "cli.contest.hand.winner");
    option(app, context, "--from", o.from, "PLAYER", "cli.contest.hand.from");
    flag(app, context, "--self-draw", o.self_draw, "cli.contest.hand.self_draw");
    option(app, context, "--points,--fan", o.totals, "N", "cli.contest.hand.points");
    option(app, context, "--tiles", o.tiles, "HAND", "cli.contest.hand.tiles");
    option(app, context, "--flowers", o.win.flowers, "TILES", "cli.score.flowers");
    std::vector<std::string> situations;
    for (const std::string_view name : situation_names()) situations.emplace_back(name);
    choices(option(app, context, "--situation", o.win.situation, "LIST", "cli.score.situation"), context,
            situations);
    option(app, context, "--dora", o.win.dora, "TILES", "cli.score.dora");
    option(app, context, "--ura", o.win.ura, "TILES", "cli.score.ura");
    flag(app, context, "--drawn", o.drawn, "cli.contest.hand.drawn");
    std::vector<std::string> ends;
    for (const End end : drawn_ends) ends.emplace_back(id(end));
    choices(option(app, context, "--end", o.end, "HOW", "cli.contest.hand.end"), context, ends);
    option(app, context, "--waiting", o.waiting, "PLAYER", "cli.contest.hand.waiting");
    option(app, context, "--nagashi", o.nagashi, "PLAYER", "cli.contest.hand.nagashi");
    option(app, context, "--riichi", o.riichi, "PLAYER", "cli.contest.hand.riichi");
    flag(app, context, "--robbed", o.robbed, "cli.contest.hand.robbed");
    option(app, context, "--liable", o.liable, "PLAYER", "cli.contest.hand.liable");
    option(app, context, "--false-win", o.false_wins, "PLAYER", "cli.contest.hand.false_win");
    option(app, context, "--warning", o.warnings, "PLAYER", "cli.contest.hand.warning");
    option(app, context, "--fine", o.fines, "PLAYER=N", "cli.contest.hand.fine");
    option(app, context, "--paid", o.paid, "PLAYER=N", "cli.contest.hand.paid");
    option(app, context, "--dealer", o.dealer, "PLAYER", "cli.contest.hand.dealer");
    flag(app, context, "--dealer-found", o.dealer_found, "cli.contest.hand.dealer_found");
}

tl::expected<TypedHand, HandRefused> read_hand(const Context& context, const Rulebook& book,
                                               const TableWords& four, const contest::Sheet& sheet,
                                               const HandOptions& options) {
    return HandReader(context, book, four, sheet, options).read();
}

}  // namespace sifang::cli
