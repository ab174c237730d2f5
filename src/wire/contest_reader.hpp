#pragma once
// Reads values by the lists of their fields (fields_of.hpp). Internal to wire/.

#include <algorithm>
#include <cassert>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "wire/contest_fields.hpp"
#include "wire/record_line_reader.hpp"
#include "wire/words_of.hpp"

namespace sifang {

/// Like its base, every call returns false at the first error and from then on. Values begin as their type
/// does: what is left out stays so.
class ContestReader : public RecordLine {
  public:
    using RecordLine::RecordLine;

    /// Of any list: so many players can be in a contest.
    static constexpr std::size_t longest_list = seating::Player::most;
    /// JSON's numbers are those of JavaScript to most who read them.
    static constexpr std::int64_t most_exact = (std::int64_t{1} << 53) - 1;

    /// A value whose fields have a list.
    template <class T>
    bool take(T& value) {
        if (!object()) return false;
        Open open{*this};
        Fields<T> of{open, value};
        open.next();
        do {
            open.begin_pass();
            fields(of, Of<T>{});
        } while (open.goes_on());
        if (failed() || (open.needed & ~open.seen) == 0) return !failed();
        open.closing = true;
        open.begin_pass();
        fields(of, Of<T>{});
        return false;
    }

    bool take(bool& value) { return boolean(value); }
    template <std::integral I>
    bool take(I& value) {
        std::int64_t number = 0;
        if (!integer(number, least<I>(), most<I>())) return false;
        value = static_cast<I>(number);
        return true;
    }
    bool take(std::string& value) {
        LineText in;
        if (!text(in)) return false;
        value = in.text;
        return true;
    }
    template <class E>
        requires std::is_enum_v<E>
    bool take(E& value) {
        const auto& words = words_of<E, last_of<E>>();
        LineText in;
        if (!text(in)) return false;
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i] == in.text) return value = static_cast<E>(i), true;
        return refuse("newer_word", in.offset, in.text.substr(0, 80));
    }
    bool take(Wind& seat) { return wind(seat); }
    bool take(Instant& moment) { return take(moment.ms); }
    template <class Tag>
    bool take(contest::Number<Tag>& number) {
        return take(number.value);
    }
    bool take(seating::Player& player) {
        int number = 0;
        if (!integer(number, 1, seating::Player::most)) return false;
        player = seating::Player::of_number(static_cast<unsigned>(number));
        return true;
    }
    bool take(contest::SessionId& id) { return row(id.stage, id.session); }
    bool take(contest::SheetId& id) { return row(id.stage, id.session, id.table); }
    bool take(seating::Table& table) { return row(table.number, table.seats); }
    template <class T>
    bool take(std::vector<T>& items) {
        if (!list()) return false;
        while (next_item()) {
            if (items.size() == longest_list) return refuse("list_too_long", offset(), field());
            if (!take(items.emplace_back())) return false;
        }
        return !failed();
    }
    template <class T>
    bool take(std::array<T, 4>& four) {
        return row(four[0], four[1], four[2], four[3]);
    }
    bool take(PlayerPoints& four) {
        return row(Points{four[0]}, Points{four[1]}, Points{four[2]}, Points{four[3]});
    }
    /// Of the four those for whom it holds.
    bool take(std::array<bool, 4>& four) {
        if (!list()) return false;
        for (int last = 0; next_item();) {
            int player = 0;
            if (!integer(player, 1, 4)) return false;
            if (player <= last) return refuse("not_ascending", offset(), field());
            four[static_cast<std::size_t>(player - 1)] = true;
            last = player;
        }
        return !failed();
    }
    template <std::size_t N>
    bool take(InlineVector<Piece, N>& value) {
        return pieces(value);
    }
    template <class T, class... How>
    bool take(std::optional<T>& value, How... how) {
        return null() || take(value.emplace(), how...);
    }
    bool take(Player& player, AsPlayer) {
        int number = 0;
        if (!integer(number, 1, 4)) return false;
        player = static_cast<Player>(number - 1);
        return true;
    }
    bool take(std::uint64_t& seed, AsSeed) {
        LineText in;
        if (!text(in)) return false;
        const char* const end = in.text.data() + in.text.size();
        const auto [to, fault] = std::from_chars(in.text.data(), end, seed);
        return (fault == std::errc() && to == end) || refuse("not_a_seed", in.offset, in.text.substr(0, 80));
    }
    bool take(std::string& digits, AsHash) { return hex(digits); }
    bool take(std::string& json, AsJson) {
        std::string_view in;
        if (!raw(in)) return false;
        json = in;
        return true;
    }

  private:
    /// Bounded so that those of a whole contest can be added up; a sheet allows fewer.
    struct Points {
        int& value;
    };
    bool take(Points points) { return RecordLine::points(points.value); }

    template <std::integral I>
    static constexpr std::int64_t least() {
        return std::max<std::int64_t>(std::numeric_limits<I>::min(), -most_exact);
    }
    template <std::integral I>
    static constexpr std::int64_t most() {
        return std::cmp_less(most_exact, std::numeric_limits<I>::max())
                   ? most_exact
                   : static_cast<std::int64_t>(std::numeric_limits<I>::max());
    }

    /// A list of exactly these.
    template <class... Items>
    bool row(Items&&... items) {
        if (!list()) return false;
        const bool all = ((next_item() && take(std::forward<Items>(items))) && ...);
        const bool more = all && next_item();
        return !failed() && ((all && !more) || refuse("wrong_count", offset(), field()));
    }

    /// An object being read: the name whose value comes next, and which of its fields have come. Its list is
    /// gone through until every name has found its field: once, where they stand in its order. When one did
    /// not come, a last time finds its name.
    struct Open {
        ContestReader& in;
        std::string_view name{};
        bool has_name = false;
        bool found = false;
        bool closing = false;
        bool told = false;    ///< which of several it is (told_by)
        unsigned number = 0;  ///< of the next field in the list
        std::uint32_t seen = 0, needed = 0;

        void next() { has_name = in.next_name(name); }
        void begin_pass() {
            number = 0;
            found = false;
        }
        /// After a pass: whether there is to be another.
        bool goes_on() {
            if (!has_name || in.failed()) return false;
            return found || in.refuse("newer_field", in.offset(), name.substr(0, 80));
        }
        std::uint32_t next_bit() {
            assert(number < 32);
            return std::uint32_t{1} << number++;
        }
        std::uint32_t next_needed() {
            const std::uint32_t bit = next_bit();
            needed |= bit;
            return bit;
        }
        bool is_missing(std::uint32_t bit) const { return closing && !(seen & bit); }
        /// Whether the value of this field comes next.
        bool is_next(std::uint32_t bit, std::string_view field) {
            if (!has_name || name != field || in.failed()) return false;
            if (seen & bit) return in.refuse("duplicate_field", in.offset(), field);
            seen |= bit;
            found = true;
            in.enter_field(field);
            return true;
        }
        void took(bool well) {
            if (well) next();
        }
    };

    /// A value into which an open object is read.
    template <class T>
    struct Fields {
        Open& open;
        T& value;

        template <class M, class... How>
        void operator()(std::string_view name, M T::* member, How... how) {
            const std::uint32_t bit = open.next_needed();
            if (open.is_missing(bit)) open.in.missing(name);
            if (open.is_next(bit, name)) open.took(open.in.take(value.*member, how...));
        }
        template <class M, class... How>
        void maybe(std::string_view name, M T::* member, How... how) {
            if (open.is_next(open.next_bit(), name)) open.took(open.in.take(value.*member, how...));
        }
        template <class Variant>
        void one_of(Variant T::* member) {
            static constexpr auto names = alternatives(Of<Variant>{});
            static_assert(names.size() == std::variant_size_v<Variant>);
            const std::uint32_t bit = open.next_needed();
            if (open.is_missing(bit)) open.in.missing(joined(names));
            [&]<std::size_t... I>(std::index_sequence<I...>) {
                const auto read = [&]<std::size_t i>(std::integral_constant<std::size_t, i>) {
                    if (!open.is_next(bit, names[i])) return;
                    open.took(open.in.take((value.*member).template emplace<i>()));
                };
                (read(std::integral_constant<std::size_t, I>{}), ...);
            }(std::make_index_sequence<std::variant_size_v<Variant>>{});
        }
        template <class Variant>
        void told_by(std::string_view name, Variant T::* member) {
            const std::uint32_t bit = open.next_needed();
            if (!open.told) {
                const auto which = open.in.look_for(name, open, ids_of<Variant>());
                if (!which) return;
                emplace(value.*member, *which);
                open.told = true;
            }
            LineText known;
            if (open.is_next(bit, name)) open.took(open.in.text(known));
            std::visit(
                [this]<class What>(What& what) {
                    Fields<What> of{open, what};
                    fields(of, Of<What>{});
                },
                value.*member);
        }
    };

    /// The ids of the alternatives.
    template <class Variant>
    static const auto& ids_of() {
        static const auto ids = []<std::size_t... I>(std::index_sequence<I...>) {
            return std::array{id(Variant(std::in_place_index<I>))...};
        }(std::make_index_sequence<std::variant_size_v<Variant>>{});
        return ids;
    }
    template <class Variant>
    static void emplace(Variant& value, std::size_t which) {
        [&]<std::size_t... I>(std::index_sequence<I...>) {
            static_cast<void>(((which == I && (value.template emplace<I>(), true)) || ...));
        }(std::make_index_sequence<std::variant_size_v<Variant>>{});
    }

    /// Which of some words the field says, wherever it stands in what is left of the object.
    std::optional<std::size_t> look_for(std::string_view field, const Open& open,
                                        std::span<const std::string_view> words) {
        if (failed()) return std::nullopt;
        if (!open.has_name) return missing(field), std::nullopt;
        JsonReader look = ahead();
        std::string_view name = open.name, word;
        while (name != field)
            if (!look.skip() || !look.next_field(name)) {
                look.failed() ? refuse(code(look.error().fault), look.error().offset)
                              : refuse("missing_field", look.position() - 1, field);
                return std::nullopt;
            }
        if (!look.string(word)) {
            refuse(code(look.error().fault), look.error().offset, field);
            return std::nullopt;
        }
        const auto found = std::ranges::find(words, word);
        if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
        refuse("newer_event", look.offset(), word.substr(0, 80));
        return std::nullopt;
    }

    template <std::size_t N>
    static std::string joined(const std::array<std::string_view, N>& names) {
        std::string all;
        for (const std::string_view name : names) (all += all.empty() ? "" : "|") += name;
        return all;
    }
};

}  // namespace sifang
