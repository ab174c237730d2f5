#include "cli/play_command.hpp"

#include <algorithm>
#include <fstream>
#include <istream>
#include <memory>
#include <ostream>

#include "arena/by_the_book.hpp"
#include "arena/deal.hpp"
#include "arena/hand.hpp"
#include "arena/players.hpp"
#include "cli/names.hpp"
#include "cli/options.hpp"
#include "cli/play_view.hpp"
#include "cli/rulebooks.hpp"
#include "cli/ruling_view.hpp"
#include "fair/bytes.hpp"
#include "game/wins.hpp"
#include "hand/shanten.hpp"
#include "tile/chance.hpp"
#include "wire/record_result.hpp"
#include "wire/record_writer.hpp"

namespace sifang::cli {

namespace {

using namespace arena;

constexpr int most_hands = 1'000;

struct PlayOptions {
    std::string rules = "mcr";
    std::string bot = "greedy";
    std::string seed, hands = "4";
    std::string record;  // a file
};

/// The person at the keyboard.
class Person final : public arena::Player {
  public:
    Person(const Context& context, const PlayView& view, Bot& adviser)
        : context_(context), view_(view), adviser_(adviser) {}

    bool watches() const override { return true; }
    void begin(const HandBegin& hand) override { adviser_.begin(hand.seed); }
    void see(const Event& event) override {
        if (left_) return;
        if (const std::string line = view_.event(event, names); !line.empty())
            context_.out << "  " << line << "\n";
    }
    sifang::Action choose(const Sight& sight) override;

    bool has_left() const { return left_; }
    /// Whether he goes on after a hand.
    bool goes_on();

    SeatNames names;

  private:
    bool read_line(std::string& line) {
        context_.out << context_.words("terminal.prompt") << std::flush;
        if (std::getline(context_.in, line)) return true;
        context_.out << "\n";
        left_ = true;
        return false;
    }
    void advise(const Sight& sight);

    const Context& context_;
    const PlayView& view_;
    Bot& adviser_;
    bool left_ = false;
};

void Person::advise(const Sight& sight) {
    const sifang::Action action = adviser_.choose(sight);
    context_.out << "  "
                 << context_.words.format("terminal.hint", {{"move", view_.move(action, sight.view())}})
                 << "\n";
}

sifang::Action Person::choose(const Sight& sight) {
    if (left_) return by_the_book(sight);
    // A turn without a choice is no question: a riichi hand goes on by itself.
    if (sight.legal().size() == 1) return sight.legal()[0];
    const SeatView& view = sight.view();
    context_.out << view_.table(view, names) << view_.moves(view);
    const auto moves = moves_of(view);
    std::string line;
    while (read_line(line)) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
        // Nothing but Enter: lets the tile go, or discards what was drawn.
        if (line.empty()) return by_the_book(sight);
        if (line == "?") {
            advise(sight);
            continue;
        }
        if (line == "q") {
            left_ = true;
            break;
        }
        for (const Move& move : moves)
            if (move.key == line) return move.action;
        context_.out << "  " << context_.words.format("terminal.no_such_move", {{"key", line}}) << "\n";
    }
    return by_the_book(sight);
}

bool Person::goes_on() {
    if (left_) return false;
    context_.out << "\n  " << context_.words("terminal.next_hand") << "\n";
    std::string line;
    return read_line(line) && line != "q";
}

/// The whole evening: hands, scores, record.
class Evening {
  public:
    Evening(const Context& context, const sifang::Table& table, const PlayView& view)
        : context_(context), table_(table), view_(view) {}

    Status play(const PlayOptions& options, std::uint64_t seed, int hands);

  private:
    State play_hand(std::uint64_t seed, int number, RecordWriter& writer);
    void explain(const State& state) const;

    const Context& context_;
    const sifang::Table& table_;
    const PlayView& view_;
    std::array<arena::Player*, 4> players_{};  ///< the person first
    Person* person_ = nullptr;
    std::array<std::string, 4> names_;
    std::array<int, 4> scores_{};
};

State Evening::play_hand(std::uint64_t seed, int number, RecordWriter& writer) {
    HandSetup setup;
    setup.round = static_cast<Wind>(((number - 1) / 4) & 3);
    RecordHand head;
    head.number = number;
    Seated seated{};
    for (const Wind seat : all_winds) {
        const auto i = static_cast<std::size_t>(seat);
        const std::size_t player = (i + static_cast<std::size_t>(number - 1)) & 3;
        head.seats[i] = static_cast<std::uint8_t>(player + 1);
        seated[i] = players_[player];
        setup.scores[i] = scores_[player];
        person_->names[i] = names_[player];
    }
    head.setup = setup;
    const std::uint64_t hand_seed = seed_of(seed, static_cast<std::uint64_t>(number));
    const ArenaDeal deal = ArenaDeal::of(table_, setup, hand_seed);
    deal.describe(table_, head);
    for (const Wind seat : all_winds) {
        const auto i = static_cast<std::size_t>(seat);
        seated[i]->begin({seed_of(hand_seed, head.seats[i]), seat, setup});
    }
    writer.hand(head);
    ResultNotes notes;
    const State state =
        arena::play_hand(table_, setup, deal.croupier(table_, setup), seated, [&](const Event& event) {
            notes.note(event);
            writer.event(event);
        });
    writer.result(result_of(table_, state, notes));
    const HandResult result = state.result();
    for (std::size_t i = 0; i < 4; ++i) scores_[head.seats[i] - 1u] += result.payments[i];
    return state;
}

/// What the winners scored, with reasons.
void Evening::explain(const State& state) const {
    for (std::size_t i = 0; i < state.winners.size(); ++i) {
        const Win win = win_of(table_, state, i);
        const auto ruling = table_.rulebook().explain(win);
        if (ruling)
            context_.out << "\n"
                         << draw_ruling(win, *ruling, table_.rulebook(), context_.words, context_.look);
    }
}

Status Evening::play(const PlayOptions& options, std::uint64_t seed, int hands) {
    const BotHouse house(table_);
    const auto adviser = house.make("greedy");
    Person person(context_, view_, *adviser);
    person_ = &person;
    std::array<std::unique_ptr<arena::Player>, 3> bots;
    players_[0] = &person;
    names_[0] = context_.words("terminal.you");
    for (std::size_t i = 0; i < 3; ++i) {
        bots[i] = std::make_unique<HousePlayer>(house.make(options.bot));
        players_[i + 1] = bots[i].get();
        names_[i + 1] = options.bot + std::to_string(i + 1);
    }
    scores_.fill(table_.rulebook().session().start_points);
    std::string record;
    RecordWriter writer(record, table_.rulebook());
    const auto ids = rulebook_ids();
    const bool comes_with = std::find(ids.begin(), ids.end(), options.rules) != ids.end();
    RecordHeader header = header_for(table_.rulebook(), comes_with, names_);
    header.play = RecordPlay::Hands;
    writer.begin(header);

    context_.out << context_.words("terminal.how") << "\n";
    for (int number = 1; number <= hands; ++number) {
        const State state = play_hand(seed, number, writer);
        if (person.has_left()) break;
        explain(state);
        context_.out << "\n";
        for (std::size_t i = 0; i < 4; ++i)
            context_.out << "  " << names_[i] << "  " << signed_number(scores_[i]) << "\n";
        if (number < hands && !person.goes_on()) break;
    }
    writer.end();
    if (options.record.empty()) return Status::Done;
    std::ofstream file(options.record, std::ios::binary);
    if (!(file << record) || !file.flush())
        return context_.complain(
            in_call({context_.words.format("cli.fault.no_file", {{"name", options.record}}),
                     context_.words("sim.remedy.no_output")},
                    context_.call, find_in_call(context_.call, "--record", options.record)));
    context_.out << "  " << context_.words.format("terminal.kept", {{"file", options.record}}) << "\n";
    return Status::Done;
}

Status play(const PlayOptions& options, const Context& context) {
    int hands = 0, seed = 0;
    if (const auto c = read_number(context, "--hands", options.hands, {1, most_hands}, hands))
        return context.complain(*c);
    std::uint64_t chance = 0;
    if (!options.seed.empty()) {
        if (const auto c = read_number(context, "--seed", options.seed, {0, 2'147'483'647}, seed))
            return context.complain(*c);
        chance = static_cast<std::uint64_t>(seed);
    } else if (const auto random = fair::random_seed()) {
        for (std::size_t i = 0; i < 8; ++i) chance = chance << 8 | random->bytes[i];
    }
    const SuitTable suits;
    const auto book = open_rules(context, suits, options.rules, "--rules");
    if (!book) return context.complain(book.error());
    const sifang::Table table(**book, suits);
    const PlayView view(**book, context.words, context.look);
    return Evening(context, table, view).play(options, chance, hands);
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<PlayOptions>();
    add_rules_option(app, context, options->rules);
    choices(option(app, context, "--bot", options->bot, "BOT", "cli.play.bot"), context,
            {bot_ids().begin(), bot_ids().end()});
    option(app, context, "--hands", options->hands, "N", "cli.play.hands");
    option(app, context, "--seed", options->seed, "S", "cli.play.seed");
    file(option(app, context, "--record", options->record, "FILE", "cli.play.record"), context);
    add_tiles_option(app, context);
    return [options, &context] { return play(*options, context); };
}

}  // namespace

Command play_command() {
    return {"play", {"play --rules mcr", "play --rules riichi --hands 1 --seed 7"}, declare};
}

}  // namespace sifang::cli
