#pragma once
// How things of a contest are called in its answers, and so how they may be typed: e7 is the seventh entrant,
// t3 the third team, 12 the player number 12.

#include <string>

#include "contest/contest.hpp"
#include "contest/refusal.hpp"
#include "text/words.hpp"

namespace sifang::cli {

std::string entrant_code(contest::EntrantNumber entrant);
std::string team_code(contest::TeamNumber team);

/// e7 Name; the code alone where there is nobody of that number.
std::string entrant_name(const contest::ContestState& state, contest::EntrantNumber entrant);
std::string team_name(const contest::ContestState& state, contest::TeamNumber team);
std::string official_name(const contest::ContestState& state, contest::OfficialNumber official);
/// 12 Name: who plays this number in that session; before one is told, who drew it.
std::string player_name(const contest::ContestState& state, const contest::SessionId& session,
                        contest::PlayerNumber number);

/// A, B or C, as the book writes it; empty for none.
std::string class_name(EventClass event_class);

/// The stages of the presets have names in the catalogue; others are as they were typed.
std::string stage_name(const Words& words, const contest::StagePlan& plan);
std::string stage_name(const Words& words, const contest::ContestState& state, contest::StageNumber stage);
/// Stage and session; the session alone where there is one stage.
std::string session_name(const Words& words, const contest::ContestState& state,
                         const contest::SessionId& session);
std::string sheet_name(const Words& words, const contest::ContestState& state, const contest::SheetId& sheet);

/// What a refusal is about, in words; empty where it names nothing.
std::string place_name(const Words& words, const contest::ContestState& state, const contest::Place& place);

/// The event by which an entrant entered: what is kept of him beside the log is kept under its number. An
/// entrant's own number is given again when an entry is undone, and nobody may get another's papers with it.
contest::EventNumber entry_event(const contest::Contest& contest, contest::EntrantNumber entrant);
/// Whose entry that event is; nobody when it is undone, or the entry was removed.
contest::EntrantNumber entered_by(const contest::Contest& contest, contest::EventNumber event);

}  // namespace sifang::cli
