#include "rules/riichi/slow_scorer.hpp"

#include <algorithm>
#include <functional>
#include <tuple>
#include <vector>

namespace sifang::riichi_test {
namespace {

// Tiles as numbers: 0–8 characters, 9–17 dots, 18–26 bamboo, 27–30 E S W N, 31 中, 32 發, 33 白.
using Tiles = std::array<int, 34>;
bool is_honour(int t) { return t >= 27; }
bool is_end(int t) { return is_honour(t) || t % 9 == 0 || t % 9 == 8; }
bool is_wind(int t) { return t >= 27 && t <= 30; }
bool is_dragon(int t) { return t >= 31; }

struct Group {
    enum Kind { Run, Triplet, Kong, Pair } kind;
    int tile;
    bool melded;  // laid down with another's tile
    bool standing;
    std::vector<int> tiles() const {
        if (kind == Run) return {tile, tile + 1, tile + 2};
        return std::vector<int>(kind == Pair ? 2u : kind == Triplet ? 3u : 4u, tile);
    }
    bool holds(int t) const {
        const auto all = tiles();
        return std::find(all.begin(), all.end(), t) != all.end();
    }
    bool is_triplet() const { return kind == Triplet || kind == Kong; }
};
using Groups = std::vector<Group>;

/// Every way to split the tiles into runs, triplets and one pair.
void split(Tiles& left, bool has_pair, Groups& sofar, const std::function<void(const Groups&)>& found) {
    int t = 0;
    while (t < 34 && left[static_cast<std::size_t>(t)] == 0) ++t;
    if (t == 34) {
        if (has_pair) found(sofar);
        return;
    }
    const auto try_one = [&](Group group, bool pair) {
        Tiles rest = left;
        for (const int x : group.tiles())
            if (--rest[static_cast<std::size_t>(x)] < 0) return;
        sofar.push_back(group);
        split(rest, pair, sofar, found);
        sofar.pop_back();
    };
    if (!has_pair) try_one({Group::Pair, t, false, true}, true);
    try_one({Group::Triplet, t, false, true}, has_pair);
    if (!is_honour(t) && t % 9 <= 6) try_one({Group::Run, t, false, true}, has_pair);
}

int up(int value, int to) { return (value + to - 1) / to * to; }

class Counting {
  public:
    Counting(const SlowRules& rules, const Win& win) : rules_(rules), win_(win) {
        for (unsigned i = 0; i < 34; ++i)
            standing_[i] = static_cast<int>(win.hand.standing[Tile::of_index(i)]);
        winning_ = static_cast<int>(win.tile.index());
        ++standing_[static_cast<std::size_t>(winning_)];
        all_ = standing_;
        for (const Meld& meld : win.hand.melds) {
            const int t = static_cast<int>(meld.tile.index());
            const bool mine = meld.kind == MeldKind::ConcealedKong;
            closed_ = closed_ && mine;
            if (meld.kind == MeldKind::Chow)
                melds_.push_back({Group::Run, t, true, false});
            else
                melds_.push_back(
                    {meld.kind == MeldKind::Pung ? Group::Triplet : Group::Kong, t, !mine, false});
            for (const int x : melds_.back().tiles()) ++all_[static_cast<std::size_t>(x)];
        }
        has_kong_ =
            std::any_of(melds_.begin(), melds_.end(), [](const Group& g) { return g.kind == Group::Kong; });
        drawn_ = win.by == By::Draw;
        seat_ = 27 + static_cast<int>(win.seat);
        round_ = 27 + static_cast<int>(win.round);
    }

    SlowScore score() {
        Groups sofar;
        split(standing_, false, sofar, [&](const Groups& groups) {
            Groups whole = melds_;
            whole.insert(whole.end(), groups.begin(), groups.end());
            if (whole.size() != 5) return;
            for (std::size_t i = 0; i < whole.size(); ++i)
                if (whole[i].standing && whole[i].holds(winning_)) count_sets(whole, i);
        });
        if (melds_.empty()) {
            if (std::count(standing_.begin(), standing_.end(), 2) == 7) count_seven_pairs();
            bool orphans = true;
            for (int t = 0; t < 34; ++t) orphans = orphans && (number(t) > 0) == is_end(t);
            if (orphans) count_orphans();
        }
        if (best_.wins()) pay();
        return best_;
    }

  private:
    int number(int t) const { return all_[static_cast<std::size_t>(t)]; }
    bool told(Situation s) const { return win_.situation.has(s); }
    template <class P>
    bool every_tile(P p) const {
        for (int t = 0; t < 34; ++t)
            if (number(t) > 0 && !p(t)) return false;
        return true;
    }
    template <class P>
    bool some_tile(P p) const {
        return !every_tile([&](int t) { return !p(t); });
    }
    int suits() const {
        int n = 0;
        for (int s = 0; s < 3; ++s) n += some_tile([&](int t) { return t / 9 == s; });
        return n;
    }

    // Yaku that do not ask how the tiles are split.
    void tiles_and_winning(HanByYaku& yaku, std::set<std::string>& yakuman) const {
        const bool riichi = closed_ && (told(Situation::Riichi) || told(Situation::DoubleRiichi));
        if (riichi && told(Situation::DoubleRiichi))
            yaku["double_riichi"] = 2;
        else if (riichi)
            yaku["riichi"] = 1;
        const bool replacement = told(Situation::Replacement) && has_kong_;
        const bool robbing = told(Situation::Robbing) && number(winning_) == 1;
        if (riichi && told(Situation::Ippatsu) && rules_.ippatsu && !replacement) yaku["ippatsu"] = 1;
        if (closed_ && drawn_) yaku["menzen_tsumo"] = 1;
        if (told(Situation::LastWallTile) && drawn_ && !replacement) yaku["haitei"] = 1;
        if (told(Situation::LastWallTile) && !drawn_ && !robbing) yaku["houtei"] = 1;
        if (replacement && rules_.rinshan) yaku["rinshan"] = 1;
        if (robbing) yaku["chankan"] = 1;
        if (told(Situation::FirstTurn) && win_.hand.melds.empty()) {
            const bool dealer = win_.seat == Wind::East;
            if (drawn_) yakuman.insert(dealer ? "tenhou" : "chiihou");
            if (!drawn_ && !dealer && rules_.renhou == SlowRules::Renhou::FourHan) yaku["renhou"] = 4;
            if (!drawn_ && !dealer && rules_.renhou == SlowRules::Renhou::FiveHan) yaku["renhou"] = 5;
        }
        if (every_tile([](int t) { return !is_end(t); })) yaku["tanyao"] = 1;
        const bool honours = some_tile(is_honour);
        if (suits() == 1 && honours) yaku["honitsu"] = closed_ ? 3 : 2;
        if (suits() == 1 && !honours) yaku["chinitsu"] = closed_ ? 6 : 5;
        if (every_tile(is_end) && honours && suits() > 0) yaku["honroutou"] = 2;
        if (every_tile(is_end) && !honours) yakuman.insert("chinroutou");
        if (every_tile([](int t) { return t == 19 || t == 20 || t == 21 || t == 23 || t == 25 || t == 32; }))
            yakuman.insert("ryuuiisou");
        if (win_.hand.melds.empty() && suits() == 1 && !honours) {
            bool gates = true;
            for (int t = 0; t < 27; ++t)
                if (some_tile([&](int x) { return x / 9 == t / 9; }))
                    gates = gates && number(t) >= (is_end(t) ? 3 : 1);
            if (gates) yakuman.insert("chuuren");
        }
    }

    void count_sets(const Groups& groups, std::size_t place) {
        HanByYaku yaku;
        std::set<std::string> yakuman;
        tiles_and_winning(yaku, yakuman);
        if (every_tile(is_honour)) yakuman.insert("tsuuiisou");

        Groups sets;
        int pair = -1;
        std::vector<bool> open;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const Group& g = groups[i];
            if (g.kind == Group::Pair) {
                pair = g.tile;
                continue;
            }
            sets.push_back(g);
            // A triplet completed by a discard is open.
            open.push_back(g.melded || (i == place && !drawn_ && g.kind == Group::Triplet));
        }
        int runs = 0, triplets = 0, kongs = 0, concealed = 0, dragons = 0, winds = 0;
        std::map<int, int> run_at;
        std::set<int> triplet_at;
        bool end_in_each = is_end(pair), terminal_in_each = is_end(pair) && !is_honour(pair);
        for (std::size_t i = 0; i < sets.size(); ++i) {
            const Group& g = sets[i];
            bool end = false, terminal = false;
            for (const int t : g.tiles()) {
                end = end || is_end(t);
                terminal = terminal || (is_end(t) && !is_honour(t));
            }
            end_in_each = end_in_each && end;
            terminal_in_each = terminal_in_each && terminal;
            if (g.kind == Group::Run) {
                ++runs;
                ++run_at[g.tile];
                continue;
            }
            ++triplets;
            triplet_at.insert(g.tile);
            kongs += g.kind == Group::Kong;
            concealed += !open[i];
            dragons += is_dragon(g.tile);
            winds += is_wind(g.tile);
            if (g.tile == 31) yaku["yakuhai_chun"] = 1;
            if (g.tile == 32) yaku["yakuhai_hatsu"] = 1;
            if (g.tile == 33) yaku["yakuhai_haku"] = 1;
            if (g.tile == seat_) yaku["seat_wind"] = 1;
            if (g.tile == round_) yaku["round_wind"] = 1;
        }
        if (triplets == 4) yaku["toitoi"] = 2;
        if (concealed == 3) yaku["sanankou"] = 2;
        if (concealed == 4) yakuman.insert("suuankou");
        if (kongs == 3) yaku["sankantsu"] = 2;
        if (kongs == 4) yakuman.insert("suukantsu");
        if (dragons == 3) yakuman.insert("daisangen");
        if (dragons == 2 && is_dragon(pair)) yaku["shousangen"] = 2;
        if (winds == 4) yakuman.insert("daisuushii");
        if (winds == 3 && is_wind(pair)) yakuman.insert("shousuushii");
        for (int r = 0; r < 9; ++r) {
            if (triplet_at.count(r) && triplet_at.count(r + 9) && triplet_at.count(r + 18))
                yaku["sanshoku_doukou"] = 2;
            if (run_at.count(r) && run_at.count(r + 9) && run_at.count(r + 18))
                yaku["sanshoku_doujun"] = closed_ ? 2 : 1;
        }
        for (int s = 0; s < 27; s += 9)
            if (run_at.count(s) && run_at.count(s + 3) && run_at.count(s + 6))
                yaku["ittsuu"] = closed_ ? 2 : 1;
        if (runs > 0 && terminal_in_each)
            yaku["junchan"] = closed_ ? 3 : 2;
        else if (runs > 0 && end_in_each)
            yaku["chanta"] = closed_ ? 2 : 1;
        int doubles = 0;
        for (const auto& [tile, times] : run_at) doubles += times / 2;
        if (closed_ && doubles == 1) yaku["iipeikou"] = 1;
        if (closed_ && doubles == 2) yaku["ryanpeikou"] = 3;

        // Article 10.
        int pair_fu = 0;
        if (is_dragon(pair) || pair == seat_ || pair == round_) pair_fu = 2;
        if (pair == seat_ && pair == round_) pair_fu = rules_.double_wind_pair;
        int wait_fu = 0;
        const Group& won = groups[place];
        if (won.kind == Group::Pair) wait_fu = 2;
        if (won.kind == Group::Run && winning_ == won.tile + 1) wait_fu = 2;
        if (won.kind == Group::Run && winning_ == won.tile + 2 && won.tile % 9 == 0) wait_fu = 2;
        if (won.kind == Group::Run && winning_ == won.tile && won.tile % 9 == 6) wait_fu = 2;
        const bool pinfu = closed_ && runs == 4 && pair_fu == 0 && wait_fu == 0;
        if (pinfu) yaku["pinfu"] = 1;
        int fu = 20;
        for (std::size_t i = 0; i < sets.size(); ++i) {
            if (!sets[i].is_triplet()) continue;
            int each = sets[i].kind == Group::Kong ? 8 : 2;
            if (is_end(sets[i].tile)) each *= 2;
            if (!open[i]) each *= 2;
            fu += each;
        }
        fu += pair_fu + wait_fu;
        if (drawn_ && !pinfu) fu += 2;
        if (!drawn_ && closed_) fu += 10;
        if (!drawn_ && !closed_ && fu == 20) fu = rules_.open_ron_minimum;
        offer(yaku, yakuman, up(fu, 10));
    }

    void count_seven_pairs() {
        HanByYaku yaku;
        std::set<std::string> yakuman;
        tiles_and_winning(yaku, yakuman);
        yaku["chiitoitsu"] = 2;
        if (every_tile(is_honour))
            yakuman.insert(rules_.honour_pairs_are_tsuuiisou ? "tsuuiisou" : "tsuupai_chiitoitsu");
        offer(yaku, yakuman, 25);
    }
    void count_orphans() {
        HanByYaku yaku;
        std::set<std::string> yakuman;
        tiles_and_winning(yaku, yakuman);
        yakuman.insert("kokushi");
        offer(yaku, yakuman, 0);
    }

    int dora_han(const InlineVector<Tile, 5>& indicators, std::size_t most) const {
        int han = 0;
        for (std::size_t i = 0; i < indicators.size() && i < most; ++i) {
            const int shown = static_cast<int>(indicators[i].index());
            int dora = 0;
            if (!is_honour(shown))
                dora = shown % 9 == 8 ? shown - 8 : shown + 1;
            else if (is_wind(shown))
                dora = shown == 30 ? 27 : shown + 1;
            else
                dora = shown == 33 ? 32 : shown == 32 ? 31 : 33;  // 白 發 中 白
            han += number(dora);
        }
        return han;
    }

    /// Nobody fed a yakuman unless all that makes it lies on the table and something of that was called.
    bool was_fed(const std::string& yakuman) const {
        std::size_t on_table = 0, called = 0;
        for (const Group& g : melds_) {
            if (yakuman == "daisangen" && !is_dragon(g.tile)) continue;
            if (yakuman == "daisuushii" && !is_wind(g.tile)) continue;
            ++on_table;
            called += g.melded;
        }
        return called > 0 && on_table == (yakuman == "daisangen" ? 3u : 4u);
    }

    /// Points of one limit: what a child receives for a discard.
    static int child_points(const std::string& limit) {
        if (limit == "mangan") return 8'000;
        if (limit == "haneman") return 12'000;
        if (limit == "baiman") return 16'000;
        if (limit == "sanbaiman") return 24'000;
        return 32'000;
    }

    int price(int base) const {
        const bool dealer = win_.seat == Wind::East;
        if (!drawn_) return up(base * (dealer ? 6 : 4), 100);
        return dealer ? 3 * up(2 * base, 100) : 2 * up(base, 100) + up(2 * base, 100);
    }

    void offer(HanByYaku yaku, const std::set<std::string>& yakuman, int fu) {
        best_.valid = true;
        if (!yakuman.empty()) {
            const int times = rules_.stacked_yakuman ? static_cast<int>(yakuman.size()) : 1;
            int liable = 0;
            for (const std::string& y : yakuman) liable += rules_.liability.count(y) && was_fed(y);
            HanByYaku list;
            if (rules_.stacked_yakuman) {
                for (const std::string& y : yakuman) list[y] = 13;
                keep(13 * times, 0, "yakuman", 8'000 * times, list, 8'000 * liable);
            } else {
                // One counts; which name it goes by is free among those with the same consequence.
                for (const std::string& y : yakuman)
                    keep(13, 0, "yakuman", 8'000, {{y, 13}}, liable > 0 ? 8'000 : 0);
            }
            return;
        }
        const bool renhou_mangan = rules_.renhou == SlowRules::Renhou::Mangan && !drawn_ &&
                                   told(Situation::FirstTurn) && win_.hand.melds.empty() &&
                                   win_.seat != Wind::East;
        if (renhou_mangan) keep(5, fu, "mangan", 2'000, {{"renhou", 5}}, 0);
        if (yaku.empty()) return;
        if (const int n = dora_han(win_.dora, rules_.kan_dora ? 5 : 1)) yaku["dora"] = n;
        const bool riichi = yaku.count("riichi") || yaku.count("double_riichi");
        if (riichi && rules_.ura)
            if (const int n = dora_han(win_.ura, rules_.kan_ura ? 5 : 1)) yaku["ura_dora"] = n;
        if (const int n = win_.red_fives[0] + win_.red_fives[1] + win_.red_fives[2]) yaku["red_five"] = n;
        int han = 0;
        for (const auto& [name, value] : yaku) han += value;
        std::string limit;
        int base = fu;
        for (int i = 0; i < han + 2 && base < 100'000; ++i) base *= 2;
        if (han >= 13 && rules_.counted_yakuman)
            limit = "counted_yakuman";
        else if (han >= 11)
            limit = "sanbaiman";
        else if (han >= 8)
            limit = "baiman";
        else if (han >= 6)
            limit = "haneman";
        else if (han >= 5 || base >= 2'000 || (rules_.kiriage && base >= 1'920))
            limit = "mangan";
        if (!limit.empty()) base = child_points(limit) / 4;
        keep(han, fu, limit, base, yaku, 0);
    }

    void keep(int han, int fu, const std::string& limit, int base, const HanByYaku& list, int liable) {
        const int total = price(base);
        const auto key = std::tuple(total, han, fu);
        if (key < key_) return;
        if (key > key_) best_.lists.clear();
        key_ = key;
        best_.total = total;
        best_.han = han;
        best_.fu = fu;
        best_.limit = limit;
        best_.lists.insert(list);
        base_ = base;
        liable_base_ = liable;
    }

    void pay() {
        if (!drawn_ && !win_.discarder) return;
        std::array<int, 4> change{};
        const auto winner = static_cast<std::size_t>(win_.seat);
        const auto pay = [&](Wind from, int points) {
            change[static_cast<std::size_t>(from)] -= points;
            change[winner] += points;
        };
        const bool pao = win_.liable && liable_base_ > 0;
        const int shared = base_ - (pao ? liable_base_ : 0);
        if (drawn_) {
            for (const Wind from : all_winds) {
                if (from == win_.seat) continue;
                const bool twice = from == Wind::East || win_.seat == Wind::East;
                pay(from, up(shared * (twice ? 2 : 1), 100));
                if (!pao) pay(from, 100 * win_.honba);
            }
            if (pao) pay(*win_.liable, price(liable_base_) + 300 * win_.honba);
        } else {
            pay(*win_.discarder, price(shared));
            if (pao) {
                pay(*win_.discarder, price(liable_base_) / 2);
                pay(*win_.liable, price(liable_base_) / 2);
            }
            pay(pao && rules_.liable_pays_counters ? *win_.liable : *win_.discarder, 300 * win_.honba);
        }
        change[winner] += 1'000 * win_.deposits;
        best_.payments = change;
    }

    const SlowRules& rules_;
    const Win& win_;
    Tiles standing_{}, all_{};
    Groups melds_;
    int winning_ = 0, seat_ = 0, round_ = 0;
    bool closed_ = true, drawn_ = false, has_kong_ = false;
    std::tuple<int, int, int> key_{0, 0, 0};
    int base_ = 0, liable_base_ = 0;
    SlowScore best_;
};

}  // namespace

const SlowRules& slow_rules(std::string_view profile) {
    static const auto all = [] {
        std::map<std::string, SlowRules, std::less<>> rules;
        SlowRules& zds = rules["zds"];
        zds.liability = {"daisangen", "daisuushii", "tsuuiisou", "chinroutou", "ryuuiisou"};
        SlowRules common;
        common.ippatsu = common.rinshan = common.ura = common.kan_dora = common.kan_ura = true;
        common.red_fives = 1;
        common.double_wind_pair = 4;
        common.open_ron_minimum = 30;
        common.counted_yakuman = common.stacked_yakuman = true;
        common.renhou = SlowRules::Renhou::None;
        common.honour_pairs_are_tsuuiisou = true;
        common.liability = {"daisangen", "daisuushii"};
        common.liable_pays_counters = true;
        rules["riichi"] = rules["tenhou"] = common;
        common.red_fives = 0;
        common.counted_yakuman = common.stacked_yakuman = common.liable_pays_counters = false;
        common.renhou = SlowRules::Renhou::Mangan;
        rules["ema"] = common;
        common.renhou = SlowRules::Renhou::FiveHan;
        common.kiriage = true;
        common.double_wind_pair = 2;
        rules["wrc"] = common;
        return rules;
    }();
    return all.find(profile)->second;
}

SlowScore slow_score(const SlowRules& rules, const Win& win) { return Counting(rules, win).score(); }

}  // namespace sifang::riichi_test
