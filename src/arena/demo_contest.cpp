#include "arena/demo_contest.hpp"

#include <array>
#include <string>

#include "arena/sheet_play.hpp"
#include "contest/hall.hpp"
#include "contest/presets.hpp"
#include "contest/publication.hpp"
#include "tile/chance.hpp"

namespace sifang::arena {

namespace {

using namespace contest;
using What = decltype(Command::what);

/// Names that nobody bears, in the scripts that pages and papers have to show: "Sample 3B", 示例三乙,
/// 範例三乙, サンプル三乙.
struct Script {
    std::string_view region, team, person;
    std::array<std::string_view, 15> teams;
    std::array<std::string_view, 4> members;
};
constexpr std::array<std::string_view, 15> han_numbers{
    "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二", "十三", "十四", "十五"};
constexpr std::array<std::string_view, 15> figures{"1", "2",  "3",  "4",  "5",  "6",  "7", "8",
                                                   "9", "10", "11", "12", "13", "14", "15"};
constexpr std::array<std::string_view, 4> stems{"甲", "乙", "丙", "丁"};
constexpr std::array<std::string_view, 4> letters{"A", "B", "C", "D"};
constexpr std::array<Script, 4> scripts{{
    {"Region East", "Sample Team ", "Sample ", figures, letters},
    {"示例南区", "示例队", "示例", han_numbers, stems},
    {"範例西區", "範例隊", "範例", han_numbers, stems},
    {"サンプル北部", "サンプルチーム", "サンプル", han_numbers, stems},
}};

class DemoDesk {
  public:
    DemoDesk(const Table& table, const BotHouse& house, const DemoPlan& plan)
        : table_(table), house_(house), plan_(plan), contest_(table.rulebook()), now_(plan.begin) {}

    tl::expected<Contest, contest::Refusal> run() {
        prepare();
        enter_all();
        draw_and_seat();
        for (std::uint32_t n = 1; n <= plan_.played && n <= demo_sessions && !refusal_; ++n) {
            play({{1}, {n}});
            if (plan_.go_on && !plan_.go_on(n)) break;
        }
        if (plan_.played >= demo_sessions) publish();
        if (refusal_) return tl::unexpected(*refusal_);
        return std::move(contest_);
    }

  private:
    const ContestState& state() const { return contest_.state(); }

    /// The number of the last event. After a refusal nothing more is asked.
    EventNumber ask(What what, OfficialNumber by = {1}) {
        if (!refusal_)
            if (const auto done = apply(contest_, {now_, by, std::move(what)}); !done)
                refusal_ = done.error();
        return {static_cast<std::uint32_t>(contest_.log().size())};
    }
    EventNumber record(ContestEvent event, OfficialNumber by = {1}) {
        return ask(Record{std::move(event)}, by);
    }
    void pass(Duration time) { now_ = now_ + time; }

    OfficialNumber name(std::string name, Duty duty, RefereeGrade grade, unsigned first = 0,
                        unsigned last = 0) {
        ask(NameOfficial{{std::move(name), duty, grade, first, last}});
        return {static_cast<std::uint32_t>(state().officials.size())};
    }

    void prepare() {
        Regulations regulations =
            with_teams(contest_.rulebook(), by_the_book(contest_.rulebook(), "Demo 四方 Sifang"));
        regulations.hosts = "Sample Mahjong Club";
        regulations.place = "Sample Hall";
        regulations.team_size = 4;
        regulations.scope = EventScope::National;
        regulations.event_class = EventClass::None;
        for (const ClassRule& rule : contest_.rulebook().contest().classes)
            if (rule.event_class == EventClass::B) regulations.event_class = EventClass::B;
        regulations.registered = true;
        record(ContestOpened{regulations, "Sample Organiser"});
        record(StagesPlanned{round_robin(demo_sessions)});
        using enum Duty;
        head_ = name("Sample Head Referee", HeadReferee, RefereeGrade::National);
        name("Sample Deputy", Deputy, RefereeGrade::National);
        for (unsigned i = 0; i < 5; ++i)
            referees_.push_back(name("Sample Referee " + std::to_string(i + 1), Referee, RefereeGrade::First,
                                     3 * i + 1, 3 * i + 3));
        for (unsigned i = 1; i <= 3; ++i)
            arbitrator_ = name("Sample Arbitrator " + std::to_string(i), Arbitration, RefereeGrade::None);
        name("Sample Scheduling Desk", Scheduling, RefereeGrade::None);
        check_in_ = name("Sample Check-in Desk", CheckIn, RefereeGrade::None);
        scoring_ = name("Sample Scoring Desk", Scoring, RefereeGrade::None);
    }

    void enter_all() {
        for (std::uint32_t t = 0; t < demo_teams; ++t) {
            const Script& script = scripts[t % scripts.size()];
            pass(seconds(20));
            const std::string region(script.region), number(script.teams[t]);
            ask(EnterTeam{{std::string(script.team) + number, region}});
            for (const std::string_view member : script.members)
                ask(EnterPerson{
                    {std::string(script.person) + number + std::string(member), region, {t + 1}}});
        }
        record(EntriesClosed{});
    }

    void draw_and_seat() {
        pass(minutes(10));
        ask(DrawOrder{seed_of(plan_.seed, 1)});
        pass(minutes(1));
        ask(DrawLots{seed_of(plan_.seed, 2)});
        ask(DraftSeating{{1}, seed_of(plan_.seed, 3)});
        pass(minutes(5));
        record(SeatingPublished{{1}});
        for (EntrantNumber n{1}; state().has(n); n = n.next()) record(CheckedIn{n}, check_in_);
        pass(minutes(30));
    }

    OfficialNumber referee_of(const SheetId& sheet) const {
        for (const OfficialNumber referee : referees_)
            if (state().of(referee).official.has_table(sheet.table)) return referee;
        return head_;
    }

    void play(const SessionId& session) {
        record(SessionStarted{session}, head_);
        const std::vector<seating::Table> tables = state().of(session.stage).chart[session.session.value - 1];
        std::vector<std::vector<HandWritten>> hands;
        std::size_t most = 0;
        for (const seating::Table& table : tables) {
            const std::uint64_t seed =
                seed_of(seed_of(plan_.seed, 100 + session.session.value), table.number);
            hands.push_back(play_sheet(table_, house_, plan_.bot, seed));
            most = std::max(most, hands.back().size());
        }
        for (std::size_t n = 0; n < most; ++n) {
            pass(minutes(6));
            for (std::size_t t = 0; t < tables.size(); ++t)
                if (n < hands[t].size()) write(sheet_at(session, tables[t]), hands[t][n]);
            if (n == 7 && session.session.value == 2) punish(sheet_at(session, tables[6]), 8);
        }
        for (const seating::Table& table : tables) sign(sheet_at(session, table));
        pass(minutes(2));
        record(SessionEnded{session}, head_);
        if (session.session.value == 2) appeal();
        pass(minutes(30));
    }

    static SheetId sheet_at(const SessionId& session, const seating::Table& table) {
        return {session.stage, session.session, {table.number}};
    }
    void write(const SheetId& sheet, const HandWritten& hand) {
        record(SheetChanged{sheet, hand}, referee_of(sheet));
    }
    void sign(const SheetId& sheet) {
        const SheetBook book(contest_.rulebook());
        const auto found = state().sheets.find(sheet);
        if (found == state().sheets.end()) return;
        const Signatures missing = book.missing(found->second);
        for (unsigned i = 0; i < signer_count; ++i) {
            const auto signer = static_cast<Signer>(i);
            if (missing.has(signer))
                record(SheetChanged{sheet, SheetSigned{signer}},
                       signer == Signer::HeadReferee ? head_ : referee_of(sheet));
        }
        record(SheetChanged{sheet, SheetClosed{}}, head_);
    }

    /// Who sits East at this table has drawn too early for the second time, and it costs points.
    void punish(const SheetId& sheet, int hand) {
        const auto seats = seats_of(state(), sheet);
        if (!seats) return;
        PunishFoul punish;
        punish.foul.foul = "early_draw";
        punish.foul.place.hand = hand;
        punish.offender = occupant(state(), sheet.session_id(), (*seats)[0]);
        punish.sheet = sheet;
        punish.booking = Booking::Session;
        for (int time = 1; time <= 2; ++time) punished_ = ask(punish, referee_of(sheet));
        offender_ = punish.offender;
        where_ = sheet;
    }

    /// Filed in time, heard and dismissed: the penalty stands.
    void appeal() {
        const AppealRules& rules = contest_.rulebook().appeals();
        if (!punished_ || !rules.has) return;
        OpenAppeal open;
        open.appeal.entrant = offender_;
        open.appeal.sheet = where_;
        open.appeal.against = punished_;
        open.appeal.filing.by = state().of(offender_).entry.name;
        open.appeal.filing.deposit = rules.deposit;
        open.appeal.filing.to = rules.rule_matters.front();
        const OfficialNumber hearing = hears(open.appeal.filing.to);
        pass(minutes(10));
        ask(open, hearing);
        AppealHeard heard;
        pass(minutes(15));
        heard.at = now_;
        heard.by = state().of(hearing).official.name;
        heard.verdict = AppealVerdict::Dismissed;
        record(AppealChanged{{1}, heard}, hearing);
    }
    OfficialNumber hears(AppealBody body) const {
        switch (body) {
            case AppealBody::HeadReferee: return head_;
            case AppealBody::Arbitration: return arbitrator_;
            case AppealBody::Committee: break;
        }
        return {1};  // the organiser
    }

    /// Equals draw first, where the rulebook says so.
    void publish() {
        std::uint64_t nth = 1'000;
        for (auto equal = lots_missing(contest_.rulebook(), state(), {1}); !equal.empty() && !refusal_;
             equal = lots_missing(contest_.rulebook(), state(), {1}))
            ask(DrawTie{{1}, seed_of(plan_.seed, ++nth), equal});
        record(ResultsPublished{{1}}, scoring_);
    }

    const Table& table_;
    const BotHouse& house_;
    const DemoPlan& plan_;
    Contest contest_;
    Moment now_;
    std::optional<contest::Refusal> refusal_{};
    OfficialNumber head_{}, arbitrator_{}, check_in_{}, scoring_{};
    std::vector<OfficialNumber> referees_;
    EventNumber punished_{};
    EntrantNumber offender_{};
    SheetId where_{};
};

}  // namespace

tl::expected<Contest, contest::Refusal> demo_contest(const Table& table, const BotHouse& house,
                                                     const DemoPlan& plan) {
    return DemoDesk(table, house, plan).run();
}

}  // namespace sifang::arena
