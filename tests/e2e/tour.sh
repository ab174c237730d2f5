#!/usr/bin/env bash
# The guided tour must not end before its last stop. Nobody sits before it here, so it does not wait.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
output=$(script/serve </dev/null)
grep -q 'That was the tour' <<<"$output"
