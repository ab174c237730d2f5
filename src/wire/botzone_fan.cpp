#include "wire/botzone_fan.hpp"

#include <array>

namespace sifang::botzone {
namespace {

struct Fan {
    std::string_view id, name;
};

constexpr auto table = std::to_array<Fan>({
    {"big_four_winds", "大四喜"},
    {"big_three_dragons", "大三元"},
    {"all_green", "绿一色"},
    {"nine_gates", "九莲宝灯"},
    {"four_kongs", "四杠"},
    {"seven_shifted_pairs", "连七对"},
    {"thirteen_orphans", "十三幺"},
    {"all_terminals", "清幺九"},
    {"little_four_winds", "小四喜"},
    {"little_three_dragons", "小三元"},
    {"all_honors", "字一色"},
    {"four_concealed_pungs", "四暗刻"},
    {"pure_terminal_chows", "一色双龙会"},
    {"quadruple_chow", "一色四同顺"},
    {"four_pure_shifted_pungs", "一色四节高"},
    {"four_pure_shifted_chows", "一色四步高"},
    {"three_kongs", "三杠"},
    {"all_terminals_and_honors", "混幺九"},
    {"seven_pairs", "七对"},
    {"greater_honors_and_knitted_tiles", "七星不靠"},
    {"all_even_pungs", "全双刻"},
    {"full_flush", "清一色"},
    {"pure_triple_chow", "一色三同顺"},
    {"pure_shifted_pungs", "一色三节高"},
    {"upper_tiles", "全大"},
    {"middle_tiles", "全中"},
    {"lower_tiles", "全小"},
    {"pure_straight", "清龙"},
    {"three_suited_terminal_chows", "三色双龙会"},
    {"pure_shifted_chows", "一色三步高"},
    {"all_fives", "全带五"},
    {"triple_pung", "三同刻"},
    {"three_concealed_pungs", "三暗刻"},
    {"lesser_honors_and_knitted_tiles", "全不靠"},
    {"knitted_straight", "组合龙"},
    {"upper_four", "大于五"},
    {"lower_four", "小于五"},
    {"big_three_winds", "三风刻"},
    {"mixed_straight", "花龙"},
    {"reversible_tiles", "推不倒"},
    {"mixed_triple_chow", "三色三同顺"},
    {"mixed_shifted_pungs", "三色三节高"},
    {"chicken_hand", "无番和"},
    {"last_tile_draw", "妙手回春"},
    {"last_tile_claim", "海底捞月"},
    {"out_with_replacement_tile", "杠上开花"},
    {"robbing_the_kong", "抢杠和"},
    {"all_pungs", "碰碰和"},
    {"half_flush", "混一色"},
    {"mixed_shifted_chows", "三色三步高"},
    {"all_types", "五门齐"},
    {"melded_hand", "全求人"},
    {"two_concealed_kongs", "双暗杠"},
    {"two_dragon_pungs", "双箭刻"},
    {"outside_hand", "全带幺"},
    {"fully_concealed_hand", "不求人"},
    {"two_melded_kongs", "双明杠"},
    {"last_tile", "和绝张"},
    {"dragon_pung", "箭刻"},
    {"prevalent_wind", "圈风刻"},
    {"seat_wind", "门风刻"},
    {"concealed_hand", "门前清"},
    {"all_chows", "平和"},
    {"tile_hog", "四归一"},
    {"double_pung", "双同刻"},
    {"two_concealed_pungs", "双暗刻"},
    {"concealed_kong", "暗杠"},
    {"all_simples", "断幺"},
    {"pure_double_chow", "一般高"},
    {"mixed_double_chow", "喜相逢"},
    {"short_straight", "连六"},
    {"two_terminal_chows", "老少副"},
    {"pung_of_terminals_or_honors", "幺九刻"},
    {"melded_kong", "明杠"},
    {"one_voided_suit", "缺一门"},
    {"no_honors", "无字"},
    {"edge_wait", "边张"},
    {"closed_wait", "嵌张"},
    {"single_wait", "单钓将"},
    {"self_drawn", "自摸"},
    {"flower_tiles", "花牌"},
    {"melded_and_concealed_kong", "明暗杠"},
    // Written so in other releases of the judge's calculator.
    {"closed_wait", "坎张"},
});

}  // namespace

std::string_view fan_named(std::string_view name) {
    for (const Fan& row : table)
        if (row.name == name) return row.id;
    return {};
}

std::string_view name_of_fan(std::string_view id) {
    for (const Fan& row : table)
        if (row.id == id) return row.name;
    return {};
}

}  // namespace sifang::botzone
