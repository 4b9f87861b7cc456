"""Older project files as if they had been written today: one function for each format left behind.

A function is given the content of a file of its format and returns that of the next. A file of
each format stands in the tests.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from core.io.project.model import RecordStamp, RunParts
from core.io.project.outcomes import told_plain
from core.io.project.plain import Blobs, Codec
from core.io.project.tables import RUN_COLUMNS
from core.io.project.telling import measures_of, told_run, told_stamp
from core.io.scenario_file import scenario_of, settings_of


@dataclass(frozen=True, eq=False)
class Content:
    """What stands in a project file besides its layers.

    Attributes
    ----------
    path
        The file.
    project, runs
        The values of ``vbas_project``, and the rows of ``vbas_runs``.
    blobs
        What they refer to.
    """

    path: Path
    project: dict[str, Any]
    runs: list[tuple[Any, ...]]
    blobs: Blobs


def _in_steps(of: Content) -> Content:
    """From 1 to 2: what it tells of records is told in steps of k.

    Sentences that count records are left out: they are said again when the records are there.
    """
    codec = Codec(of.blobs)
    settings = settings_of(codec.value(of.project["settings"]["scenario"], str), of.path)
    step = max(settings.k, *(codec.value(row[_K], int) for row in of.runs), 1)
    records = codec.value(of.project["records"], RecordStamp | None)  # type: ignore[arg-type]
    tell = partial(told_plain, codec=codec, k=settings.k, whole=step)
    project = {
        **of.project,
        "format": 2,
        "records": codec.plain(told_stamp(records, step), RecordStamp | None),
        "parts": tell(of.project["parts"]),
    }
    return replace(of, project=project, runs=[_run_in_steps(row, of, step) for row in of.runs])


def _run_in_steps(row: tuple[Any, ...], of: Content, step: int) -> tuple[Any, ...]:
    codec, document = Codec(of.blobs), json.loads(row[-1])
    scenario = scenario_of(codec.value(row[-2], str), of.path).scenario
    parts = codec.value(document["parts"], RunParts)
    beside = tuple(one for one in parts.notices if "record" not in one.template.lower())
    parts = told_run(replace(parts, notices=beside), scenario, step)
    document["parts"] = codec.plain(parts, RunParts)
    return (*row[:_K], *measures_of(parts, scenario), row[-2], json.dumps(document))


_K: Final = RUN_COLUMNS.index("k")
MIGRATIONS: Final[dict[int, Callable[[Content], Content]]] = {1: _in_steps}
"""{format: to the next}."""


def migrated(of: Content) -> Content:
    """The content in today's format."""
    while (step := MIGRATIONS.get(of.project["format"])) is not None:
        of = step(of)
    return of
