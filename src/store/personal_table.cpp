#include "store/personal_table.hpp"

#include "store/line_table.hpp"

namespace sifang::store {
namespace {

constexpr const char* insert_field =
    "INSERT OR REPLACE INTO personal (stream, person, field, value, seal) VALUES (?, ?, ?, ?, ?)";

Result<void> put_field(Database& database, std::int64_t stream, const PersonalField& field,
                       const Seal& seal) {
    auto insert = database.prepare(insert_field);
    if (!insert) return tl::unexpected(insert.error());
    return insert->bind(stream)
        .bind(std::int64_t{field.person})
        .bind(field.field)
        .bind(field.value)
        .bind(seal)
        .run();
}

Result<void> remove_field(Database& database, std::int64_t stream, const PersonalField& field) {
    auto remove = database.prepare("DELETE FROM personal WHERE stream = ? AND person = ? AND field = ?");
    if (!remove) return tl::unexpected(remove.error());
    return remove->bind(stream).bind(std::int64_t{field.person}).bind(field.field).run();
}

struct Row {
    std::int64_t stream = 0;
    PersonalField field;
    Seal seal{};
};

/// What the table has but for one person, or everybody, of one stream.
Result<std::vector<Row>> rows_but(Database& database, std::int64_t stream, std::uint32_t person,
                                  std::size_t& left_out) {
    auto select = database.prepare("SELECT stream, person, field, value, seal FROM personal");
    if (!select) return tl::unexpected(select.error());
    std::vector<Row> rows;
    left_out = 0;
    for (;;) {
        const auto row = select->step();
        if (!row) return tl::unexpected(row.error());
        if (!*row) return rows;
        Row next{select->number(0), {}, {}};
        next.field.person = static_cast<std::uint32_t>(select->number(1));
        if (next.stream == stream && (person == 0 || next.field.person == person)) {
            ++left_out;
            continue;
        }
        next.field.field = select->text(2);
        next.field.value = select->text(3);
        (void)select->seal(4, next.seal);  // a damaged one stays one, for the check to find
        rows.push_back(std::move(next));
    }
}

}  // namespace

Result<void> put_fields(Database& database, const StreamName& name,
                        const std::vector<PersonalField>& fields) {
    const auto stream = find_or_make_stream(database, name);
    if (!stream) return tl::unexpected(stream.error());
    for (const PersonalField& field : fields) {
        auto done = field.value.empty()
                        ? remove_field(database, stream->number, field)
                        : put_field(database, stream->number, field, seal_personal(name, field));
        if (!done) return done;
    }
    return {};
}

/// Deleting rows one by one overwrites them (secure_delete), but when rows move between pages or within one,
/// copies can stay behind in the unused parts. So the table is emptied, which overwrites whole pages, and
/// what is to stay is written again: it is a few hundred rows.
Result<std::size_t> erase_fields(Database& database, const StreamName& name, std::uint32_t person) {
    const auto stream = find_stream(database, name);
    if (!stream) return tl::unexpected(stream.error());
    if (stream->number == 0) return 0;
    std::size_t erased = 0;
    const auto rows = rows_but(database, stream->number, person, erased);
    if (!rows) return tl::unexpected(rows.error());
    // Also when no field is left: a value that was replaced before may have left copies.
    if (auto emptied = database.execute("DELETE FROM personal"); !emptied)
        return tl::unexpected(emptied.error());
    for (const Row& row : *rows)
        if (auto put = put_field(database, row.stream, row.field, row.seal); !put)
            return tl::unexpected(put.error());
    return erased;
}

Result<std::vector<PersonalField>> read_fields(Database& database, const StreamName& name) {
    const auto transaction = ReadTransaction::begin(database);
    if (!transaction) return tl::unexpected(transaction.error());
    const auto stream = find_stream(database, name);
    if (!stream) return tl::unexpected(stream.error());
    auto select =
        database.prepare("SELECT person, field, value FROM personal WHERE stream = ? ORDER BY person, field");
    if (!select) return tl::unexpected(select.error());
    select->bind(stream->number);
    std::vector<PersonalField> fields;
    for (;;) {
        const auto row = select->step();
        if (!row) return tl::unexpected(row.error());
        if (!*row) return fields;
        fields.push_back({static_cast<std::uint32_t>(select->number(0)), std::string(select->text(1)),
                          std::string(select->text(2))});
    }
}

}  // namespace sifang::store
