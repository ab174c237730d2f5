// Tables go out as CSV and XLSX and come back as they were, and nothing in them can be taken for a formula.

#include "report/grid.hpp"

#include <gtest/gtest.h>

#include "archive.hpp"
#include "report/cell_text.hpp"
#include "text/words.hpp"

namespace sifang::report {
namespace {

using test::archive;
using test::workbook;

const std::vector<std::string> nasty_texts{"=1+1",
                                           "+86 10 1234",
                                           "-5",
                                           "@somebody",
                                           "\tx",
                                           "\rx",
                                           "\nx",
                                           "＝1+1",
                                           "＋1",
                                           "－1",
                                           "＠x",
                                           " =1",
                                           "'=1",
                                           "''=1",
                                           "'plain",
                                           "' -1",
                                           "a,b",
                                           "a;b",
                                           "a\tb",
                                           "a\"b\"",
                                           "\"",
                                           "a\nb",
                                           "a\r\nb",
                                           " blanks ",
                                           "名前 四方",
                                           "𠀀𠮷",
                                           "_x0041_",
                                           "_x005F_x0041_",
                                           "<&>'\"",
                                           "&amp;",
                                           "]]>",
                                           "a\x01"
                                           "b",
                                           "true",
                                           "12",
                                           "  ",
                                           "1.50",
                                           "null",
                                           "\xEF\xBB\xBFmark",
                                           "=cmd|' /C calc'!A0",
                                           "x_x000D_"};

Grid nasty_grid() {
    Grid grid{"Nasty / grid", {"Text", "=heading", "Number", "Share"}, {}};
    std::int64_t n = -20;
    for (const std::string& text : nasty_texts) {
        grid.rows.push_back({text, Cell{}, n, static_cast<double>(n) / 8});
        ++n;
    }
    return grid;
}

/// As text, row by row; cells at the end that are empty left out.
std::vector<std::vector<std::string>> texts_of(const Grid& grid) {
    std::vector<std::vector<std::string>> out{grid.headings};
    for (const auto& row : grid.rows) {
        auto& cells = out.emplace_back();
        for (const Cell& cell : row) {
            const auto* text = std::get_if<std::string>(&cell);
            cells.push_back(text ? *text : csv_text(cell));
        }
        while (!cells.empty() && cells.back().empty()) cells.pop_back();
    }
    return out;
}
std::vector<std::vector<std::string>> texts_of(const std::vector<TextRow>& rows) {
    std::vector<std::vector<std::string>> out;
    for (const TextRow& row : rows) out.push_back(row.cells);
    return out;
}

TEST(Grid, CsvComesBackAsItWas) {
    const Grid grid = nasty_grid();
    const auto rows = read_grid(to_csv(grid));
    ASSERT_TRUE(rows) << id(rows.error().fault) << rows.error().row;
    EXPECT_EQ(texts_of(*rows), texts_of(grid));
}

TEST(Grid, WorkbookComesBackAsItWas) {
    const Grid grid = nasty_grid();
    const auto bytes = to_xlsx({&grid, 1});
    ASSERT_TRUE(bytes);
    const auto rows = read_grid(*bytes);
    ASSERT_TRUE(rows) << id(rows.error().fault) << rows.error().row;
    EXPECT_EQ(texts_of(*rows), texts_of(grid));
    EXPECT_EQ(rows->front().row, 1u);
    EXPECT_EQ(rows->back().row, grid.rows.size() + 1);
}

TEST(Grid, NoCellOfCsvCanBeAFormulaAndNegativeNumbersStayNumbers) {
    const std::string csv =
        to_csv({"x", {"a"}, {{std::string("=1")}, {std::string("-1")}, {std::int64_t{-1}}}});
    EXPECT_EQ(csv,
              "\xEF\xBB\xBF"
              "a\n'=1\n'-1\n-1\n");
    for (const std::string& text : nasty_texts) {
        EXPECT_EQ(unguarded(guarded(text)), text);
        EXPECT_EQ(guarded(text).starts_with('\''), looks_like_formula(text) || text.starts_with('\''));
    }
}

TEST(Grid, TheSameGridsGiveTheSameBytes) {
    const std::vector<Grid> grids{nasty_grid(), {"nasty / GRID", {"a"}, {}}, {"", {"b"}, {}}};
    const auto first = to_xlsx(grids), second = to_xlsx(grids);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(*first, *second);
}

/// Parts of an archive, for looking into what was written.
std::string part_of(const std::string& bytes, const char* name) {
    zip_t* file = zip_open_from_source(zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr),
                                       ZIP_RDONLY, nullptr);
    zip_file_t* part = zip_fopen(file, name, 0);
    std::string text(1 << 20, '\0');
    text.resize(static_cast<std::size_t>(zip_fread(part, text.data(), text.size())));
    zip_fclose(part);
    zip_discard(file);
    return text;
}

TEST(Grid, AWorkbookHasTextsNumbersWidthsAndAHeadingThatStays) {
    const Grid grid{"四方",
                    {"名前", "=x"},
                    {{std::string("東南西北東南西北"), std::string("=1+1")}, {2.333333, std::int64_t{7}}}};
    const auto bytes = to_xlsx({&grid, 1});
    ASSERT_TRUE(bytes);
    const std::string sheet = part_of(*bytes, "xl/worksheets/sheet1.xml");
    EXPECT_EQ(sheet.find("<f>"), sheet.npos) << "no cell is a formula";
    EXPECT_NE(sheet.find("<v>2.333333</v>"), sheet.npos) << sheet;
    EXPECT_NE(sheet.find("<v>7</v>"), sheet.npos);
    EXPECT_NE(sheet.find("state=\"frozen\""), sheet.npos);
    EXPECT_NE(sheet.find("width=\"17.7"), sheet.npos) << "eight wide characters and one for the edge\n"
                                                      << sheet;
    EXPECT_NE(part_of(*bytes, "xl/workbook.xml").find("name=\"四方\""), sheet.npos);
    EXPECT_NE(part_of(*bytes, "xl/sharedStrings.xml").find("<t>=1+1</t>"), sheet.npos);
    EXPECT_NE(part_of(*bytes, "docProps/core.xml").find("2000-01-01T00:00:00Z"), sheet.npos);
}

TEST(Grid, WhatNoWorkbookHoldsIsRefused) {
    const Grid wide{"w", {std::string(40'000, 'x')}, {}};
    EXPECT_EQ(to_xlsx({&wide, 1}).error(), WorkbookFault::TooLarge);
    const std::vector<Grid> many(300);
    EXPECT_EQ(to_xlsx(many).error(), WorkbookFault::TooLarge);
}

TEST(Grid, SheetNamesAreMadeToFitAndDiffer) {
    const std::vector<Grid> grids{{"a/b", {"h"}, {}},
                                  {"A B", {"h"}, {}},
                                  {std::string(50, 'n'), {"h"}, {}},
                                  {std::string(50, 'n'), {"h"}, {}},
                                  {"'", {"h"}, {}}};
    const auto bytes = to_xlsx(grids);
    ASSERT_TRUE(bytes);
    const std::string book = part_of(*bytes, "xl/workbook.xml");
    for (const std::string& name : {std::string("a b"), std::string("A B 2"), std::string(31, 'n'),
                                    std::string(29, 'n') + " 2", std::string("Sheet")})
        EXPECT_NE(book.find("name=\"" + name + "\""), book.npos) << name;
}

// Reading what others write.

TEST(ReadGrid, SeparatorsAreToldByTheFirstLine) {
    const std::vector<TextRow> wanted{{1, {"a", "b,c", "d"}}, {2, {"1", "", "3"}}};
    EXPECT_EQ(read_grid("a,\"b,c\",d\n1,,3\n").value(), wanted);
    EXPECT_EQ(read_grid("a;b,c;d\n1;;3\n").value(), wanted);
    EXPECT_EQ(read_grid("a\tb,c\td\r\n1\t\t3\r\n").value(), wanted);
    EXPECT_EQ(read_grid("\n\na\tb,c\td\r1\t\t3").value(),
              (std::vector<TextRow>{{3, {"a", "b,c", "d"}}, {4, {"1", "", "3"}}}));
    EXPECT_EQ(read_grid("one\ntwo,x\n").value(), (std::vector<TextRow>{{1, {"one"}}, {2, {"two", "x"}}}));
}

TEST(ReadGrid, EncodingsAreToldByTheirMark) {
    const std::vector<TextRow> wanted{{1, {"名", "𠮷"}}};
    EXPECT_EQ(read_grid("名,𠮷").value(), wanted);
    EXPECT_EQ(read_grid("\xEF\xBB\xBF名,𠮷").value(), wanted);
    EXPECT_EQ(read_grid(std::string_view("\xFF\xFE\x0D\x54,\0\x42\xD8\xB7\xDF", 10)).value(), wanted);
    EXPECT_EQ(read_grid(std::string_view("\xFE\xFF\x54\x0D\0,\xD8\x42\xDF\xB7", 10)).value(), wanted);
}

TEST(ReadGrid, OtherEncodingsAreRefusedWithThePlace) {
    const auto at = [](std::size_t row, std::size_t column) {
        return GridError{GridFault::NotText, row, column};
    };
    EXPECT_EQ(read_grid("a,b\nc,\xD0\xD5\xC3\xFB\n").error(), at(2, 2)) << "GBK";
    EXPECT_EQ(read_grid("a;b\n\n\x96\xBC;x\n").error(), at(3, 1)) << "Shift_JIS";
    EXPECT_EQ(read_grid(std::string_view("a\0,\0b\0", 6)).error(), at(1, 1)) << "UTF-16 without its mark";
    EXPECT_EQ(read_grid(std::string_view("\xFF\xFE\x42\xD8", 4)).error(), at(1, 1)) << "half a pair";
    EXPECT_EQ(read_grid(std::string_view("\xFF\xFE\x41", 3)).error(), at(1, 1)) << "half a character";
    EXPECT_EQ(read_grid("a,\xC0\xAF").error(), at(1, 2)) << "overlong";
}

TEST(ReadGrid, TextFaultsNameRowAndColumn) {
    const auto fault = [](std::string_view text) { return read_grid(text).error(); };
    EXPECT_EQ(fault("a,b\nc,\"d\n"), (GridError{GridFault::BadQuotes, 2, 2}));
    EXPECT_EQ(fault("a,b\n\"c\"d,e\n"), (GridError{GridFault::BadQuotes, 2, 1}));
    EXPECT_EQ(fault("a,b\nc,=1+1\n"), (GridError{GridFault::Formula, 2, 2}));
    EXPECT_EQ(fault(""), (GridError{GridFault::Empty}));
    EXPECT_EQ(fault("\xEF\xBB\xBF\n,,\n,\n"), (GridError{GridFault::Empty}));
}

TEST(ReadGrid, CellsOfAWorkbookAreFoundByTheirReference) {
    const std::string strings =
        "<si><t>shared</t></si><si><r><t>in </t></r><r><rPr/><t xml:space=\"preserve\">runs </t></r>"
        "<rPh><t>reading</t></rPh></si>";
    const auto rows = read_grid(workbook(
        R"(<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c><c r="E2" s="3"/></row>)"
        R"(<row/><row r="9"><c t="inlineStr"><is><t>inline &lt;&#x56DB;&gt;</t></is></c><c><v>2.3333330000000001</v></c>)"
        R"(<c><v>45123</v></c><c><v>1E3</v></c><c t="b"><v>1</v></c><c t="str"><v>text</v></c><c r="CV9"><v>-0.5</v></c>)"
        R"(<c r="XFD9" s="1"/></row>)",
        strings));
    ASSERT_TRUE(rows) << id(rows.error().fault);
    ASSERT_EQ(rows->size(), 2u);
    EXPECT_EQ((*rows)[0], (TextRow{2, {"", "shared", "", "in runs "}}));
    EXPECT_EQ((*rows)[1].row, 9u);
    std::vector<std::string> wanted{"inline <四>", "2.333333", "45123", "1000", "true", "text"};
    wanted.resize(100);
    wanted[99] = "-0.5";
    EXPECT_EQ((*rows)[1].cells, wanted);
}

TEST(ReadGrid, PrefixesAndOtherEncodingsOfXmlAreReadToo) {
    auto parts = test::workbook_parts("");
    parts[4].text =
        R"(<x:worksheet xmlns:x="y"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>p</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>)";
    EXPECT_EQ(read_grid(archive(parts)).value(), (std::vector<TextRow>{{1, {"p"}}}));
}

TEST(ReadGrid, EveryFaultHasWords) {
    for (const Language language : all_languages) {
        const Words words(language);
        for (unsigned i = 0; i < grid_fault_count; ++i)
            EXPECT_TRUE(words.has("grid.fault." + std::string(id(static_cast<GridFault>(i))))) << i;
        for (unsigned i = 0; i < workbook_fault_count; ++i)
            EXPECT_TRUE(words.has("grid.fault." + std::string(id(static_cast<WorkbookFault>(i))))) << i;
    }
}

}  // namespace
}  // namespace sifang::report
