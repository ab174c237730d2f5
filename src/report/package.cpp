#include "report/package.hpp"

#include <algorithm>
#include <array>
#include <zip.h>

namespace sifang::report {

namespace {

constexpr std::string_view end_of_directory = "PK\x05\x06", locator64 = "PK\x06\x07";
constexpr std::size_t locator64_bytes = 20;
constexpr std::size_t most_entries = 10'000;

/// The 64-bit directory of an archive can claim any number of entries, for which room is made at once. No
/// workbook that we read needs one.
bool has_large_directory(std::string_view bytes) {
    for (std::size_t at = bytes.find(end_of_directory); at != bytes.npos;
         at = bytes.find(end_of_directory, at + 1))
        if (at >= locator64_bytes && bytes.substr(at - locator64_bytes).starts_with(locator64)) return true;
    return false;
}

struct CloseFile {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

}  // namespace

void Package::Close::operator()(zip* archive) const { zip_discard(archive); }

tl::expected<Package, GridFault> Package::open(std::string_view bytes) {
    if (has_large_directory(bytes)) return tl::unexpected(GridFault::NotAWorkbook);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
    if (source == nullptr) return tl::unexpected(GridFault::NotAWorkbook);
    zip_t* archive = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, nullptr);
    if (archive == nullptr) {
        zip_source_free(source);
        return tl::unexpected(GridFault::NotAWorkbook);
    }
    Package package(archive, bytes.size());
    if (zip_get_num_entries(archive, 0) > static_cast<zip_int64_t>(most_entries))
        return tl::unexpected(GridFault::TooLarge);
    return package;
}

tl::expected<std::string, GridFault> Package::part(const std::string& name) {
    const zip_int64_t found = zip_name_locate(archive_.get(), name.c_str(), 0);
    if (found < 0) return tl::unexpected(GridFault::NotAWorkbook);
    const auto index = static_cast<zip_uint64_t>(found);
    zip_stat_t about;
    zip_stat_init(&about);
    constexpr zip_uint64_t wanted =
        ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
    if (zip_stat_index(archive_.get(), index, 0, &about) != 0 || (about.valid & wanted) != wanted)
        return tl::unexpected(GridFault::NotAWorkbook);
    if (about.encryption_method != ZIP_EM_NONE) return tl::unexpected(GridFault::Encrypted);
    if (about.comp_method != ZIP_CM_STORE && about.comp_method != ZIP_CM_DEFLATE)
        return tl::unexpected(GridFault::NotAWorkbook);

    const std::unique_ptr<zip_file_t, CloseFile> file(zip_fopen_index(archive_.get(), index, 0));
    if (!file) return tl::unexpected(GridFault::NotAWorkbook);
    const std::size_t packed = std::min<std::size_t>(about.comp_size, bytes_);
    const std::size_t most = std::min(most_unpacked_bytes - unpacked_,
                                      std::max(std::size_t{1} << 20, packed * most_unpacked_ratio));
    std::string out;
    std::array<char, 16 * 1024> piece{};
    while (true) {
        const zip_int64_t read = zip_fread(file.get(), piece.data(), piece.size());
        // The checksum is compared when the end is reached.
        if (read < 0) return tl::unexpected(GridFault::NotAWorkbook);
        if (read == 0) break;
        if (out.size() + static_cast<std::size_t>(read) > most) return tl::unexpected(GridFault::Bomb);
        out.append(piece.data(), static_cast<std::size_t>(read));
    }
    if (out.size() != about.size) return tl::unexpected(GridFault::NotAWorkbook);
    unpacked_ += out.size();
    return out;
}

}  // namespace sifang::report
