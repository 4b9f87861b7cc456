"""What was said on the command line, as data, and how its texts are read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import typer

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


def numbers(texts: list[str] | None, option: str) -> tuple[int, ...]:
    """Whole numbers from ``--k 5,10``, each once.

    Raises
    ------
    VbasError
        If one is not a whole number.
    """
    found = []
    for text in names(texts):
        if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
            raise VbasError(
                "{option} {text} is not a whole number.",
                "Write for example {option} 5,10.",
                option=option,
                text=text,
            )
        found.append(int(text))
    return tuple(dict.fromkeys(found))


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


def said(context: typer.Context) -> dict[str, str]:
    """{parameter: its option, such as "--max-moves"} of what was said, defaults not counted."""
    return {
        parameter.name: parameter.opts[0]
        for parameter in context.command.params
        if parameter.name is not None
        and (source := context.get_parameter_source(parameter.name)) is not None
        and source.name == "COMMANDLINE"
    }


@dataclass(frozen=True, kw_only=True)
class InputOptions:
    """Which files hold what; see the help of `aggregate_command`."""

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
    population: str | None
    population_table: Path | None
    exclude_missing: bool
    person: str | None
    postal_codes: bool
    pccf: Path | None


@dataclass(frozen=True, kw_only=True)
class SearchOptions:
    """How sites are placed, regions refined, and what they shall keep to."""

    region: str | None
    coefficients: str
    cutoff: str | None
    about: float | None
    predict_from: str | None
    seed_placement: str | None
    seed_sites: Path | None
    assign: str
    per_km: float | None
    per_bit: float | None
    max_moves: int | None
    contiguous: bool
    border_level: str | None
    lock: Path | None
    floor: str | None
    balance: float | None
    max_suppression: float | None
    most_regions: bool


@dataclass(frozen=True, kw_only=True)
class AggregateOptions(InputOptions, SearchOptions):
    """What was said on the command line; ``said`` names the options that were."""

    out: Path
    scenario: Path | None
    k: int
    count: str
    sites: int | None
    placement: str
    refine: str | None
    regions: str | None
    regions_column: str | None
    left_over: str
    keep: list[str] | None
    force: bool
    seed: int
    said: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class SweepOptions(InputOptions, SearchOptions):
    """The same with several values where a sweep takes several; empty where none was said."""

    out: Path
    scenario: Path | None
    k: list[str] | None
    site_counts: list[str] | None
    sites: list[str] | None
    placements: list[str] | None
    refinements: list[str] | None
    seeds: list[str] | None
    said: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class CalibrateOptions:
    """What was said on the command line; see the help of `calibrate_command`."""

    out: Path
    records: Path | None
    qi: list[str] | None
    models: str | None
    all_combinations: bool
    max_size: int | None
    roles: str | None
    categories: Path | None
    exclude_missing: bool
    person: str | None
    area_id: str | None
    step: int | None
    most: int
    threshold: float | None
    k: list[str] | None
    folds: int
    region: str
    seed: int
    name: str | None
    replace: bool
    said: Mapping[str, str] = field(default_factory=dict)


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


@dataclass(frozen=True)
class CutoffOptions:
    """What was said on the command line; see the help of `cutoff_command`."""

    max_combinations: str | None
    qi: list[str] | None
    entropy: str | None
    region: str | None
    coefficients: str | None
    as_json: bool


@dataclass(frozen=True, kw_only=True)
class LevelsOptions:
    """What was said on the command line; see the help of `levels_command`."""

    areas: Path
    out: Path
    area_id: str | None
    layer: str | None
    population: str | None
    population_table: Path | None
    level: list[str] | None
    level_file: list[str] | None
    max_combinations: list[str] | None
    qi: list[str] | None
    region: str | None
    coefficients: str
    enough: float


@dataclass(frozen=True, kw_only=True)
class UniquenessOptions:
    """What was said on the command line; see the help of `uniqueness_command`."""

    out: Path
    records: Path | None
    variables: list[str] | None
    set_size: int
    areas: Path | None
    area_id: str | None
    record_area_id: str | None
    layer: str | None
    level: str | None
    level_file: list[str] | None
    regions: str | None
    postal_codes: bool
    pccf: Path | None
    categories: Path | None
    recode: list[str] | None
    exclude_missing: bool
    person: str | None
    research: float
    public: float
    advise: str | None
    omit_minimal: bool
    insist: bool
    report: list[Path] | None
    said: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class SuppressOptions:
    """What was said on the command line; see the help of `suppress_command`."""

    out: Path
    records: Path | None
    combinations: list[str] | None
    variables: list[str] | None
    known: list[str] | None
    k: int
    threshold: float | None
    weights: list[str] | None
    follow: list[str] | None
    link: list[str] | None
    hierarchy: list[str] | None
    algorithm: str
    single_pass: bool
    give_back: bool
    areas: Path | None
    area_id: str | None
    record_area_id: str | None
    layer: str | None
    level: str | None
    level_file: list[str] | None
    regions: str | None
    postal_codes: bool
    pccf: Path | None
    categories: Path | None
    keep: list[str] | None
    force: bool
    keep_order: bool
    samples: int | None
    sample_share: float
    seed: int
    batch: list[str] | None
    instead: list[str] | None
    said: Mapping[str, str] = field(default_factory=dict)
