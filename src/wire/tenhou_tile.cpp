#include "wire/tenhou_tile.hpp"

#include <array>

namespace sifang::tenhou {
namespace {

struct Yaku {
    std::string_view id, name;
};

/// By their numbers in the log. The four winds are the seat's from 10 on and the round's from 14 on; 40 and
/// 41, 45 and 46, 47 and 48 differ only in the wait.
constexpr auto table = std::to_array<Yaku>({
    {"menzen_tsumo", "門前清自摸和"},
    {"riichi", "立直"},
    {"ippatsu", "一発"},
    {"chankan", "槍槓"},
    {"rinshan", "嶺上開花"},
    {"haitei", "海底摸月"},
    {"houtei", "河底撈魚"},
    {"pinfu", "平和"},
    {"tanyao", "断幺九"},
    {"iipeikou", "一盃口"},
    {"seat_wind", "自風 東"},
    {"seat_wind", "自風 南"},
    {"seat_wind", "自風 西"},
    {"seat_wind", "自風 北"},
    {"round_wind", "場風 東"},
    {"round_wind", "場風 南"},
    {"round_wind", "場風 西"},
    {"round_wind", "場風 北"},
    {"yakuhai_haku", "役牌 白"},
    {"yakuhai_hatsu", "役牌 發"},
    {"yakuhai_chun", "役牌 中"},
    {"double_riichi", "両立直"},
    {"chiitoitsu", "七対子"},
    {"chanta", "混全帯幺九"},
    {"ittsuu", "一気通貫"},
    {"sanshoku_doujun", "三色同順"},
    {"sanshoku_doukou", "三色同刻"},
    {"sankantsu", "三槓子"},
    {"toitoi", "対々和"},
    {"sanankou", "三暗刻"},
    {"shousangen", "小三元"},
    {"honroutou", "混老頭"},
    {"ryanpeikou", "二盃口"},
    {"junchan", "純全帯幺九"},
    {"honitsu", "混一色"},
    {"chinitsu", "清一色"},
    {"renhou", "人和"},
    {"tenhou", "天和"},
    {"chiihou", "地和"},
    {"daisangen", "大三元"},
    {"suuankou", "四暗刻"},
    {"suuankou", "四暗刻単騎"},
    {"tsuuiisou", "字一色"},
    {"ryuuiisou", "緑一色"},
    {"chinroutou", "清老頭"},
    {"chuuren", "九蓮宝燈"},
    {"chuuren", "純正九蓮宝燈"},
    {"kokushi", "国士無双"},
    {"kokushi", "国士無双１３面"},
    {"daisuushii", "大四喜"},
    {"shousuushii", "小四喜"},
    {"suukantsu", "四槓子"},
    {"dora", "ドラ"},
    {"ura_dora", "裏ドラ"},
    {"red_five", "赤ドラ"},
});
constexpr std::size_t seat_winds = 10, round_winds = 14;

constexpr bool is_red_number(unsigned number) { return piece(number).is_red(); }

}  // namespace

std::string_view yaku(unsigned number) { return number < table.size() ? table[number].id : ""; }

std::string_view yaku_named(std::string_view name) {
    for (const Yaku& row : table)
        if (row.name == name) return row.id;
    return {};
}

std::string_view name_of_yaku(std::string_view id, Wind wind) {
    if (id == "seat_wind") return table[seat_winds + static_cast<unsigned>(wind)].name;
    if (id == "round_wind") return table[round_winds + static_cast<unsigned>(wind)].name;
    for (const Yaku& row : table)
        if (row.id == id) return row.name;
    return {};
}

std::optional<LoggedMeld> meld(unsigned code) {
    LoggedMeld out;
    if (code > 0xFFFF) return std::nullopt;
    out.from = static_cast<Giver>(code & 3);
    const auto reds_of = [&](unsigned first, unsigned last) {
        unsigned reds = 0;
        for (unsigned number = first; number <= last; ++number) reds += is_red_number(number);
        return static_cast<std::uint8_t>(reds);
    };
    if (code & 4) {
        const unsigned pattern = code >> 10, run = pattern / 3;
        if (run >= 21 || out.from != Giver::Left) return std::nullopt;
        const unsigned lowest = run / 7 * 9 + run % 7;
        out.kind = MeldKind::Chow;
        out.tile = kind(lowest);
        for (unsigned i = 0; i < 3; ++i) {
            const unsigned number = 4 * (lowest + i) + (code >> (3 + 2 * i) & 3);
            if (i == pattern % 3)
                out.taken = piece(number);
            else
                out.reds = static_cast<std::uint8_t>(out.reds + is_red_number(number));
        }
        return out;
    }
    if (code & 0x18) {
        const unsigned pattern = code >> 9, which = pattern / 3, apart = code >> 5 & 3;
        if (which >= 34 || out.from == Giver::Unknown) return std::nullopt;
        out.tile = kind(which);
        // Of the four, `apart` is not in the pung; the others stand in their order, the one called at
        // pattern % 3.
        unsigned called = pattern % 3;
        if (called >= apart) ++called;
        out.kind = code & 8 ? MeldKind::Pung : MeldKind::AddedKong;
        const unsigned taken = 4 * which + (code & 8 ? called : apart);
        out.taken = piece(taken);
        out.reds = static_cast<std::uint8_t>(reds_of(4 * which, 4 * which + 3) - is_red_number(taken));
        if (code & 8 && is_red_number(4 * which + apart)) --out.reds;
        return out;
    }
    if (code & 0x20) return std::nullopt;  // a North laid aside: three players
    const unsigned number = code >> 8;
    if (number >= 136) return std::nullopt;
    out.tile = kind(number / 4);
    out.kind = out.from == Giver::Unknown ? MeldKind::ConcealedKong : MeldKind::Kong;
    out.taken = piece(number);
    out.reds = static_cast<std::uint8_t>(reds_of(number / 4 * 4, number / 4 * 4 + 3) - is_red_number(number));
    return out;
}

}  // namespace sifang::tenhou
