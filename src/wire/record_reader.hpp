#pragma once
// Reads records line by line: no more is held than one line, and nothing is believed that is not written as
// we write it, in the order we write it, under the seal we put on it. Whether the play was right is replay's
// business.

#include <map>
#include <memory>
#include <span>
#include <string>

#include "game/event.hpp"
#include "game/session_event.hpp"
#include "rules/rulebook.hpp"
#include "wire/line_error.hpp"
#include "wire/record.hpp"
#include "wire/record_known.hpp"
#include "wire/record_lines.hpp"
#include "wire/sha256.hpp"

namespace sifang {

/// What is wrong with a record as a file, and where. `code` is one of LineError's or:
///   not_a_record        the file is of another kind
///   record_version      a version that we do not read
///   record_order        a line that cannot stand here
///   record_spelling     a line that we would have written otherwise
///   record_seal         the bytes before the seal are not those that were sealed
///   record_hands        the end counts other hands than there are
///   record_rules        an edition that we do not know, and no profile
///   record_rules_changed  our edition of that name has another hash
///   record_profile      the profile is none: `subject` says why
///   record_too_long     a line longer than any we write
///   record_unreadable   the file could not be read on
using RecordFault = FileFault;

/// Longer than any line we write; a header may hold a whole profile.
inline constexpr std::size_t max_record_line = std::size_t{1} << 20;

enum class RecordStep : std::uint8_t {
    Header,
    Session,  ///< something about the session beside its hands
    Hand,
    EventLine,
    Result,
    End,         ///< of one record; another may follow
    Finished,    ///< of the file, after the end of a record
    Unfinished,  ///< the file ends inside a record: what was read so far stands, and is not whole
    Fault,       ///< see fault(); nothing is read after it
};

class RecordReader {
  public:
    /// Families and table must outlive it.
    RecordReader(BytesIn bytes, std::span<const Family* const> families, const SuitTable& table);
    ~RecordReader();

    /// The next line.
    RecordStep next();

    // What the last line of each kind held.
    const RecordHeader& header() const { return header_; }
    const RecordHand& hand() const { return hand_; }
    const Event& event() const { return event_; }
    const SessionEvent& session_event() const { return session_event_; }
    const RecordResult& result() const { return result_; }
    /// The rules of the last header; they live as long as the reader.
    const Rulebook& rulebook() const { return *book_; }
    const RecordFault& fault() const { return fault_; }

    /// The line just read, from 1, and its text.
    std::size_t line() const { return lines_.number(); }
    std::string_view text() const { return line_; }
    /// Of the event just read in its hand, from 1; of the hand in its record, from 1.
    std::size_t event_number() const { return event_number_; }
    int hands() const { return hands_; }
    /// The bytes after the last whole line of an unfinished file.
    std::size_t bytes_left_over() const { return left_over_; }
    /// How many lines from the start are under a seal.
    std::size_t sealed_lines() const { return sealed_lines_; }

  private:
    enum class Inside : std::uint8_t { File, Record, Hand };

    RecordStep refuse(std::string_view code, std::size_t column, std::string_view subject = {});
    RecordStep read_header_line();
    RecordStep read_session_line();
    RecordStep read_hand_line();
    RecordStep read_event_line();
    RecordStep read_result_line();
    RecordStep read_end_line();
    bool open_rules();
    bool spelled_as_written();
    bool seal_holds();

    LineSource lines_;
    std::span<const Family* const> families_;
    const SuitTable& table_;
    /// Editions that were opened, by hash: a file of many records opens each once.
    std::map<std::string, std::unique_ptr<Rulebook>, std::less<>> books_;
    const Rulebook* book_ = nullptr;

    KnownLines known_;  ///< under `book_`, whose patterns they may name

    std::string_view line_;
    RecordHeader header_;
    RecordHand hand_;
    Event event_;
    SessionEvent session_event_;
    RecordResult result_;
    RecordFault fault_;
    std::string written_, seal_read_;
    Sha256 seal_;
    Inside inside_ = Inside::File;
    RecordStep ended_ = RecordStep::Header;  ///< Finished, Unfinished or Fault once it is
    int hands_ = 0;
    std::size_t event_number_ = 0, left_over_ = 0, sealed_lines_ = 0;
};

}  // namespace sifang
