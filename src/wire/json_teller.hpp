#pragma once
// What readers of foreign games in JSON share: the text, the first thing that is wrong with it, and its
// place.

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "wire/json_reader.hpp"
#include "wire/told_game.hpp"

namespace sifang {

class JsonTeller {
  protected:
    explicit JsonTeller(std::string_view text) : in_(text) {}

    bool fail(TellingError error) {
        if (!error_) error_ = std::move(error);
        return false;
    }
    bool fail(TellingFault fault, std::size_t at, std::string_view subject = {}) {
        return fail({fault, at, std::string(subject)});
    }
    bool fail(TellingFault fault, std::string_view subject = {}) {
        return fail(fault, in_.offset(), subject);
    }
    /// Why reading stopped: what was found wrong, or else text that is no JSON.
    tl::unexpected<TellingError> refusal() {
        if (in_.failed()) fail(TellingFault::BadText, in_.error().offset, code(in_.error().fault));
        return tl::unexpected(*error_);
    }

    JsonReader in_;

  private:
    std::optional<TellingError> error_;
};

}  // namespace sifang
