// The event lines of a record, and those of its session.

#include <array>

#include "wire/record_fields.hpp"
#include "wire/record_line_reader.hpp"
#include "wire/score_fields.hpp"

namespace sifang {
namespace {

using namespace record_fields;

Giver giver_of(Wind seat, Wind giver) { return static_cast<Giver>(turns_after(seat, giver)); }

enum EventField : unsigned {
    EventName,
    Seat,
    TileField,
    FromField,
    DrawnField,
    RiichiField,
    ReplacementField,
    ActionField,
    LowField,
    RedsField,
    TilesField,
    ByField,
    ClaimField,
    VerdictField,
    PaymentsField,
    NoWinField,
    ExcludedField,
    EndsHandField,
    KindField,
    ToField,
    PointsField,
    HowField,
    TotalsField,
    LiftedField,
};
constexpr std::array<std::string_view, 24> event_fields{
    "event",    "seat",      "tile",  "from", "drawn",  "riichi",  "replacement", "action",
    "low",      "reds",      "tiles", "by",   "claim",  "verdict", "payments",    "no_win",
    "excluded", "ends_hand", "kind",  "to",   "points", "how",     "totals",      "lifted"};

/// All that an event can have; which of it belongs to one is said by its word.
struct EventParts {
    unsigned word = 0;
    Wind seat = Wind::East, from = Wind::East, to = Wind::East;
    Piece tile, low;
    bool drawn = false, riichi = false, replacement = false, no_win = false, excluded = false,
         ends_hand = false, lifted = false;
    ActionKind action = ActionKind::Pass;
    int reds = 0, points = 0;
    Pieces tiles;
    By by = By::Draw;
    Claim claim;
    WinVerdict verdict = WinVerdict::NotWaiting;
    Payments payments{};
    SanctionKind sanction = SanctionKind::Deduct;
    End end = End::Void;
    std::array<int, 3> totals{};
};

bool read_claim(RecordLine& in, const Rulebook& book, Claim& claim) {
    std::string_view name;
    if (!in.object()) return false;
    while (in.next_name(name)) {
        ClaimedPattern claimed{};
        int count = 0;
        if (!in.pattern(name, book, claimed.pattern)) return false;
        if (claim.full()) return in.refuse("list_too_long", in.offset());
        for (const ClaimedPattern& other : claim)
            if (other.pattern == claimed.pattern) return in.refuse("duplicate_field", in.offset(), name);
        if (!in.integer(count, 255)) return false;
        claimed.count = static_cast<std::uint8_t>(count);
        claim.push_back(claimed);
    }
    return !in.failed();
}

bool read_totals(RecordLine& in, std::array<int, 3>& totals) {
    std::size_t nth = 0;
    if (!in.list()) return false;
    for (; in.next_item(); ++nth) {
        if (nth == totals.size()) return in.refuse("list_too_long", in.offset());
        if (!in.points(totals[nth])) return false;
    }
    return !in.failed();
}

bool read_part(RecordLine& in, const Rulebook& book, unsigned field, EventParts& parts) {
    switch (field) {
        case EventName: return in.word(event_words, parts.word);
        case Seat: return in.wind(parts.seat);
        case TileField: return in.piece(parts.tile);
        case FromField: return in.wind(parts.from);
        case DrawnField: return in.boolean(parts.drawn);
        case RiichiField: return in.boolean(parts.riichi);
        case ReplacementField: return in.boolean(parts.replacement);
        case ActionField: return in.one_of(action_words(), parts.action);
        case LowField: return in.piece(parts.low);
        case RedsField: return in.integer(parts.reds, 4);
        case TilesField: return in.pieces(parts.tiles);
        case ByField: return in.one_of(score_fields::by_words, parts.by);
        case ClaimField: return read_claim(in, book, parts.claim);
        case VerdictField: return in.one_of(verdict_words(), parts.verdict);
        case PaymentsField: return in.points(parts.payments);
        case NoWinField: return in.boolean(parts.no_win);
        case ExcludedField: return in.boolean(parts.excluded);
        case EndsHandField: return in.boolean(parts.ends_hand);
        case KindField: return in.one_of(sanction_words(), parts.sanction);
        case ToField: return in.wind(parts.to);
        case PointsField: return in.points(parts.points);
        case HowField: return in.one_of(end_words(), parts.end);
        case TotalsField: return read_totals(in, parts.totals);
        case LiftedField: return in.boolean(parts.lifted);
        default: return false;
    }
}

/// The fields without which an event says nothing, as bits.
std::uint32_t needed(unsigned word) {
    constexpr auto bits = [](auto... fields) { return ((1u << fields) | ...); };
    switch (word) {
        case DealWord: return bits(Seat, TilesField);
        case IndicatorWord:
        case UnderIndicatorWord: return bits(TileField);
        case KeepFlowersWord: return bits(Seat);
        case AnswerWord: return bits(Seat, ActionField);
        case ChowWord:
        case PungWord:
        case KongWord: return bits(Seat, FromField, TileField, TilesField);
        case WinWord: return bits(Seat, ByField, TileField);
        case CountWord: return bits(Seat, ClaimField);
        case FalseWinWord: return bits(Seat, VerdictField, PaymentsField);
        case SanctionWord: return bits(Seat, KindField);
        case EndWord: return bits(HowField, PaymentsField);
        default: return bits(Seat, TileField);
    }
}

/// A claimed set from its tiles; an empty one, which is never written so, when they make none.
Claimed claimed(const EventParts& parts, MeldKind kind) {
    Claimed claim{parts.seat, parts.from, {kind, {}, giver_of(parts.seat, parts.from)}, parts.tile, 0};
    unsigned reds = 0;
    for (const Piece piece : parts.tiles) reds += piece.is_red();
    if (!parts.tiles.empty() && !parts.tiles[0].is_back()) claim.meld.tile = parts.tiles[0].tile();
    // A run past the nine would leave its suit; shortened, it is spelled otherwise than it was read.
    if (kind == MeldKind::Chow && (!claim.meld.tile.is_suited() || claim.meld.tile.rank() > 7))
        claim.meld.tile = Tile();
    claim.reds = static_cast<std::uint8_t>(reds - (reds > 0 && parts.tile.is_red() ? 1 : 0));
    return claim;
}

Event built(const EventParts& p) {
    switch (p.word) {
        case DealWord: return Dealt{p.seat, p.tiles};
        case DrawWord: return Drew{p.seat, p.tile, p.replacement ? DrawFrom::End : DrawFrom::Head};
        case IndicatorWord: return IndicatorTurned{p.tile};
        case UnderIndicatorWord: return UnderTurned{p.tile};
        case FlowerWord: return FlowerShown{p.seat, p.tile};
        case KeepFlowersWord: return FlowersKept{p.seat};
        case DiscardWord: return Discarded{p.seat, p.tile, p.drawn, p.riichi};
        case AnswerWord:
            return Answered{p.seat,
                            {p.action, p.tile, p.drawn, p.low.is_back() ? Tile() : p.low.tile(),
                             static_cast<std::uint8_t>(p.reds)}};
        case ChowWord: return claimed(p, MeldKind::Chow);
        case PungWord: return claimed(p, MeldKind::Pung);
        case KongWord: return claimed(p, MeldKind::Kong);
        case AddedKongWord: return KongMade{p.seat, MeldKind::AddedKong, p.tile};
        case ConcealedKongWord: return KongMade{p.seat, MeldKind::ConcealedKong, p.tile};
        case WinWord: return Won{p.seat, p.by, p.by == By::Draw ? p.seat : p.from, p.tile};
        case CountWord: return Counted{p.seat, p.claim};
        case FalseWinWord:
            return Misdeclared{p.seat, p.verdict, p.payments, p.no_win, p.excluded, p.ends_hand};
        case SanctionWord: {
            return Sanctioned{{p.sanction, p.seat, p.to, p.points, p.tiles, p.lifted}};
        }
        default: return HandEnded{p.end, p.payments, p.totals};
    }
}

/// Of the four players; of one alone the first.
bool read_points(RecordLine& in, PlayerPoints& points) {
    std::size_t nth = 0;
    if (!in.list()) return false;
    for (; in.next_item(); ++nth) {
        if (nth == points.size()) return in.refuse("list_too_long", in.offset());
        if (!in.points(points[nth])) return false;
    }
    return !in.failed();
}

}  // namespace

MaybeLineError read_event(std::string_view line, const Rulebook& book, Event& event) {
    RecordLine in(line);
    FieldNames fields{event_fields};
    EventParts parts;
    unsigned field = 0;
    in.object();
    while (in.next_field(fields, field))
        if (!read_part(in, book, field, parts)) break;
    const std::uint32_t missing = needed(parts.word) & ~fields.seen;
    for (unsigned each = 0; each < event_fields.size() && !in.failed(); ++each)
        if (missing >> each & 1) in.require(fields, each);
    if (!in.failed()) event = built(parts);
    return in.done();
}

MaybeLineError read_session_event(std::string_view line, SessionEvent& event) {
    enum : unsigned { What, Seats, PlayerNumber, HandNumber, PointsList };
    static constexpr std::array<std::string_view, 5> names{"session", "seats", "player", "hand", "points"};
    RecordLine in(line);
    FieldNames fields{names};
    unsigned field = 0, what = 0;
    std::array<std::uint8_t, 4> seats{1, 2, 3, 4};
    PlayerPoints points{};
    int player = 1, hand = 0;
    in.object();
    while (in.next_field(fields, field)) {
        bool read = false;
        switch (field) {
            case What: read = in.word(session_words, what); break;
            case Seats: read = in.seats(seats); break;
            case PlayerNumber: read = in.integer(player, 1, 4); break;
            case HandNumber: read = in.integer(hand, record_bounds::most_hands); break;
            case PointsList: read = read_points(in, points); break;
            default: break;
        }
        if (!read) break;
    }
    if (!in.failed()) in.require(fields, What);
    Seating seating{};
    for (std::size_t i = 0; i < 4; ++i) seating[i] = seats[i] - 1u;
    const auto who = static_cast<Player>(player - 1);
    switch (what) {
        case SeatsDrawnWord: event = SeatsDrawn{seating}; break;
        case DealerThrownWord: event = DealerThrown{who}; break;
        case SeatsFoundWord: event = SeatsFound{seating}; break;
        case TimeCalledWord: event = TimeCalled{}; break;
        case DealerStopsWord: event = DealerStops{}; break;
        case PointsCorrectedWord: event = PointsCorrected{hand, points}; break;
        case PointsFinedWord: event = PointsFined{who, points[0]}; break;
        case PlayerWarnedWord: event = PlayerWarned{who}; break;
        default: event = SessionClosed{}; break;
    }
    return in.done();
}

}  // namespace sifang
