#pragma once
// Writes values by the lists of their fields (fields_of.hpp). Internal to wire/.

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "wire/contest_fields.hpp"
#include "wire/json.hpp"
#include "wire/record_pieces.hpp"

namespace sifang {

class ContestWriter {
  public:
    explicit ContestWriter(std::string& out) : out_(out) {}

    /// A value whose fields have a list.
    template <class T>
    void put(const T& value) {
        out_ += '{';
        Fields<T> of{*this, value};
        fields(of, Of<T>{});
        out_ += '}';
    }

    void put(bool value) { out_ += value ? "true" : "false"; }
    template <std::integral I>
    void put(const I& value) {
        append_integer(out_, static_cast<std::int64_t>(value));
    }
    void put(const std::string& value) { append_json_string(out_, value); }
    template <class E>
        requires std::is_enum_v<E>
    void put(const E& value) {
        word(id(value));
    }
    void put(Wind seat) {
        const char letter_of = letter(seat);
        word({&letter_of, 1});
    }
    void put(Instant moment) { put(moment.ms); }
    template <class Tag>
    void put(const contest::Number<Tag>& number) {
        put(number.value);
    }
    void put(seating::Player player) { put(player.number()); }
    void put(const contest::SessionId& id) { row(id.stage, id.session); }
    void put(const contest::SheetId& id) { row(id.stage, id.session, id.table); }
    void put(const seating::Table& table) { row(table.number, table.seats); }
    template <class T>
    void put(const std::vector<T>& items) {
        list(items);
    }
    template <class T>
    void put(const std::array<T, 4>& four) {
        list(four);
    }
    /// Those of the four for whom it holds.
    void put(const std::array<bool, 4>& four) {
        out_ += '[';
        for (std::size_t player = 0; player < 4; ++player)
            if (four[player]) next_item(), put(player + 1);
        out_ += ']';
    }
    template <std::size_t N>
    void put(const InlineVector<Piece, N>& pieces) {
        out_ += '"';
        append_pieces(out_, {pieces.begin(), pieces.size()});
        out_ += '"';
    }
    template <class T, class... How>
    void put(const std::optional<T>& value, How... how) {
        put(*value, how...);  // nothing is left out, and never comes here
    }
    void put(Player player, AsPlayer) { put(player + 1); }
    void put(std::uint64_t seed, AsSeed) {
        out_ += '"';
        out_ += std::to_string(seed);
        out_ += '"';
    }
    void put(const std::string& digits, AsHash) { word(digits); }
    void put(const std::string& json, AsJson) { out_ += json; }

  private:
    /// One value as its list goes through it.
    template <class T>
    struct Fields {
        ContestWriter& to;
        const T& value;

        template <class M, class... How>
        void operator()(std::string_view name, M T::* member, How... how) {
            to.name(name);
            to.put(value.*member, how...);
        }
        template <class M, class... How>
        void maybe(std::string_view name, M T::* member, How... how) {
            static const T usual{};
            if (!(value.*member == usual.*member)) (*this)(name, member, how...);
        }
        template <class Variant>
        void one_of(Variant T::* member) {
            constexpr auto names = alternatives(Of<Variant>{});
            static_assert(names.size() == std::variant_size_v<Variant>);
            to.name(names[(value.*member).index()]);
            std::visit([this](const auto& what) { to.put(what); }, value.*member);
        }
        template <class Variant>
        void told_by(std::string_view name, Variant T::* member) {
            to.name(name);
            to.word(id(value.*member));
            std::visit(
                [this]<class What>(const What& what) {
                    Fields<What> of{to, what};
                    fields(of, Of<What>{});
                },
                value.*member);
        }
    };

    void name(std::string_view name) {
        if (out_.back() != '{') out_ += ',';  // no value ends with an opening brace
        out_ += '"';
        out_ += name;  // plain ASCII
        out_ += "\":";
    }
    void word(std::string_view word) {
        out_ += '"';
        out_ += word;
        out_ += '"';
    }
    void next_item() {
        if (out_.back() != '[') out_ += ',';
    }
    template <class... Items>
    void row(const Items&... items) {
        out_ += '[';
        ((next_item(), put(items)), ...);
        out_ += ']';
    }
    template <class Items>
    void list(const Items& items) {
        out_ += '[';
        for (const auto& item : items) next_item(), put(item);
        out_ += ']';
    }

    std::string& out_;
};

}  // namespace sifang
