// Files that were made to do harm are refused, with the place where there is one, before they cost much.

#include <gtest/gtest.h>

#include "archive.hpp"
#include "report/grid.hpp"
#include "support/deck.hpp"

namespace sifang::report {
namespace {

using test::archive;
using test::ArchivePart;
using test::workbook;
using test::workbook_parts;

GridError refused(const std::string& bytes) {
    const auto rows = read_grid(bytes);
    EXPECT_FALSE(rows);
    return rows ? GridError{} : rows.error();
}
GridError whole(GridFault fault) { return {fault}; }

const std::string one_cell = R"(<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c></row>)";

TEST(HostileWorkbook, TheHonestOneIsRead) {
    EXPECT_EQ(read_grid(workbook(one_cell)).value(), (std::vector<TextRow>{{1, {"x"}}}));
}

TEST(HostileWorkbook, FormulasAreRefusedWithTheirPlace) {
    EXPECT_EQ(refused(workbook(R"(<row r="3"><c r="B3"><f>1+1</f><v>2</v></c></row>)")),
              (GridError{GridFault::Formula, 3, 2}));
    EXPECT_EQ(refused(workbook(R"(<row r="3"><c r="C3" t="shared"><f si="0"/></c></row>)")),
              (GridError{GridFault::Formula, 3, 3}));
    EXPECT_EQ(refused(workbook(R"(<row r="1"><c r="A1" t="e"><v>#REF!</v></c></row>)")),
              (GridError{GridFault::Formula, 1, 1}));
}

TEST(HostileWorkbook, WhatUnpacksToFarMoreThanItIsIsABomb) {
    EXPECT_EQ(refused(workbook(one_cell + std::string(std::size_t{80} << 20, ' '))), whole(GridFault::Bomb));
    auto parts = workbook_parts(one_cell);
    parts[3].text = "<sst>" + std::string(std::size_t{3} << 20, ' ') + "</sst>";
    EXPECT_EQ(refused(archive(parts)), whole(GridFault::Bomb)) << "by its ratio";
    parts[3].text = "<sst></sst>" + std::string(std::size_t{1} << 19, ' ');
    EXPECT_TRUE(read_grid(archive(parts))) << "a little may be packed as well as it can";
}

/// Two bytes that stand in both headers of a part are changed in both.
std::string with_field(std::string bytes, const std::string& name, std::size_t in_local,
                       std::size_t in_directory, const std::string& value) {
    const std::string local("PK\x03\x04"), directory("PK\x01\x02");
    for (std::size_t at = bytes.find(local); at != bytes.npos; at = bytes.find(local, at + 4))
        if (bytes.compare(at + 30, name.size(), name) == 0) bytes.replace(at + in_local, value.size(), value);
    for (std::size_t at = bytes.find(directory); at != bytes.npos; at = bytes.find(directory, at + 4))
        if (bytes.compare(at + 46, name.size(), name) == 0)
            bytes.replace(at + in_directory, value.size(), value);
    return bytes;
}
const std::string sheet_part = "xl/worksheets/sheet1.xml";

TEST(HostileWorkbook, SizesThatAreClaimedAreNotBelieved) {
    const std::string huge("\xF0\xFF\xFF\x7F"), small("\x01\0\0\0", 4);
    // The length of what it unpacks to.
    EXPECT_EQ(refused(with_field(workbook(one_cell), sheet_part, 22, 24, huge)),
              whole(GridFault::NotAWorkbook));
    EXPECT_EQ(refused(with_field(workbook(one_cell), sheet_part, 22, 24, small)),
              whole(GridFault::NotAWorkbook));
    // The length of what is packed.
    EXPECT_EQ(refused(with_field(workbook(one_cell), sheet_part, 18, 20, huge)),
              whole(GridFault::NotAWorkbook));
}

TEST(HostileWorkbook, AWrongChecksumIsFound) {
    EXPECT_EQ(refused(with_field(workbook(one_cell), sheet_part, 14, 16, "abcd")),
              whole(GridFault::NotAWorkbook));
}

TEST(HostileWorkbook, PasswordsAreTold) {
    auto parts = workbook_parts(one_cell);
    for (ArchivePart& part : parts) part.password = "secret";
    EXPECT_EQ(refused(archive(parts)), whole(GridFault::Encrypted));
    const std::string compound("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
    std::string name;
    for (const char c : std::string_view("EncryptedPackage")) name += {c, '\0'};
    EXPECT_EQ(refused(compound + std::string(600, '\0') + name), whole(GridFault::Encrypted));
    EXPECT_EQ(refused(compound + std::string(600, '\0')), whole(GridFault::NotAWorkbook)) << "of before 2007";
}

TEST(HostileWorkbook, OtherWaysOfPackingAreRefused) {
    EXPECT_EQ(refused(with_field(workbook(one_cell), sheet_part, 8, 10, std::string("\x0E\0", 2))),
              whole(GridFault::NotAWorkbook));
}

TEST(HostileWorkbook, ADirectoryThatClaimsBillionsOfEntriesIsNotMadeRoomFor) {
    std::string bytes = workbook(one_cell);
    const std::size_t end = bytes.rfind("PK\x05\x06");
    std::string record = std::string("PK\x06\x06\x2C\0\0\0\0\0\0\0\x2D\0\x2D\0\0\0\0\0\0\0\0\0", 24) +
                         std::string("\xFF\xFF\xFF\xFF\0\0\0\0\xFF\xFF\xFF\xFF\0\0\0\0", 16) +
                         std::string("\x2E\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 16);
    std::string locator("PK\x06\x07\0\0\0\0", 8);
    for (std::size_t i = 0; i < 8; ++i) locator += static_cast<char>(end >> (8 * i) & 0xFF);
    locator += std::string("\x01\0\0\0", 4);
    bytes.insert(end, record + locator);
    EXPECT_EQ(refused(bytes), whole(GridFault::NotAWorkbook));
    EXPECT_EQ(refused("PK\x05\x06" + std::string(4, '\0') + std::string(12, '\xFF') + std::string(2, '\0')),
              whole(GridFault::NotAWorkbook));
}

TEST(HostileWorkbook, ArchivesInArchivesAreNotLookedInto) {
    EXPECT_EQ(refused(archive({{"inner.zip", workbook(one_cell)}})), whole(GridFault::NotAWorkbook));
    auto parts = workbook_parts(one_cell);
    parts[4].text = workbook(one_cell);
    EXPECT_EQ(refused(archive(parts)), whole(GridFault::NotAWorkbook));
}

TEST(HostileWorkbook, NoPartMayBeMissingOrBroken) {
    for (std::size_t gone = 0; gone < 5; ++gone) {
        auto parts = workbook_parts(one_cell);
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(gone));
        EXPECT_EQ(refused(archive(parts)), whole(GridFault::NotAWorkbook)) << gone;
        parts = workbook_parts(one_cell);
        parts[gone].text.resize(parts[gone].text.size() / 2);
        EXPECT_EQ(refused(archive(parts)), whole(GridFault::NotAWorkbook)) << gone;
        parts[gone].text = "<other/>";
        EXPECT_EQ(refused(archive(parts)), whole(GridFault::NotAWorkbook)) << gone;
        parts[gone].text.clear();
        EXPECT_EQ(refused(archive(parts)), whole(GridFault::NotAWorkbook)) << gone;
    }
    auto parts = workbook_parts(one_cell);
    parts[2].text =
        test::relations_head + test::relation("r1", "worksheet", "../../etc/passwd") + "</Relationships>";
    EXPECT_EQ(refused(archive(parts)), whole(GridFault::NotAWorkbook));
}

TEST(HostileWorkbook, EntitiesAreNotExpanded) {
    auto parts = workbook_parts(one_cell);
    parts[4].text = "<!DOCTYPE a [<!ENTITY b \"xxxxxxxx\"><!ENTITY c \"&b;&b;&b;\">]>" + parts[4].text;
    EXPECT_EQ(refused(archive(parts)), whole(GridFault::NotAWorkbook)) << "no document type";
    const auto rows =
        read_grid(workbook(R"(<row><c t="inlineStr"><is><t>&b;&lt;&amp;b;</t></is></c></row>)"));
    ASSERT_TRUE(rows);
    EXPECT_EQ(rows->front().cells.front(), "&b;<&b;") << "only XML's own";
}

TEST(HostileWorkbook, NestingWithoutEndIsCounted) {
    std::string deep;
    for (std::size_t i = 0; i < 300'000; ++i) deep += "<a b='" + std::to_string(i * 7919 % 1000003) + "'>";
    auto parts = workbook_parts(one_cell);
    parts[4].text = deep;
    EXPECT_EQ(refused(archive(parts)).fault, GridFault::NotAWorkbook);
    std::string many;
    for (std::size_t i = 0; i < 1'000'000; ++i) many += "<c r='" + std::to_string(i * 7919 % 1000003) + "'/>";
    EXPECT_EQ(refused(workbook("<row>" + many + "</row>")).fault, GridFault::TooLarge);
}

TEST(HostileWorkbook, RowsColumnsAndTextAreBounded) {
    const auto cell = [](const std::string& at, const std::string& text) {
        return "<c r=\"" + at + "\" t=\"inlineStr\"><is><t>" + text + "</t></is></c>";
    };
    EXPECT_EQ(refused(workbook("<row r=\"2\">" + cell("CW2", "x") + "</row>")),
              (GridError{GridFault::TooLarge, 2, 101}));
    EXPECT_EQ(refused(workbook("<row r=\"2\">" + cell("B2", std::string(4001, 'x')) + "</row>")),
              (GridError{GridFault::TooLarge, 2, 2}));
    std::string rows;
    for (int i = 0; i < 20'000; ++i) rows += "<row><c><v>" + std::to_string(i) + "</v></c></row>";
    EXPECT_EQ(read_grid(workbook(rows)).value().size(), 20'000u);
    EXPECT_EQ(refused(workbook(rows + "<row><c><v>1</v></c></row>")),
              (GridError{GridFault::TooLarge, 20'001}));
    // One long text, named again and again.
    std::string again;
    for (int i = 0; i < 18'000; ++i) again += "<row><c t='s'><v>0</v></c></row>";
    EXPECT_EQ(refused(workbook(again, "<si><t>" + std::string(4000, 'x') + "</t></si>")),
              (GridError{GridFault::TooLarge, (std::size_t{64} << 20) / 4000 + 1, 1}));
}

TEST(HostileWorkbook, ReferencesThatCannotBeAreRefused) {
    for (const char* rows :
         {R"(<row r="0"><c><v>1</v></c></row>)", R"(<row r="x"><c><v>1</v></c></row>)",
          R"(<row r="1048577"><c><v>1</v></c></row>)", R"(<row r="18446744073709551617"/>)",
          R"(<row r="2"/><row r="2"/>)", R"(<row r="1"><c r="A2"><v>1</v></c></row>)",
          R"(<row r="1"><c r="B1"/><c r="A1"/></row>)", R"(<row r="1"><c r="XFE1"/></row>)",
          R"(<row r="1"><c r="AAAA1"/></row>)", R"(<row r="1"><c r="1"/></row>)",
          R"(<row r="1"><c t="s"><v>0</v></c></row>)", R"(<row r="1"><c t="s"><v>-1</v></c></row>)",
          R"(<row r="1"><c t="b"><v>2</v></c></row>)", R"(<row r="1"><c><v>1e999</v></c></row>)",
          R"(<row r="1"><c><v>one</v></c></row>)"})
        EXPECT_EQ(refused(workbook(rows)).fault, GridFault::NotAWorkbook) << rows;
    EXPECT_EQ(refused(workbook("<row><c t='inlineStr'><is><t>\xD0\xD5</t></is></c></row>")),
              (GridError{GridFault::NotText, 1, 1}));
    EXPECT_EQ(refused(workbook("<row r='7'/>")), whole(GridFault::Empty));
}

TEST(HostileWorkbook, CutAnywhereItIsRefused) {
    const std::string bytes = workbook(one_cell);
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        const auto rows = read_grid(std::string_view(bytes).substr(0, length));
        EXPECT_FALSE(rows && rows->front().cells.front() == "x") << length;
    }
}

TEST(HostileWorkbook, WithAnyByteChangedItIsReadOrRefused) {
    const std::string bytes = workbook(one_cell);
    sifang::test::Random random(5);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ static_cast<char>(1 + random.below(255)));
        (void)read_grid(changed);
    }
}

TEST(HostileText, SizeIsBounded) {
    EXPECT_EQ(refused(std::string((std::size_t{16} << 20) + 1, 'x')), whole(GridFault::TooLarge));
    EXPECT_EQ(refused(std::string(std::size_t{16} << 20, ',')), (GridError{GridFault::TooLarge, 1, 101}));
    EXPECT_EQ(refused("a\n" + std::string(4001, 'x')), (GridError{GridFault::TooLarge, 2, 1}));
    std::string rows;
    for (int i = 0; i < 20'000; ++i) rows += "x\n";
    EXPECT_EQ(read_grid(rows).value().size(), 20'000u);
    EXPECT_EQ(refused(rows + "x\n"), (GridError{GridFault::TooLarge, 20'001, 1}));
    EXPECT_EQ(refused(std::string(std::size_t{16} << 20, '"')).fault, GridFault::TooLarge);
    EXPECT_EQ(refused(std::string(std::size_t{16} << 20, '\n')), whole(GridFault::Empty));
}

}  // namespace
}  // namespace sifang::report
