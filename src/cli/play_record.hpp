#pragma once
// The record of a game that is being played: every line is in the file as soon as it is written, so whatever
// ends the program leaves a record up to there.

#include <fstream>
#include <string>

#include "wire/record_writer.hpp"

namespace sifang::cli {

class PlayRecord {
  public:
    /// The rulebook must outlive it. Until a file is opened, nothing is kept.
    explicit PlayRecord(const Rulebook& rulebook) : writer_(line_, rulebook) {}

    /// False when the file cannot be written.
    bool open(const std::string& path) {
        file_.open(path, std::ios::binary | std::ios::trunc);
        return file_.is_open();
    }

    /// `write` tells the RecordWriter what has happened.
    template <class Write>
    void add(const Write& write) {
        write(writer_);
        if (file_.is_open()) file_ << line_ << std::flush;
        line_.clear();
    }

    /// Whether a line could not be written; those after it are lost too.
    bool failed() const { return file_.is_open() && !file_; }

  private:
    std::string line_;
    RecordWriter writer_;
    std::ofstream file_;
};

}  // namespace sifang::cli
