"""Files that commands read, opened alike in all of them, and the place for what they write."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from app.cli.options import InputError, Options
from app.cli.words import say
from core.areas import AreaLayer
from core.errors import Notice, VbasError
from core.io.area_tables import read_area_table, with_level_file
from core.io.areas import AreaSource
from core.io.areas.containers import find_layer
from core.io.categories import read_categories
from core.io.digest import digest_of_counts, digest_steps
from core.io.records.grouped import grouped_notices
from core.io.records.place import DatabaseTable, Place
from core.io.result_folder import (
    INTERNAL,
    RELEASE,
    changed_since_written,
    check_result_folder,
    located,
)
from core.levels.area_table import AreaTable
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps, finish


def files_said(options: Options) -> tuple[Path, ...]:
    """Every file that options name, in whatever form: FILE, NAME=FILE, FILE:COLUMN."""
    found: list[Path] = []
    for value in options.read:
        if isinstance(value, Path):
            found.append(value)
        texts = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        for text in map(str, texts):
            forms = (text, text.partition("=")[2].strip(), text.rpartition(":")[0])
            paths = [located(Path(of)) for of in forms if of]
            found += [path for path in paths if os.path.isfile(path)]
    return tuple(found)


def check_out(options: Options, command: str, more: Iterable[Path] = ()) -> None:
    """Refuses a folder for results that holds anything that is read, or anything else.

    Says which results of earlier runs are read that have changed since they were written.
    ``more`` are files that no option names.
    """
    files = files_said(options)
    check_result_folder(options.out, command, (*files, *more))
    say(*(of for path in files if (of := changed_since_written(path)) is not None))


def print_written(out: Path, files: Sequence[Path]) -> None:
    """Prints which files were written to a result, that for recipients first."""
    for name, may in ((RELEASE, "may be given out"), (INTERNAL, "must not be given out")):
        here = [path.name for path in files if path.parent == out / name]
        if here:
            print(f"Written to {out / name} ({may}): {', '.join(here)}")


def fingerprints(
    files: Mapping[str, Place | None], counts: Iterable[object] = ()
) -> Steps[dict[str, dict[str, str]]]:
    """{input: {"file", "sha256"}} of files; those that are None are passed over.

    A table of a database is known by the ``counts`` that came out of it.
    """
    found = {}
    for name, path in files.items():
        if isinstance(path, DatabaseTable):
            found[name] = {"file": str(path), "sha256": digest_of_counts(counts)}
        elif path is not None:
            digest = yield from digest_steps(path)
            found[name] = {"file": path.name, "sha256": digest}
    return found


def table_and_column(text: str | None) -> tuple[Path | None, str | None]:
    """FILE or FILE:COLUMN; a colon that belongs to the name of a file stays with it."""
    if text is None:
        return None, None
    file, colon, column = text.rpartition(":")
    whole, part = located(Path(text)), located(Path(file))
    if whole.exists() or not colon or not column or not part.exists():
        return whole, None
    return part, column


def area_source(options: Options) -> AreaSource:
    """The area file with what was said of it; its population may stand in a second table."""
    fields = options.fields("areas")
    if "population_path" in fields:
        of_table = fields["population_path"] is not None
        name = "population_table_column" if of_table else "population_column"
        fields[name] = options.population
    return AreaSource(**fields)


def areas_with_levels(
    options: Options, level_files: Mapping[str, Path]
) -> Steps[tuple[AreaTable, tuple[Notice, ...]]]:
    """The areas of the area file, with further levels from files of their own.

    Raises
    ------
    VbasError
        If a file cannot be used, or does not tell which unit holds which area.
    """
    source = area_source(options)
    areas, notices = yield from read_area_table(source)
    for name, path in level_files.items():
        layers = find_layer(path, must_choose=False).layers
        file = AreaSource(path, layer=name if len(layers) > 1 and name in layers else None)
        areas, more = yield from with_level_file(source, areas, name, file)
        notices += more
    return areas, notices


def without_places(areas: AreaTable) -> AreaLayer:
    """The areas as a layer whose points mean nothing: here nobody asks where they are."""
    return AreaLayer(
        areas.name,
        areas.ids,
        np.zeros((len(areas), 2)),
        areas.population,
        parents=areas.parents,
        attributes=areas.attributes,
    )


def record_fields(options: Options) -> dict[str, Any]:
    """What readers of records take, as far as it stands in the options as it is."""
    from core.io.records.source import AREA, POSTAL_CODE  # loads the query engine

    fields = options.fields("records")
    if "conversion_path" in fields:
        of_codes = options.postal_codes or options.pccf
        fields["area_kind"] = POSTAL_CODE if of_codes else AREA
    return fields


def area_column(options: Options, where: Sequence[str], about_areas: Collection[str]) -> str | None:
    """The column of the records with the area; None without geography.

    Parameters
    ----------
    options
        What was said.
    where
        Options that ask where records are.
    about_areas
        Options that mean nothing without areas.
    """
    column: str | None = options.record_area_id or options.area_id
    if column is None and any(getattr(options, name) is not None for name in where):
        flags = " and ".join(f"--{name}" for name in where)
        raise InputError(
            "The option --area-id is missing: nothing tells where a record is.",
            f"Name the column of area ids, or leave {flags} out.",
        )
    if options.areas is None:
        options.refuse_without("--areas", about_areas)
    if column is None:
        options.refuse_without("--area-id", ("level", "postal_codes", "pccf"))
    return column


def say_grouped(records: Place, chosen: Iterable[QuasiIdentifier]) -> None:
    """Says what bands and groups make of the values of a file: ``"6 values grouped to 3"``."""
    there = isinstance(records, DatabaseTable) or records.exists()
    for qi in chosen if there else ():
        with suppress(VbasError):  # whoever reads the records says what is wrong with them
            say(*finish(grouped_notices(records, (qi,))))


def recoded(
    columns: Sequence[str], categories: Path | None, what: str, records: Place | None = None
) -> tuple[tuple[QuasiIdentifier, ...], tuple[Notice, ...]]:
    """The columns with what a file of categories says of them, and a notice of what it says more.

    ``what`` is what other columns are: "which are no variables here". What the file makes of
    the values in ``records`` is said at once: nobody typed it.
    """
    known = {} if categories is None else read_categories(categories)
    chosen = tuple(known.get(name, QuasiIdentifier(name)) for name in columns)
    if records is not None:
        say_grouped(records, chosen)
    others = [name for name in known if name not in columns]
    if categories is None or not others:
        return chosen, ()
    text = "{file} also recodes {others}, which are {what} here."
    return chosen, (Notice(text, file=categories.name, others=", ".join(others), what=what),)
