# SPDX-License-Identifier: MIT
#
# The example package as its reader has it: copied elsewhere, built against this clone, run as CI
# runs it, and then changed. Sourced after tools/checks.sh.

example_source=$root/examples/SnapshotTests
example=$build_folder/example/SnapshotTests
example_scratch=$build_folder/example/build

# example_copy: the example as it stands in the clone, with the clone's place in its manifest.
example_copy() {
  rm -rf "$example"
  mkdir -p "$example"
  tar -C "$example_source" --exclude=./.build -cf - . | tar -C "$example" -xf -
  sed -i "s|path: \"../..\"|path: \"$root\"|" "$example/Package.swift"
}

# example_run [NAME=VALUE…] [-- OPTION…]: its tests, with no variables of recording but these.
example_run() {
  local variables=(-u CI -u DCV_RECORD -u SNAPSHOT_TESTING_RECORD)
  while (($#)) && [[ $1 != -- ]]; do
    variables+=("$1")
    shift
  done
  shift || true
  env "${variables[@]}" "SNAPSHOT_ARTIFACTS=$build_folder/example/artifacts" \
    swift test --package-path "$example" --scratch-path "$example_scratch" "$@" </dev/null
}

# example_is_untouched: whether its references are still those of the clone.
example_is_untouched() {
  diff -r "$example_source/Tests/ShopTests/__Snapshots__" "$example/Tests/ShopTests/__Snapshots__"
}

# example_tests: its tests as CI runs them, counted with all others. Those of XCTest are written to
# a result file only when they run side by side.
example_tests() {
  local results=$build_folder/example/results log=$logs/example.log counts status
  example_copy
  rm -f "$results"*.xml
  example_run CI=true -- --parallel --xunit-output "$results.xml" >"$log" 2>&1 && status=0 || status=$?
  example_is_untouched >>"$log" 2>&1 || status=1
  counts=$("$python" tools/count_tests.py "$status" "$results"*.xml)
  grep -E '^/.*(error|warning):|^error:|^✘|Fatal error' "$log" | head -n 60 || true
  printf 'example tests: %s passed, %s failed, %s skipped; all of the output is in %s\n' \
    $counts "$log"
  add $counts
}

# example_fails_with TEXT… -- ARGUMENT…: a run that must fail, and say each of these.
example_fails_with() {
  local texts=() output=$build_folder/example/output.txt text
  while [[ $1 != -- ]]; do
    texts+=("$1")
    shift
  done
  shift
  if example_run "$@" >"$output" 2>&1; then
    echo 'the example passes'
    return 1
  fi
  for text in "${texts[@]}"; do
    grep -qF -e "$text" "$output" || {
      cat "$output"
      printf 'nothing says: %s\n' "$text"
      return 1
    }
  done
}

# A changed height fails under both libraries with its cause and its pictures; CI writes nothing.
example_change() {
  local attachments=$build_folder/example/attachments cause name
  example_copy
  rm -rf "$attachments" "$build_folder/example/artifacts"
  mkdir -p "$attachments"
  sed -i '0,/"absolute": 68/s//"absolute": 72/' "$example/screens/orders.json"
  cause='3 cells of `open` 68 -> 72'
  example_fails_with "error: OrdersXCTests.testOrders : failed - snapshot" \
    'Test orders() recorded an issue at OrdersTests.swift' "$cause" \
    -- CI=true -- --skip-build --attachments-path "$attachments" || return
  example_is_untouched || return
  for name in expected actual diff; do
    [[ -s $attachments/orders.top.png.$name.png ]] || return
    [[ -s $build_folder/example/artifacts/OrdersXCTests/testOrders.scrolled.$name.png ]] || return
  done
}

# A reference that is not there is recorded, byte for byte, and only the next run is green.
example_recording() {
  local references=$example/Tests/ShopTests/__Snapshots__
  example_copy
  rm -r "$references"
  example_fails_with 'has no reference' 'nothing is recorded where CI is set' \
    -- CI=true -- --skip-build || return
  [[ ! -e $references ]] || return
  example_fails_with 'was recorded, since it had no reference' 'OrdersXCTests.testColors : failed' \
    -- -- --skip-build || return
  example_is_untouched && example_run -- --skip-build
}
