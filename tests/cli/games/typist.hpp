#pragma once
// Somebody at the other end of the streams: he reads what was printed since he typed last, and types.

#include <functional>
#include <optional>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

#include "cli/call.hpp"

namespace sifang::cli {

/// What is typed, without the Enter; nothing: the input ends.
using Typing = std::function<std::optional<std::string>(std::string_view since)>;

class Typist : public std::streambuf {
  public:
    Typist(const std::ostringstream& out, Typing typing) : out_(out), typing_(std::move(typing)) {}

  protected:
    int_type underflow() override {
        const std::string_view all = out_.view();
        const auto typed = typing_(all.substr(read_));
        read_ = all.size();
        if (!typed) return traits_type::eof();
        line_ = *typed + "\n";
        setg(line_.data(), line_.data(), line_.data() + line_.size());
        return traits_type::to_int_type(line_[0]);
    }

  private:
    const std::ostringstream& out_;
    Typing typing_;
    std::size_t read_ = 0;
    std::string line_;
};

/// The program with somebody who answers it. `words` without the program's name.
inline Answer call_with(std::vector<std::string> words, Typing typing, const Look& look = {}) {
    words.insert(words.begin(), "sifang");
    std::ostringstream out, err;
    Typist typist(out, std::move(typing));
    std::istream in(&typist);
    const auto environment = [](const char*) -> std::optional<std::string> { return std::nullopt; };
    const int status = run(words, {in, out, err, look, look, source_of(in), sink_of(out), environment});
    return {status, out.str(), err.str()};
}

/// Asks for a hint every time and takes it; Enter between hands.
inline std::optional<std::string> take_hints(std::string_view since) {
    const std::size_t hint = since.rfind("Hint: ");
    if (hint != since.npos) {
        const std::string_view rest = since.substr(hint + 6);
        return std::string(rest.substr(0, rest.find(' ')));
    }
    return since.find("Enter: next hand") != since.npos ? "" : "?";
}

/// Enter and nothing else, but for a discard that Enter will not choose.
inline std::optional<std::string> only_enter(std::string_view since) {
    return since.find("Enter alone does nothing") != since.npos ? "a" : "";
}

}  // namespace sifang::cli
