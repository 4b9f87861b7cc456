"""What was said on the command line, as data, and how its texts are read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from core.errors import VbasError

# A name in double quotes (doubled inside), or anything else up to the next comma.
_NAME = re.compile(r'\s*(?:("(?:[^"]|"")*")\s*(?=,|$)|([^,]+))', re.DOTALL)


def names(texts: list[str] | None) -> tuple[str, ...]:
    """Column names from ``--qi age,sex``; one with commas or blanks around in double quotes."""
    found: list[str] = []
    for text in texts or []:
        for quoted, plain in _NAME.findall(text):
            name = quoted[1:-1].replace('""', '"') if quoted else plain.strip()
            found += [name] if quoted or name else []
    return tuple(found)


def levels(texts: list[str] | None) -> dict[str, Path]:
    """Coarser levels from ``--level fsa=FILE``.

    Raises
    ------
    VbasError
        If a text has no ``=``.
    """
    found = {}
    for text in texts or []:
        name, equals, path = text.partition("=")
        if not equals or not name.strip() or not path.strip():
            raise VbasError(
                "--level {text} is not of the form NAME=FILE.",
                "Write for example --level fsa=fsa.gpkg.",
                text=text,
            )
        found[name.strip()] = Path(path.strip())
    return found


@dataclass(frozen=True)
class AggregateOptions:
    """What was said on the command line; see the help of `aggregate_command`."""

    out: Path
    scenario: Path | None
    areas: Path | None
    records: Path | None
    area_id: str | None
    record_area_id: str | None
    layer: str | None
    crs: str | None
    x: str | None
    y: str | None
    level: list[str] | None
    qi: list[str] | None
    categories: Path | None
    k: int
    region: str | None
    count: str
    sites: int | None
    cutoff: str | None
    coefficients: str
    placement: str
    assign: str
    population: str | None
    population_table: Path | None
    exclude_missing: bool
    person: str | None
    postal_codes: bool
    pccf: Path | None
    keep: list[str] | None
    force: bool
    seed: int


@dataclass(frozen=True)
class SynthesizeOptions:
    """What was said on the command line; see the help of `synthesize_command`."""

    areas: Path
    out: Path
    area_id: str | None
    layer: str | None
    crs: str | None
    population: str | None
    population_table: Path | None
    people: str
    variables: list[str] | None
    distributions: Path | None
    pumf: Path | None
    codebook: Path | None
    weight: str | None
    pumf_province: str | None
    area_column: str
    seed: int
    shuffle: bool
