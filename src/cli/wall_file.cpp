#include "cli/wall_file.hpp"

#include <algorithm>
#include <array>

#include "tile/deal_rule.hpp"

namespace sifang::cli {

namespace {

/// Reads the fields of one object and remembers the first fault.
class Fields {
  public:
    Fields(const Value& value, std::string place, std::optional<WallFileFault>& fault)
        : value_(value), place_(std::move(place)), fault_(fault) {
        if (value.fields() == nullptr) refuse("wrong_type", "");
    }

    void text(std::string_view name, std::string& into) {
        const Value* found = need(name);
        if (found == nullptr) return;
        if (const std::string* text = found->string())
            into = *text;
        else
            refuse("wrong_type", name);
    }
    template <class Name>
    void bits(std::string_view name, fair::Bits256<Name>& into) {
        std::string hex;
        text(name, hex);
        if (fault_) return;
        if (const auto bytes = fair::from_hex(hex))
            into.bytes = *bytes;
        else
            refuse("not_hex", name);
    }
    const Value* optional(std::string_view name) const { return value_.find(name); }
    void only(std::initializer_list<std::string_view> names) {
        if (const ValueFields* fields = value_.fields())
            for (const auto& [name, ignored] : *fields)
                if (std::find(names.begin(), names.end(), name) == names.end()) refuse("unknown_field", name);
    }
    void refuse(std::string_view code, std::string_view name) {
        if (fault_) return;
        fault_ = WallFileFault{std::string(code), place_ + std::string(name)};
        if (name.empty() && !place_.empty()) fault_->field.pop_back();  // the object itself, without the dot
    }

  private:
    const Value* need(std::string_view name) {
        const Value* found = value_.find(name);
        if (found == nullptr) refuse("missing_field", name);
        return found;
    }

    const Value& value_;
    std::string place_;
    std::optional<WallFileFault>& fault_;
};

/// A wall holds every tile of its box once.
std::optional<Wall> read_wall(const Value& value, unsigned tiles) {
    const ValueList* list = value.list();
    if (list == nullptr || list->size() != tiles) return std::nullopt;
    std::array<bool, TileCopy::with_flowers> seen{};
    Wall wall;
    for (const Value& item : *list) {
        const std::int64_t* number = item.integer();
        if (number == nullptr || *number < 0 || *number >= std::int64_t{tiles}) return std::nullopt;
        const auto place = static_cast<std::size_t>(*number);
        if (seen[place]) return std::nullopt;
        seen[place] = true;
        wall.push_back(TileCopy::of_number(static_cast<unsigned>(place)));
    }
    return wall;
}

fair::PromisedPlayer read_player(const Value& value, const fair::TableLabel& at, std::size_t nth,
                                 std::optional<WallFileFault>& fault) {
    fair::PromisedPlayer player;
    player.opening.at = at;
    Fields fields(value, "players." + std::to_string(nth) + ".", fault);
    fields.only({"name", "commitment", "seed", "salt", "event", "session", "table"});
    fields.text("name", player.opening.name);
    fields.bits("seed", player.opening.seed);
    fields.bits("salt", player.opening.salt);
    fields.bits("commitment", player.commitment);
    // A player's own file names the table too; where it does, it is compared.
    for (const auto& [name, into] :
         {std::pair<std::string_view, std::string*>{"event", &player.opening.at.event},
          {"session", &player.opening.at.session},
          {"table", &player.opening.at.table}})
        if (fields.optional(name) != nullptr) fields.text(name, *into);
    return player;
}

}  // namespace

tl::expected<WallFile, WallFileFault> read_wall_file(const Value& value,
                                                     const std::optional<fair::Commitment>& commitment,
                                                     const FindFlowers& find_flowers) {
    WallFile file;
    std::optional<WallFileFault> fault;
    fair::HouseOpening& house = file.hand.house;
    Fields fields(value, "", fault);
    fields.only({"algorithm", "rules", "event", "session", "table", "hand", "commitment", "seed", "salt",
                 "players", "wall"});
    if (const Value* algorithm = fields.optional("algorithm");
        algorithm && !(*algorithm == Value(shuffle_name)))
        fields.refuse("unknown_value", "algorithm");
    if (fields.optional("rules") != nullptr) fields.text("rules", file.rules);
    fields.text("event", house.label.at.event);
    fields.text("session", house.label.at.session);
    fields.text("table", house.label.at.table);
    fields.text("hand", house.label.hand);
    fields.bits("seed", house.seed);
    fields.bits("salt", house.salt);
    if (commitment)
        file.hand.commitment = *commitment;
    else
        fields.bits("commitment", file.hand.commitment);
    const auto flowers = find_flowers(file.rules);
    if (!flowers) {
        fields.refuse("unknown_value", "rules");
        return tl::unexpected(*fault);
    }
    file.hand.flowers = *flowers;

    if (const Value* players = fields.optional("players")) {
        if (const ValueList* list = players->list())
            for (std::size_t i = 0; i < list->size(); ++i)
                file.hand.players.push_back(read_player((*list)[i], house.label.at, i + 1, fault));
        else
            fields.refuse("wrong_type", "players");
    }
    if (const Value* wall = fields.optional("wall")) {
        file.hand.wall = read_wall(*wall, DealRule{.flowers = *flowers}.tiles());
        if (!file.hand.wall) fields.refuse("not_a_wall", "wall");
    }
    if (fault) return tl::unexpected(*fault);
    return file;
}

Value house_value(const std::string& rules, const fair::HouseOpening& opening) {
    Value value;
    value["algorithm"] = shuffle_name;
    value["rules"] = rules;
    value["event"] = opening.label.at.event;
    value["session"] = opening.label.at.session;
    value["table"] = opening.label.at.table;
    value["hand"] = opening.label.hand;
    value["commitment"] = fair::to_hex(fair::commit(opening).bytes);
    value["seed"] = fair::to_hex(opening.seed.bytes);
    value["salt"] = fair::to_hex(opening.salt.bytes);
    return value;
}

Value player_value(const fair::PlayerOpening& opening) {
    Value value;
    value["event"] = opening.at.event;
    value["session"] = opening.at.session;
    value["table"] = opening.at.table;
    value["name"] = opening.name;
    value["commitment"] = fair::to_hex(fair::commit(opening).bytes);
    value["seed"] = fair::to_hex(opening.seed.bytes);
    value["salt"] = fair::to_hex(opening.salt.bytes);
    return value;
}

Value wall_value(const Wall& wall) {
    ValueList numbers;
    for (const TileCopy copy : wall) numbers.emplace_back(static_cast<int>(copy.number()));
    return numbers;
}

}  // namespace sifang::cli
