#pragma once
// What a tried penalty does to a recorded hand, in a person's words and as JSON.

#include <string>

#include "cli/referee_trial.hpp"
#include "cli/terminal.hpp"
#include "rules/value.hpp"
#include "text/words.hpp"
#include "wire/record_reader.hpp"

namespace sifang::cli {

class TrialView {
  public:
    TrialView(const RecordReader& reader, const TrialHand& hand, std::size_t event, const Foul& foul,
              const Words& words, const Look& look)
        : reader_(reader), hand_(hand), event_(event), foul_(foul), words_(words), look_(look) {}

    std::string draw(const Trial& trial) const;
    std::string draw_refused(const TrialRefused& refused) const;

    /// {"foul","hand","event","seat","penalties":[…],"scores":{"before","after"},"closed":[…],"rest":{…}}
    Value value(const sifang::Table& table, const Trial& trial) const;
    /// {"foul","refused":{"code","clause","message","time"}}
    Value refused_value(const TrialRefused& refused) const;

  private:
    std::string name() const;
    std::string who(Wind seat) const;
    std::string scores(const Trial& trial) const;
    std::string rights(const Trial& trial) const;
    std::string rest(const Trial& trial) const;
    std::string reason(const TrialRefused& refused) const;

    const RecordReader& reader_;
    const TrialHand& hand_;
    std::size_t event_;
    const Foul& foul_;
    const Words& words_;
    const Look& look_;
};

}  // namespace sifang::cli
