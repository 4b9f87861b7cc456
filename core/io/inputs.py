"""From files to a study, with what a run must remember about them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core.errors import Notice
from core.io.areas import AreaFile, AreaSource, read_areas, relate
from core.io.digest import file_digest
from core.io.records import RecordSource, count_records
from core.steps import Step, Steps
from core.study import Study


@dataclass(frozen=True, eq=False)
class LoadedStudy:
    """A study, the files it came from and how long that took.

    Attributes
    ----------
    study
        Areas and counts.
    area_file
        The area file as it was read, with its faults and notices.
    inputs
        {"areas": {"file", "sha256"}, "records": {...}}, kept with every run.
    seconds
        Wall time of reading and counting.
    """

    study: Study
    area_file: AreaFile
    inputs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    seconds: float = 0.0


def load_study(
    areas: AreaFile | AreaSource,
    records: RecordSource,
    levels: Mapping[str, AreaFile | AreaSource] | None = None,
) -> Steps[LoadedStudy]:
    """Reads areas (if need be) and coarser levels, relates them, and counts the records.

    Parameters
    ----------
    areas
        The area file, or where to read it from.
    records
        The record file and its quasi-identifiers.
    levels
        Coarser levels by name; each area is given its unit of every level.
    """
    start = time.perf_counter()
    area_file = areas if isinstance(areas, AreaFile) else (yield from read_areas(areas))
    layer, notices = area_file.layer, tuple(area_file.notices)
    level_files = {}
    for name, of in (levels or {}).items():
        level_files[name] = of if isinstance(of, AreaFile) else (yield from read_areas(of))
        layer, said = relate(layer, level_files[name].layer, name)
        notices += said
    study = yield from count_records(records, layer)
    yield Step("fingerprinting files")
    inputs = {"areas": _fingerprint(area_file), "records": _digest(records)}
    study = replace(
        study,
        levels={name: of.layer for name, of in level_files.items()},
        notices=_without_repetition(notices + study.notices),
    )
    return LoadedStudy(study, area_file, inputs, time.perf_counter() - start)


def _fingerprint(area_file: AreaFile) -> dict[str, str]:
    return {"file": area_file.source.path.name, "sha256": area_file.sha256}


def _digest(records: RecordSource) -> dict[str, str]:
    return {"file": records.path.name, "sha256": file_digest(records.path)}


def _without_repetition(notices: tuple[Notice, ...]) -> tuple[Notice, ...]:
    return tuple({str(notice): notice for notice in notices}.values())
