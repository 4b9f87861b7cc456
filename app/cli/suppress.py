"""``vbas suppress``: its options. The work is in `suppressing`, imported only when it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.cli import words
from app.cli.options import SuppressOptions, said

_Several = list[str] | None


def suppress_command(
    context: typer.Context,
    out: Annotated[Path, typer.Option(help="Folder for the results; made if it is not there.")],
    records: words.Records = None,
    combinations: Annotated[
        _Several,
        typer.Option(
            help="What an adversary could know together: "
            '"province+age+code; province+age+group" (or repeat the option). Geography is called '
            "geography, geography.LEVEL or region_id, a level of --hierarchy COLUMN.LEVEL."
        ),
    ] = None,
    variables: Annotated[
        _Several,
        typer.Option(
            help="Instead of --combinations: what could be known, with the levels that are "
            'released, the finest first: "province; age; code/group/chapter". A combination for '
            "each choice of levels follows; those that need not be looked at are named."
        ),
    ] = None,
    known: Annotated[
        _Several,
        typer.Option(
            help="With --variables: the finest level of a variable that an adversary knows, such "
            "as group; finer ones are blanked with it. Any level, if not said."
        ),
    ] = None,
    k: Annotated[
        int, typer.Option(help="Smallest class allowed in each combination, records.")
    ] = 5,
    threshold: Annotated[
        float | None,
        typer.Option(help="Probability of re-identification allowed, instead of --k: 0.05."),
    ] = None,
    weights: Annotated[
        _Several,
        typer.Option(
            help="Weight of columns, above 0 and at most 1: age=0.8,site=0.5; one that weighs "
            "less is blanked earlier. 1 if not said."
        ),
    ] = None,
    follow: Annotated[
        _Several,
        typer.Option(
            help="Columns that are blanked with another one: group:code blanks the code wherever "
            "the group is blanked; group:code,block:code for several."
        ),
    ] = None,
    link: Annotated[
        _Several,
        typer.Option(help="Columns that tell the same thing and are blanked together: a=b,c=d."),
    ] = None,
    hierarchy: Annotated[
        _Several,
        typer.Option(
            metavar="COLUMN=FILE",
            help="Coarser levels of a column, as ARX writes them: value;level 1;level 2 ...; may "
            "be repeated.",
        ),
    ] = None,
    algorithm: Annotated[
        str,
        typer.Option(
            help="combinations: each by itself; complete: all columns as one combination."
        ),
    ] = "combinations",
    single_pass: Annotated[
        bool,
        typer.Option(
            "--single-pass",
            help="Go over the combinations once, for comparison; classes below k may be left.",
        ),
    ] = False,
    give_back: Annotated[
        bool,
        typer.Option(
            "--give-back", help="In the end, give back cells whose blanking is not needed."
        ),
    ] = False,
    person: words.Person = None,
    status: Annotated[
        bool,
        typer.Option(
            "--status",
            help="Release beside each protected column NAME a column NAME_status: shown, blanked "
            "or missing. Else blanked and missing cells are both empty and look alike. It tells an "
            "adversary which empty cells held a rare value, or one of a small class; those that "
            "are missing in the file no longer hide them.",
        ),
    ] = False,
    areas: Annotated[
        Path | None,
        typer.Option(help="Table or map of areas, for levels of geography; needs no coordinates."),
    ] = None,
    area_id: Annotated[
        str | None, typer.Option(help="Column of area ids in the records, and in --areas.")
    ] = None,
    record_area_id: words.RecordAreaId = None,
    layer: words.Layer = None,
    level: Annotated[
        str | None,
        typer.Option(
            help="What geography means in the combinations: fsa, cd, province ..., a column of "
            "the areas, or one of --level-file; without it the areas themselves."
        ),
    ] = None,
    level_file: words.LevelFile = None,
    regions: Annotated[
        str | None,
        typer.Option(
            metavar="FILE[:COLUMN]",
            help="Regions of a run, its internal/assignment.csv: they become the column region_id, "
            "which is released in place of the areas.",
        ),
    ] = None,
    postal_codes: words.PostalCodes = False,
    pccf: words.Pccf = None,
    categories: words.Categories = None,
    keep: words.Keep = None,
    force: Annotated[
        bool,
        typer.Option(
            "--force", help="Release a kept column even if it tells what is blanked, or the area."
        ),
    ] = False,
    keep_order: Annotated[
        bool,
        typer.Option(
            "--keep-order",
            help="Keep records in the order of the file; else they are sorted, as neighbours may "
            "tell what is blanked.",
        ),
    ] = False,
    samples: Annotated[
        int | None,
        typer.Option(help="Also draw so many samples without a record in common."),
    ] = None,
    sample_share: Annotated[float, typer.Option(help="Share of the records in each sample.")] = 0.1,
    seed: Annotated[int, typer.Option(help="Where the chance of the samples comes from.")] = 1,
    batch: Annotated[
        _Several,
        typer.Option(
            help="Release nothing, but compare thresholds with both algorithms: 0.2,0.05,0.04, or "
            "k: 5,20,25."
        ),
    ] = None,
    instead: Annotated[
        _Several,
        typer.Option(
            help="With --batch: compare also with another column in place of one: "
            "geography.fsa=geography.province."
        ),
    ] = None,
) -> None:
    """Blank single values until every combination an adversary could know is safe.

    El Emam et al. 2011. Each combination is verified again after the suppression. What may be given
    out is in OUT/release: records.parquet (blanked values are empty), samples and codebook.json.
    All else is in OUT/internal and must not be given out, as it says how much was blanked, which
    may tell single values: suppression.json, columns.csv, verification.csv and missingness.csv. All
    files appear, with manifest.json, or none; a folder holds the files of one run only.
    """
    given = locals()
    del given["context"]
    from app.cli.places import with_files

    options = SuppressOptions(said=said(context), **with_files(given))
    from app.cli.suppressing import suppress

    suppress(options)
