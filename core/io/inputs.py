"""From files to a study, with what a run must remember about them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from core.background import in_background
from core.classes import ClassCounts
from core.errors import Notice
from core.io.areas import AreaFile, AreaSource, read_areas, relate, with_level_of_column
from core.io.digest import digest_of_counts, digest_steps
from core.io.records import RecordSource, count_records
from core.io.records.place import DatabaseTable
from core.io.small_tables import check_sites_on_map
from core.placement.given import GivenSites
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.steps import Steps
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
        {"areas": {"file", "sha256"}, "records": {...} ...}, kept with every run.
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
    layer, notices = area_file.layer, (*area_file.notices, *_join_notices(area_file))
    files: dict[str, AreaFile] = {}
    for name, of in (levels or {}).items():
        files[name] = of if isinstance(of, AreaFile) else (yield from read_areas(of))
        related = partial(relate, layer, files[name].layer, name)
        layer, said = yield from in_background("relating levels", related)
        notices += said
    yield from in_background("measuring areas", lambda: layer.scale)  # once; later it is there
    study = yield from count_records(records, layer)
    inputs = yield from fingerprints(area_file, records, files, study.counts)
    study = replace(
        study,
        levels={name: of.layer for name, of in files.items()},
        notices=_without_repetition(notices + study.notices),
    )
    return LoadedStudy(study, area_file, inputs, time.perf_counter() - start)


def study_for(scenario: Scenario, study: Study) -> Study:
    """The study with the level of the scenario's borders among its levels.

    Raises
    ------
    VbasError
        If there is no such level, or given sites lie far outside the map.
    """
    for placer in (scenario.placement, getattr(scenario.placement, "seeding", None)):
        if isinstance(placer, GivenSites):
            check_sites_on_map(placer.sites, study.areas.points)
    level = scenario.constraints.border_level
    if level is None:
        return study
    return replace(study, areas=with_level_of_column(study.areas, level))


def recounted(
    study: Study, records: RecordSource, quasi_identifiers: tuple[QuasiIdentifier, ...]
) -> Steps[Study]:
    """The same areas, with their levels, and the records counted by other quasi-identifiers."""
    other = replace(records, quasi_identifiers=quasi_identifiers)
    counted = yield from count_records(other, study.areas)
    return replace(study, counts=counted.counts, left_out=counted.left_out)


def _join_notices(area_file: AreaFile) -> tuple[Notice, ...]:
    if area_file.join is None:
        return ()
    return (Notice("{report}", report=area_file.join.sentence()),)


def fingerprints(
    area_file: AreaFile,
    records: RecordSource,
    levels: Mapping[str, AreaFile],
    counts: ClassCounts | None = None,
) -> Steps[dict[str, dict[str, str]]]:
    """{input: {"file", "sha256"}} of every file that a study is made from.

    A table of a database is known by its ``counts``.
    """
    known = {"areas": area_file} | {f"level {name}": of for name, of in levels.items()}
    found = {name: {"file": of.source.path.name, "sha256": of.sha256} for name, of in known.items()}
    others = {
        "records": None if isinstance(records.path, DatabaseTable) else records.path,
        "population": area_file.source.population_path,
        "conversion": records.conversion_path,
    }
    for name, path in others.items():
        if path is not None:
            digest = yield from digest_steps(path)
            found[name] = {"file": path.name, "sha256": digest}
    if isinstance(records.path, DatabaseTable) and counts is not None:
        found["records"] = {"file": str(records.path), "sha256": counts_digest(counts)}
    return found


def counts_digest(counts: ClassCounts) -> str:
    """The SHA-256 of records by area and class, the same of a file as of a table."""
    of = counts.counts
    values = [dict(counts.categories), counts.codes, of.indptr, of.indices, of.data]
    return digest_of_counts(values)


def _without_repetition(notices: tuple[Notice, ...]) -> tuple[Notice, ...]:
    return tuple({str(notice): notice for notice in notices}.values())
