"""``vbas uniqueness``: its options. The work is in `examining`, imported only when it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.cli import words
from app.cli.options import UniquenessOptions, said

_Several = list[str] | None


def uniqueness_command(
    context: typer.Context,
    out: Annotated[Path, typer.Option(help="Folder for the results; made if it is not there.")],
    records: words.Records = None,
    variables: Annotated[
        _Several,
        typer.Option(
            help="Columns to combine: age,sex,site (or repeat the option). Geography, if there is "
            "any, comes last unless it is named here as geography."
        ),
    ] = None,
    set_size: Annotated[
        int, typer.Option(help="Largest size of a unique record set, records.")
    ] = 5,
    areas: Annotated[
        Path | None,
        typer.Option(
            help="Table or map of areas, for geography as a variable; a table needs no coordinates."
        ),
    ] = None,
    area_id: Annotated[
        str | None,
        typer.Option(
            help="Column of area ids in both files. Without --areas: that of the records, whose "
            "ids are geography as they stand."
        ),
    ] = None,
    record_area_id: words.RecordAreaId = None,
    layer: words.Layer = None,
    level: Annotated[
        str | None,
        typer.Option(
            help="Level at which geography counts: fsa, cd, province ..., a column of the areas, "
            "one of --level-file, or regions; without it the areas themselves (or --regions)."
        ),
    ] = None,
    level_file: words.LevelFile = None,
    regions: Annotated[
        str | None,
        typer.Option(
            metavar="FILE[:COLUMN]",
            help="Regions of a run as a level: a table of area ids and region ids, such as "
            "assignment.csv.",
        ),
    ] = None,
    postal_codes: words.PostalCodes = False,
    pccf: words.Pccf = None,
    categories: words.Categories = None,
    recode: Annotated[
        _Several,
        typer.Option(
            help='Joins categories: "age:band=10; site:collapse=16" makes ranges of 10 (of ten '
            "neighbours where categories are no numbers), and leaves the 15 commonest sites and "
            "other; geography:level=fsa is --level fsa."
        ),
    ] = None,
    exclude_missing: words.ExcludeMissing = False,
    person: words.Person = None,
    research: Annotated[
        float,
        typer.Option(
            help="Share of records in unique record sets that a research file may have, at most."
        ),
    ] = 0.20,
    public: Annotated[float, typer.Option(help="That of a public file: it must have less.")] = 0.05,
    advise: Annotated[
        str | None,
        typer.Option(
            metavar="research|public",
            help="Search what to collapse until the share is reached, cheapest loss first.",
        ),
    ] = None,
    omit_minimal: Annotated[
        bool,
        typer.Option(
            "--omit-minimal", help="Do not look for smallest combinations that single out."
        ),
    ] = False,
    insist: Annotated[
        bool, typer.Option("--insist", help="Go on with more than 20 variables, however long.")
    ] = False,
    report: Annotated[
        list[Path] | None,
        typer.Option(
            help="One page with tables and verdict: FILE.html or FILE.pdf; may be repeated."
        ),
    ] = None,
) -> None:
    """Count unique records over every combination of variables (Howe et al. 2007).

    For all 2^N - 1 combinations of N variables: the records that are unique, and those in unique
    record sets. Says what each variable weighs, what leaving one out brings, and whether the
    records may go to researchers or to the public. Writes combinations.csv, weights.csv,
    omissions.csv and uniqueness.json; they appear complete or not at all, and hold no values of
    records.
    """
    given = locals()
    del given["context"]
    from app.cli.places import with_files

    options = UniquenessOptions(said=said(context), **with_files(given))
    from app.cli.examining import examine_records

    examine_records(options)
