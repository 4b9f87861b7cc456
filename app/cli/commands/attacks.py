"""``vbas attacks``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import (
    CATEGORIES,
    JSON,
    PERSON,
    RECORDS_OR_TABLE,
    TEXTS,
    WHERE,
    out_folder,
)
from app.cli.options import Command, Option

ATTACKS = Command(
    "attacks",
    "Say what attacks on records would find, beside a census or registry.",
    """Say what attacks on records would find, beside a census or registry (El Emam et al. 2011).

    Attack 1 looks up one person in a registry, attack 2 matches all records, attack 3 looks for
    somebody who is known. The people are those of a table: columns as in the records, and one with
    their number; everybody, or groups of people such as homeowners; over all and in each province.
    Works on records as they are, and on released ones: what is blank agrees with everybody.
    Writes attacks.csv, attacks.json, and a statement for the documentation of a release in English
    and French.
    """,
    (
        out_folder(),
        *RECORDS_OR_TABLE,
        Option("known", TEXTS).help(
            "What the adversary knows, columns of both files: province,age,sex."
        ),
        Option("population", Path, metavar="FILE").help(
            "Table of people by class: CSV, Parquet and whatever records may be."
        ),
        Option("people", str, "people").help("Its column with the number of people."),
        Option("group", str).help(
            "Its column that names a part of the people, such as homeowners; blank for everybody."
        ),
        Option("part", str).help(
            "One of --known, of which each value is looked at by itself: province."
        ),
        Option("k", int, 5).help("A guess among fewer people than these is a risk."),
        CATEGORIES,
        WHERE,
        PERSON,
        JSON,
    ),
)
