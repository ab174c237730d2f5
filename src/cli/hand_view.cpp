#include "cli/hand_view.hpp"

#include <algorithm>
#include <utility>

#include "cli/tile_face.hpp"
#include "text/width.hpp"

namespace sifang::cli {

namespace {

using Group = std::vector<Tile>;

/// What stood, in groups, with the winning tile among them.
std::vector<Group> standing_groups(const Win& win, const Reading& reading) {
    std::vector<Group> groups;
    if (reading.kind == ReadingKind::KnittedStraight)
        for (unsigned suit = 0; suit < 3; ++suit) {
            const unsigned first = reading.knitting[suit] + 1u;
            const Suit s = static_cast<Suit>(suit);
            groups.push_back({Tile::of(s, first), Tile::of(s, first + 3), Tile::of(s, first + 6)});
        }
    if (reading.kind == ReadingKind::SetsAndPair || reading.kind == ReadingKind::KnittedStraight) {
        for (std::size_t i = win.hand.melds.size(); i < reading.sets.size(); ++i) {
            const auto tiles = tiles_of(reading.sets[i]);
            groups.emplace_back(tiles.begin(), tiles.end());
        }
        groups.push_back({reading.pair, reading.pair});
        return groups;
    }
    // Pairs stand as pairs, everything else as one row.
    Counts counts = win.hand.standing;
    if (counts.can_add(win.tile)) counts.add(win.tile);
    Group row;
    for (const Tile tile : counts.present())
        for (unsigned n = counts[tile]; n > 0; --n) {
            row.push_back(tile);
            if (reading.kind == ReadingKind::SevenPairs && row.size() == 2)
                groups.push_back(std::exchange(row, {}));
        }
    if (!row.empty()) groups.push_back(row);
    return groups;
}

/// The group that the winning tile completed. A pung that the rulebook holds for open was completed by it;
/// else a chow is taken before others, so that a concealed pung stays whole.
std::size_t completed_group(const std::vector<Group>& groups, const Win& win, const Reading& reading) {
    std::size_t best = groups.size();
    int best_rank = -1;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (std::ranges::find(groups[i], win.tile) == groups[i].end()) continue;
        const bool chow = groups[i].front() != groups[i].back();
        const bool open_pung =
            groups[i].size() == 3 && !chow && std::ranges::any_of(reading.sets, [&](const TileSet& s) {
                return s.open && !s.melded && s.kind == SetKind::Pung && s.tile == win.tile;
            });
        const int rank = open_pung ? 3 : chow ? 2 : groups[i].size() == 2 ? 1 : 0;
        if (rank > best_rank) {
            best_rank = rank;
            best = i;
        }
    }
    return best;
}

}  // namespace

std::vector<std::string> hand_groups(const Win& win, const Reading& reading, TileFaces faces) {
    std::vector<Group> groups = standing_groups(win, reading);
    if (const std::size_t i = completed_group(groups, win, reading); i < groups.size()) {
        groups[i].erase(std::ranges::find(groups[i], win.tile));
        if (groups[i].empty()) groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i));
    }
    std::vector<std::string> drawn;
    for (const Meld& meld : win.hand.melds) drawn.push_back(draw_meld(meld, faces));
    for (const Group& group : groups) drawn.push_back(draw_tiles(group, faces));
    drawn.push_back(draw_tile(win.tile, faces));
    return drawn;
}

std::vector<std::string> hand_groups(const Win& win, TileFaces faces) {
    Group standing;
    for (const Tile tile : win.hand.standing.present())
        standing.insert(standing.end(), win.hand.standing[tile], tile);
    std::vector<std::string> drawn;
    for (const Meld& meld : win.hand.melds) drawn.push_back(draw_meld(meld, faces));
    if (!standing.empty()) drawn.push_back(draw_tiles(standing, faces));
    drawn.push_back(draw_tile(win.tile, faces));
    return drawn;
}

std::string draw_hand(const std::vector<std::string>& groups, const Look& look) {
    std::string out, line = "  ";
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const bool winning = i + 1 == groups.size();
        const std::string blanks = line.size() <= 2 ? "" : winning ? "    " : "  ";
        if (display_width(line) + display_width(blanks) + display_width(groups[i]) > look.width &&
            line.size() > 2) {
            out += line + "\n";
            line = winning ? "      " : "  ";
        } else {
            line += blanks;
        }
        line += winning ? look.ink(Ink::Bad, groups[i]) : groups[i];
    }
    return out + line + "\n";
}

std::string draw_sets(SetMask sets, const Reading& reading, TileFaces faces) {
    std::string out;
    for (std::size_t i = 0; i < reading.sets.size(); ++i)
        if (sets >> i & 1) out += (out.empty() ? "" : " ") + draw_set(reading.sets[i], faces);
    if (sets >> 4 & 1) {
        const Tile pair[] = {reading.pair, reading.pair};
        out += (out.empty() ? "" : " ") + draw_tiles(pair, faces);
    }
    return out;
}

}  // namespace sifang::cli
