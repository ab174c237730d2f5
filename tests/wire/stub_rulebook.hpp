#pragma once
// A rulebook that answers what the test wants and remembers nothing: lines are tested apart from any real
// book.

#include <functional>

#include "rules/rulebook.hpp"

namespace sifang::testing_stub {

inline tl::expected<Ruling, WinFault> plain_ruling(const Win& win) {
    if (win.hand.standing.total() != win.hand.resting_size()) return tl::unexpected(WinFault::TileCount);
    Ruling ruling;
    ruling.score.valid = true;
    ruling.score.total = win.by == By::Draw ? 9 : 7;
    ruling.score.minimum = 8;
    ruling.score.meets_minimum = ruling.score.total >= 8;
    ruling.score.patterns.push_back({0, 2, 3});
    return ruling;
}

class StubRulebook : public Rulebook {
  public:
    using Answer = std::function<tl::expected<Ruling, WinFault>(const Win&)>;

    explicit StubRulebook(Answer answer = plain_ruling, Value profile = {})
        : answer_(std::move(answer)), profile_(std::move(profile)) {
        if (const Value* id = profile_.find("id")) id_ = *id->string();
    }
    std::string_view id() const override { return id_; }
    std::string_view family() const override { return "stub"; }
    Value profile() const override { return profile_; }
    std::span<const PatternInfo> patterns() const override { return rows_; }
    Shapes shapes() const override { return shapes::all_five; }
    tl::expected<Score, WinFault> score(const Win& win) const override {
        return answer_(win).map([](const Ruling& ruling) { return ruling.score; });
    }
    tl::expected<Ruling, WinFault> explain(const Win& win) const override { return answer_(win); }
    const PlayRules& play() const override { return play_; }
    const SessionRules& session() const override { return session_; }
    SessionResult result(const std::array<int, 4>&) const override { return {}; }

  private:
    Answer answer_;
    Value profile_;
    PlayRules play_;
    SessionRules session_;
    std::string id_ = "stub";
    std::vector<PatternInfo> rows_{{"all_chows", 63, 2, "chows", "stub:1", {1}},
                                   {"no_honors", 76, 1, "", "stub:\"2\"", {}}};
};

/// Profiles of the family: {"id","family","minimum","patterns":{"all_chows":{"points"},…},"limits":[…]}.
class StubFamily : public Family {
  public:
    std::string_view id() const override { return "stub"; }
    std::span<const std::string_view> profiles() const override { return ids_; }
    std::unique_ptr<Rulebook> open(std::string_view profile, const SuitTable&) const override {
        if (profile != "stub") return nullptr;
        Value fields;
        fields["id"] = "stub";
        fields["family"] = "stub";
        fields["minimum"] = 8;
        fields["patterns"]["all_chows"]["points"] = 2;
        fields["patterns"]["no_honors"]["points"] = 1;
        fields["limits"] = ValueList{3, 5};
        return std::make_unique<StubRulebook>(plain_ruling, fields);
    }
    tl::expected<std::unique_ptr<Rulebook>, ProfileFault> open(const Value& profile,
                                                               const SuitTable&) const override {
        const auto fault = [](const char* code, const char* where) {
            return tl::unexpected(ProfileFault{code, where, ""});
        };
        for (const char* name : {"id", "family", "minimum", "patterns", "limits"})
            if (profile.find(name) == nullptr) return fault("missing", name);
        for (const auto& [name, value] : *profile.fields())
            if (name == "extra") return fault("unknown_field", "extra");
        if (profile.find("minimum")->integer() == nullptr) return fault("wrong_type", "minimum");
        const Value* points = profile.find("patterns")->find("all_chows")->find("points");
        if (*points->integer() < 0) return fault("out_of_range", "patterns.all_chows.points");
        if ((*profile.find("limits")->list())[1].integer() == nullptr) return fault("wrong_type", "limits.1");
        return std::make_unique<StubRulebook>(plain_ruling, profile);
    }

  private:
    std::array<std::string_view, 1> ids_{"stub"};
};

}  // namespace sifang::testing_stub
