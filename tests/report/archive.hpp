#pragma once
// Workbooks made part by part, honest and hostile ones.

#include <array>
#include <cstdlib>
#include <string>
#include <vector>
#include <zip.h>

namespace sifang::report::test {

struct ArchivePart {
    std::string name, text;
    std::string password{};
    bool stored = false;
};

/// Our own mistakes end it: it is used where there is no test too.
inline void must(bool fine) {
    if (!fine) std::abort();
}

inline std::string archive(const std::vector<ArchivePart>& parts) {
    zip_source_t* whole = zip_source_buffer_create(nullptr, 0, 0, nullptr);
    zip_source_keep(whole);
    zip_t* file = zip_open_from_source(whole, ZIP_TRUNCATE, nullptr);
    for (const ArchivePart& part : parts) {
        zip_source_t* source = zip_source_buffer(file, part.text.data(), part.text.size(), 0);
        const zip_int64_t index = zip_file_add(file, part.name.c_str(), source, ZIP_FL_ENC_UTF_8);
        must(index >= 0);
        const auto at = static_cast<zip_uint64_t>(index);
        if (part.stored) zip_set_file_compression(file, at, ZIP_CM_STORE, 0);
        if (part.password.empty()) continue;
        must(zip_file_set_encryption(file, at, ZIP_EM_TRAD_PKWARE, part.password.c_str()) == 0);
    }
    must(zip_close(file) == 0);
    std::string bytes;
    must(zip_source_open(whole) == 0);
    std::array<char, 4096> piece{};
    for (zip_int64_t n; (n = zip_source_read(whole, piece.data(), piece.size())) > 0;)
        bytes.append(piece.data(), static_cast<std::size_t>(n));
    zip_source_close(whole);
    zip_source_free(whole);
    return bytes;
}

inline const std::string relations_head =
    R"(<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">)";
inline std::string relation(const std::string& id, const std::string& kind, const std::string& to) {
    return "<Relationship Id=\"" + id +
           "\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/" + kind +
           "\" Target=\"" + to + "\"/>";
}

/// The parts of a workbook with this in its one sheet and these shared strings, as XML.
inline std::vector<ArchivePart> workbook_parts(const std::string& rows, const std::string& strings = {}) {
    return {{"_rels/.rels",
             relations_head + relation("r1", "officeDocument", "xl/workbook.xml") + "</Relationships>"},
            {"xl/workbook.xml",
             R"(<workbook xmlns:r="x"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>)"},
            {"xl/_rels/workbook.xml.rels",
             relations_head + relation("r1", "worksheet", "worksheets/sheet1.xml") +
                 relation("r2", "sharedStrings", "/xl/sharedStrings.xml") + "</Relationships>"},
            {"xl/sharedStrings.xml", "<sst>" + strings + "</sst>"},
            {"xl/worksheets/sheet1.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"}};
}
inline std::string workbook(const std::string& rows, const std::string& strings = {}) {
    return archive(workbook_parts(rows, strings));
}

}  // namespace sifang::report::test
