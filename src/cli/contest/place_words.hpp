#pragma once
// What a director types for somebody or something of a contest: e7, 7, T7 or a name for a player, t3 or a
// name for a team, a number or a name for an official; stage, session and table by number, with those that
// are meant when nothing is typed.

#include <tl/expected.hpp>

#include "cli/command.hpp"
#include "contest/state.hpp"

namespace sifang::cli {

template <class T>
using Read = tl::expected<T, Complaint>;

/// As typed; empty: the current one.
struct PlaceOptions {
    std::string stage, session, table;
};
void add_stage_option(CLI::App& app, Context& context, PlaceOptions& place);
/// --stage and --session.
void add_session_options(CLI::App& app, Context& context, PlaceOptions& place);
/// --stage, --session and --table.
void add_sheet_options(CLI::App& app, Context& context, PlaceOptions& place);

class PlaceWords {
  public:
    PlaceWords(const Context& context, const contest::ContestState& state)
        : context_(context), state_(state) {}

    // `option` is the option, or what help calls the word, that holds the text.
    Read<contest::EntrantNumber> entrant(std::string_view option, const std::string& text) const;
    Read<std::vector<contest::EntrantNumber>> entrants(std::string_view option,
                                                       const std::vector<std::string>& texts) const;
    Read<contest::TeamNumber> team(std::string_view option, const std::string& text) const;
    Read<std::vector<contest::TeamNumber>> teams(std::string_view option,
                                                 const std::vector<std::string>& texts) const;
    /// Empty: the organiser, who is official 1.
    Read<contest::OfficialNumber> official(std::string_view option, const std::string& text) const;
    /// Empty: the first that is not over, else the last.
    Read<contest::StageNumber> stage(const PlaceOptions& place) const;
    /// Empty: the one that runs, else the next, else the last of the stage.
    Read<contest::SessionId> session(const PlaceOptions& place) const;
    Read<contest::SheetId> sheet(const PlaceOptions& place) const;
    /// The number that somebody plays in a session.
    Read<contest::PlayerNumber> number(std::string_view option, const contest::SessionId& session,
                                       const std::string& text) const;
    Read<contest::EventNumber> event(std::string_view option, const std::string& text) const;
    /// A whole number of a range.
    Read<int> whole(std::string_view option, const std::string& text, int least, int most) const;

    /// A complaint that marks the text in the call.
    Complaint about(std::string_view option, const std::string& text, std::string what,
                    std::string remedy) const;

  private:
    struct Named {
        std::uint32_t number = 0;
        std::string code, name;
    };
    /// Of whom the name is, or the only one whose name has this in it.
    Read<std::uint32_t> by_name(std::string_view option, const std::string& text, std::string_view kind,
                                const std::vector<Named>& all) const;

    const Context& context_;
    const contest::ContestState& state_;
};

/// The seed as typed, decimal or 0x…; without one, from the system's random source.
Read<std::uint64_t> read_seed(const Context& context, const std::string& text);

}  // namespace sifang::cli
