#pragma once
// The append-only log: streams of lines, each line an event in the words of wire/. A stream is appended to
// with the version it is expected to have, so of two writers who saw the same state one is refused. What
// `append` has answered is on the disk. Personal data stands beside the streams, never in them, and can be
// erased; a snapshot is a cache that can be thrown away.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace sifang::store {

enum class StreamKind : std::uint8_t { Contest, Table, Pin };
inline constexpr unsigned stream_kind_count = static_cast<unsigned>(StreamKind::Pin) + 1;
std::string_view id(StreamKind kind);

/// The longest name of a stream. A name is made of a–z, 0–9 and single dashes inside it.
inline constexpr std::size_t longest_stream_name = 64;
bool is_stream_name(std::string_view name);

struct StreamName {
    StreamKind kind = StreamKind::Contest;
    std::string name;
    auto operator<=>(const StreamName&) const = default;
};

/// What an append may bring at the most, so that nothing that comes from outside can fill the memory. A
/// whole event is imported in one append.
inline constexpr std::size_t longest_line = 4u << 20;
inline constexpr std::size_t most_lines = 200'000;
inline constexpr std::size_t most_append_bytes = 64u << 20;
/// The name of a command: visible ASCII characters.
inline constexpr std::size_t longest_command = 128;
/// Of one field of personal data; its name and the purpose of a snapshot are built like a stream's name.
inline constexpr std::size_t longest_personal_value = 64u << 10;
inline constexpr std::size_t longest_snapshot = 64u << 20;

/// How many lines a stream has; its lines are numbered from 1. 0: it is not begun.
using Version = std::uint64_t;

struct StoredLine {
    Version version = 0;
    std::string text;
    bool operator==(const StoredLine&) const = default;
};

enum class FaultKind : std::uint8_t {
    NoFile,    ///< there is no such file, and none was to be made
    NotALog,   ///< a file of something else
    NewerLog,  ///< written by a later version of the program
    NoAccess,  ///< may not be read or written
    ReadOnly,  ///< opened for reading, or on a disk that cannot be written to
    Busy,      ///< another process has been writing for too long
    DiskFull,  ///< nothing of this append was stored
    Damaged,   ///< what is there is not what was written
    Conflict,  ///< the stream has another version than expected
    BadName,   ///< of a stream, a command, a field or a purpose; or a person numbered 0
    TooLarge,  ///< a line longer than may be, or too many
    BadLine,   ///< a line with a line break in it
    Exists,    ///< there is a file already where the copy was to go
    Failed,    ///< anything else the system says
};
inline constexpr unsigned fault_kind_count = static_cast<unsigned>(FaultKind::Failed) + 1;
std::string_view id(FaultKind kind);

struct Fault {
    FaultKind kind = FaultKind::Failed;
    std::string detail{};  ///< what the system says, for a log; not for people
    Version version = 0;   ///< of Conflict: what the stream has; of Damaged: the first line that is wrong
    bool operator==(const Fault&) const = default;
};
template <class T>
using Result = tl::expected<T, Fault>;

struct Append {
    StreamName stream;
    Version expected = 0;
    std::vector<std::string> lines;
    /// Names the command that these lines come from: sent again to the same stream it acts once. May be
    /// empty.
    std::string command{};
};
struct Appended {
    Version version = 0;    ///< of the stream after these lines
    bool repeated = false;  ///< the command was there already, and nothing was stored
    bool operator==(const Appended&) const = default;
};

struct StreamInfo {
    StreamName stream;
    Version version = 0;
    bool operator==(const StreamInfo&) const = default;
};

/// What is kept about one person of a stream beside it: "identity", "born", "contact" …
struct PersonalField {
    std::uint32_t person = 0;  ///< an entrant's number
    std::string field;
    std::string value;
    bool operator==(const PersonalField&) const = default;
};

struct Snapshot {
    Version version = 0;  ///< of the stream it was made from
    std::string bytes;
    bool operator==(const Snapshot&) const = default;
};

/// Something that the integrity check found.
struct Damage {
    StreamName stream;    ///< empty name: the file as a whole
    Version version = 0;  ///< of the line; 0: no single one
    std::string what;
    bool operator==(const Damage&) const = default;
};

/// May be called from several threads at once. Appends of several threads are stored in one commit where they
/// come together, and each is answered once that commit is on the disk.
class Log {
  public:
    Log() = default;
    Log(const Log&) = delete;
    Log& operator=(const Log&) = delete;
    virtual ~Log() = default;

    /// All lines or none. Where a command is repeated, the version after its first storing is answered,
    /// whatever was expected. Without lines it only tells whether the version is as expected, and the command
    /// is not remembered.
    virtual Result<Appended> append(const Append& append) = 0;
    /// Lines after that version, at the most so many.
    virtual Result<std::vector<StoredLine>> read(const StreamName& stream, Version after = 0,
                                                 std::size_t most = ~std::size_t{0}) = 0;
    virtual Result<Version> version(const StreamName& stream) = 0;
    /// Those that are begun, by name.
    virtual Result<std::vector<StreamInfo>> streams(StreamKind kind) = 0;

    /// All fields or none; the stream need not be begun. An empty value takes the field away.
    virtual Result<void> put_personal(const StreamName& stream, const std::vector<PersonalField>& fields) = 0;
    /// By person and field.
    virtual Result<std::vector<PersonalField>> personal(const StreamName& stream) = 0;
    /// Nothing of it is left in the file. Person 0: everybody of the stream. How many fields there were.
    /// Busy: they are gone from the table, but somebody reading kept their bytes from being wiped; to be
    /// called again.
    virtual Result<std::size_t> erase_personal(const StreamName& stream, std::uint32_t person) = 0;

    /// Of a version that the stream has. Version 0 takes the snapshot away.
    virtual Result<void> keep_snapshot(const StreamName& stream, std::string_view purpose,
                                       const Snapshot& snapshot) = 0;
    /// Version 0 when none is kept.
    virtual Result<Snapshot> snapshot(const StreamName& stream, std::string_view purpose) = 0;
    virtual Result<void> drop_snapshots() = 0;

    /// Reads everything and says what is not as it was written; empty: all is well.
    virtual Result<std::vector<Damage>> check() = 0;
    /// A whole copy in a new file, while others go on writing here. It is on the disk when this answers; a
    /// copy that fails leaves no file of that name.
    virtual Result<void> copy_to(const std::string& path) = 0;
};

/// For tests, and for trying things out.
std::unique_ptr<Log> memory_log();

enum class Opening : std::uint8_t {
    Create,    ///< made when it is not there
    Existing,  ///< refused when it is not there
    ReadOnly,
};
Result<std::unique_ptr<Log>> open_sqlite(const std::string& path, Opening opening);

}  // namespace sifang::store
