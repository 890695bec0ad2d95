# SPDX-License-Identifier: MIT
#
# Runs checks one after another and counts them. Sourced after tools/setup.sh.

passed=0 failed=0 skipped=0
logs=$build_folder/test-logs

# check NAME COMMAND…: one line when it passes, the end of its output when it does not.
check() {
  local name=$1 log=$logs/${1//[^A-Za-z0-9]/-}.log begun=$SECONDS
  shift
  if "$@" >"$log" 2>&1 </dev/null; then
    passed=$((passed + 1))
    printf 'ok      %s (%d s)\n' "$name" $((SECONDS - begun))
  else
    failed=$((failed + 1))
    tail -n 60 "$log"
    printf 'FAILED  %s (%d s); all of its output is in %s\n' "$name" $((SECONDS - begun)) "$log"
  fi
}

# skip NAME REASON
skip() {
  skipped=$((skipped + 1))
  printf 'skipped %s: %s\n' "$1" "$2"
}

# add PASSED FAILED SKIPPED: the counts of a run that counts by itself.
add() {
  passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
}

# finish: the closing line, and the exit code that goes with it.
finish() {
  printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
  ((failed == 0 && passed > 0))
}
