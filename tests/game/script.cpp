#include "game/script.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "game/pieces.hpp"
#include "hand/notation.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"

namespace sifang::test {
namespace {

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::vector<std::string> statements_of(std::string_view text) {
    std::vector<std::string> all;
    std::istringstream in{std::string(text)};
    for (std::string one; std::getline(in, one, ';');)
        if (!words_of(one).empty()) all.push_back(one);
    return all;
}

// A script that cannot be read is a mistake of the test itself: it stops there.
[[noreturn]] void unreadable(std::string_view what) {
    throw std::runtime_error("cannot read: " + std::string(what));
}

Wind wind(std::string_view text) {
    const auto parsed = parse_wind(text);
    if (!parsed) unreadable(text);
    return *parsed;
}

std::vector<Piece> pieces(std::string_view text) {
    const auto parsed = parse_tiles(text);
    if (!parsed) unreadable(text);
    RedFives reds = parsed->red_fives;
    std::vector<Piece> all;
    for (const Tile tile : parsed->tiles) {
        const bool red = tile.is_suited() && tile.rank() == 5 && reds_of(std::as_const(reds), tile) > 0;
        if (red) --reds_of(reds, tile);
        all.push_back(red ? Piece::red_five(tile.suit()) : Piece(tile));
    }
    return all;
}
Piece piece(std::string_view text) { return pieces(text).at(0); }

bool is_answer(std::string_view verb, std::size_t words) {
    return verb == "chows" || verb == "pungs" || verb == "passes" || (verb == "kongs" && words == 2);
}

}  // namespace

const Table& table_of(std::string_view profile) {
    struct Opened {
        std::unique_ptr<Rulebook> rulebook;
        std::unique_ptr<Table> table;
    };
    static const auto suits = std::make_unique<SuitTable>();
    static std::map<std::string, Opened, std::less<>> tables;
    auto found = tables.find(profile);
    if (found == tables.end()) {
        Opened opened{open_rulebook(profile, *suits), nullptr};
        if (!opened.rulebook) unreadable(profile);
        opened.table = std::make_unique<Table>(*opened.rulebook, *suits);
        found = tables.emplace(profile, std::move(opened)).first;
    }
    return *found->second.table;
}

Script::Script(std::string_view profile, std::string_view text, const HandSetup& setup)
    : Script(table_of(profile), text, setup) {}

Script::Script(const Table& table, std::string_view text, const HandSetup& setup)
    : table_(table), state_(table.begin(setup)) {
    deal(text);
}

void Script::deal(std::string_view text) {
    std::array<std::vector<Piece>, 4> hands;
    for (const std::string& one : statements_of(text)) {
        const auto words = words_of(one);
        auto& hand = hands[static_cast<unsigned>(wind(words[0]))];
        for (std::size_t i = 1; i < words.size(); ++i)
            for (const Piece each : pieces(words[i])) hand.push_back(each);
    }
    for (const auto& hand : hands)
        for (const Piece each : hand)
            if (!each.is_flower()) {
                if (!reserved_.can_add(each.tile())) unreadable(text);
                reserved_.add(each.tile());
            }
    for (const Wind seat : all_winds) {
        auto& hand = hands[static_cast<unsigned>(seat)];
        const Need need = table_.need(state_);
        while (hand.size() < need.tiles) {
            const Piece filler = dull();
            dull_[static_cast<unsigned>(seat)].push_back(filler);
            hand.push_back(filler);
            reserved_.add(filler.tile());
        }
        for (const Piece each : hand)
            if (!each.is_flower()) reserved_.remove(each.tile());
        keep(table_.give(state_, hand), text);
    }
}

/// A tile that helps nobody: of the kinds with most copies left one that nobody waits for, the kinds
/// scattered.
Piece Script::dull() {
    Kinds waited_for;
    for (const SeatState& seat : state_.seats) waited_for |= seat.waits;
    const RedFives all_red{static_cast<std::uint8_t>(table_.rules().red_fives[0]),
                           static_cast<std::uint8_t>(table_.rules().red_fives[1]),
                           static_cast<std::uint8_t>(table_.rules().red_fives[2])};
    std::optional<Tile> best;
    int most = 0;
    for (unsigned i = 0; i < Tile::hand_kinds; ++i) {
        const Tile tile = Tile::of_index((stride_ + 13 * i) % Tile::hand_kinds);
        int left = 4 - static_cast<int>(state_.out[tile]) - static_cast<int>(reserved_[tile]);
        left -= static_cast<int>(reds_of(all_red, tile)) -
                static_cast<int>(reds_of(std::as_const(state_).reds_out, tile));
        if (left > 0) left += waited_for.has(tile) ? 0 : 4;
        if (!best || left > most) {
            best = tile;
            most = left;
        }
    }
    stride_ = (stride_ + 13) % Tile::hand_kinds;
    return *best;
}

Piece Script::dull_for(Need::Kind need) {
    if (wall_down_ && need == Need::Kind::Draw && table_.deal_rule(state_.setup).flowers == Flowers::With)
        for (const Tile tile : kinds::flowers)
            if (!state_.flowers_out.has(tile) && !kept_flowers_.has(tile)) return tile;
    return dull();
}

void Script::keep(const tl::expected<Events, Refused>& done, std::string_view what) {
    if (!done) {
        failed_ = true;
        ADD_FAILURE() << "refused: " << what << " (" << id(done.error().refusal) << ")";
        return;
    }
    for (const Event& event : *done) events_.push_back(event);
}

void Script::give(Piece one) {
    keep(table_.give(state_, {&one, 1}), one.is_back() ? "a back" : to_string(one.tile()));
}

/// One step that the script leaves out. False when there is none.
bool Script::step_by_itself() {
    const Need need = table_.need(state_);
    if (need.kind != Need::Kind::Nothing) {
        give(dull_for(need.kind));
        return true;
    }
    if (state_.phase == Phase::Claims)
        for (const Wind seat : all_winds)
            if (state_.answers[static_cast<unsigned>(seat)].state == AnswerState::Asked) {
                keep(table_.apply(state_, seat, {}), "passes by himself");
                return true;
            }
    return turn_by_itself();
}

bool Script::turn_by_itself() {
    const Actions legal = table_.legal(state_, state_.turn);
    const auto& dull = dull_[static_cast<unsigned>(state_.turn)];
    const auto worth = [&](const Action& action) {
        if (action.kind == ActionKind::Flower) return 4;
        if (action.kind != ActionKind::Discard) return 0;
        if (action.drawn) return 3;
        return std::find(dull.begin(), dull.end(), action.piece) != dull.end() ? 2 : 1;
    };
    const auto best = std::max_element(legal.begin(), legal.end(),
                                       [&](const auto& a, const auto& b) { return worth(a) < worth(b); });
    if (best == legal.end() || worth(*best) == 0) return false;
    keep(table_.apply(state_, state_.turn, *best), "plays by himself");
    return true;
}

/// Tiles named by later statements are not given away before.
void Script::reserve(std::string_view statements) {
    for (const std::string& one : statements_of(statements)) {
        const auto words = words_of(one);
        const bool draws = words.size() == 3 && words[1] == "draws";
        const bool wall = words[0] == "wall" && words.size() > 2;
        if (!draws && !wall && words[0] != "dora" && words[0] != "ura") continue;
        for (const Piece coming : pieces(words.back())) {
            if (coming.is_flower())
                kept_flowers_.add(coming.tile());
            else if (reserved_.can_add(coming.tile()))
                reserved_.add(coming.tile());
        }
    }
}

Script& Script::play(std::string_view statements) {
    if (!leaving_) {
        reserved_ = Counts();
        kept_flowers_ = Kinds();
    }
    leaving_ = false;
    reserve(statements);
    bool answered = false;
    for (const std::string& one : statements_of(statements)) {
        if (failed_) return *this;
        state_one(one);
        const auto words = words_of(one);
        answered = words.size() > 1 && (is_answer(words[1], words.size()) || words[1] == "wins");
    }
    while (answered && !failed_ && state_.phase == Phase::Claims) step_by_itself();
    expect_replay();
    return *this;
}

void Script::state_one(std::string_view statement) {
    const auto words = words_of(statement);
    if (words[0] == "referee") return referee(words);
    if (words[0] == "wall") {
        wall_down_ = true;
        leaving_ = words.size() > 2;
        const auto left = static_cast<unsigned>(std::stoul(words.at(1)));
        while (!failed_ && !(state_.phase == Phase::Draw && state_.wall.left(state_.turn) <= left))
            if (!step_by_itself()) break;
        wall_down_ = false;
        EXPECT_EQ(state_.wall.left(state_.turn), left) << statement;
        return;
    }
    if (words[0] == "dora" || words[0] == "ura") {
        const auto kind = words[0] == "dora" ? Need::Kind::Indicator : Need::Kind::UnderIndicator;
        const Piece turned = piece(words.at(1));
        while (!failed_ && table_.need(state_).kind != kind)
            if (!step_by_itself()) break;
        if (reserved_[turned.tile()] > 0) reserved_.remove(turned.tile());
        return give(turned);
    }
    if (words[0] == "rest") {
        wall_down_ = true;
        while (!failed_ && step_by_itself()) {
        }
        wall_down_ = false;
        return;
    }
    act(words[0] == "next" ? state_.turn : wind(words[0]), words, statement);
}

/// Lets the play go on by itself until the seat can do what is stated.
void Script::await(Wind seat, const std::vector<std::string>& words) {
    const bool answer = is_answer(words[1], words.size());
    const bool draws = words[1] == "draws";
    const auto ready = [&] {
        const Need need = table_.need(state_);
        if (draws)
            return need.seat == seat &&
                   (need.kind == Need::Kind::Draw || need.kind == Need::Kind::Replacement);
        if (state_.phase == Phase::Claims) return answer || (words[1] == "wins" && state_.giver != seat);
        if (state_.phase == Phase::Counting) return true;
        return !answer && state_.turn == seat &&
               (state_.phase == Phase::Turn || state_.phase == Phase::OpeningFlowers);
    };
    for (int guard = 0; guard < 600 && !ready() && !failed_; ++guard)
        if (!step_by_itself()) return;
}

std::optional<Action> Script::action_of(Wind seat, const std::vector<std::string>& words) const {
    const std::string& verb = words.at(1);
    const auto tile = [&] { return piece(words.at(2)); };
    if (verb == "passes" || verb == "keeps") return Action{};
    if (verb == "discards" || verb == "riichi") {
        Action action{.kind = verb == "riichi" ? ActionKind::Riichi : ActionKind::Discard, .piece = tile()};
        const bool only_drawn =
            state_.turn == seat && state_.drawn == action.piece && held(state_.at(seat), action.piece) == 1;
        action.drawn = only_drawn || words.size() > 3;
        return action;
    }
    if (verb == "shows") return Action{.kind = ActionKind::Flower, .piece = tile()};
    if (verb == "adds") return Action{.kind = ActionKind::AddedKong, .piece = tile()};
    if (verb == "kongs" && words.size() > 2)
        return Action{.kind = ActionKind::ConcealedKong, .piece = tile()};
    if (verb == "nine_kinds") return Action{.kind = ActionKind::NineKinds};
    if (verb == "wins") return Action{.kind = ActionKind::Win};
    Action claim;
    if (verb == "pungs") claim.kind = ActionKind::Pung;
    if (verb == "kongs") claim.kind = ActionKind::Kong;
    if (verb == "chows") {
        const auto run = pieces(words.at(2));
        claim.kind = ActionKind::Chow;
        claim.low = run.at(0).tile();
        for (const Piece each : run) claim.reds = static_cast<std::uint8_t>(claim.reds + each.is_red());
    }
    if (claim.kind == ActionKind::Pass) return std::nullopt;
    if (claim.kind != ActionKind::Chow && !state_.at_stake.is_flower()) {
        // A pung or kong takes plain fives where there are enough of them.
        const unsigned own = claim.kind == ActionKind::Pung ? 2 : 3;
        const unsigned plain = held(state_.at(seat), state_.at_stake.tile());
        const unsigned reds = reds_of(state_.at(seat).reds, state_.at_stake.tile());
        if (plain < own) claim.reds = static_cast<std::uint8_t>(std::min(own - plain, reds));
    }
    return claim;
}

void Script::act(Wind seat, const std::vector<std::string>& words, std::string_view statement) {
    await(seat, words);
    if (failed_) return;
    if (words.at(1) == "draws") {
        const Need need = table_.need(state_);
        const bool owed =
            need.seat == seat && (need.kind == Need::Kind::Draw || need.kind == Need::Kind::Replacement);
        if (!owed) {
            failed_ = true;
            ADD_FAILURE() << "nothing is owed: " << statement;
            return;
        }
        if (words.size() == 2) return give(dull());
        const Piece drawn = piece(words[2]);
        if (!drawn.is_flower() && reserved_[drawn.tile()] > 0) reserved_.remove(drawn.tile());
        return give(drawn);
    }
    if (words[1] == "counts") return count_fan(seat, words);
    const auto action = action_of(seat, words);
    if (!action) unreadable(statement);
    keep(table_.apply(state_, seat, *action), statement);
}

void Script::count_fan(Wind seat, const std::vector<std::string>& words) {
    while (!failed_ && state_.phase == Phase::Claims) step_by_itself();
    Claim claim;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const auto star = words[i].find('*');
        const std::string name = words[i].substr(0, star);
        const auto times =
            static_cast<std::uint8_t>(star == std::string::npos ? 1 : words[i][star + 1] - '0');
        const auto rows = table_.rulebook().patterns();
        const auto row =
            std::find_if(rows.begin(), rows.end(), [&](const PatternInfo& info) { return info.id == name; });
        if (row == rows.end()) unreadable(words[i]);
        claim.push_back({static_cast<PatternIndex>(row - rows.begin()), times});
    }
    keep(table_.count(state_, seat, claim), "counts");
}

void Script::referee(const std::vector<std::string>& words) {
    Sanction sanction;
    bool known = false;
    for (unsigned kind = 0; kind <= static_cast<unsigned>(SanctionKind::VoidHand); ++kind)
        if (id(static_cast<SanctionKind>(kind)) == words.at(1)) {
            sanction.kind = static_cast<SanctionKind>(kind);
            known = true;
        }
    if (!known) unreadable(words[1]);
    if (words.size() > 2) sanction.seat = wind(words[2]);
    for (std::size_t i = 3; i < words.size(); ++i) {
        if (sanction.kind == SanctionKind::Expose)
            for (const Piece each : pieces(words[i])) sanction.pieces.push_back(each);
        else if (i == 3)
            sanction.points = std::stoi(words[i]);
        else
            sanction.to = wind(words[i]);
    }
    keep(table_.sanction(state_, sanction), words[1]);
}

Script& Script::rule(const std::vector<Sanction>& sanctions) {
    for (const Sanction& each : sanctions) keep(table_.sanction(state_, each), id(each.kind));
    return *this;
}

std::optional<Refusal> Script::why_not(std::string_view statement) const {
    const auto words = words_of(statement);
    const Wind seat = words.at(0) == "next" ? state_.turn : wind(words[0]);
    const auto action = action_of(seat, words);
    if (!action) unreadable(statement);
    return table_.refusal(state_, seat, *action);
}

std::string Script::of(std::string_view seat) const { return write_hand(state_.at(wind(seat)).hand); }
SeatView Script::view(std::string_view seat) const { return sifang::view(table_, state_, wind(seat)); }
std::optional<int> Script::total() const {
    const HandResult result = state_.result();
    if (!over() || result.winners.empty()) return std::nullopt;
    return result.winners[0].total;
}

/// What happened is what the events tell.
void Script::expect_replay() const {
    State again = table_.begin(state_.setup);
    for (const Event& event : events_) table_.fold(again, event);
    EXPECT_EQ(again, state_);
}

}  // namespace sifang::test
