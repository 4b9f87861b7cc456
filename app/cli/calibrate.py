"""``vbas calibrate``: its options. The work is in `calibrating`, imported only when it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.cli import words
from app.cli.options import CalibrateOptions, said


def calibrate_command(
    context: typer.Context,
    out: Annotated[Path, typer.Option(help="Folder of the results; it goes on where it was.")],
    records: words.Records = None,
    qi: Annotated[
        list[str] | None, typer.Option(help="Columns that models are made of: age,sex,language.")
    ] = None,
    models: Annotated[
        str | None, typer.Option(help='Models in words: "age+sex; age+sex+language".')
    ] = None,
    all_combinations: Annotated[
        bool, typer.Option("--all-combinations", help="All combinations of the columns.")
    ] = False,
    max_size: Annotated[
        int | None,
        typer.Option(help="All combinations of up to so many columns (without any choice: 5)."),
    ] = None,
    roles: Annotated[
        str | None,
        typer.Option(
            help="The rule of El Emam et al. 2009 (209 models): age=A,sex=S,ethnicity=E+L+R+V,"
            "schooling=C,marital=M,income=I,aboriginal=B; or auto, by the names of the columns of "
            "--qi."
        ),
    ] = None,
    categories: words.Categories = None,
    exclude_missing: words.ExcludeMissing = False,
    person: words.Person = None,
    area_id: Annotated[
        str | None,
        typer.Option(help="Column of area ids: fits models of the thresholds 5 % and 20 % too."),
    ] = None,
    step: Annotated[
        int | None,
        typer.Option(help="Between two sample sizes, records; without it one that fits the file."),
    ] = None,
    most: Annotated[int, typer.Option(help="Largest sample, records.")] = 200_000,
    threshold: Annotated[
        float | None,
        typer.Option(
            help="Change of uniqueness over one step that counts as none; without it 0.001 over "
            "5,000 records."
        ),
    ] = None,
    k: Annotated[
        list[str] | None,
        typer.Option(help="Class sizes for which suppression is followed: 3,5,10,20."),
    ] = None,
    folds: Annotated[int, typer.Option(help="Of the cross-validation.")] = 10,
    region: Annotated[
        str, typer.Option(help="What the models stand for: western, central or eastern Canada.")
    ] = "central",
    seed: Annotated[int, typer.Option(help="Of the random order of the records.")] = 1,
    name: Annotated[
        str | None, typer.Option(help="Keep the models as a coefficient set of this name.")
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace models that the set has already.")
    ] = False,
) -> None:
    """Fit cut-off models to your own records (El Emam et al. 2009).

    Follows the uniqueness of many sets of quasi-identifiers over nested samples, finds the
    population at which it no longer falls, and fits what predicts it. Writes curves.csv,
    cutoffs.csv, fits.csv, calibration.json and coefficients.toml. Models that are done are kept in
    the folder curves; started again, they are not followed again.
    """
    given = locals()
    del given["context"]
    from app.cli.places import with_files

    options = CalibrateOptions(said=said(context), **with_files(given))
    from app.cli.calibrating import calibrate_all

    calibrate_all(options)
