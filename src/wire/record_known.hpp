#pragma once
// Event lines that were read before. A hand has some two hundred lines, and nearly all of them are one of a
// few thousand: somebody draws, discards or passes. So most need not be read again.

#include <array>
#include <cstring>
#include <memory>
#include <string_view>

#include "game/event.hpp"

namespace sifang {

/// A fixed number of short lines with what they say; a new one takes the place of an old one. Lines are kept
/// as they are, so what is found is what was read.
class KnownLines {
  public:
    /// What the line said when it was read; null if it is not kept.
    const Event* find(std::string_view line) const {
        if (line.size() > longest) return nullptr;
        const Slot& slot = slots_[place(line)];
        const bool same =
            slot.size == line.size() && std::memcmp(slot.text.data(), line.data(), line.size()) == 0;
        return same ? &slot.event : nullptr;
    }
    void keep(std::string_view line, const Event& event) {
        if (line.size() > longest) return;
        Slot& slot = slots_[place(line)];
        slot.size = static_cast<std::uint8_t>(line.size());
        std::memcpy(slot.text.data(), line.data(), line.size());
        slot.event = event;
    }
    void forget() {
        for (std::size_t i = 0; i < places; ++i) slots_[i].size = 0;
    }

  private:
    static constexpr std::size_t places = 4096, longest = 79;
    struct Slot {
        std::uint8_t size = 0;  ///< no line has none
        std::array<char, longest> text;
        Event event;
    };
    /// Eight bytes at a time, multiplied and folded: the end of a line is where lines differ.
    static std::size_t place(std::string_view line) {
        std::uint64_t hash = line.size();
        while (!line.empty()) {
            std::uint64_t word = 0;
            const std::size_t taken = line.size() < 8 ? line.size() : 8;
            std::memcpy(&word, line.data(), taken);
            hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
            hash ^= hash >> 32;
            line.remove_prefix(taken);
        }
        return hash % places;
    }

    std::unique_ptr<Slot[]> slots_ = std::make_unique<Slot[]>(places);
};

}  // namespace sifang
