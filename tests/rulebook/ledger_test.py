#!/usr/bin/env python3
"""The checker of the ledger can fail: each kind of fault, put into a small ledger, is found."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "rulebook"))
import ledger  # noqa: E402


def row(clause="1", **changes):
    fields = {
        "clause": clause,
        "kind": "scoring",
        "software": "yes",
        "where": "rules",
        "summary": "a line",
        "status": "shown",
        "tests": "Suite.Name",
        "reason": "",
    }
    return fields | changes


def faults(rows, tests=("Suite.Name",), count=None):
    books = {"mcr": rows}
    return list(ledger.faults(books, set(tests), {"mcr": len(rows) if count is None else count}))


class Checker(unittest.TestCase):
    def one_fault(self, text, *args, **kwargs):
        found = faults(*args, **kwargs)
        self.assertEqual(len(found), 1, found)
        self.assertIn(text, found[0])

    def test_a_good_ledger_has_no_fault(self):
        self.assertEqual(faults([row("1"), row("2", status="open", tests="")]), [])

    def test_a_test_that_does_not_exist(self):
        self.one_fault("names Suite.Nane, which is no test", [row(tests="Suite.Nane")])

    def test_shown_without_a_test(self):
        self.one_fault("shown without a test", [row(tests="")])

    def test_shown_though_no_program_can_hold_it(self):
        self.one_fault("no program can hold it", [row(software="no")])

    def test_a_missing_clause(self):
        self.one_fault("1 clauses, the book has 2", [row()], count=2)

    def test_a_doubled_clause(self):
        self.one_fault("stands 2 times", [row("7"), row("7")])

    def test_an_unknown_status(self):
        self.one_fault("unknown status 'done'", [row(status="done")])

    def test_an_unknown_kind_or_place(self):
        self.one_fault("unknown kind 'magic'", [row(kind="magic")])
        self.one_fault("unknown where 'attic'", [row(where="attic")])

    def test_outside_needs_a_reason_and_no_tests(self):
        self.one_fault("needs a reason", [row(software="no", status="outside", tests="")])
        self.one_fault("needs a reason", [row(software="no", status="outside", reason="a chair")])

    def test_outside_though_a_program_can_hold_it(self):
        self.one_fault("though a program can hold it", [row(status="outside", tests="", reason="too hard")])

    def test_open_with_tests_says_what_is_missing(self):
        self.one_fault("what is missing", [row(status="open")])

    def test_a_short_row(self):
        self.one_fault("too few columns", [row(tests=None)])

    def test_the_same_test_twice(self):
        self.one_fault("twice", [row(tests="Suite.Name Suite.Name")])

    def test_the_page_is_renewed_between_its_marks_only(self):
        page = "before\n" + ledger.TABLE_BEGINS + "old\n" + ledger.TABLE_ENDS + "after\n"
        renewed = ledger.with_table(page, "new\n")
        self.assertEqual(renewed, page.replace("old", "new"))
        self.assertEqual(ledger.with_table(renewed, "new\n"), renewed)


if __name__ == "__main__":
    unittest.main()
