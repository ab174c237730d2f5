#pragma once
// What is wrong with what a file says, place by place: a bad file is refused as a whole, and with everything
// that is wrong with it, so that it is put right in one go.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contest/refusal.hpp"
#include "text/words.hpp"

namespace sifang::report {

enum class FileReason : std::uint8_t {
    NoRows,          ///< headings and nothing under them
    HeadingMissing,  ///< a column that has to be there; the subject is the column
    HeadingTwice,    ///< two columns of one meaning
    HeadingUnknown,  ///< not one of ours: the column is passed over
    ValueMissing,    ///< a cell that has to have something in it
    NotAChoice,      ///< none of the words that can stand here
    NotANumber,      ///< not a whole number, or not one that can be
    RowTwice,        ///< says again what an earlier row says; the subject is that row
    Refused,         ///< the contest refuses it
    NotAtTable,      ///< nobody of this number or name sits at this table
    NameShared,      ///< two of that name sit there: the number is needed
    RowsMissing,     ///< of a table: not each of the four has a row
    OtherResult,     ///< something else is on the sheet already
    NoSuchStage,
    NoSuchTable,  ///< no published chart has this table in this session
};
inline constexpr unsigned file_reason_count = static_cast<unsigned>(FileReason::NoSuchTable) + 1;
std::string_view id(FileReason reason);

struct FileFault {
    FileReason reason = FileReason::NoRows;
    std::size_t row = 0, column = 0;  ///< from 1; 0: not of one row, or of no one column
    std::string subject{};            ///< what stands there, or what is meant; of a column its id
    std::optional<contest::Refusal> refusal{};

    bool operator==(const FileFault&) const = default;
};

/// In the order of the file.
struct FileFaults {
    static constexpr std::size_t most = 50;

    std::vector<FileFault> faults{};
    std::size_t left_out = 0;  ///< beyond the most that are told

    bool empty() const { return faults.empty(); }
    void add(FileFault fault);
    /// By row and column.
    void sort();
    bool operator==(const FileFaults&) const = default;
};

/// The column as a spreadsheet names it: A, B … Z, AA.
std::string column_letters(std::size_t column);
/// The fault with its place, as a sentence.
std::string tell(const Words& words, const FileFault& fault);

}  // namespace sifang::report
