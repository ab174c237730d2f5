#pragma once
// What a rulebook is to everybody outside its own folder. Nothing out there knows a family by its name.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "hand/shapes.hpp"
#include "rules/appeal_rules.hpp"
#include "rules/contest_rules.hpp"
#include "rules/declared.hpp"
#include "rules/foul.hpp"
#include "rules/history.hpp"
#include "rules/paid_win.hpp"
#include "rules/play.hpp"
#include "rules/ranking.hpp"
#include "rules/ruling.hpp"
#include "rules/session.hpp"
#include "rules/time_rules.hpp"
#include "rules/value.hpp"
#include "rules/win.hpp"

namespace sifang {

class SuitTable;

/// A row of the pattern table.
struct PatternInfo {
    std::string_view id;
    int number = 0;           ///< as the book numbers it; 0 when it does not
    int points = 0;           ///< points or fan, as the family counts
    std::string_view series;  ///< id of the book's own grouping; empty when there is none
    std::string_view clause;
    std::vector<PatternIndex> excludes;  ///< never counted beside this one, whatever the sets
};

/// Why a win cannot be looked at at all. A shape that does not win is not a fault but a Score with valid ==
/// false.
enum class WinFault : std::uint8_t {
    TileCount,              ///< the standing tiles and melds do not make a hand that waits for one tile
    FifthCopy,              ///< more than four of a kind with melds and winning tile
    FlowerInHand,           ///< a flower where a tile of the hand is asked for
    SituationNeedsDraw,     ///< replacement and kong on kong go with a self-draw
    SituationNeedsDiscard,  ///< robbing goes with a discard
    DiscarderIsWinner,
    LiableIsWinner,
    OutOfRange,       ///< more counters or deposits than any table has, or fewer than none
    NoRedFives,       ///< the profile has no red fives
    TooManyRedFives,  ///< it has some, but fewer of that suit
    FlowerWin,        ///< a flower win without seven or eight flowers, or where there is none
};
std::string_view code(WinFault fault);

/// What is wrong with a profile read from a file.
struct ProfileFault {
    std::string code;   ///< unknown_field, wrong_type, unknown_name, not_one_of, out_of_range, missing, …
    std::string where;  ///< the field, as patterns.all_pungs.points
    std::string value;  ///< what stood there, or what was expected
};

/// One edition of one family. Immutable: may be shared by threads.
///
/// What it answers points into it (clauses, ids): a Score or Ruling must not outlive its rulebook, nor the
/// rulebook the table it was opened with.
class Rulebook {
  public:
    Rulebook() = default;
    Rulebook(const Rulebook&) = delete;
    Rulebook& operator=(const Rulebook&) = delete;
    virtual ~Rulebook() = default;

    virtual std::string_view id() const = 0;
    virtual std::string_view family() const = 0;
    /// All fields of the profile in a fixed order; reading it back gives an equal rulebook.
    virtual Value profile() const = 0;

    virtual std::span<const PatternInfo> patterns() const = 0;
    virtual Shapes shapes() const = 0;

    /// The best score of this win, without reasons. Allocates nothing.
    virtual tl::expected<Score, WinFault> score(const Win& win) const = 0;
    /// The same score with its reading and what was not counted.
    virtual tl::expected<Ruling, WinFault> explain(const Win& win) const = 0;

    /// A declared list against the count. Families whose books let the program count everything only compare.
    virtual tl::expected<ClaimRuling, WinFault> check_claim(const Win& win, const Claim& claim) const;
    /// What it is to declare this win; the tiles need not be a winning hand. Without a family's own data this
    /// tells only whether the win stands.
    /// `barred`: the tiles may win, but the player had lost the right to this tile (a passed win, a discard
    /// of his own).
    virtual tl::expected<DeclaredWin, WinFault> judge(const Win& win, bool barred = false) const;
    /// Who names the fan of a win.
    virtual Declare declare() const { return Declare::Engine; }

    /// How a hand and a session are played.
    virtual const PlayRules& play() const = 0;
    virtual const SessionRules& session() const = 0;
    /// How time is kept, and how a ruling is appealed against: without limits and not at all, unless the book
    /// says so.
    virtual const TimeRules& time() const;
    virtual const AppealRules& appeals() const;
    /// What is a foul, and what it brings.
    virtual const FoulRules& fouls() const;
    /// What a false win, or a foul like it, costs who made one; several at once pay nothing to each other. By
    /// seat, the dealer is East.
    virtual Payments chombo(const std::array<bool, 4>& /*offenders*/) const { return {}; }
    /// Who is liable for this win, told from the winner's calls; nobody in most books.
    virtual std::optional<Liable> liable(const Win&, const WinHistory&) const { return std::nullopt; }
    /// What is paid at an exhausted wall by who does not wait to who does. By seat, the dealer is East.
    virtual Payments noten(const std::array<bool, 4>& /*waiting*/) const { return {}; }
    /// What is paid to a player whose discards were all terminals and honours and none was called.
    virtual Payments nagashi(Wind /*seat*/) const { return {}; }
    /// What the scores at the end of a session are worth; the order is that of the first seats.
    virtual SessionResult result(const std::array<int, 4>& scores) const = 0;
    /// What a win of this worth pays, counters and deposits among it; nothing when no hand can be worth that
    /// or the win is not told (PaidWin::is_told).
    virtual std::optional<Payments> pay(const PaidWin&) const { return std::nullopt; }
    /// How standings are made, and who signs the sheets.
    virtual const RankingRules& ranking() const;
    virtual const SheetRules& sheet() const;
    /// Who may enter a contest, how long it is, its classes and referees: nothing, unless the book says so.
    virtual const ContestRules& contest() const;
};

/// Fills in what of a claim was struck and what was forgotten, for whoever makes a ClaimRuling.
void compare_claim(const Score& full, const Score& paid, const Claim& claim, ClaimRuling& out);

/// A family of rulebooks that differ in data only.
class Family {
  public:
    virtual ~Family() = default;
    virtual std::string_view id() const = 0;
    /// Ids of the editions that come with the program.
    virtual std::span<const std::string_view> profiles() const = 0;
    /// An edition by its id; null if it is not one of profiles(). The table must outlive the rulebook.
    virtual std::unique_ptr<Rulebook> open(std::string_view profile, const SuitTable& table) const = 0;
    /// An edition from data, e.g. a federation's own file.
    virtual tl::expected<std::unique_ptr<Rulebook>, ProfileFault> open(const Value& profile,
                                                                       const SuitTable& table) const = 0;
};

}  // namespace sifang
