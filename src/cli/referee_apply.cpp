#include "cli/referee_apply.hpp"

#include <array>
#include <fstream>
#include <ostream>

#include "cli/options.hpp"
#include "cli/record_file.hpp"
#include "cli/referee_trial.hpp"
#include "cli/trial_view.hpp"
#include "rules/books/books.hpp"
#include "text/width.hpp"
#include "wire/json.hpp"
#include "wire/record_pieces.hpp"
#include "wire/record_replay.hpp"
#include "wire/record_writer.hpp"

namespace sifang::cli {

namespace {

constexpr int most_place = 1'000'000'000;

std::optional<Wind> seat_of(std::string_view text) {
    for (const Wind seat : all_winds)
        if (text.size() == 1 && text[0] == letter(seat)) return seat;
    return std::nullopt;
}

/// One call: the place, the case, and the record on the way.
class ApplyRun {
  public:
    ApplyRun(const ApplyOptions& options, const Context& context, const SuitTable& suits,
             const Rulebook& rulebook, const Foul& foul)
        : options_(options), context_(context), suits_(suits), rulebook_(rulebook), foul_(foul) {}

    Status run() {
        if (const auto complaint = read_options()) return context_.complain(*complaint);
        auto file = RecordFile::open(context_, options_.file);
        if (!file) return context_.complain(file.error());
        RecordReader reader(file->bytes(), families(), suits_);
        Replay replay(reader, suits_);
        if (const auto status = find_hand(reader, replay)) return *status;
        return try_it(reader, replay.table());
    }

  private:
    std::optional<Complaint> read_options() {
        int choice = 0, instead = 0, points = 0;
        const auto number = [&](const char* name, const std::string& text, int most, int& into) {
            return text.empty() ? std::nullopt : read_number(context_, name, text, {1, most}, into);
        };
        for (const auto& found : {number("--record", options_.record, most_place, record_),
                                  number("--hand", options_.hand, most_place, hand_),
                                  number("--event", options_.event, most_place, event_),
                                  number("--times", options_.times, 100, times_),
                                  number("--choice", options_.choice, 100, choice),
                                  number("--instead", options_.instead, 100, instead),
                                  number("--points", options_.points, 1'000'000, points)})
            if (found) return found;
        case_.foul = foul_.id;
        const auto seat = seat_of(options_.seat);
        if (!seat)
            return in_call(
                {context_.words("referee.fault.no_seat"), context_.words("referee.remedy.no_seat")},
                context_.call, context_.call.size());
        case_.seat = *seat;
        case_.harmed = seat_of(options_.harmed);
        if (choice > 0) case_.choice.rung = static_cast<std::size_t>(choice) - 1;
        if (instead > 0) case_.choice.instead = static_cast<std::size_t>(instead) - 1;
        if (points > 0) case_.choice.points = points;
        if (const auto complaint = read_order()) return complaint;
        return read_seen();
    }

    std::optional<Complaint> read_order() {
        for (const std::string& name : options_.order) {
            const auto measure = measure_of_id(name);
            if (!measure)
                return in_call({context_.words.format("referee.fault.order", {{"measure", name}}),
                                context_.words.format("referee.remedy.order", {{"measures", left_open()}})},
                               context_.call, find_in_call(context_.call, "--order", name));
            case_.choice.optional.push_back(*measure);
        }
        return std::nullopt;
    }
    /// What this foul leaves to the referee.
    std::string left_open() const {
        std::string out;
        for (const auto* rungs : {&foul_.ladder, &foul_.instead})
            for (const Rung& rung : *rungs)
                for (const Consequence& each : rung)
                    if (each.optional && out.find(id(each.measure)) == std::string::npos)
                        out.append(out.empty() ? "" : ", ").append(id(each.measure));
        return out.empty() ? "–" : out;
    }

    std::optional<Complaint> read_seen() {
        if (options_.seen.empty()) return std::nullopt;
        std::array<Piece, 14> pieces{};
        const ReadPieces read = read_pieces(options_.seen, pieces);
        if (!read.error) {
            for (std::size_t i = 0; i < read.count; ++i) case_.pieces.push_back(pieces[i]);
            return std::nullopt;
        }
        return in_call({context_.words.format("referee.fault.seen", {{"tiles", options_.seen}}),
                        context_.words("referee.remedy.seen")},
                       context_.call, find_in_call(context_.call, "--seen", options_.seen));
    }

    /// Reads up to the end of the hand; what comes before it is written as it stands. An exit status when it
    /// cannot go on.
    std::optional<Status> find_hand(RecordReader& reader, Replay& replay) {
        std::optional<State> moment;
        int records = 0, hands = 0;
        for (;;) {
            switch (replay.next()) {
                case ReplayStep::Header:
                    if (++records == record_) {
                        if (reader.rulebook().id() != rulebook_.id()) return other_rules(reader.rulebook());
                        writer_.emplace(text_, reader.rulebook());
                        writer_->begin(reader.header());
                    }
                    break;
                case ReplayStep::Session:
                    if (records == record_) writer_->session(reader.session_event());
                    break;
                case ReplayStep::Hand:
                    ++hands;
                    if (records != record_) break;
                    writer_->hand(reader.hand());
                    if (reader.hand().number != hand_) break;
                    found_.hand = reader.hand();
                    moment = replay.state();
                    break;
                case ReplayStep::EventLine:
                    if (!moment) {
                        if (records == record_) writer_->event(reader.event());
                        break;
                    }
                    found_.events.push_back(reader.event());
                    replay.table().fold(*moment, reader.event());
                    if (*moment == *replay.state()) found_.pauses.push_back(found_.events.size());
                    break;
                case ReplayStep::Result:
                    if (moment) {
                        found_.result = reader.result();
                        return std::nullopt;
                    }
                    if (records == record_) writer_->result(reader.result());
                    break;
                case ReplayStep::End: break;
                case ReplayStep::Unfinished:
                    if (moment) return std::nullopt;
                    [[fallthrough]];
                case ReplayStep::Finished: return no_such_place(records, hands);
                case ReplayStep::Fault:
                    return context_.complain(record_complaint(context_, options_.file, reader.fault()));
                case ReplayStep::Difference: return differs(replay.difference());
            }
        }
    }

    Status no_such_place(int records, int hands) const {
        return context_.complain(
            {context_.words("record.fault.no_such_place"),
             context_.words.format("record.remedy.no_such_place", {{"records", std::to_string(records)},
                                                                   {"hands", std::to_string(hands)}})});
    }
    Status other_rules(const Rulebook& of_record) const {
        return context_.complain(
            {context_.words.format("referee.fault.other_rules", {{"record", std::string(of_record.id())},
                                                                 {"asked", std::string(rulebook_.id())}}),
             context_.words.format("referee.remedy.other_rules", {{"record", std::string(of_record.id())}})});
    }
    Status differs(const ReplayDifference& difference) const {
        Complaint complaint{context_.words("referee.fault.not_right"),
                            context_.words("referee.remedy.not_right")};
        complaint.where = options_.file + ":" + std::to_string(difference.line);
        return context_.complain(complaint);
    }

    Status try_it(const RecordReader& reader, const sifang::Table& table) {
        const auto pause =
            found_.pause_from(event_ > 0 ? std::optional(static_cast<std::size_t>(event_)) : std::nullopt);
        if (!pause) return no_such_place(record_, hand_);
        case_.who = found_.hand.seats[static_cast<std::size_t>(case_.seat)] - 1u;
        case_.place.hand = found_.hand.number;
        const TrialView view(reader, found_, *pause, foul_, context_.words, context_.look);
        // In the middle of a step nothing comes in between.
        if (event_ > 0 && *pause != static_cast<std::size_t>(event_) && !options_.json) {
            const std::string moved =
                context_.words.format("referee.trial.moved",
                                      {{"asked", std::to_string(event_)}, {"event", std::to_string(*pause)}});
            for (const std::string& line : wrap(moved, context_.look.width)) context_.out << line << "\n";
        }
        const auto trial = try_foul(table, found_, *pause, case_, times_);
        if (!trial) {
            if (options_.json)
                context_.out << write_json(view.refused_value(trial.error())) << "\n";
            else
                context_.out << view.draw_refused(trial.error());
            return Status::No;
        }
        if (options_.json)
            context_.out << write_json(view.value(table, *trial), JsonStyle::Pretty) << "\n";
        else
            context_.out << view.draw(*trial);
        return options_.output.empty() ? Status::Done : write(table, *trial);
    }

    /// The record up to the end of this hand, or to where the record can no longer be followed.
    Status write(const sifang::Table& table, const Trial& trial) {
        ResultNotes notes;
        for (const Event& event : trial.events) {
            writer_->event(event);
            notes.note(event);
        }
        if (trial.end.phase == Phase::Over) {
            RecordResult result = result_of(table, trial.end, notes);
            if (found_.result) {
                result.seed = found_.result->seed;
                result.salt = found_.result->salt;
            }
            writer_->result(result);
            writer_->end();
        }
        std::ofstream out(options_.output, std::ios::binary | std::ios::trunc);
        if (out << text_ && out.flush()) return Status::Done;
        return context_.complain(
            in_call({context_.words.format("import.fault.no_output", {{"name", options_.output}}),
                     context_.words("import.remedy.no_output")},
                    context_.call, find_in_call(context_.call, "--output", options_.output)));
    }

    const ApplyOptions& options_;
    const Context& context_;
    const SuitTable& suits_;
    const Rulebook& rulebook_;
    const Foul& foul_;
    int record_ = 1, hand_ = 1, event_ = 0, times_ = 1;
    FoulCase case_;
    TrialHand found_;
    std::string text_;
    std::optional<RecordWriter> writer_;
};

}  // namespace

void add_apply_options(CLI::App& app, Context& context, ApplyOptions& options) {
    const std::vector<std::string> seats{"E", "S", "W", "N"};
    file(option(app, context, "--apply", options.file, "RECORD", "cli.referee.apply"), context);
    option(app, context, "--record", options.record, "K", "cli.replay.record");
    option(app, context, "--hand", options.hand, "N", "cli.referee.hand");
    option(app, context, "--event", options.event, "M", "cli.referee.event");
    choices(option(app, context, "--seat", options.seat, "SEAT", "cli.referee.seat"), context, seats);
    option(app, context, "--times", options.times, "N", "cli.referee.times");
    option(app, context, "--choice", options.choice, "N", "cli.referee.choice");
    option(app, context, "--instead", options.instead, "N", "cli.referee.instead");
    option(app, context, "--points", options.points, "N", "cli.referee.points");
    option(app, context, "--order", options.order, "MEASURE", "cli.referee.order");
    choices(option(app, context, "--harmed", options.harmed, "SEAT", "cli.referee.harmed"), context, seats);
    option(app, context, "--seen", options.seen, "TILES", "cli.referee.seen");
    file(option(app, context, "--output", options.output, "FILE", "cli.referee.output"), context);
}

Status apply_foul(const ApplyOptions& options, const Context& context, const SuitTable& suits,
                  const Rulebook& rulebook, const Foul& foul) {
    return ApplyRun(options, context, suits, rulebook, foul).run();
}

}  // namespace sifang::cli
