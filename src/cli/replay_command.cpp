#include "cli/replay_command.hpp"

#include <memory>
#include <ostream>

#include "cli/names.hpp"
#include "cli/options.hpp"
#include "cli/record_file.hpp"
#include "cli/record_view.hpp"
#include "fair/fair_wall.hpp"
#include "fair/verify.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/json.hpp"
#include "wire/record_position.hpp"

namespace sifang::cli {

namespace {

struct ReplayOptions {
    std::string file;
    std::string record, hand, event;
    bool print = false, position = false, partial = false, json = false;
};

constexpr int most = 1'000'000'000;

template <class Bits>
Bits bits_of(const Hex256& hex) {
    return Bits{*fair::from_hex(hex)};
}

/// Checks the promises about a wall and makes the wall of them. The reader has seen that all are 64 digits.
OpenedWall open_wall(const RecordFairness& fairness, const RecordHand& hand, const RecordResult& result,
                     const DealRule& rule) {
    const fair::TableLabel at{fairness.event, fairness.session, fairness.table};
    fair::PromisedHand promised;
    promised.house = {{at, hand.label}, bits_of<fair::Seed>(result.seed), bits_of<fair::Salt>(result.salt)};
    promised.commitment = bits_of<fair::Commitment>(hand.commitment);
    promised.flowers = rule.flowers;
    for (const RecordPromise& player : fairness.players)
        promised.players.push_back(
            {{at, player.name, bits_of<fair::Seed>(player.seed), bits_of<fair::Salt>(player.salt)},
             bits_of<fair::Commitment>(player.commitment)});
    const fair::WallVerdict verdict = verify(promised);
    OpenedWall opened;
    if (!verdict.kept()) {
        opened.broken = code(verdict.findings.front().fault);
        opened.name = verdict.findings.front().name;
        return opened;
    }
    opened.wall = verdict.wall;
    DealRule thrown = rule;
    if (!hand.dice.empty()) thrown.throws = hand.dice.size() > rule.dice ? 2 : 1;
    opened.dice = fair::dice_of(verdict.seed, thrown);
    return opened;
}

/// What was gone through.
struct Tally {
    std::uint64_t records = 0, hands = 0, events = 0;
    std::uint64_t walls_told = 0, walls_opened = 0;
};

/// One call: where to stop, what to show, and the run itself.
class ReplayRun {
  public:
    ReplayRun(const Context& context, const ReplayOptions& options) : context_(context), options_(options) {}

    std::optional<Complaint> read_place() {
        for (const auto& [name, text, into] : {std::tuple{"--record", &options_.record, &record_},
                                               {"--hand", &options_.hand, &hand_},
                                               {"--event", &options_.event, &event_}})
            if (!text->empty())
                if (auto complaint = read_number(context_, name, *text, {1, most}, *into)) return complaint;
        if (hand_ == 0 && (event_ > 0 || options_.position)) hand_ = 1;
        return std::nullopt;
    }

    Status run(const BytesIn& bytes) {
        const auto suits = std::make_unique<SuitTable>();
        RecordReader reader(bytes, families(), *suits);
        Replay replay(reader, *suits, open_wall);
        RecordView view(reader, context_.words, context_.look);
        RecordProgress progress(context_);
        for (;;) {
            const ReplayStep step = replay.next();
            switch (step) {
                case ReplayStep::Header:
                    ++tally_.records;
                    if (shows_record()) print(view.header());
                    break;
                case ReplayStep::Session:
                    if (shows_record()) print(view.session_event());
                    break;
                case ReplayStep::Hand:
                    progress.hand();
                    moment_.reset();
                    if (stops_here(reader)) moment_ = replay.state();
                    if (shows(reader)) print(view.hand());
                    break;
                case ReplayStep::EventLine:
                    ++tally_.events;
                    if (shows(reader)) print(view.event());
                    if (moment_) {
                        replay.table().fold(*moment_, reader.event());
                        if (event_ > 0 && reader.event_number() == static_cast<std::size_t>(event_))
                            return stop(view, replay);
                    }
                    break;
                case ReplayStep::Result:
                    count_hand(reader);
                    if (shows(reader)) print(view.result());
                    if (moment_) return event_ > 0 ? no_such_place() : stop(view, replay);
                    break;
                case ReplayStep::End: break;
                case ReplayStep::Finished:
                    if (hand_ > 0 || tally_.records < static_cast<std::uint64_t>(record_))
                        return no_such_place();
                    return finished(true, reader);
                case ReplayStep::Unfinished: return unfinished(view, replay);
                case ReplayStep::Fault: return faulty(reader.fault());
                case ReplayStep::Difference: return differs(view, replay.difference());
            }
        }
    }

  private:
    bool in_record() const { return tally_.records == static_cast<std::uint64_t>(record_); }
    /// Without --record and --hand all of them are shown.
    bool shows_record() const {
        const bool chosen = hand_ > 0 || !options_.record.empty();
        return options_.print && !options_.json && (!chosen || in_record());
    }
    bool shows(const RecordReader& reader) const {
        return shows_record() && !options_.position && (hand_ == 0 || reader.hand().number == hand_);
    }
    bool stops_here(const RecordReader& reader) const {
        return hand_ > 0 && in_record() && reader.hand().number == hand_;
    }
    void print(const std::string& text) const { context_.out << text; }

    void count_hand(const RecordReader& reader) {
        const RecordHand& hand = reader.hand();
        ++tally_.hands;
        const bool private_told = !hand.walls[0].empty();
        tally_.walls_told += !hand.wall.empty() || private_told;
        tally_.walls_opened += !hand.commitment.empty();
    }

    Value summary(bool ok) const {
        Value value;
        value["ok"] = ok;
        value["records"] = static_cast<std::int64_t>(tally_.records);
        value["hands"] = static_cast<std::int64_t>(tally_.hands);
        value["events"] = static_cast<std::int64_t>(tally_.events);
        value["walls_told"] = static_cast<std::int64_t>(tally_.walls_told);
        value["walls_opened"] = static_cast<std::int64_t>(tally_.walls_opened);
        return value;
    }

    /// The moment asked for.
    Status stop(const RecordView& view, const Replay& replay) const {
        if (options_.position) {
            Value value = position_value(replay.table(), *moment_);
            value["hand"] = replay.reader().hand().number;
            value["event"] = static_cast<std::int64_t>(replay.reader().event_number());
            print(write_json(value, options_.json ? JsonStyle::Compact : JsonStyle::Pretty) + "\n");
        } else if (options_.json) {
            Value value = summary(true);
            value["stopped"]["hand"] = replay.reader().hand().number;
            value["stopped"]["event"] = static_cast<std::int64_t>(replay.reader().event_number());
            print(write_json(value) + "\n");
        } else {
            print((options_.print ? "\n" : "") + view.position(*moment_));
        }
        return Status::Done;
    }

    Status no_such_place() const {
        return context_.complain({context_.words("record.fault.no_such_place"),
                                  context_.words.format("record.remedy.no_such_place",
                                                        {{"records", std::to_string(tally_.records)},
                                                         {"hands", std::to_string(tally_.hands)}})});
    }

    Status finished(bool whole, const RecordReader& reader) const {
        const Words& words = context_.words;
        const Look& look = context_.look;
        if (options_.json) {
            Value value = summary(whole || options_.partial);
            value["finished"] = whole;
            if (!whole) {
                value["lines"] = static_cast<std::int64_t>(reader.line() - (reader.bytes_left_over() > 0));
                value["sealed_lines"] = static_cast<std::int64_t>(reader.sealed_lines());
            }
            print(write_json(value) + "\n");
        } else {
            if (options_.print) print("\n");
            print(words.format("record.summary", {{"records", std::to_string(tally_.records)},
                                                  {"hands", std::to_string(tally_.hands)},
                                                  {"events", std::to_string(tally_.events)}}) +
                  "\n");
            const std::uint64_t unknown = tally_.hands - tally_.walls_told - tally_.walls_opened;
            if (tally_.walls_opened > 0)
                print(words.format("record.walls_opened", {{"count", std::to_string(tally_.walls_opened)}}) +
                      "\n");
            if (unknown > 0)
                print(words.format("record.walls_unknown", {{"count", std::to_string(unknown)}}) + "\n");
            if (whole)
                print(look.ink(Ink::Good, words("record.all_right")) + "\n");
            else
                print(look.ink(Ink::Bad,
                               words.format(
                                   "record.unfinished",
                                   {{"line", std::to_string(reader.line() - (reader.bytes_left_over() > 0))},
                                    {"sealed", std::to_string(reader.sealed_lines())}})) +
                      "\n");
        }
        return whole || options_.partial ? Status::Done : Status::No;
    }

    Status unfinished(const RecordView& view, const Replay& replay) const {
        if (moment_ && event_ == 0) return stop(view, replay);  // the hand that is being played
        if (hand_ > 0) return no_such_place();
        return finished(false, replay.reader());
    }

    Status faulty(const RecordFault& fault) const {
        const Complaint complaint = record_complaint(context_, options_.file, fault);
        if (is_unreadable(fault) || !options_.json) {
            context_.complain(complaint);
            return is_unreadable(fault) ? Status::Wrong : Status::No;
        }
        Value value = summary(false);
        Value& what = value["difference"];
        what["code"] = fault.code;
        what["line"] = static_cast<std::int64_t>(fault.line);
        what["column"] = static_cast<std::int64_t>(fault.column);
        what["message"] = complaint.what;
        print(write_json(value) + "\n");
        return Status::No;
    }

    Status differs(const RecordView& view, const ReplayDifference& difference) const {
        if (!options_.json) {
            print((options_.print ? "\n" : "") + view.difference(difference));
            return Status::No;
        }
        Value value = summary(false);
        Value& what = value["difference"];
        what["code"] = difference.code;
        what["line"] = static_cast<std::int64_t>(difference.line);
        what["hand"] = difference.hand;
        what["event"] = static_cast<std::int64_t>(difference.event);
        if (difference.refusal) what["refusal"] = id(*difference.refusal);
        if (!difference.clause.empty()) what["clause"] = difference.clause;
        if (!difference.expected.empty()) what["expected"] = difference.expected;
        if (!difference.found.empty()) what["found"] = difference.found;
        what["message"] = view.reason(difference);
        print(write_json(value) + "\n");
        return Status::No;
    }

    const Context& context_;
    const ReplayOptions& options_;
    int record_ = 1, hand_ = 0, event_ = 0;
    Tally tally_;
    std::optional<State> moment_;  ///< the hand asked for, event by event
};

Status replay(const ReplayOptions& options, const Context& context) {
    if (options.file.empty())
        return context.complain(
            in_call({context.words("record.fault.no_file"), context.words("record.remedy.no_file")},
                    context.call, context.call.size()));
    ReplayRun run(context, options);
    if (const auto complaint = run.read_place()) return context.complain(*complaint);
    auto file = RecordFile::open(context, options.file);
    if (!file) return context.complain(file.error());
    return run.run(file->bytes());
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ReplayOptions>();
    file(option(app, context, "file", options->file, "FILE", "cli.replay.file"), context);
    flag(app, context, "--print", options->print, "cli.replay.print");
    option(app, context, "--hand", options->hand, "N", "cli.replay.hand");
    option(app, context, "--event", options->event, "M", "cli.replay.event");
    option(app, context, "--record", options->record, "K", "cli.replay.record");
    flag(app, context, "--position", options->position, "cli.replay.position");
    flag(app, context, "--partial", options->partial, "cli.replay.partial");
    add_tiles_option(app, context);
    flag(app, context, "--json", options->json, "cli.option.json");
    return [options, &context] { return replay(*options, context); };
}

}  // namespace

Command replay_command() {
    return {"replay",
            {"replay game.jsonl", "replay game.jsonl --print --hand 1",
             "replay game.jsonl --hand 1 --event 20 --position"},
            declare};
}

}  // namespace sifang::cli
