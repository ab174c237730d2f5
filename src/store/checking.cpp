#include "store/checking.hpp"

#include <optional>

#include "store/line_table.hpp"

namespace sifang::store {
namespace {

struct ListedStream {
    StreamRow row;
    StreamName name;
};

class Check {
  public:
    explicit Check(Database& database) : database_(database) {}

    Result<std::vector<Damage>> all() {
        auto done = ask("PRAGMA integrity_check", [&](Statement& row) {
            if (row.text(0) != "ok") found({}, 0, std::string(row.text(0)));
        });
        if (done)
            done = ask("PRAGMA foreign_key_check", [&](Statement& row) {
                found({}, 0, "a row of " + std::string(row.text(0)) + " belongs to nothing");
            });
        if (done) done = list_streams();
        for (const ListedStream& stream : streams_)
            if (done) done = lines(stream);
        for (const ListedStream& stream : streams_)
            if (done) done = beside(stream);
        if (!done) return tl::unexpected(done.error());
        return std::move(damage_);
    }

  private:
    void found(const StreamName& stream, Version version, std::string what) {
        damage_.push_back({stream, version, std::move(what)});
    }

    /// Every row of a question. What cannot be read for damage is found, not a fault.
    template <class Each>
    Result<void> ask(const char* sql, Each each, const ListedStream* stream = nullptr) {
        const auto fail = [&](const Fault& fault) -> Result<void> {
            if (fault.kind != FaultKind::Damaged && fault.kind != FaultKind::NotALog)
                return tl::unexpected(fault);
            found(stream == nullptr ? StreamName{} : stream->name, 0, fault.detail);
            return {};
        };
        auto select = database_.prepare(sql);
        if (!select) return fail(select.error());
        if (stream != nullptr) select->bind(stream->row.number);
        for (;;) {
            const auto row = select->step();
            if (!row) return fail(row.error());
            if (!*row) return {};
            each(*select);
        }
    }

    Result<void> list_streams() {
        return ask("SELECT number, kind, name, version, seal FROM stream ORDER BY kind, name",
                   [&](Statement& row) {
                       ListedStream next;
                       next.row.number = row.number(0);
                       next.name.name = row.text(2);
                       next.row.version = static_cast<Version>(row.number(3));
                       const bool sealed = row.seal(4, next.row.seal);
                       bool known = false;
                       for (unsigned i = 0; i < stream_kind_count && !known; ++i) {
                           next.name.kind = static_cast<StreamKind>(i);
                           known = id(next.name.kind) == row.text(1);
                       }
                       if (!known || !sealed || row.number(3) < 0 || !is_stream_name(next.name.name))
                           found(next.name, 0, "the row of the stream");
                       streams_.push_back(std::move(next));
                   });
    }

    /// Each line follows the one before it, and the stream ends with the last. Told once a stream: behind the
    /// first wrong line the seals cannot be right.
    Result<void> lines(const ListedStream& stream) {
        Version last = 0;
        Seal before = first_seal;
        bool whole = true;
        const auto wrong = [&](Version version, const char* what) {
            if (whole) found(stream.name, version, what);
            whole = false;
        };
        const std::size_t known_damage = damage_.size();
        auto done = ask(
            "SELECT line.version, line.text, line.seal, command.id FROM line "
            "LEFT JOIN (SELECT id, version FROM command WHERE stream = ?1 ORDER BY version) AS command "
            "ON command.version = line.version WHERE line.stream = ?1 ORDER BY line.version",
            [&](Statement& row) {
                const auto version = static_cast<Version>(row.number(0));
                if (version != last + 1)
                    wrong(last + 1, version == last ? "a line with two commands" : "a line is missing");
                Seal seal;
                const bool sealed = row.seal(2, seal);
                if (!sealed || seal != seal_line(before, stream.name, version, row.text(1), row.text(3)))
                    wrong(version, "the line is not what was written");
                last = version;
                before = seal;
            },
            &stream);
        // What could not be read has been told as such; say after which line.
        if (damage_.size() > known_damage && whole) {
            damage_.back().version = last + 1;
            whole = false;
        }
        if (last < stream.row.version) wrong(last + 1, "a line is missing");
        if (last > stream.row.version) wrong(stream.row.version + 1, "a line too many");
        if (before != stream.row.seal) wrong(last, "the last line does not fit its stream");
        return done;
    }

    /// Commands without their line, personal data, snapshots.
    Result<void> beside(const ListedStream& stream) {
        auto done = ask(
            "SELECT id, version FROM command WHERE stream = ?1 AND version NOT IN "
            "(SELECT version FROM line WHERE stream = ?1)",
            [&](Statement& row) {
                found(stream.name, static_cast<Version>(row.number(1)),
                      "command " + std::string(row.text(0)) + " without its line");
            },
            &stream);
        if (done)
            done = ask(
                "SELECT person, field, value, seal FROM personal WHERE stream = ?1",
                [&](Statement& row) {
                    const PersonalField field{static_cast<std::uint32_t>(row.number(0)),
                                              std::string(row.text(1)), std::string(row.text(2))};
                    Seal seal;
                    if (!row.seal(3, seal) || seal != seal_personal(stream.name, field))
                        found(stream.name, 0, "personal data of " + std::to_string(field.person));
                },
                &stream);
        if (done)
            done = ask(
                "SELECT snapshot.purpose, snapshot.bytes, snapshot.seal, line.seal, snapshot.version "
                "FROM snapshot LEFT JOIN line "
                "ON line.stream = snapshot.stream AND line.version = snapshot.version "
                "WHERE snapshot.stream = ?1",
                [&](Statement& row) {
                    Seal seal, line;
                    const bool sealed = row.seal(2, seal) && row.seal(3, line);
                    if (!sealed || seal != seal_snapshot(line, row.text(0), row.text(1)))
                        found(stream.name, static_cast<Version>(row.number(4)),
                              "snapshot " + std::string(row.text(0)) + ", which is not used");
                },
                &stream);
        return done;
    }

    Database& database_;
    std::vector<ListedStream> streams_;
    std::vector<Damage> damage_;
};

}  // namespace

Result<std::vector<Damage>> find_damage(Database& database) {
    // One state for all questions, while others go on writing.
    const auto transaction = ReadTransaction::begin(database);
    if (!transaction) return tl::unexpected(transaction.error());
    return Check(database).all();
}

}  // namespace sifang::store
