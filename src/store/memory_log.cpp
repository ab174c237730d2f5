// The log in memory: what it answers is what the log in a file answers, but nothing is kept.

#include <algorithm>
#include <map>
#include <mutex>

#include "store/bounds.hpp"
#include "store/new_file.hpp"

namespace sifang::store {
namespace {

struct Stream {
    std::vector<std::string> lines;
    std::map<std::string, Version> commands;  ///< the version after each
    std::map<std::pair<std::uint32_t, std::string>, std::string> personal;
    std::map<std::string, Snapshot, std::less<>> snapshots;
};

/// An append ends where a command ended, and where it may not grow any further: nobody sees the copy before
/// it is whole.
Result<void> copy_stream(Log& to, const StreamName& name, const Stream& stream) {
    std::map<Version, std::string> commands;
    for (const auto& [command, version] : stream.commands) commands.emplace(version, command);
    Append next{name, 0, {}, {}};
    std::size_t bytes = 0;
    for (Version version = 1; version <= stream.lines.size(); ++version) {
        next.lines.push_back(stream.lines[version - 1]);
        bytes += next.lines.back().size();
        const auto command = commands.find(version);
        if (command != commands.end()) next.command = command->second;
        const bool full = next.lines.size() == most_lines || bytes > most_append_bytes - longest_line;
        if (command == commands.end() && version < stream.lines.size() && !full) continue;
        if (auto sent = to.append(next); !sent) return tl::unexpected(sent.error());
        next = {name, version, {}, {}};
        bytes = 0;
    }
    std::vector<PersonalField> fields;
    for (const auto& [key, value] : stream.personal) fields.push_back({key.first, key.second, value});
    return fields.empty() ? Result<void>{} : to.put_personal(name, fields);
}

class MemoryLog final : public Log {
  public:
    Result<Appended> append(const Append& append) override {
        if (auto fine = within_bounds(append); !fine) return tl::unexpected(fine.error());
        const std::lock_guard lock(mutex_);
        const Stream* known = find(append.stream);
        Version before = 0;
        if (known != nullptr && !append.command.empty())
            if (const auto at = known->commands.find(append.command); at != known->commands.end())
                before = at->second;
        const auto answer = decide(append, known == nullptr ? 0 : known->lines.size(), before);
        if (!answer || answer->repeated || append.lines.empty()) return answer;
        Stream& stream = streams_[append.stream];
        stream.lines.insert(stream.lines.end(), append.lines.begin(), append.lines.end());
        if (!append.command.empty()) stream.commands.emplace(append.command, answer->version);
        return answer;
    }

    Result<std::vector<StoredLine>> read(const StreamName& name, Version after, std::size_t most) override {
        if (auto fine = within_bounds(name); !fine) return tl::unexpected(fine.error());
        const std::lock_guard lock(mutex_);
        const Stream* stream = find(name);
        std::vector<StoredLine> lines;
        if (stream == nullptr) return lines;
        for (std::size_t i = after; i < stream->lines.size() && lines.size() < most; ++i)
            lines.push_back({i + 1, stream->lines[i]});
        return lines;
    }

    Result<Version> version(const StreamName& name) override {
        if (auto fine = within_bounds(name); !fine) return tl::unexpected(fine.error());
        const std::lock_guard lock(mutex_);
        const Stream* stream = find(name);
        return stream == nullptr ? 0 : stream->lines.size();
    }

    Result<std::vector<StreamInfo>> streams(StreamKind kind) override {
        const std::lock_guard lock(mutex_);
        std::vector<StreamInfo> found;
        for (const auto& [name, stream] : streams_)
            if (name.kind == kind && !stream.lines.empty()) found.push_back({name, stream.lines.size()});
        return found;
    }

    Result<void> put_personal(const StreamName& name, const std::vector<PersonalField>& fields) override {
        if (auto fine = within_bounds(name, fields); !fine) return fine;
        const std::lock_guard lock(mutex_);
        auto& personal = streams_[name].personal;
        for (const PersonalField& field : fields) {
            if (field.value.empty())
                personal.erase({field.person, field.field});
            else
                personal[{field.person, field.field}] = field.value;
        }
        return {};
    }

    Result<std::vector<PersonalField>> personal(const StreamName& name) override {
        if (auto fine = within_bounds(name); !fine) return tl::unexpected(fine.error());
        const std::lock_guard lock(mutex_);
        std::vector<PersonalField> fields;
        if (const Stream* stream = find(name); stream != nullptr)
            for (const auto& [key, value] : stream->personal)
                fields.push_back({key.first, key.second, value});
        return fields;
    }

    Result<std::size_t> erase_personal(const StreamName& name, std::uint32_t person) override {
        if (auto fine = within_bounds(name); !fine) return tl::unexpected(fine.error());
        const std::lock_guard lock(mutex_);
        const auto stream = streams_.find(name);
        if (stream == streams_.end()) return 0;
        return std::erase_if(stream->second.personal,
                             [&](const auto& entry) { return person == 0 || entry.first.first == person; });
    }

    Result<void> keep_snapshot(const StreamName& name, std::string_view purpose,
                               const Snapshot& snapshot) override {
        if (auto fine = within_bounds(name, purpose, snapshot); !fine) return fine;
        const std::lock_guard lock(mutex_);
        const auto stream = streams_.find(name);
        const Version has = stream == streams_.end() ? 0 : stream->second.lines.size();
        if (snapshot.version > has) return tl::unexpected(Fault{FaultKind::Conflict, {}, has});
        if (stream == streams_.end()) return {};
        if (snapshot.version == 0)
            stream->second.snapshots.erase(std::string(purpose));
        else
            stream->second.snapshots.insert_or_assign(std::string(purpose), snapshot);
        return {};
    }

    Result<Snapshot> snapshot(const StreamName& name, std::string_view purpose) override {
        if (auto fine = within_bounds(name, purpose, {}); !fine) return tl::unexpected(fine.error());
        const std::lock_guard lock(mutex_);
        const Stream* stream = find(name);
        if (stream == nullptr) return Snapshot{};
        const auto kept = stream->snapshots.find(purpose);
        return kept == stream->snapshots.end() ? Snapshot{} : kept->second;
    }

    Result<void> drop_snapshots() override {
        const std::lock_guard lock(mutex_);
        for (auto& [name, stream] : streams_) stream.snapshots.clear();
        return {};
    }

    /// What is in memory is what was put there.
    Result<std::vector<Damage>> check() override { return std::vector<Damage>{}; }

    /// A log in a file with the same lines. Closed, it is one file.
    Result<void> copy_to(const std::string& path) override {
        const std::lock_guard lock(mutex_);
        return make_new_file(path, [&](const std::string& part) -> Result<void> {
            auto file = open_sqlite(part, Opening::Create);
            if (!file) return tl::unexpected(file.error());
            for (const auto& [name, stream] : streams_)
                if (auto copied = copy_stream(**file, name, stream); !copied) return copied;
            return {};
        });
    }

  private:
    const Stream* find(const StreamName& name) const {
        const auto found = streams_.find(name);
        return found == streams_.end() ? nullptr : &found->second;
    }

    std::mutex mutex_;
    std::map<StreamName, Stream> streams_;
};

}  // namespace

std::unique_ptr<Log> memory_log() { return std::make_unique<MemoryLog>(); }

}  // namespace sifang::store
