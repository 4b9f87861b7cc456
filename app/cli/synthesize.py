"""``vbas synthesize``: test records for a file of areas."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from app.cli.options import names
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


def synthesize_command(
    areas: Annotated[
        Path, typer.Option(help="Area file: GeoPackage, Shapefile, GeoJSON, GeoParquet, CSV.")
    ],
    out: Annotated[Path, typer.Option(help="The Parquet file to write.")],
    area_id: Annotated[
        str | None, typer.Option(help="Column of area ids, if it is not recognised.")
    ] = None,
    layer: Annotated[str | None, typer.Option(help="Layer of the area file.")] = None,
    crs: Annotated[
        str | None, typer.Option(help="Coordinate system of the area file, if it tells none.")
    ] = None,
    population: Annotated[
        str | None, typer.Option(help="Population column, for --people population.")
    ] = None,
    population_table: Annotated[
        Path | None, typer.Option(help="Table with the population, joined by id or DGUID.")
    ] = None,
    people: Annotated[
        str, typer.Option(help='People per area: a range such as 400-700, or "population".')
    ] = "400-700",
    variables: Annotated[
        list[str] | None,
        typer.Option(help="Columns to write: age,sex (or repeat the option)."),
    ] = None,
    distributions: Annotated[
        Path | None, typer.Option(help="CSV table of distributions, in place of the shipped one.")
    ] = None,
    pumf: Annotated[
        Path | None, typer.Option(help="Public use microdata (CSV) to take distributions from.")
    ] = None,
    codebook: Annotated[
        Path | None, typer.Option(help="Codes and labels of the PUMF (CSV: name,val,label_en).")
    ] = None,
    weight: Annotated[
        str | None, typer.Option(help="Weight column of the PUMF, if it is not recognised.")
    ] = None,
    pumf_province: Annotated[
        str | None, typer.Option(help="Province column of the PUMF, if it is not recognised.")
    ] = None,
    area_column: Annotated[
        str, typer.Option(help="What to call the column of area ids in the records.")
    ] = "area_id",
    seed: Annotated[int, typer.Option(help="Where all randomness comes from.")] = 1,
    shuffle: Annotated[
        bool, typer.Option("--shuffle", help="Write the records in a random order.")
    ] = False,
) -> None:
    """Fill areas with random people whose values follow their province's distributions.

    The records are for trying and measuring the program, not for analysis. Without a table or a
    PUMF, rounded census marginals that come with the program are used: age, sex, marital,
    language, visible_minority, education and an invented ethnicity of 41 categories.
    """
    if distributions is not None and pumf is not None:
        raise VbasError("Both --distributions and --pumf are given.", "Give the one or the other.")
    if pumf is None and (codebook or weight or pumf_province):
        raise VbasError(
            "--codebook, --weight and --pumf-province belong to --pumf, which is missing.",
            "Name the microdata file with --pumf.",
        )
    source = AreaSource(
        path=areas,
        layer=layer,
        id_column=area_id,
        crs=crs,
        population_column=None if population_table else population,
        population_path=population_table,
        population_table_column=population if population_table else None,
    )
    wanted = _Wanted(parse_people(people), area_column, seed, shuffle, out)
    tables = _Tables(names(variables), distributions, pumf, codebook, weight, pumf_province)
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
    print(f"{report.n_records:,} records in {report.n_areas:,} areas -> {report.path}")
    if report.n_areas_without_people:
        print(f"{report.n_areas_without_people:,} areas without people")
    for province, people in report.by_province.items():
        print(f"  {province or 'province not known'}: {people:,}")
    columns = ", ".join(f"{name} ({n} categories)" for name, n in report.categories.items())
    print(f"columns: {columns}")
    print(f"source: {report.source}")
    print(f"seed: {report.seed}")
