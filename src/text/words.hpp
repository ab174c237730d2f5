#pragma once
// The words of one language, by key. Code never builds sentences: it names a key and hands over what goes in.

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "text/language.hpp"

namespace sifang {

/// What goes into the {named} places of a text.
struct Filling {
    std::string_view name;
    std::string value;
};

/// Immutable once made: may be shared by threads.
class Words {
  public:
    /// The catalogue that was built into the program.
    explicit Words(Language language);
    /// Words from elsewhere, as {"key": "text"}.
    Words(Language language, std::map<std::string, std::string, std::less<>> texts);

    Language language() const { return language_; }
    bool has(std::string_view key) const { return texts_.contains(key); }
    std::optional<std::string_view> find(std::string_view key) const;

    /// The text of a key. A key that is not there shows as «key»: visible, never a crash.
    std::string operator()(std::string_view key) const;
    /// The same with its places filled in; a place that is not filled stays as {name}.
    std::string format(std::string_view key, std::initializer_list<Filling> fillings) const;

    const std::map<std::string, std::string, std::less<>>& all() const { return texts_; }

  private:
    Language language_;
    std::map<std::string, std::string, std::less<>> texts_;
};

}  // namespace sifang
