#pragma once
// The yaku of the Japanese family, and sets of them.

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/enum_set.hpp"

namespace sifang::riichi {

/// From the cheap to the dear, then what adds han and is no yaku.
enum class Yaku : std::uint8_t {
    Riichi,
    DoubleRiichi,
    Ippatsu,
    MenzenTsumo,
    Pinfu,
    Tanyao,
    Haitei,
    Houtei,
    Chankan,
    Rinshan,
    Iipeikou,
    YakuhaiHaku,
    YakuhaiHatsu,
    YakuhaiChun,
    SeatWind,
    RoundWind,
    Toitoi,
    Honroutou,
    Sanankou,
    SanshokuDoukou,
    Shousangen,
    Sankantsu,
    Ittsuu,
    Chanta,
    SanshokuDoujun,
    Chiitoitsu,
    Honitsu,
    Junchan,
    Ryanpeikou,
    Renhou,
    Chinitsu,
    Tenhou,
    Chiihou,
    Daisangen,
    Shousuushii,
    Daisuushii,
    Tsuuiisou,
    Ryuuiisou,
    Chinroutou,
    Suuankou,
    Kokushi,
    Chuuren,
    Suukantsu,
    TsuupaiChiitoitsu,
    Dora,
    UraDora,
    RedFive,
};

inline constexpr unsigned yaku_count = 47;
static_assert(static_cast<unsigned>(Yaku::RedFive) + 1 == yaku_count);

constexpr unsigned index(Yaku y) { return static_cast<unsigned>(y); }

/// The id in every format, e.g. sanshoku_doujun.
std::string_view id(Yaku y);

using YakuSet = EnumSet<Yaku, yaku_count>;

/// What adds han only beside a yaku.
inline constexpr YakuSet bonus_tiles{Yaku::Dora, Yaku::UraDora, Yaku::RedFive};

}  // namespace sifang::riichi
