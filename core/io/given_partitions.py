"""From what somebody says about regions (a table, a column) to a run that judges them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from core.areas import AreaLayer
from core.background import in_background
from core.constraints.base import Constraints
from core.errors import VbasError
from core.given_regions import GivenRegions, judge
from core.io.partitions import (
    REST,
    Partition,
    guessed_columns,
    partition_of_column,
    partition_of_table,
    read_regions,
    regions_of,
)
from core.pipeline import Run
from core.scenario import Scenario
from core.steps import Steps
from core.study import Study


@dataclass(frozen=True)
class Given:
    """Where regions are from: a table and perhaps its column, or a column of the areas.

    Attributes
    ----------
    path
        The table; None for a column of the areas.
    column
        The column; None to guess that of the table.
    left_over
        What becomes of areas without a region; see :data:`core.io.partitions.LEFT_OVER`.
    """

    path: Path | None = None
    column: str | None = None
    left_over: str = REST


def partition_of_named_column(areas: AreaLayer, column: str) -> Partition:
    """What a column of the area file tells; small and capital letters are alike.

    Raises
    ------
    VbasError
        If there is no such column, or it is blank throughout.
    """
    columns = {str(name): name for name in areas.attributes.columns}
    small = {name.casefold(): name for name in reversed(columns)}
    found = column if column in columns else small.get(column.casefold())
    if found is None:
        raise VbasError(
            "The areas of {layer} have no column {column}.",
            "Choose one of: {known}.",
            layer=areas.name,
            column=column,
            known=", ".join(columns) or "none",
        )
    return partition_of_column(areas, found, areas.attributes[columns[found]])


def partition_of(given: Given, areas: AreaLayer) -> Partition:
    """What a table or a column tells of the areas; the table is read.

    Raises
    ------
    VbasError
        As those of `core.io.partitions`, or if there is no such column.
    """
    if given.path is None:
        assert given.column is not None
        return partition_of_named_column(areas, given.column)
    raw = read_regions(given.path)
    area_column, region_column = guessed_columns(raw, areas)
    return partition_of_table(raw, areas, area_column, given.column or region_column)


def judge_partition(
    scenario: Scenario,
    study: Study,
    partition: Partition,
    left_over: str = REST,
    inputs: Mapping[str, Mapping[str, str]] | None = None,
) -> Steps[Run]:
    """A run of the regions of a partition, with everything that did not fit as notices.

    Parameters
    ----------
    scenario
        Quasi-identifiers, k and population basis are used.
    study
        Areas and counts.
    partition
        Which region each area of the study is in.
    left_over
        What becomes of areas without a region; see :data:`core.io.partitions.LEFT_OVER`.
    inputs
        Kept with the run.
    """
    aggregation, notices = yield from in_background(
        "grouping areas", lambda: regions_of(partition, study.areas, left_over)
    )
    return (
        yield from judge(
            replace(scenario, constraints=Constraints()),  # nothing kept to them
            study,
            aggregation,
            GivenRegions(partition.origin, partition.of),
            inputs=inputs,
            notices=(*study.notices, *partition.notices, *notices),
        )
    )
