#include "rules/play_form.hpp"

namespace sifang {
namespace {

constexpr Spelling<Flowers> flowers[] = {{Flowers::With, "with"}, {Flowers::Without, "without"}};
constexpr Spelling<OpenAt> open_at[] = {{OpenAt::AfterCounted, "after_counted"},
                                        {OpenAt::Counted, "counted"}};
constexpr Spelling<LastRound> last_rounds[] = {{LastRound::Jump, "jump"}, {LastRound::OneEach, "one_each"}};
constexpr Spelling<OpeningFlowers> opening_flowers[] = {{OpeningFlowers::UntilNone, "until_none"},
                                                        {OpeningFlowers::OneRound, "one_round"}};
constexpr Spelling<FlowerInPlay> flowers_in_play[] = {{FlowerInPlay::AtOnce, "at_once"},
                                                      {FlowerInPlay::ThisTurn, "this_turn"},
                                                      {FlowerInPlay::AnyTime, "any_time"}};
constexpr Spelling<Winners> winners[] = {
    {Winners::Nearest, "nearest"}, {Winners::Two, "two"}, {Winners::All, "all"}};
constexpr Spelling<SwapCalls> swap_calls[] = {{SwapCalls::Allowed, "allowed"},
                                              {SwapCalls::SameTileAfterChow, "same_tile_after_chow"},
                                              {SwapCalls::SameTile, "same_tile"},
                                              {SwapCalls::SameAndOtherEnd, "same_and_other_end"}};
constexpr Spelling<KongOnLastTile> kongs_on_last_tile[] = {{KongOnLastTile::EndsHand, "ends_hand"},
                                                           {KongOnLastTile::Forbidden, "forbidden"}};
constexpr Spelling<ConcealedKongRobbedBy> robbed_by[] = {
    {ConcealedKongRobbedBy::Nobody, "nobody"},
    {ConcealedKongRobbedBy::ThirteenOrphans, "thirteen_orphans"},
    {ConcealedKongRobbedBy::AnyHand, "any_hand"}};
constexpr Spelling<ConcealedKongSeen> kongs_seen[] = {{ConcealedKongSeen::AtOnce, "at_once"},
                                                      {ConcealedKongSeen::AfterHand, "after_hand"},
                                                      {ConcealedKongSeen::Never, "never"}};
constexpr Spelling<PassedWin> passed_wins[] = {
    {PassedWin::Free, "free"}, {PassedWin::SameKind, "same_kind"}, {PassedWin::AnyTile, "any_tile"}};
constexpr Spelling<ExposedTile> exposed_tiles[] = {{ExposedTile::ForcedDiscard, "forced_discard"},
                                                   {ExposedTile::BindsOwner, "binds_owner"}};
constexpr Spelling<KongAfterRiichi> kongs_after_riichi[] = {{KongAfterRiichi::ReadingsSame, "readings_same"},
                                                            {KongAfterRiichi::WaitsSame, "waits_same"},
                                                            {KongAfterRiichi::Never, "never"}};
constexpr Spelling<KongIndicator> kong_indicators[] = {{KongIndicator::AtOnce, "at_once"},
                                                       {KongIndicator::BeforeDiscard, "before_discard"},
                                                       {KongIndicator::AfterDiscard, "after_discard"}};

constexpr int most_points = 1'000'000;
/// What is paid as often as a win has deposits: all of them together stay far inside an int.
constexpr int most_each = 10'000;

void small(FormWriter& form, std::string_view name, std::uint8_t n, int least, int most) {
    form.field(name, int{n}, least, most);
}
void small(FormReader& form, std::string_view name, std::uint8_t& n, int least, int most) {
    int read = n;
    form.field(name, read, least, most);
    n = static_cast<std::uint8_t>(read);
}

template <class Form, class D>
void describe_deal(Form& form, D& deal) {
    form.field("flowers", deal.flowers, words(flowers));
    small(form, "dice", deal.dice, 2, 3);
    small(form, "throws", deal.throws, 1, 2);
    form.field("open_at", deal.open_at, words(open_at));
    form.field("last_round", deal.last_round, words(last_rounds));
    small(form, "dead_wall", deal.dead_wall, 0, 14);
    small(form, "indicator_stack", deal.indicator_stack, 0, 7);
}

template <class Form, class R>
void describe_riichi(Form& form, R& riichi) {
    form.field("has", riichi.has);
    form.field("deposit", riichi.deposit, 0, most_each);
    form.field("least_points", riichi.least_points, 0, most_points);
    form.field("live_tiles", riichi.live_tiles, 0, 136);
    form.field("ronned_pays", riichi.ronned_pays);
    form.field("kong", riichi.kong, words(kongs_after_riichi));
}

template <class Form, class P>
void describe(Form& form, P& play) {
    form.group("deal", [&](Form& deal) { describe_deal(deal, play.deal); });
    form.group("red_fives", [&](Form& red) {
        red.field("characters", play.red_fives[0], 0, 4);
        red.field("dots", play.red_fives[1], 0, 4);
        red.field("bamboo", play.red_fives[2], 0, 4);
    });
    form.field("opening_flowers", play.opening_flowers, words(opening_flowers));
    form.field("flower_in_play", play.flower_in_play, words(flowers_in_play));
    form.field("flower_win", play.flower_win);
    form.field("winners", play.winners, words(winners));
    form.field("swap_calls", play.swap_calls, words(swap_calls));
    form.field("passed_win", play.passed_win, words(passed_wins));
    form.field("own_claim_lifts_passed_win", play.own_claim_lifts_passed_win);
    form.field("own_discards_bar", play.own_discards_bar);
    form.field("false_win_forgiven", play.false_win_forgiven);
    form.field("kong_on_last_tile", play.kong_on_last_tile, words(kongs_on_last_tile));
    form.field("concealed_kong_after_claim", play.concealed_kong_after_claim);
    form.field("most_kongs", play.most_kongs, 0, 16);
    form.field("concealed_kong_robbed_by", play.concealed_kong_robbed_by, words(robbed_by));
    form.field("concealed_kong_seen", play.concealed_kong_seen, words(kongs_seen));
    form.field("exposed_tile", play.exposed_tile, words(exposed_tiles));
    form.field("indicator", play.indicator);
    form.field("kong_indicators", play.kong_indicators);
    form.field("kong_indicator", play.kong_indicator, words(kong_indicators));
    form.field("under_indicators", play.under_indicators);
    form.field("under_kong_indicators", play.under_kong_indicators);
    form.group("riichi", [&](Form& riichi) { describe_riichi(riichi, play.riichi); });
    form.group("abortive", [&](Form& abortive) {
        abortive.field("nine_kinds", play.abortive.nine_kinds);
        abortive.field("four_winds", play.abortive.four_winds);
        abortive.field("four_kongs", play.abortive.four_kongs);
        abortive.field("four_riichi", play.abortive.four_riichi);
    });
    form.field("waiting_hands_shown", play.waiting_hands_shown);
    form.field("nagashi", play.nagashi);
    form.group("clauses", [&](Form& clauses) {
        for (unsigned i = 0; i < refusal_count; ++i)
            clauses.field(id(static_cast<Refusal>(i)), play.clauses[i]);
    });
}

}  // namespace

void describe_play(FormWriter& form, const PlayRules& play) { describe(form, play); }
void describe_play(FormReader& form, PlayRules& play) { describe(form, play); }

std::optional<ProfileFault> check_play(const PlayRules& play) {
    const auto wrong = [](std::string where, std::string value) {
        return ProfileFault{"out_of_range", std::move(where), std::move(value)};
    };
    const DealRule& deal = play.deal;
    if (deal.dead_wall % 2 != 0) return wrong("play.deal.dead_wall", "2 × n");
    if (deal.indicator_stack * 2 > deal.dead_wall)
        return wrong("play.deal.indicator_stack", "≤ dead_wall / 2");
    if (play.indicator != (deal.indicator_stack > 0))
        return wrong("play.indicator", deal.indicator_stack > 0 ? "true" : "false");
    // Every kong needs a stack of its own behind the first indicator, and a tile of the dead wall to draw.
    if (play.kong_indicators && (!play.indicator || play.most_kongs > 4))
        return wrong("play.kong_indicators", "false");
    if (play.flower_win && deal.flowers == Flowers::Without) return wrong("play.flower_win", "false");
    return std::nullopt;
}

}  // namespace sifang
