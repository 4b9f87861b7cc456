"""What was said to a command, as a design that is saved beside its result."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from app.cli.designs import say_changed
from app.cli.inputs import area_source, fingerprints
from app.cli.levels_records import records_asked
from app.cli.options import Options
from app.cli.texts import files_of_levels, names
from core.cutoff.design import Design
from core.io.areas import AreaSource
from core.io.design_file import Asked, LevelsDesign, SavedDesign
from core.io.given_partitions import Given
from core.io.records import RecordSource
from core.levels.question import Question
from core.steps import Steps


def saved_design(
    asked: Asked,
    records: RecordSource | None,
    options: Options,
    levels: Mapping[str, Path],
    regions: tuple[Path | None, str | None],
    inputs: Mapping[str, Mapping[str, str]],
) -> SavedDesign:
    """A design with its files; ``inputs`` tell their SHA-256."""
    table, column = regions
    return SavedDesign(
        asked,
        records,
        None if options.areas is None else area_source(options),
        {name: AreaSource(path) for name, path in levels.items()},
        None if table is None else Given(table, column),
        {name: inputs[name]["sha256"] for name in ("records", "areas") if name in inputs},
    )


def levels_design(
    options: Options, design: Design, products: tuple[int, ...], part: str | None
) -> Steps[SavedDesign]:
    """What was asked of ``vbas levels``."""
    model = options.coefficients
    model = str(Path(model).resolve()) if Path(model).is_file() else model
    question = Question(design, model, "maxcombs", part, enough=options.enough)
    levels = files_of_levels(options.level_file, "--level-file", once=True)
    inputs = yield from fingerprints({"areas": options.areas, "records": options.records})
    say_changed(options, inputs)
    asked = LevelsDesign(question, (model, "maxcombs"), products, names(options.level))
    records = None if options.records is None else records_asked(options)
    return saved_design(asked, records, options, levels, (None, None), inputs)
