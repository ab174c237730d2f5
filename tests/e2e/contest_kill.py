#!/usr/bin/env python3
"""Entries are typed while the program is killed at random moments: what it acknowledged is there once, what it did
not is there whole or not at all, and the file is sound. Then four write at once.

A slice in script/test; with SIFANG_SOAK=1 a thousand kills."""
import json
import os
import random
import subprocess
import sys
import tempfile
import time

SIFANG = os.environ["SIFANG"]
SOAK = os.environ.get("SIFANG_SOAK", "0") not in ("", "0")
KILLS = 1000 if SOAK else 40
chance = random.Random(12)


def contest(data, *words):
    return [SIFANG, "contest", *words, "--data", data]


def run(data, *words):
    return subprocess.run(contest(data, *words), capture_output=True, text=True)


def must(data, *words):
    done = run(data, *words)
    if done.returncode != 0:
        sys.exit(f"{words}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def names(data):
    return [entrant["name"] for entrant in json.loads(must(data, "entries", "--json"))]


def expect(holds, what):
    if not holds:
        sys.exit(what)


def kill_at_random_moments(data):
    started = time.monotonic()
    must(data, "enter", "Sample 0", "--region", "Sample")
    usual = time.monotonic() - started
    acknowledged, tried, killed = ["Sample 0"], ["Sample 0"], 0
    while killed < KILLS:
        name = f"Sample {len(tried)}"
        tried.append(name)
        child = subprocess.Popen(contest(data, "enter", name, "--region", "Sample", "--json"),
                                 stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            # Somewhere between the start and a little after the end of a usual call.
            out, _ = child.communicate(timeout=chance.uniform(0, 1.3 * usual))
        except subprocess.TimeoutExpired:
            child.kill()
            out, _ = child.communicate()
            killed += 1
        try:
            if json.loads(out)["stored"]:
                acknowledged.append(name)
        except ValueError:
            pass  # no whole answer: not acknowledged
    there = names(data)
    expect(len(there) == len(set(there)), "an entry is there twice")
    expect(set(acknowledged) <= set(there), f"lost: {set(acknowledged) - set(there)}")
    expect(set(there) <= set(tried), f"nobody typed {set(there) - set(tried)}")
    must(data, "check")
    print(f"{killed} kills, {len(acknowledged)} acknowledged, {len(there)} there")


def four_at_once(data):
    before = len(names(data))
    acknowledged = 0
    for batch in range(8):
        children = [subprocess.Popen(contest(data, "enter", f"At once {batch}-{i}", "--region", "Sample", "--json"),
                                     stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for i in range(4)]
        for child in children:
            out, err = child.communicate()
            if child.returncode == 0:
                acknowledged += 1
            else:
                expect(child.returncode == 1 and err.strip(), f"status {child.returncode}: {err}")
    expect(acknowledged >= 8, "of four who write at once one at least gets through")
    expect(len(names(data)) == before + acknowledged, "what was acknowledged is there, and nothing else")
    must(data, "check")


with tempfile.TemporaryDirectory() as folder:
    data = os.path.join(folder, "kill.sifang")
    must(data, "create", "Kill Example", "--rules", "mcr", "--organiser", "Sample Organiser")
    kill_at_random_moments(data)
    four_at_once(data)
