#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Prints "PASSED FAILED SKIPPED" from the result files of `swift test`.
"""usage: count_tests.py EXIT_STATUS RESULTS.xml..."""
import os
import sys
import xml.etree.ElementTree as ElementTree


def main():
    status, paths = int(sys.argv[1]), [path for path in sys.argv[2:] if os.path.exists(path)]
    total = failed = skipped = 0
    for path in paths:
        for suite in ElementTree.parse(path).getroot().iter("testsuite"):
            total += int(suite.get("tests", 0))
            failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            skipped += int(suite.get("skipped", 0))
    failed = min(failed, total)
    # A run that broke off, or did not build, has written no failure: it counts as one.
    if status != 0 and failed == 0:
        total, failed = total + 1, 1
    print(total - failed - skipped, failed, skipped)


if __name__ == "__main__":
    main()
