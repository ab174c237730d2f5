#!/usr/bin/env python3
"""A bot for the tests: botzone_bot.py FORM LIFE MANNER. FORM simple|json, LIFE turn|keep; it discards what it draws.

MANNER good; after some requests: slow (never answers), dying (exits), flooding, lying (a move that is not allowed),
babbling (words of no language).
"""
import json
import sys
import time

FORM, LIFE, MANNER = sys.argv[1:4]
PATIENCE = 6  # requests before it shows its manner


def reply(request, turn):
    if turn > PATIENCE:
        if MANNER == "slow":
            time.sleep(30)
        if MANNER == "dying":
            sys.exit(3)
        if MANNER == "flooding":
            while True:
                sys.stdout.write("X" * 100000)
        if MANNER == "lying":
            return "HU"
        if MANNER == "babbling":
            return "good morning"
    words = request.split()
    return "PLAY " + words[1] if words[0] == "2" else "PASS"


def say(answer):
    print(json.dumps({"response": answer}) if FORM == "json" else answer)
    if LIFE == "keep":
        print(">>>BOTZONE_REQUEST_KEEP_RUNNING<<<")
    sys.stdout.flush()


if FORM == "json":
    told = json.loads(sys.stdin.readline())
    assert len(told["responses"]) == len(told["requests"]) - 1
    turn, request = len(told["requests"]), told["requests"][-1]
else:
    turn = int(sys.stdin.readline())
    for _ in range(turn - 1):
        sys.stdin.readline()
        sys.stdin.readline()
    request = sys.stdin.readline()
say(reply(request, turn))
while LIFE == "keep":
    line = sys.stdin.readline()
    if not line:
        break
    turn += 1
    say(reply(json.loads(line)["requests"][-1] if FORM == "json" else line, turn))
