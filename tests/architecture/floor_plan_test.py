#!/usr/bin/env python3
"""The floor plan check must be able to fail: small trees with one breach each, and a clean one."""
import tempfile
import unittest
from pathlib import Path

import floor_plan


class FloorPlan(unittest.TestCase):
    def breaches(self, **files):
        """Checks a tree of `folder__name_ext` arguments, e.g. tile__tile_hpp, and returns what it says."""
        with tempfile.TemporaryDirectory() as directory:
            src = Path(directory)
            for name, text in files.items():
                path = src / (name.replace("__", "/").replace("_hpp", ".hpp").replace("_cpp", ".cpp"))
                if name == "links":
                    path = src / "CMakeLists.txt"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            return floor_plan.check(src)[1]

    def assert_one(self, words, **files):
        found = self.breaches(**files)
        self.assertEqual(len(found), 1, found)
        self.assertIn(words, found[0])

    def test_a_clean_tree_has_no_breach(self):
        self.assertEqual([], self.breaches(
            tile__tile_hpp="#pragma once\n#include <array>\n",
            hand__meld_cpp='#include "tile/tile.hpp"\n// never throw, never std::cout\nauto s = "throw";\n',
            rules__mcr__fan_cpp='#include "tile/tile.hpp"\n',
            server__http_cpp='#include <thread>\n#include "tile/tile.hpp"\nvoid f() { throw 1; }\n',
            links="sifang_library(tile tile LINKS tl::expected)\nsifang_library(server server RIM DEPENDS tile)\n"))

    def test_a_later_floor_is_refused(self):
        self.assert_one("later floor", tile__tile_cpp='#include "hand/meld.hpp"\n', hand__meld_hpp="")
        self.assert_one("later floor", rules__rulebook_cpp='#include "rules/mcr/fan.hpp"\n', rules__mcr__fan_hpp="")
        self.assert_one("later floor", rules__mcr__fan_cpp='#include "rules/books/books.hpp"\n',
                        rules__books__books_hpp="")
        self.assert_one("later floor", wire__json_cpp='#include "cli/main.hpp"\n', cli__main_hpp="")

    def test_families_of_rulebooks_do_not_know_each_other(self):
        self.assert_one("beside it", rules__mcr__fan_cpp='#include "rules/hk/fan.hpp"\n', rules__hk__fan_hpp="")

    def test_a_pure_library_touches_nothing(self):
        for header in ["thread", "mutex", "fstream", "iostream", "chrono", "random", "filesystem", "cstdio",
                       "locale", "ctime", "sys/socket.h", "netinet/in.h", "unistd.h", "sodium.h"]:
            self.assert_one(f"<{header}>", wire__json_cpp=f"#include <{header}>\n")
        for word in ["std::cout << 1;", "std::exit(1);", "throw 1;", "std::rand();", 'printf("x");', "getenv(name);"]:
            self.assert_one("json.cpp:2", wire__json_cpp=f"// first line\n{word}\n")

    def test_unknown_folders_and_paths_are_refused(self):
        self.assert_one("not on the floor plan", attic__box_cpp="")
        self.assert_one("not a path from src/", tile__tile_cpp='#include "tile.hpp"\n', tile__tile_hpp="")

    def test_a_file_that_holds_everything_is_refused(self):
        self.assert_one("600 lines", tile__tile_cpp="int x;\n" * 601)

    def test_links_go_downward(self):
        self.assert_one("does not stand before it", links="sifang_library(tile tile DEPENDS hand)\n")
        self.assert_one("not a lower floor",
                        links="sifang_library(hand hand)\nsifang_library(tile tile DEPENDS hand)\n")
        self.assert_one("RIM", links="sifang_library(fair fair)\n")
        self.assert_one("not say RIM", links="sifang_library(tile tile RIM)\n")


if __name__ == "__main__":
    unittest.main()
