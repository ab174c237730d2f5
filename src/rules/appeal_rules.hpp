#pragma once
// What a rulebook says about appeals, as a form to be filled in. referee/ hears them by it.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sifang {

/// Before whom an appeal comes.
enum class AppealBody : std::uint8_t {
    HeadReferee,
    Arbitration,  ///< the arbitration committee
    Committee,    ///< the contest committee, or whom it names
};
std::string_view id(AppealBody body);

/// What a body may do to a ruling given within the powers of who gave it.
enum class AppealPower : std::uint8_t {
    Change,           ///< whatever it finds wrong
    NotHeadReferees,  ///< review everything, but change nothing that the head referee has decided
    Answer,           ///< answer only: the ruling stands, right or wrong
};

/// The clause behind each; empty where the book has none.
struct AppealClauses {
    std::string right;       ///< who may appeal, or that nobody may
    std::string limit;       ///< until when
    std::string papers;      ///< in writing, with which signatures
    std::string deposit;     ///< what is laid down, and what becomes of it
    std::string hearing;     ///< who hears a matter of the rules
    std::string other;       ///< who hears all others
    std::string straight;    ///< that the papers may go straight to arbitration
    std::string carried_on;  ///< from one body to the next
    std::string power;       ///< what the last body may change

    bool operator==(const AppealClauses&) const = default;
};

struct AppealRules {
    bool has = false;  ///< whether there are appeals at all; if not, nothing below matters
    bool player_files = true, leader_files = false;
    bool written = false;
    bool player_signs = false, leader_signs = false;
    int minutes = 0;  ///< after the session's end; 0: no limit
    int deposit = 0;  ///< returned when the appeal is upheld, else kept
    std::string currency;

    /// Who hears a matter of the rules, one after the other, and who any other.
    std::vector<AppealBody> rule_matters{AppealBody::HeadReferee};
    std::vector<AppealBody> other_matters{AppealBody::HeadReferee};
    bool straight_to_arbitration = false;  ///< the bodies before it may be passed over
    AppealPower arbitration = AppealPower::Change;

    AppealClauses clauses;

    bool operator==(const AppealRules&) const = default;
};

}  // namespace sifang
