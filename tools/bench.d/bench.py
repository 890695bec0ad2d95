# SPDX-License-Identifier: MIT
#
# Runs the benchmark rows and prints one line for each figure.
"""usage: bench.py DCV_SNAP [ROW...]"""
import sys

import rows
from table import Table


def main():
    tool, wanted = sys.argv[1], sys.argv[2:] or list(rows.ALL)
    unknown = [row for row in wanted if row not in rows.ALL]
    if unknown:
        sys.exit(f"no row {', '.join(unknown)}; the rows are {', '.join(rows.ALL)}")
    table = Table()
    for row in wanted:
        rows.ALL[row](tool, table)
    return table.finish()


if __name__ == "__main__":
    sys.exit(main())
