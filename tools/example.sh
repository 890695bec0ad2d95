# SPDX-License-Identifier: MIT
#
# The example packages as their readers have them: copied elsewhere, built against this clone, run
# as CI runs them, and one of them then changed. They share a build folder, and with it our modules.
# Sourced after tools/checks.sh.

example_folder=$build_folder/example
example_scratch=$example_folder/build

# example_copy NAME: the example as it stands in the clone, with the clone's place in its manifest.
# The copy has a name that no clone has: a package may not depend on its namesake.
example_copy() {
  example_source=$root/examples/$1
  example=$example_folder/copy-of-$1
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
  env "${variables[@]}" "SNAPSHOT_ARTIFACTS=$example_folder/artifacts" \
    swift test --package-path "$example" --scratch-path "$example_scratch" "$@" </dev/null
}

# example_is_untouched: whether its references are still those of the clone.
example_is_untouched() {
  diff -r "$example_source/Tests" "$example/Tests"
}

# example_tests NAME: its tests as CI runs them, counted with all others. Those of XCTest are
# written to a result file only when they run side by side.
example_tests() {
  local results=$example_folder/results-of-$1 log=$logs/example-$1.log counts status
  example_copy "$1"
  rm -f "$results"*.xml
  example_run CI=true -- --parallel --xunit-output "$results.xml" >"$log" 2>&1 && status=0 || status=$?
  example_is_untouched >>"$log" 2>&1 || status=1
  counts=$("$python" tools/count_tests.py "$status" "$results"*.xml)
  grep -E '^/.*(error|warning):|^error:|^✘|Fatal error' "$log" | head -n 60 || true
  printf '%s tests: %s passed, %s failed, %s skipped; all of the output is in %s\n' \
    "$1" $counts "$log"
  add $counts
}

# example_fails_with TEXT… -- ARGUMENT…: a run that must fail, and say each of these.
example_fails_with() {
  local texts=() output=$example_folder/output.txt text
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
  local attachments=$example_folder/attachments cause name
  example_copy SnapshotTests
  rm -rf "$attachments" "$example_folder/artifacts"
  mkdir -p "$attachments"
  sed -i '0,/"absolute": 68/s//"absolute": 72/' "$example/screens/orders.json"
  cause='3 cells of `open` 68 -> 72'
  example_fails_with "error: OrdersXCTests.testOrders : failed - snapshot" \
    'Test orders() recorded an issue at OrdersTests.swift' "$cause" \
    -- CI=true -- --skip-build --attachments-path "$attachments" || return
  example_is_untouched || return
  for name in expected actual diff; do
    [[ -s $attachments/orders.top.png.$name.png ]] || return
    [[ -s $example_folder/artifacts/OrdersXCTests/testOrders.scrolled.$name.png ]] || return
  done
}

# A reference that is not there is recorded, byte for byte, and only the next run is green. It tells
# what its tolerance cost.
example_recording() {
  local references
  example_copy SnapshotTests
  references=$example/Tests/ShopTests/__Snapshots__
  rm -r "$references"
  example_fails_with 'has no reference' 'nothing is recorded where CI is set' \
    -- CI=true -- --skip-build || return
  [[ ! -e $references ]] || return
  example_fails_with 'was recorded, since it had no reference' 'OrdersXCTests.testColors : failed' \
    -- -- --skip-build || return
  example_is_untouched && example_run -- --skip-build >"$example_folder/output.txt" 2>&1 || return
  grep -qF 'tolerance   `OrdersXCTests/testColors` (deltaE over 0.5): hid nothing in 1 snapshot; not' \
    "$example_folder/output.txt"
}

# gallery_pictures: what the gallery's program writes, and that the same screens as documents have
# the same bytes, PNG and SVG.
gallery_pictures() {
  local out=$example_folder/gallery file
  rm -rf "$out"
  "$example_scratch/debug/Gallery" -o "$out/swift" || return
  (cd "$root/examples/Gallery" && "$binary" render -o "$out/documents" --format png,svg) || return
  [[ -s $out/documents/screens/rows/top.svg ]] || return
  while IFS= read -r file; do
    cmp "$out/documents/$file" "$out/swift/$file" || return
  done < <(cd "$out/documents" && find . -type f)
}
