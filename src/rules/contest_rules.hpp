#pragma once
// What a rulebook says about the contests played by it, as a form to be filled in: who may enter, how long it
// is, what a class of event asks for, how many referees. contest/ shows it beside what is there.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sifang {

/// mcr:A9-5.
enum class EventClass : std::uint8_t { None, A, B, C };
std::string_view id(EventClass event_class);

/// Who meets there.
enum class EventScope : std::uint8_t {
    World,
    Continental,
    BetweenCountries,  ///< of one continent, or of several countries
    National,
    Provincial,
    Regional,
    Friendly,  ///< between two regions or countries
    Online,
    Local,  ///< of a town or a club
};
inline constexpr unsigned event_scope_count = static_cast<unsigned>(EventScope::Local) + 1;
std::string_view id(EventScope scope);

/// How good a referee is (gb98:Q135).
enum class RefereeGrade : std::uint8_t { None, Second, First, National };
std::string_view id(RefereeGrade grade);

/// What an official is there for (mcr:3.12, gb98:Q137, gb98:Q148).
enum class Duty : std::uint8_t {
    Organiser,
    HeadReferee,
    Deputy,       ///< of the head referee
    Referee,      ///< of the tables he is given
    Arbitration,  ///< a member of the committee
    Scheduling,   ///< the desk that draws and seats
    CheckIn,
    Scoring,
};
inline constexpr unsigned duty_count = static_cast<unsigned>(Duty::Scoring) + 1;
std::string_view id(Duty duty);

/// What an event of this class must have. A class may have several, of which one has to hold.
struct ClassRule {
    EventClass event_class = EventClass::None;
    int players = 0, sessions = 0;  ///< at least
    std::vector<EventScope> scopes{};
    std::string size_clause{}, scope_clause{};

    bool operator==(const ClassRule&) const = default;
};

/// Referees that the book wants where these meet.
struct StaffRule {
    std::vector<EventScope> scopes{};
    int leading = 0;  ///< at least so many of this grade
    RefereeGrade leading_grade = RefereeGrade::None;
    int players_each = 0;  ///< and one of this grade for so many players; 0: no number
    RefereeGrade grade = RefereeGrade::None;
    std::string clause{};

    bool operator==(const StaffRule&) const = default;
};

/// How many officials of these duties together the book speaks of. It is shown and not asked for.
struct DutyRule {
    std::vector<Duty> duties{};
    int least = 0;         ///< at least so many,
    int most = 0;          ///< and at the most; 0: no number
    int tables_each = 0;   ///< and one for so many tables,
    int players_each = 0;  ///< or for so many players; 0: no such number
    std::string clause{};

    bool operator==(const DutyRule&) const = default;
};

/// Where the book says what is asked of a contest's course; empty where it says nothing.
struct ContestClauses {
    std::string fours{};       ///< fields and groups are of a multiple of four
    std::string tables{};      ///< four at every table
    std::string team_lots{};   ///< teams draw in two steps
    std::string numbers{};     ///< players draw
    std::string check_in{};    ///< at arrival, before anything else
    std::string substitute{};  ///< who may take over
    std::string end_moved{};   ///< a session ends later
    std::string published{};   ///< what has to be there before results are out

    bool operator==(const ContestClauses&) const = default;
};

struct ContestRules {
    bool adults_only = false, no_pupils = false;
    int least_sessions = 0;
    int team_size = 0;  ///< where teams play; 0: the organiser's choice

    std::string entry_clause{}, sessions_clause{}, team_clause{}, registered_clause{};
    std::vector<ClassRule> classes{};
    std::vector<StaffRule> staff{};
    std::vector<DutyRule> duties{};
    ContestClauses clauses{};

    bool operator==(const ContestRules&) const = default;
};

}  // namespace sifang
