#include "cli/play_person.hpp"

#include <istream>
#include <ostream>

namespace sifang::cli {

std::optional<std::string> Person::read_line() const {
    context_.out << context_.words("terminal.prompt") << std::flush;
    std::string line;
    if (!std::getline(context_.in, line)) {
        context_.out << "\n";
        return std::nullopt;
    }
    constexpr std::string_view blanks = " \t\r";
    line.erase(line.find_last_not_of(blanks) + 1);
    line.erase(0, line.find_first_not_of(blanks));
    return line;
}

void Person::see(const Event& event) {
    if (const auto* discarded = std::get_if<Discarded>(&event)) scene.giver = discarded->seat;
    if (const auto* kong = std::get_if<KongMade>(&event)) scene.giver = kong->seat;
    if (const std::string line = view_.event(event, scene); !line.empty()) say("  " + line);
}

void Person::advise(const Sight& sight) {
    const sifang::Action action = adviser_->choose(sight);
    say(context_.words.format("terminal.hint", {{"move", view_.move(action, sight.view())},
                                                {"key", key_of(moves_of(sight.view()), action)}}));
}

std::optional<sifang::Action> Person::enter(const Sight& sight, const std::vector<Move>& moves,
                                            bool warned) const {
    const std::string win = key_of_win(moves);
    if (!win.empty() && !warned) {
        say(context_.words.format("terminal.enter_win", {{"key", win}}));
        return std::nullopt;
    }
    const auto action = move_of_enter(sight.legal());
    if (!action) {
        say(context_.words("terminal.enter_nothing"));
        context_.out << view_.keys(sight.view());
    }
    return action;
}

sifang::Action Person::choose(const Sight& sight) {
    // A turn without a choice is no question: a riichi hand goes on by itself.
    if (sight.legal().size() == 1) return sight.legal()[0];
    const SeatView& view = sight.view();
    const auto moves = moves_of(view);
    context_.out << view_.table(view, scene) << view_.question(view, scene);
    bool entered = false;  // just now
    while (const auto line = read_line()) {
        if (line == "q") break;
        if (line->empty()) {
            if (const auto action = enter(sight, moves, entered)) return *action;
            entered = true;
            continue;
        }
        entered = false;
        if (line == "?") {
            advise(sight);
            continue;
        }
        for (const Move& move : moves)
            if (move.key == *line) return move.action;
        say(context_.words.format("terminal.no_such_move", {{"key", *line}}));
        context_.out << view_.keys(view);
    }
    throw PersonLeft{};
}

AfterHand Person::after_hand(bool may_stop) {
    const std::string question =
        "\n" + context_.words(may_stop ? "terminal.next_hand_or_stop" : "terminal.next_hand");
    say(question);
    while (const auto line = read_line()) {
        if (line->empty()) return AfterHand::NextHand;
        if (line == "q") return AfterHand::Leave;
        if (line == "s" && may_stop) return AfterHand::EndSession;
        say(question);
    }
    return AfterHand::Leave;
}

}  // namespace sifang::cli
