#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks our JSON Schemas with a validator that is not ours.

usage: schema_check.py [ROOT]

Every good file of a schema (see SCHEMAS) is accepted by it; every bad one is refused, or its name
stands in the bad folder's beyond-schema.txt, one a line, with the reason after a colon. A name that
stands there and is refused after all is a fault too.

Needs the Python package `jsonschema`; run it with the interpreter of a virtual environment that has
it. Exit status 0 when all is as it should be, 1 when not, 2 when the package is missing.
"""
import json
import pathlib
import sys

# Each schema with its good files and the folder of its bad ones.
SCHEMAS = [
    ("screen-1.schema.json", ["fixtures/documents/*.json"], "fixtures/bad"),
    ("dcv-snap-1.schema.json", ["fixtures/configurations/*.json", "dcv-snap.json"],
     "fixtures/configurations/bad"),
]

# Groups nested beyond the limit are a bad document that the validator walks into.
sys.setrecursionlimit(100_000)


def schema_faults(validator, file):
    """The faults of a file, or one about its text when it is no JSON at all."""
    try:
        # A duplicate key is lost on the way into Python, so it counts as a fault of the text here.
        def unique(pairs):
            keys = [key for key, _ in pairs]
            if len(set(keys)) != len(keys):
                raise ValueError("duplicate key")
            return dict(pairs)

        document = json.loads(file.read_bytes(), object_pairs_hook=unique, parse_constant=reject)
    except (ValueError, RecursionError) as error:
        return [str(error)]
    return [error.message[:120] for error in validator.iter_errors(document)]


def reject(word):
    raise ValueError(f"{word} is no JSON")


def check(root, validator, patterns, folder):
    """The faults of one schema's files, and how many good and bad ones there are."""
    beyond = {}
    for line in (root / folder / "beyond-schema.txt").read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, reason = line.partition(":")
            beyond[name.strip()] = reason.strip()
    faults = []
    good = sorted(file for pattern in patterns for file in root.glob(pattern))
    for file in good:
        found = schema_faults(validator, file)
        if found:
            faults.append(f"{file.name} is refused: {found[0]}")
    bad = sorted((root / folder).glob("*.json"))
    for file in bad:
        refused = bool(schema_faults(validator, file))
        if not refused and file.name not in beyond:
            faults.append(f"{file.name} is accepted and not listed as beyond the schema")
        if refused and file.name in beyond:
            faults.append(f"{file.name} is refused, though listed as beyond the schema")
    for name in sorted(set(beyond) - {file.name for file in bad}):
        faults.append(f"{name} is listed as beyond the schema and does not exist")
    return faults, len(good), len(bad)


def main():
    try:
        from jsonschema import Draft202012Validator
    except ImportError:
        print("schema_check: the Python package 'jsonschema' is missing", file=sys.stderr)
        return 2
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent)
    all_faults = 0
    for name, patterns, folder in SCHEMAS:
        schema = json.loads((root / "schema" / name).read_text())
        Draft202012Validator.check_schema(schema)
        faults, good, bad = check(root, Draft202012Validator(schema), patterns, folder)
        print("\n".join(faults + [f"{name}: {good} good, {bad} bad, {len(faults)} faults"]))
        all_faults += len(faults)
    return 1 if all_faults else 0


if __name__ == "__main__":
    sys.exit(main())
