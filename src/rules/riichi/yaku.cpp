#include "rules/riichi/yaku.hpp"

#include <array>

namespace sifang::riichi {
namespace {

constexpr std::array<std::string_view, yaku_count> ids{"riichi",
                                                       "double_riichi",
                                                       "ippatsu",
                                                       "menzen_tsumo",
                                                       "pinfu",
                                                       "tanyao",
                                                       "haitei",
                                                       "houtei",
                                                       "chankan",
                                                       "rinshan",
                                                       "iipeikou",
                                                       "yakuhai_haku",
                                                       "yakuhai_hatsu",
                                                       "yakuhai_chun",
                                                       "seat_wind",
                                                       "round_wind",
                                                       "toitoi",
                                                       "honroutou",
                                                       "sanankou",
                                                       "sanshoku_doukou",
                                                       "shousangen",
                                                       "sankantsu",
                                                       "ittsuu",
                                                       "chanta",
                                                       "sanshoku_doujun",
                                                       "chiitoitsu",
                                                       "honitsu",
                                                       "junchan",
                                                       "ryanpeikou",
                                                       "renhou",
                                                       "chinitsu",
                                                       "tenhou",
                                                       "chiihou",
                                                       "daisangen",
                                                       "shousuushii",
                                                       "daisuushii",
                                                       "tsuuiisou",
                                                       "ryuuiisou",
                                                       "chinroutou",
                                                       "suuankou",
                                                       "kokushi",
                                                       "chuuren",
                                                       "suukantsu",
                                                       "tsuupai_chiitoitsu",
                                                       "dora",
                                                       "ura_dora",
                                                       "red_five"};

}  // namespace

std::string_view id(Yaku y) { return ids[index(y)]; }

}  // namespace sifang::riichi
