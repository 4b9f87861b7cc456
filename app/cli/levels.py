"""``vbas levels``: its options. The work is in `level_shares`, imported only when it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.cli import words
from app.cli.options import LevelsOptions

_Several = list[str] | None


def levels_command(
    areas: Annotated[
        Path,
        typer.Option(
            help="Table or map of areas with their population; a table needs no coordinates."
        ),
    ],
    out: Annotated[Path, typer.Option(help="Folder for levels.csv.")],
    area_id: Annotated[str | None, typer.Option(help="Column of area ids.")] = None,
    layer: words.Layer = None,
    population: Annotated[str | None, typer.Option(help="Column of people.")] = None,
    population_table: words.PopulationTable = None,
    level: Annotated[
        _Several,
        typer.Option(
            help="Levels to judge: fsa, postal_region, cd, province ... or a column of the areas; "
            "without it, all that are known."
        ),
    ] = None,
    level_file: words.LevelFile = None,
    max_combinations: Annotated[
        _Several,
        typer.Option(
            help="Products of the numbers of categories: 172,86. Without it and --qi, those of "
            "age in 1, 2, 5 and 10 years by sex: 172,86,36,18."
        ),
    ] = None,
    qi: Annotated[
        _Several,
        typer.Option(
            help="Instead: variables with their categories, age=86,sex=2; age=86/5 joins five "
            "neighbours."
        ),
    ] = None,
    region: Annotated[
        str | None,
        typer.Option(
            help="Model for all areas (western, central, eastern); without it, each goes by its "
            "own province."
        ),
    ] = None,
    coefficients: Annotated[
        str, typer.Option(help="Coefficient set of the model, by name or TOML file.")
    ] = "el-emam-2009-maxcombs",
    enough: Annotated[
        float,
        typer.Option(help="Share of the people that shall live above the cut-off: 0.95 for 95 %."),
    ] = 1.0,
) -> None:
    """Say which level of geography is coarse enough for some variables.

    For every level: the share of its units, and of the people in them, above the cut-off of the
    model and of fixed rules, by province and in all, as in Tables 7 and 8 of El Emam et al. 2009.
    FSAs are compared with the figures published there (2001 census). Writes levels.csv, and
    published.csv where there is something to compare.
    """
    given = locals()
    from app.cli.places import with_files

    options = LevelsOptions(**with_files(given))
    from app.cli.level_shares import say_levels

    say_levels(options)
