#include "wire/xml_reader.hpp"

#include <gtest/gtest.h>
#include <string>

namespace sifang {
namespace {

TEST(XmlReader, TagsAndAttributesInTheirOrder) {
    XmlReader in("<?xml version=\"1.0\"?>\n<a x='1'>\n <b y=\"2\" z=\"\"/></a>\n");
    XmlTag tag;
    ASSERT_TRUE(in.next(tag));
    EXPECT_EQ(tag.kind, XmlTag::Kind::Open);
    EXPECT_EQ(tag.name, "a");
    EXPECT_EQ(tag.find("x")->value, "1");
    ASSERT_TRUE(in.next(tag));
    EXPECT_EQ(tag.kind, XmlTag::Kind::Empty);
    EXPECT_EQ(tag.at, 33u);
    EXPECT_EQ(tag.find("z")->value, "");
    EXPECT_EQ(tag.find("x"), nullptr);
    ASSERT_TRUE(in.next(tag));
    EXPECT_EQ(tag.kind, XmlTag::Kind::Close);
    EXPECT_FALSE(in.next(tag));
    EXPECT_FALSE(in.failed());
}

struct WrongXml {
    std::string text;
    XmlFault fault;
    std::size_t at;
};

TEST(XmlReader, WhatIsWrongAndWhere) {
    std::string many = "<a";
    for (int i = 0; i < 33; ++i) many += " a" + std::to_string(i) + "=\"\"";
    const std::size_t at_last = many.rfind(" a32") + 1;
    const WrongXml cases[] = {
        {"", XmlFault::UnexpectedEnd, 0},
        {"<", XmlFault::UnexpectedEnd, 1},
        {"text", XmlFault::UnexpectedCharacter, 0},
        {"<a", XmlFault::UnexpectedEnd, 2},
        {"<a b=\"1", XmlFault::UnexpectedEnd, 7},
        {"<a b=1/>", XmlFault::UnexpectedCharacter, 5},
        {"<a b=\"<\"/>", XmlFault::UnexpectedCharacter, 6},
        {"<a b=\"&lt;\"/>", XmlFault::NotInSubset, 6},
        {"<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", XmlFault::NotInSubset, 1},
        {"<a><!-- b --></a>", XmlFault::NotInSubset, 4},
        {"<a>text</a>", XmlFault::UnexpectedCharacter, 3},
        {"<a></b>", XmlFault::WrongClosingTag, 3},
        {"</a>", XmlFault::WrongClosingTag, 0},
        {"<a/><b/>", XmlFault::UnexpectedCharacter, 4},
        {"<a b=\"1\"c=\"2\"/>", XmlFault::UnexpectedCharacter, 8},
        {"<a b=\"1\" b=\"2\"/>", XmlFault::DuplicateAttribute, 9},
        {"<a><a><a><a><a>", XmlFault::TooDeep, 12},
        {many, XmlFault::TooManyAttributes, at_last},
    };
    for (const WrongXml& each : cases) {
        XmlReader in(each.text);
        XmlTag tag;
        while (in.next(tag)) {
        }
        ASSERT_TRUE(in.failed()) << each.text;
        EXPECT_EQ(in.fault(), each.fault) << each.text;
        EXPECT_EQ(in.fault_at(), each.at) << each.text;
        EXPECT_FALSE(in.next(tag));
    }
}

}  // namespace
}  // namespace sifang
