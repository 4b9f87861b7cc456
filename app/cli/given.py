"""Regions that are given on the command line instead of sites to be placed."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path

from app.cli.options import AggregateOptions, SearchOptions
from core.areas import AreaLayer
from core.errors import VbasError
from core.io.digest import digest_steps
from core.io.given_partitions import Given, judge_partition, partition_of_named_column
from core.io.inputs import LoadedStudy
from core.io.partitions import (
    LEFT_OVER,
    Partition,
    guessed_columns,
    partition_of_table,
    read_regions,
)
from core.io.result_folder import located
from core.pipeline import Run
from core.scenario import Scenario
from core.steps import Steps

_PLACING = {
    *("count", "sites", "placement", "refine", "seed"),
    *(about.name for about in dataclasses.fields(SearchOptions)),
}


def given_of(options: AggregateOptions) -> Given | None:
    """The regions that the options name, if they do.

    Raises
    ------
    VbasError
        If two are named, or something is said beside that only placing sites understands.
    """
    if options.regions is None and options.regions_column is None:
        if "left_over" in options.said:
            raise VbasError(
                "No regions are given, so --left-over means nothing.",
                "Name them with --regions or --regions-column, or leave it out.",
            )
        return None
    if options.regions is not None and options.regions_column is not None:
        raise VbasError(
            "Both --regions and --regions-column are given.", "Give the one or the other."
        )
    others = [option for name, option in options.said.items() if name in _PLACING]
    if others:
        raise VbasError(
            "Where regions are given, nothing is placed, so {options} means nothing.",
            "Leave it out, or leave the regions out.",
            options=", ".join(others),
        )
    if options.left_over not in LEFT_OVER:
        raise VbasError(
            "--left-over {text} is not known.",
            "Choose one of: {known}.",
            text=options.left_over,
            known=", ".join(LEFT_OVER),
        )
    table, column = table_and_column(options.regions)
    return Given(table, column or options.regions_column, options.left_over)


def table_and_column(text: str | None) -> tuple[Path | None, str | None]:
    """FILE or FILE:COLUMN; a colon that belongs to the name of a file stays with it."""
    if text is None:
        return None, None
    file, colon, column = text.rpartition(":")
    whole, part = located(Path(text)), located(Path(file))
    if whole.exists() or not colon or not column or not part.exists():
        return whole, None
    return part, column


def judged(given: Given, scenario: Scenario, loaded: LoadedStudy) -> Steps[Run]:
    """The run of the given regions."""
    partition = _partition(given, loaded.study.areas)
    inputs: dict[str, Mapping[str, str]] = dict(loaded.inputs)
    if given.path is not None:
        digest = yield from digest_steps(given.path)
        inputs["regions"] = {"file": given.path.name, "sha256": digest}
    return (yield from judge_partition(scenario, loaded.study, partition, given.left_over, inputs))


def _partition(given: Given, areas: AreaLayer) -> Partition:
    if given.path is None:
        assert given.column is not None
        return partition_of_named_column(areas, given.column)
    raw = read_regions(given.path)
    area_column, region_column = guessed_columns(raw, areas)
    return partition_of_table(raw, areas, area_column, given.column or region_column)
