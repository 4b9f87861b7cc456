"""The work of ``vbas synthesize``."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from app.cli.how_many import how_many
from app.cli.options import SynthesizeOptions, names
from app.cli.progress import drive
from core.errors import VbasError
from core.io.areas import AreaSource, read_areas
from core.io.synthesize import (
    Distributions,
    People,
    SynthesisReport,
    distributions_from_pumf,
    parse_people,
    read_distributions,
    shipped_distributions,
    synthesize,
)
from core.steps import Steps

DEFAULT_VARIABLES = ("age", "sex", "ethnicity")


def make_records(options: SynthesizeOptions) -> None:
    """Runs the command: reads areas and distributions, writes the records, says what it wrote."""
    if options.distributions is not None and options.pumf is not None:
        raise VbasError("Both --distributions and --pumf are given.", "Give the one or the other.")
    if options.pumf is None and (options.codebook or options.weight or options.pumf_province):
        raise VbasError(
            "--codebook, --weight and --pumf-province belong to --pumf, which is missing.",
            "Name the microdata file with --pumf.",
        )
    source = AreaSource(
        path=options.areas,
        layer=options.layer,
        id_column=options.area_id,
        crs=options.crs,
        population_column=None if options.population_table else options.population,
        population_path=options.population_table,
        population_table_column=options.population if options.population_table else None,
    )
    wanted = _Wanted(
        parse_people(options.people),
        options.area_column,
        options.seed,
        options.shuffle,
        options.out,
    )
    tables = _Tables(
        names(options.variables),
        options.distributions,
        options.pumf,
        options.codebook,
        options.weight,
        options.pumf_province,
    )
    report = drive(_synthesize(source, tables, wanted))
    if report.stopped:
        raise KeyboardInterrupt
    _print(report)


@dataclass(frozen=True)
class _Tables:
    """Where the distributions come from."""

    variables: tuple[str, ...]
    table: Path | None
    pumf: Path | None
    codebook: Path | None
    weight: str | None
    province: str | None

    def read(self) -> Steps[Distributions]:
        if self.pumf is not None:
            if not self.variables:
                raise VbasError(
                    "--variables is missing.",
                    "Name columns of {file}: --variables AGEGRP,SEX.",
                    file=self.pumf.name,
                )
            return (
                yield from distributions_from_pumf(
                    self.pumf, self.codebook, self.variables, self.weight, self.province
                )
            )
        if self.table is not None:
            known = read_distributions(self.table)
            return known.select(self.variables) if self.variables else known
        return shipped_distributions().select(self.variables or DEFAULT_VARIABLES)


@dataclass(frozen=True)
class _Wanted:
    """What to write."""

    people: People
    area_column: str
    seed: int
    shuffle: bool
    out: Path


def _synthesize(source: AreaSource, tables: _Tables, wanted: _Wanted) -> Steps[SynthesisReport]:
    """The whole command as one computation; what is quick to refuse is refused first."""
    if not wanted.out.parent.is_dir():
        raise VbasError(
            "The folder {folder} does not exist.", "Make it first.", folder=wanted.out.parent
        )
    read = (source.path, source.population_path, tables.table, tables.pumf, tables.codebook)
    if wanted.out.resolve() in {path.resolve() for path in read if path is not None}:
        raise VbasError(
            "The records would replace {path}, which is read.",
            "Choose another file to write.",
            path=wanted.out,
        )
    found = yield from tables.read()
    file = yield from read_areas(source)
    for notice in (*file.notices, *([file.join.sentence()] if file.join else [])):
        print(f"vbas: {notice}", file=sys.stderr)
    return (
        yield from synthesize(
            file.layer,
            found,
            seed=wanted.seed,
            path=wanted.out,
            people=wanted.people,
            area_column=wanted.area_column,
            shuffle=wanted.shuffle,
        )
    )


def _print(report: SynthesisReport) -> None:
    for notice in report.notices:
        print(f"vbas: {notice}", file=sys.stderr)
    areas = how_many(report.n_areas, "area")
    print(f"{how_many(report.n_records, 'record')} in {areas} -> {report.path}")
    if report.n_areas_without_people:
        print(f"{how_many(report.n_areas_without_people, 'area')} without people")
    for province, people in report.by_province.items():
        print(f"  {province or 'province not known'}: {people:,}")
    columns = ", ".join(f"{name} ({n} categories)" for name, n in report.categories.items())
    print(f"columns: {columns}")
    print(f"source: {report.source}")
    print(f"seed: {report.seed}")
