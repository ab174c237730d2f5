#pragma once
// An appeal from its filing to the last word, as a fold over events. Every event says who and when, and none
// is taken out again: the events are the trail.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "game/session_event.hpp"
#include "referee/instant.hpp"
#include "rules/appeal_rules.hpp"
#include "rules/foul.hpp"

namespace sifang {

enum class Appellant : std::uint8_t { Entrant, Leader };
std::string_view id(Appellant appellant);
/// What it is about.
enum class AppealMatter : std::uint8_t {
    Rules,  ///< the rules or the regulations of the contest
    Other,
};
std::string_view id(AppealMatter matter);

struct AppealFiled {
    Instant at;
    std::string by;  ///< a name, or an entrant's number: whatever the contest knows him by
    Appellant as = Appellant::Entrant;
    bool written = true;
    bool player_signed = true, leader_signed = true;
    int deposit = 0;  ///< laid down with it

    AppealMatter matter = AppealMatter::Rules;
    AppealBody to = AppealBody::HeadReferee;
    Office ruled_by = Office::Referee;       ///< who gave the ruling
    std::optional<Instant> session_ended{};  ///< nothing: it is still being played

    bool operator==(const AppealFiled&) const = default;
};

/// What an upheld appeal brings: a penalty of the record of fouls is taken back, and points that were paid
/// wrongly are put right.
struct Remedy {
    std::optional<std::size_t> revoked{};        ///< its number in the record
    std::optional<PointsCorrected> corrected{};  ///< of one hand

    bool empty() const { return !revoked && !corrected; }
    bool operator==(const Remedy&) const = default;
};
enum class AppealVerdict : std::uint8_t { Upheld, Dismissed };
std::string_view id(AppealVerdict verdict);

struct AppealHeard {
    Instant at;
    std::string by;
    AppealVerdict verdict = AppealVerdict::Dismissed;
    /// Whether the ruling was one that its author had the power to give, by the rules or for discipline.
    bool within_powers = true;
    bool referee_disciplined = false;  ///< who ruled wrongly may be, whatever becomes of the ruling
    Remedy remedy{};                   ///< empty where the ruling stands

    bool operator==(const AppealHeard&) const = default;
};
/// The appellant takes it to the next body.
struct AppealCarriedOn {
    Instant at;
    std::string by;
    bool written = true;

    bool operator==(const AppealCarriedOn&) const = default;
};
using AppealEvent = std::variant<AppealFiled, AppealHeard, AppealCarriedOn>;

/// Why an event is not taken. The appeal stays as it was.
enum class AppealRefusal : std::uint8_t {
    NoAppeals,  ///< the book knows none
    PlayerMayNotFile,
    LeaderMayNotFile,
    TooLate,
    NotWritten,
    PlayerMustSign,
    LeaderMustSign,
    DepositMissing,  ///< less or more than the book asks for
    WrongBody,       ///< this matter is heard by somebody else
    WasFiled,
    NotFiled,
    WasHeard,          ///< no hearing is to come
    NotHeard,          ///< the body before has not decided yet
    WasUpheld,         ///< there is nothing left to appeal against
    LastWord,          ///< no body comes after this one
    MayNotChange,      ///< this body may find an error, but the ruling stands
    RemedyNeedsRight,  ///< what is dismissed changes nothing
    NotAnAmount,       ///< corrected points do not add up to zero
    OutOfOrder,        ///< earlier than what was last told
};
inline constexpr unsigned appeal_refusal_count = static_cast<unsigned>(AppealRefusal::OutOfOrder) + 1;
std::string_view id(AppealRefusal refusal);

struct AppealRefused {
    AppealRefusal refusal = AppealRefusal::NoAppeals;
    std::string_view clause;  ///< empty where the book takes it for granted
    bool operator==(const AppealRefused&) const = default;
};

enum class AppealPhase : std::uint8_t {
    NotFiled,
    Filed,      ///< waits to be heard
    Dismissed,  ///< may be carried on, if a body comes after this one
    Upheld,
};
enum class Deposit : std::uint8_t { None, Held, Returned, Kept };
std::string_view id(AppealPhase phase);
std::string_view id(Deposit deposit);

struct Appeal {
    AppealPhase phase = AppealPhase::NotFiled;
    AppealMatter matter = AppealMatter::Rules;
    AppealBody before = AppealBody::HeadReferee;  ///< who hears it, or heard it last
    Office decided_by = Office::Referee;          ///< whose decision stands: of who ruled, or heard it last
    Deposit deposit = Deposit::None;
    Remedy remedy{};
    bool referee_disciplined = false;
    std::vector<AppealEvent> trail{};

    bool operator==(const Appeal&) const = default;
};

/// Until when an appeal can be filed; nothing when the book sets no limit or knows no appeals.
std::optional<Instant> filing_ends(const AppealRules& rules, Instant session_ended);
/// Who would hear it after this one; nothing when his is the last word.
std::optional<AppealBody> next_body(const AppealRules& rules, AppealMatter matter, AppealBody body);
/// Whether the body that has it may change what was decided, or only answer.
bool may_change(const AppealRules& rules, const Appeal& appeal, bool within_powers);
/// What the remedy of an upheld appeal is to the record of fouls: by whom it is taken back there.
Office office_of(AppealBody body);

std::optional<AppealRefused> refusal(const AppealRules& rules, const Appeal& appeal,
                                     const AppealEvent& event);
tl::expected<void, AppealRefused> apply(const AppealRules& rules, Appeal& appeal, const AppealEvent& event);
/// Takes in one event without asking whether it could have happened.
void fold(const AppealRules& rules, Appeal& appeal, const AppealEvent& event);

}  // namespace sifang
