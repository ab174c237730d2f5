#!/usr/bin/env python3
"""The clause ledger: what it says, and whether that is true.

One file a book (mcr.csv, gb98.csv, hk.csv, zds.csv), one row a clause:

    clause    as the book numbers it; with the book before it, an id: mcr:3.8.1/39
    kind      what the clause is about
    software  yes, partly, no: whether a program can hold it
    where     the folder of src/ that holds it, or web, docs
    summary   one line in our own words
    status    shown: the tests show it. open: nothing is claimed yet. outside: no program can hold it
    tests     names of tests as ctest knows them, separated by spaces
    reason    why a clause is outside; what is missing where an open one has tests already

    ledger.py                   counts, by book and by kind
    ledger.py --docs            brings the counts in docs/ledger.md up to date
    ledger.py --check BUILD     every row is well formed, every test named is one that ctest has in BUILD, and
                                docs/ledger.md tells the counts as they are
"""

import argparse
import collections
import csv
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
DOCS = HERE.parent / "docs" / "ledger.md"
TABLE_BEGINS, TABLE_ENDS = "<!-- counts: script/ledger --docs -->\n", "<!-- end of counts -->\n"
# How many clauses each book has. A row can neither vanish nor be added unnoticed.
CLAUSES = {"mcr": 392, "gb98": 364, "hk": 127, "zds": 161}
COLUMNS = ["clause", "kind", "software", "where", "summary", "status", "tests", "reason"]
STATUSES = ("shown", "open", "outside")
SOFTWARE = ("yes", "partly", "no")
KINDS = (
    "definition ethics conduct equipment tiles setup seating session clock play claims win scoring payment "
    "foul ranking competition form appeal pin"
).split()
PLACES = "tile hand rules game referee bot contest wire text report server web docs".split()


def read_book(path):
    """Rows of one book as dicts; a wrong header is an error of the file, not of a row."""
    with open(path, encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        if reader.fieldnames != COLUMNS:
            raise ValueError(f"{path.name}: the columns are not {','.join(COLUMNS)}")
        return list(reader)


def read_all(folder=HERE):
    return {book: read_book(folder / f"{book}.csv") for book in CLAUSES}


def row_faults(row):
    """What is wrong with a row by itself."""
    for column in COLUMNS:
        if row.get(column) is None:
            yield "has too few columns"
            return
    if None in row:
        yield "has too many columns"
    for column, words in (
        ("status", STATUSES),
        ("software", SOFTWARE),
        ("kind", KINDS),
        ("where", PLACES),
    ):
        if row[column] not in words:
            yield f"has an unknown {column} '{row[column]}'"
    tests, reason = row["tests"].split(), row["reason"].strip()
    if len(set(tests)) != len(tests):
        yield "names a test twice"
    if not row["clause"].strip() or not row["summary"].strip():
        yield "has no clause or no summary"
    if row["status"] == "shown" and not tests:
        yield "is called shown without a test"
    if row["status"] == "shown" and row["software"] == "no":
        yield "is called shown though no program can hold it"
    if row["status"] == "outside" and (tests or not reason):
        yield "is outside: it needs a reason and no tests"
    if row["status"] == "outside" and row["software"] == "yes":
        yield "is outside though a program can hold it"
    if row["status"] == "open" and tests and not reason:
        yield "has tests and is open: the reason must say what is missing"


def faults(books, known_tests, clauses=CLAUSES):
    """Everything wrong with the ledger, as lines of text. `known_tests` None: tests are not looked up."""
    for book, count in clauses.items():
        rows = books.get(book, [])
        if len(rows) != count:
            yield f"{book}: {len(rows)} clauses, the book has {count}"
        times = collections.Counter(row["clause"] for row in rows)
        for clause, n in times.items():
            if n > 1:
                yield f"{book}:{clause} stands {n} times"
        for row in rows:
            for fault in row_faults(row):
                yield f"{book}:{row['clause']} {fault}"
            if known_tests is not None:
                for test in (row["tests"] or "").split():
                    if test not in known_tests:
                        yield f"{book}:{row['clause']} names {test}, which is no test"


def tests_of_build(build, ctest):
    """Names of all tests in a build folder. A program not built yet is an error: it would hide a wrong name."""
    listing = subprocess.run(
        [ctest, "--test-dir", str(build), "--show-only=json-v1"], capture_output=True, text=True, check=True
    ).stdout
    # ctest writes the value of a parameter behind the name: `Suite.Name/F39a  # GetParam() = …`
    names = {test["name"].split("  #")[0] for test in json.loads(listing)["tests"]}
    missing = sorted(name for name in names if name.endswith("_NOT_BUILT"))
    if missing:
        raise ValueError("not built: " + " ".join(missing))
    return names


def counts(books):
    """(book, kind) and (book, '') for the whole book → Counter of statuses."""
    table = collections.defaultdict(collections.Counter)
    for book, rows in books.items():
        for row in rows:
            table[book, row["kind"]][row["status"]] += 1
            table[book, ""][row["status"]] += 1
            table["all", ""][row["status"]] += 1
    return table


def print_counts(books):
    table = counts(books)
    print(f"{'book':5} {'kind':12}" + "".join(f"{word:>8}" for word in (*STATUSES, "clauses")))
    lines = [("all", "")]
    for book in CLAUSES:
        lines += [(book, "")] + sorted(key for key in table if key[0] == book and key[1])
    for book, kind in lines:
        count = table[book, kind]
        figures = [count[status] for status in STATUSES] + [sum(count.values())]
        print(f"{book:5} {kind or 'all':12}" + "".join(f"{n:8}" for n in figures))


def docs_table(books):
    """The counts as they stand in docs/ledger.md: whole books only."""
    table = counts(books)
    lines = ["| book | shown | open | outside | clauses |", "|---|--:|--:|--:|--:|"]
    for book in (*CLAUSES, "all"):
        count = table[book, ""]
        figures = [count[status] for status in STATUSES] + [sum(count.values())]
        lines.append(f"| {book} | " + " | ".join(map(str, figures)) + " |")
    return "\n".join(lines) + "\n"


def with_table(text, table):
    """The page with its table replaced: it stands between two lines that say so."""
    before, _, rest = text.partition(TABLE_BEGINS)
    _, _, after = rest.partition(TABLE_ENDS)
    return before + TABLE_BEGINS + table + TABLE_ENDS + after


def main():
    parser = argparse.ArgumentParser(description="The clause ledger")
    parser.add_argument("--check", metavar="BUILD", type=pathlib.Path, help="check it against a build folder")
    parser.add_argument("--ctest", default="ctest", help="the ctest to ask")
    parser.add_argument("--docs", action="store_true", help="bring docs/ledger.md up to date")
    options = parser.parse_args()
    books = read_all()
    page = DOCS.read_text(encoding="utf-8")
    renewed = with_table(page, docs_table(books))
    if options.docs:
        DOCS.write_text(renewed, encoding="utf-8")
    elif options.check is None:
        print_counts(books)
    else:
        try:
            known = tests_of_build(options.check, options.ctest)
        except (ValueError, OSError, subprocess.CalledProcessError) as error:
            print(error)
            return 1
        found = list(faults(books, known))
        if page != renewed:
            found.append("docs/ledger.md tells other counts: run script/ledger --docs")
        print("\n".join(found) if found else f"{sum(CLAUSES.values())} clauses, no fault")
        return 1 if found else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
