#include "arena/sim_summary.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace sifang::arena {
namespace {

Value number(std::uint64_t n) { return static_cast<std::int64_t>(n); }

std::uint64_t blocks_of(const SimSummary& summary) {
    std::uint64_t blocks = 0;
    for (const std::uint64_t part : summary.parts) {
        SimPlan plan = summary.plan;
        plan.shard = part;
        blocks += plan.blocks();
    }
    return blocks;
}

/// Reads fields and remembers the first that is not as it should be.
class Fields {
  public:
    explicit Fields(const Value& value) : value_(&value) {}

    const Value* at(std::initializer_list<std::string_view> path) {
        const Value* found = value_;
        std::string name;
        for (const std::string_view part : path) {
            name += (name.empty() ? "" : ".") + std::string(part);
            found = found ? found->find(part) : nullptr;
        }
        if (!found && wrong_.empty()) wrong_ = name;
        return found;
    }
    void read(std::initializer_list<std::string_view> path, std::uint64_t& into) {
        const Value* found = at(path);
        if (found && found->integer() && *found->integer() >= 0)
            into = static_cast<std::uint64_t>(*found->integer());
        else
            blame(path);
    }
    void read(std::initializer_list<std::string_view> path, std::int64_t& into) {
        const Value* found = at(path);
        if (found && found->integer())
            into = *found->integer();
        else
            blame(path);
    }
    void read(std::initializer_list<std::string_view> path, std::string& into) {
        const Value* found = at(path);
        if (found && found->string())
            into = *found->string();
        else
            blame(path);
    }
    void read(std::initializer_list<std::string_view> path, bool& into) {
        const Value* found = at(path);
        if (found && found->boolean())
            into = *found->boolean();
        else
            blame(path);
    }
    void blame(std::initializer_list<std::string_view> path) {
        if (wrong_.empty()) wrong_ = *(path.end() - 1);
    }
    const std::string& wrong() const { return wrong_; }

  private:
    const Value* value_;
    std::string wrong_;
};

constexpr std::array<std::string_view, 4> seat_names{"E", "S", "W", "N"};

ValueList places_json(const std::array<std::uint64_t, 4>& places) {
    ValueList list;
    for (const std::uint64_t place : places) list.emplace_back(number(place));
    return list;
}
bool read_places(const Value* value, std::array<std::uint64_t, 4>& into) {
    if (!value || !value->list() || value->list()->size() != into.size()) return false;
    for (std::size_t i = 0; i < into.size(); ++i) {
        const std::int64_t* const n = (*value->list())[i].integer();
        if (!n || *n < 0) return false;
        into[i] = static_cast<std::uint64_t>(*n);
    }
    return true;
}

}  // namespace

bool SimSummary::is_finished() const { return state.blocks == blocks_of(*this); }

Mean mean_of(const SimSummary& summary, unsigned player, double deviations) {
    const SimSums& sums = summary.state.sums;
    const auto samples = static_cast<double>(sums.samples);
    const auto in_sample = static_cast<double>(summary.plan.games_in_sample());
    if (samples == 0) return {};
    const double mean = static_cast<double>(sums.players[player].score) / samples;
    const double squares = static_cast<double>(sums.players[player].squares) / samples;
    const double variance = samples > 1 ? (squares - mean * mean) * samples / (samples - 1) : 0;
    return {mean / in_sample, deviations * std::sqrt(std::max(0.0, variance) / samples) / in_sample};
}

Value summary_json(const SimSummary& summary) {
    const SimSums& sums = summary.state.sums;
    Value out;
    out["rules"] = summary.rules;
    out["profile"] = summary.hash;
    out["seed"] = number(summary.plan.seed);
    const bool sessions = summary.plan.plays_sessions();
    out["planned"] = number(summary.plan.games());
    out["duplicate"] = summary.plan.duplicate;
    out["private_walls"] = summary.plan.walls == Walls::Private;
    out["shards"] = number(summary.plan.shards);
    ValueList parts;
    for (const std::uint64_t part : summary.parts) parts.emplace_back(number(part + 1));
    out["parts"] = parts;
    if (sessions) out["sessions"] = number(sums.sessions);
    out["hands"] = number(sums.hands);
    Value& wins = out["wins"];
    for (std::size_t i = 0; i < 4; ++i) wins["by_seat"][seat_names[i]] = number(sums.wins_by_seat[i]);
    out["wins"]["by_kind"]["discard"] = number(sums.wins_by_discard);
    out["wins"]["by_kind"]["draw"] = number(sums.wins_by_draw);
    const std::uint64_t won = sums.ends[static_cast<std::size_t>(End::Won)];
    out["draws"] = number(sums.hands - won);
    for (std::size_t i = 0; i < sums.ends.size(); ++i)
        out["ends"][sifang::id(static_cast<End>(i))] = number(sums.ends[i]);
    ValueList bots;
    for (unsigned i = 0; i < 4; ++i) {
        const SimSums::ByPlayer& player = sums.players[i];
        const Mean mean = mean_of(summary, i);
        Value bot;
        bot["name"] = summary.bots[i];
        bot["mean"] = mean.mean;
        bot["interval"] = ValueList{mean.mean - mean.half_width, mean.mean + mean.half_width};
        if (sessions) bot["places"] = places_json(player.places);
        bot["wins"] = number(player.wins);
        bot["self_draws"] = number(player.self_draws);
        bot["discards_won_on"] = number(player.discards_won_on);
        bot["score"] = Value(player.score);
        bot["squares"] = Value(player.squares);
        for (std::size_t f = 0; f < bot_fault_count; ++f)
            bot["faults"][id(static_cast<BotFault>(f))] = number(player.faults[f]);
        bots.push_back(bot);
    }
    out["bots"] = bots;
    out["samples"] = number(sums.samples);
    out["blocks"] = number(summary.state.blocks);
    out["finished"] = summary.is_finished();
    if (summary.record_bytes) out["record_bytes"] = number(*summary.record_bytes);
    out["seconds"] = summary.seconds;
    out["hands_per_second"] =
        summary.seconds > 0 ? std::round(static_cast<double>(sums.hands) / summary.seconds) : 0.0;
    return out;
}

tl::expected<SimSummary, std::string> read_summary(const Value& value) {
    SimSummary summary;
    SimSums& sums = summary.state.sums;
    Fields in(value);
    bool private_walls = false;
    in.read({"rules"}, summary.rules);
    in.read({"profile"}, summary.hash);
    in.read({"seed"}, summary.plan.seed);
    const bool sessions = value.find("sessions") != nullptr;
    in.read({"planned"}, sessions ? summary.plan.sessions : summary.plan.hands);
    if (sessions) in.read({"sessions"}, sums.sessions);
    if (sessions && summary.plan.sessions == 0) in.blame({"planned"});
    in.read({"duplicate"}, summary.plan.duplicate);
    in.read({"private_walls"}, private_walls);
    summary.plan.walls = private_walls ? Walls::Private : Walls::Shared;
    in.read({"shards"}, summary.plan.shards);
    if (summary.plan.shards == 0 || summary.plan.shards > most_shards) in.blame({"shards"});
    in.read({"hands"}, sums.hands);
    in.read({"samples"}, sums.samples);
    in.read({"blocks"}, summary.state.blocks);
    for (std::size_t i = 0; i < 4; ++i) in.read({"wins", "by_seat", seat_names[i]}, sums.wins_by_seat[i]);
    in.read({"wins", "by_kind", "discard"}, sums.wins_by_discard);
    in.read({"wins", "by_kind", "draw"}, sums.wins_by_draw);
    for (std::size_t i = 0; i < sums.ends.size(); ++i)
        in.read({"ends", sifang::id(static_cast<End>(i))}, sums.ends[i]);
    summary.parts.clear();
    const Value* parts = in.at({"parts"});
    if (parts && parts->list())
        for (const Value& part : *parts->list()) {
            const std::int64_t* const n = part.integer();
            if (!n || *n < 1 || static_cast<std::uint64_t>(*n) > summary.plan.shards) {
                in.blame({"parts"});
                break;
            }
            summary.parts.push_back(static_cast<std::uint64_t>(*n) - 1);
        }
    if (summary.parts.empty() || std::adjacent_find(summary.parts.begin(), summary.parts.end(),
                                                    std::greater_equal{}) != summary.parts.end())
        in.blame({"parts"});
    const Value* seconds = in.at({"seconds"});
    if (seconds && seconds->real())
        summary.seconds = *seconds->real();
    else if (seconds && seconds->integer())
        summary.seconds = static_cast<double>(*seconds->integer());
    const Value* bots = in.at({"bots"});
    if (!bots || !bots->list() || bots->list()->size() != 4) {
        in.blame({"bots"});
    } else {
        for (std::size_t i = 0; i < 4; ++i) {
            Fields bot((*bots->list())[i]);
            SimSums::ByPlayer& player = sums.players[i];
            bot.read({"name"}, summary.bots[i]);
            if (sessions && !read_places(bot.at({"places"}), player.places)) bot.blame({"places"});
            bot.read({"wins"}, player.wins);
            bot.read({"self_draws"}, player.self_draws);
            bot.read({"discards_won_on"}, player.discards_won_on);
            bot.read({"score"}, player.score);
            bot.read({"squares"}, player.squares);
            for (std::size_t f = 0; f < bot_fault_count; ++f)
                bot.read({"faults", id(static_cast<BotFault>(f))}, player.faults[f]);
            if (!bot.wrong().empty()) in.blame({"bots"});
        }
    }
    if (value.find("record_bytes")) in.read({"record_bytes"}, summary.record_bytes.emplace());
    if (!in.wrong().empty()) return tl::unexpected(in.wrong());
    return summary;
}

std::string_view id(MergeFault fault) {
    switch (fault) {
        case MergeFault::OtherPlan: return "other_plan";
        case MergeFault::Twice: return "twice";
        case MergeFault::NotFinished: return "not_finished";
    }
    return {};
}

tl::expected<SimSummary, MergeFault> merge(const SimSummary& a, const SimSummary& b) {
    if (a.rules != b.rules || a.hash != b.hash || a.bots != b.bots || a.plan != b.plan)
        return tl::unexpected(MergeFault::OtherPlan);
    if (!a.is_finished() || !b.is_finished()) return tl::unexpected(MergeFault::NotFinished);
    SimSummary both = a;
    both.record_bytes.reset();
    for (const std::uint64_t part : b.parts) {
        if (std::find(both.parts.begin(), both.parts.end(), part) != both.parts.end())
            return tl::unexpected(MergeFault::Twice);
        both.parts.push_back(part);
    }
    std::sort(both.parts.begin(), both.parts.end());
    both.state.sums.add(b.state.sums);
    both.state.blocks += b.state.blocks;
    both.seconds += b.seconds;
    return both;
}

std::vector<std::uint64_t> missing_parts(const SimSummary& summary) {
    std::vector<std::uint64_t> missing;
    for (std::uint64_t part = 0; part < summary.plan.shards; ++part)
        if (!std::binary_search(summary.parts.begin(), summary.parts.end(), part)) missing.push_back(part);
    return missing;
}

}  // namespace sifang::arena
