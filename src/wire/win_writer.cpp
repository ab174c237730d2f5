// A win as a line that read_score_line reads back equal.

#include "hand/notation.hpp"
#include "wire/json.hpp"
#include "wire/score_fields.hpp"
#include "wire/score_line.hpp"

namespace sifang {
namespace {

using namespace score_fields;

/// Turns fives into red ones in the tiles written from `from` on, as long as there are red ones to place.
void redden(std::string& out, std::size_t from, RedFives& red) {
    for (std::size_t group = from, i = from; i < out.size(); ++i) {
        const std::size_t suit = std::string_view("mps").find(out[i]);
        if (suit == std::string_view::npos) continue;
        for (; group < i; ++group)
            if (out[group] == '5' && red[suit] > 0) {
                out[group] = '0';
                --red[suit];
            }
        group = i + 1;
    }
}

class WinWriter {
  public:
    WinWriter(std::string& out, const Win& win) : out_(out), win_(win), red_(win.red_fives) {}

    void write() {
        out_ += '{';
        name(Concealed);
        tiles([&] { append_tiles(out_, win_.hand.standing); });
        if (!win_.hand.melds.empty()) list(MeldList, win_.hand.melds, [&](const Meld& m) { meld(m); });
        name(WinTile);
        tiles([&] { append_tile(out_, win_.tile); });
        if (win_.by == By::Draw) name(WonBy), quoted(by_words[1]);
        if (win_.seat != Wind::East) wind(Seat, win_.seat);
        if (win_.round != Wind::East) wind(Round, win_.round);
        if (!win_.flowers.empty()) list(FlowerList, win_.flowers, [&](Tile t) { quoted(to_string(t)); });
        situation();
        if (win_.discarder) wind(Discarder, *win_.discarder);
        if (win_.liable) wind(LiableSeat, *win_.liable);
        if (!win_.dora.empty()) list(Dora, win_.dora, [&](Tile t) { quoted(to_string(t)); });
        if (!win_.ura.empty()) list(Ura, win_.ura, [&](Tile t) { quoted(to_string(t)); });
        if (win_.honba != 0) name(Honba), append_integer(out_, win_.honba);
        if (win_.deposits != 0) name(Deposits), append_integer(out_, win_.deposits);
        out_ += '}';
    }

  private:
    void name(Field field) {
        if (out_.back() != '{') out_ += ',';
        quoted(names[field]);
        out_ += ':';
    }
    void quoted(std::string_view word) {
        out_ += '"';
        out_ += word;
        out_ += '"';
    }
    void wind(Field field, Wind value) {
        name(field);
        quoted(to_string(Tile::of(value)));
    }
    template <class Write>
    void tiles(Write write) {
        out_ += '"';
        const std::size_t from = out_.size();
        write();
        redden(out_, from, red_);
        out_ += '"';
    }
    template <class Items, class WriteItem>
    void list(Field field, const Items& items, WriteItem write_item) {
        name(field);
        char before = '[';
        for (const auto& item : items) {
            out_ += before;
            write_item(item);
            before = ',';
        }
        out_ += ']';
    }
    void meld(const Meld& meld) {
        out_ += R"({"kind":)";
        quoted(meld_words[static_cast<std::size_t>(meld.kind)]);
        out_ += R"(,"tiles":)";
        tiles([&] {
            Counts counts;
            add_meld(counts, meld);
            append_tiles(out_, counts);
        });
        if (meld.from != Giver::Unknown) {
            out_ += R"(,"from":)";
            quoted(giver_words[static_cast<std::size_t>(meld.from) - 1]);
        }
        out_ += '}';
    }
    void situation() {
        InlineVector<std::string_view, situation_words.size()> words;
        for (unsigned bit = 0; bit < situation_words.size(); ++bit)
            if (win_.situation.has(static_cast<Situation>(1u << bit))) words.push_back(situation_words[bit]);
        if (!words.empty()) list(SituationList, words, [&](std::string_view word) { quoted(word); });
    }

    std::string& out_;
    const Win& win_;
    RedFives red_;
};

}  // namespace

void append_score_line(std::string& out, const Win& win) { WinWriter(out, win).write(); }

}  // namespace sifang
