#pragma once
// The yaku of the Japanese family, and sets of them.

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

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

/// A set of yaku. Iterates in the order above.
class YakuSet {
  public:
    constexpr YakuSet() = default;
    constexpr YakuSet(std::initializer_list<Yaku> all) {
        for (const Yaku y : all) add(y);
    }
    constexpr void add(Yaku y) { bits_ |= bit(y); }
    constexpr void add_if(bool is_there, Yaku y) { bits_ |= is_there ? bit(y) : 0; }
    constexpr void remove(Yaku y) { bits_ &= ~bit(y); }
    constexpr bool has(Yaku y) const { return bits_ & bit(y); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool any(YakuSet o) const { return (bits_ & o.bits_) != 0; }
    constexpr unsigned size() const { return static_cast<unsigned>(std::popcount(bits_)); }
    constexpr Yaku first() const { return static_cast<Yaku>(std::countr_zero(bits_)); }
    constexpr YakuSet operator&(YakuSet o) const { return YakuSet(bits_ & o.bits_); }
    constexpr YakuSet operator|(YakuSet o) const { return YakuSet(bits_ | o.bits_); }
    constexpr YakuSet operator-(YakuSet o) const { return YakuSet(bits_ & ~o.bits_); }
    constexpr YakuSet& operator|=(YakuSet o) { return bits_ |= o.bits_, *this; }
    constexpr bool operator==(const YakuSet&) const = default;

    template <class F>
    constexpr void for_each(F f) const {
        for (std::uint64_t bits = bits_; bits; bits &= bits - 1) f(static_cast<Yaku>(std::countr_zero(bits)));
    }

  private:
    constexpr explicit YakuSet(std::uint64_t bits) : bits_(bits) {}
    static constexpr std::uint64_t bit(Yaku y) { return std::uint64_t{1} << index(y); }
    std::uint64_t bits_ = 0;
};

/// What adds han only beside a yaku.
inline constexpr YakuSet bonus_tiles{Yaku::Dora, Yaku::UraDora, Yaku::RedFive};

}  // namespace sifang::riichi
