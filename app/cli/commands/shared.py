"""Options that several commands take."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from app.cli.options import OUTPUT, PLACE, Option

TEXTS: Final[Any] = list[str]


def out_folder(text: str = "Folder for the results; made if it is not there.") -> Option:
    """Where results are written."""
    return Option("out", Path, ..., to=OUTPUT).help(text)


def scenario_file(text: str) -> Option:
    """The scenario that settings are taken from."""
    return Option("scenario", Path, argument=True, to="saved").help(text)


RECORDS_OR_TABLE = (
    Option("records", str, metavar="FILE|URL", to=PLACE).help(
        "Record file: Parquet, CSV, SAS, SPSS or Stata; or postgresql://host/database, without "
        "password."
    ),
    Option("table", str, metavar="SCHEMA.TABLE").help(
        "Table of the database with the records, or of Spark also the folder of Parquet files; "
        "only counts leave it."
    ),
)
RECORD_AREA_ID = Option("record_area_id", str, to="records").help(
    "That of the record file, if it has another name."
)
LAYER = Option("layer", str, to="areas.layer").help("Layer of the area file.")
CHOSEN_AREAS = (
    Option("only_areas", str, metavar="CONDITION", to="areas.only").help(
        "Read only these areas: \"province = 'AB' and population > 0\"; columns of the area file, "
        "id, population, and coarser levels such as province, by two letters."
    ),
    Option("leave_out", str, metavar="incomplete", to="areas.leave_out").help(
        "Leave out areas without an id or a place (incomplete), instead of refusing the file; "
        "records in them count as of unknown area."
    ),
)
CRS = Option("crs", str, to="areas.crs").help(
    "Coordinate system of the area file, if it tells none."
)
POPULATION_TABLE = Option("population_table", Path, to="areas.population_path").help(
    "Table with the population, joined by id or DGUID."
)
LEVEL_FILE = Option("level_file", TEXTS, metavar="NAME=FILE", to="levels").help(
    "A level from a file of its own; may be repeated."
)
CATEGORIES = Option("categories", Path).help("TOML file: order, missing codes, bands, groups.")
EXCLUDE_MISSING = Option(
    "exclude_missing", bool, False, to="records.exclude_missing scenario.exclude_missing"
).help("Leave out records with missing values.")
WHERE = Option("where", str, "", metavar="CONDITION", to="records.where").help(
    "Read only these records: \"province = 'ON' and year between 2015 and 2019 and not diagnosis "
    "starts with 'B20'\". Columns as they are in the file; text in single quotes, numbers without. "
    "Where a value is missing it is neither met nor not met, and the record is left out. Also: in "
    "('a', 'b'), is null, ends_with(column, 'x'), contains(column, 'x'), substr(column, 1, 3)."
)
PERSON = Option("person", str, to="records.person_column").help(
    "Person column: count distinct persons, not records."
)
POSTAL_CODES = Option("postal_codes", bool, False, to="records").help(
    "The record file's areas are postal codes (FSA)."
)
PCCF = Option("pccf", Path, to="records.conversion_path").help(
    "Postal code conversion table, from postal code to area."
)
CHOSEN_RECORDS = WHERE, EXCLUDE_MISSING, PERSON
POSTAL = POSTAL_CODES, PCCF
AREA_ID = Option("area_id", str, to="areas.id_column").help(
    "Column of area ids in the records, and in --areas."
)
DESIGN = Option("qi", TEXTS).help(
    "Instead: variables with their categories, age=86,sex=2; age=86/5 joins five neighbours."
)
JSON = Option("as_json", bool, False, flag="--json").help("Write JSON, with all digits.")
DESIGN_FILE = Option("design", Path).help(
    "What is asked, from a design.toml of an earlier result or of the window; options that are "
    "said beside it take the place of those in the file."
)
KEEP = Option("keep", TEXTS, to="release").help("Other columns to release: a,b (or repeat).")
TOLERANCE = Option("tolerance", float, metavar="SHARE", to="release").help(
    "Share of hidden areas and blanked values that kept columns may tell beyond chance: 0 if not "
    "said. Not the share that they tell at all: where classes are small, any values whatever tell "
    "some. Chance is what the same values tell when they are dealt anew among records that look "
    "alike, with a margin that a file of meaningless columns exceeds once in 1,000 files. Where "
    "fewer than 100 values are hidden nothing is allowed for chance: none of them may be told."
)
OUTCOME = Option("outcome", TEXTS, to="release").help(
    "Other columns to release that nobody can know of another person; those of --keep must single "
    "nobody out in a pack."
)
L = Option("l", TEXTS, metavar="NUMBER").help(
    "Fewest different values of each outcome in every class, by number and by entropy (l): 2, and "
    "for one outcome diagnosis=3 (repeat)."
)
T = Option("t", TEXTS, metavar="NUMBER").help(
    "Largest distance of each outcome in every class from all records, 0 to 1 (t-closeness): 0.3, "
    "and for one outcome diagnosis=0.2 (repeat)."
)
