#pragma once
// Plays a record over at a table of our own and compares: every action must be legal, every consequence the
// one recorded, every tile that of the wall, every score and result what the rules make it.

#include <functional>
#include <optional>
#include <string>

#include "game/croupier.hpp"
#include "game/session.hpp"
#include "game/table.hpp"
#include "wire/record_reader.hpp"
#include "wire/record_result.hpp"

namespace sifang {

/// What a house's opening of its commitment turns out to be. Checking promises takes more than this library
/// has (fair/), so it is handed in.
struct OpenedWall {
    std::string_view broken{};  ///< the code of a promise that was not kept; empty: all were
    std::string name{};         ///< of the player concerned
    Wall wall{};
    Dice dice{};
};
using OpenWall =
    std::function<OpenedWall(const RecordFairness&, const RecordHand&, const RecordResult&, const DealRule&)>;

/// The first thing that is not as it should be. `code` is one of WallTold, of the promises, or:
///   refused          the rules do not allow it: `refusal` and `clause` say why
///   other_event      something else follows from what was done: `expected`
///   not_a_step       this does not happen by itself, and nobody does it
///   hidden           a tile that shows its back: this is a view and not a record
///   other_tile       the wall has another tile here: `expected`
///   not_over         the hand has no result yet
///   over             the hand is over and has its result
///   other_result     the result is another: `expected`
///   other_setup      the session goes on otherwise: `expected`
///   session_refused  the session does not allow it: `subject` says why
///   session_over     no further hand follows in this session
///   wall_not_opened  the commitment was not opened
///   wall_not_promised  a commitment, but no word of whose
struct ReplayDifference {
    std::string_view code;
    std::size_t line = 0;             ///< of the file, from 1
    int hand = 0;                     ///< of the record, from 1; 0 before the first
    std::size_t event = 0;            ///< of the hand, from 1; 0 when it is not about an event
    std::string expected{}, found{};  ///< lines of the record, or tiles
    std::string subject{};
    std::optional<Refusal> refusal{};
    std::string clause{};
};

enum class ReplayStep : std::uint8_t {
    Header,
    Session,
    Hand,
    EventLine,
    Result,
    End,
    Finished,
    Unfinished,
    Fault,       ///< the reader's: the file is not a record, or not as we write it
    Difference,  ///< see difference(); nothing is read after it
};

class Replay {
  public:
    /// Reader and table must outlive it. Without `open_wall` promises are not checked.
    Replay(RecordReader& reader, const SuitTable& suits, OpenWall open_wall = {});

    /// Takes the next line and checks what it says.
    ReplayStep next();

    const RecordReader& reader() const { return reader_; }
    const ReplayDifference& difference() const { return *difference_; }
    /// The table of the last header, and the hand as it stands there; before the first hand there is none.
    const Table& table() const { return *table_; }
    const std::optional<State>& state() const { return state_; }

  private:
    /// What was taken from the wall, to be compared once the wall is opened.
    struct Taken {
        Need need;
        Pieces pieces;
        std::size_t line, event;
    };

    ReplayStep differ(std::string_view code, std::string expected = {}, std::string found = {});
    ReplayStep begin_record();
    ReplayStep session_event();
    ReplayStep begin_hand();
    ReplayStep take_event();
    ReplayStep end_hand();
    ReplayStep check_session(const RecordHand& hand);
    ReplayStep check_opened();
    ReplayStep refuse(const Refused& refused);
    std::optional<ReplayStep> check_tiles(const Need& need, const Pieces& pieces);
    std::string written(const Event& event) const;

    RecordReader& reader_;
    const SuitTable& suits_;
    OpenWall open_wall_;
    std::optional<ReplayDifference> difference_;

    std::optional<Table> table_;
    const Rulebook* book_ = nullptr;
    std::optional<SessionTable> session_table_;
    std::optional<Session> session_;
    std::optional<State> state_;
    std::optional<Croupier> croupier_;
    std::vector<Taken> taken_;
    ResultNotes notes_;
    Events due_;  ///< what followed from the last step; `seen_` of it was in the record
    std::size_t seen_ = 0;
};

}  // namespace sifang
