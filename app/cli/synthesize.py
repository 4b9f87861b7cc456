"""``vbas synthesize``: its options. The work is in `synthesis`, imported only when it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.cli.options import SynthesizeOptions


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
    options = SynthesizeOptions(**locals())
    from app.cli.synthesis import make_records

    make_records(options)
