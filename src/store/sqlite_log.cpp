// The log in a file: writes go to the one thread that writes, reads to connections of their own.

#include "store/bounds.hpp"
#include "store/checking.hpp"
#include "store/line_table.hpp"
#include "store/new_file.hpp"
#include "store/opening.hpp"
#include "store/personal_table.hpp"
#include "store/readers.hpp"
#include "store/snapshot_table.hpp"
#include "store/writer.hpp"

namespace sifang::store {
namespace {

class SqliteLog final : public Log {
  public:
    /// Without a writer it is for reading.
    SqliteLog(std::unique_ptr<Writer> writer, Readers::Open open_reader)
        : writer_(std::move(writer)), readers_(std::move(open_reader)) {}

    Result<Appended> append(const Append& append) override {
        if (auto fine = within_bounds(append); !fine) return tl::unexpected(fine.error());
        return write<Appended>([&](Database& database) { return append_lines(database, append); });
    }

    Result<std::vector<StoredLine>> read(const StreamName& stream, Version after, std::size_t most) override {
        return look<std::vector<StoredLine>>(within_bounds(stream), [&](Database& database) {
            return read_lines(database, stream, after, most);
        });
    }

    Result<Version> version(const StreamName& stream) override {
        return look<Version>(within_bounds(stream), [&](Database& database) {
            return find_stream(database, stream).map([](const StreamRow& row) { return row.version; });
        });
    }

    Result<std::vector<StreamInfo>> streams(StreamKind kind) override {
        return look<std::vector<StreamInfo>>(
            {}, [&](Database& database) { return list_streams(database, kind); });
    }

    Result<void> put_personal(const StreamName& stream, const std::vector<PersonalField>& fields) override {
        if (auto fine = within_bounds(stream, fields); !fine) return fine;
        return write<void>([&](Database& database) { return put_fields(database, stream, fields); });
    }

    Result<std::vector<PersonalField>> personal(const StreamName& stream) override {
        return look<std::vector<PersonalField>>(
            within_bounds(stream), [&](Database& database) { return read_fields(database, stream); });
    }

    Result<std::size_t> erase_personal(const StreamName& stream, std::uint32_t person) override {
        if (auto fine = within_bounds(stream); !fine) return tl::unexpected(fine.error());
        return write<std::size_t>([&](Database& database) { return erase_fields(database, stream, person); },
                                  Writer::Then::Wipe);
    }

    Result<void> keep_snapshot(const StreamName& stream, std::string_view purpose,
                               const Snapshot& snapshot) override {
        if (auto fine = within_bounds(stream, purpose, snapshot); !fine) return fine;
        return write<void>(
            [&](Database& database) { return put_snapshot(database, stream, purpose, snapshot); });
    }

    Result<Snapshot> snapshot(const StreamName& stream, std::string_view purpose) override {
        return look<Snapshot>(within_bounds(stream, purpose, {}),
                              [&](Database& database) { return read_snapshot(database, stream, purpose); });
    }

    Result<void> drop_snapshots() override {
        return write<void>([](Database& database) { return database.execute("DELETE FROM snapshot"); });
    }

    Result<std::vector<Damage>> check() override { return look<std::vector<Damage>>({}, find_damage); }

    Result<void> copy_to(const std::string& path) override {
        return make_new_file(path, [&](const std::string& part) {
            // VACUUM INTO writes what is there at one moment, without unused pages, and in rollback mode: one
            // file that can be read anywhere.
            return look<void>({}, [&](Database& database) -> Result<void> {
                auto copy = database.prepare("VACUUM INTO ?");
                if (!copy) return tl::unexpected(copy.error());
                return copy->bind(part).run();
            });
        });
    }

  private:
    template <class T, class Work>
    Result<T> write(const Work& work, Writer::Then then = Writer::Then::Answer) {
        if (!writer_) return tl::unexpected(Fault{FaultKind::ReadOnly, "opened for reading"});
        Result<T> answer;
        const auto stored = writer_->run(
            [&](Database& database) -> Result<void> {
                answer = work(database);
                if (!answer) return tl::unexpected(answer.error());
                return {};
            },
            then);
        if (!stored) return tl::unexpected(stored.error());
        return answer;
    }

    template <class T, class Work>
    Result<T> look(const Result<void>& fine, const Work& work) {
        if (!fine) return tl::unexpected(fine.error());
        const auto reader = readers_.take();
        if (!reader) return tl::unexpected(reader.error());
        return work(**reader);
    }

    // Before the readers, so that it goes after them: the last connection to close moves the write-ahead log
    // into the database and leaves one file, and only one for writing can.
    std::unique_ptr<Writer> writer_;
    Readers readers_;
};

}  // namespace

Result<std::unique_ptr<Log>> open_sqlite(const std::string& path, Opening opening,
                                         const SqliteOptions& options) {
    Reading reading = Reading::Shared;
    std::unique_ptr<Writer> writer;
    if (opening == Opening::ReadOnly) {
        const auto way = way_of_reading(path, options);
        if (!way) return tl::unexpected(way.error());
        reading = *way;
    } else {
        auto database = open_for_writing(path, opening == Opening::Create, options);
        if (!database) return tl::unexpected(database.error());
        auto started = Writer::start(std::move(*database));
        if (!started) return tl::unexpected(started.error());
        writer = std::move(*started);
    }
    return std::make_unique<SqliteLog>(
        std::move(writer), [path, reading, options] { return open_for_reading(path, reading, options); });
}

Result<std::unique_ptr<Log>> open_sqlite(const std::string& path, Opening opening) {
    return open_sqlite(path, opening, SqliteOptions{});
}

}  // namespace sifang::store
