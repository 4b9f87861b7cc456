"""El Emam et al. 2011 carried out: cells blanked in four files of 2.4 million discharges."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, replace
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd

from core.background import in_background
from core.coded_records import CodedRecords
from core.errors import N_, VbasError
from core.io.digest import digest_steps
from core.io.records.coded import read_coded
from core.io.reproduction.figures import Bars, Lines
from core.io.reproduction.page import Section, Table
from core.io.reproduction.paper import Given, Job, Page, Paper, carry_out
from core.quasi_identifiers import QuasiIdentifier
from core.reproduction.claims import as_percent
from core.reproduction.discharges import COARSER, SIZES, Shape, drawn, records_of
from core.reproduction.pumf2011 import (
    BASE,
    CHOICES,
    CHOSEN,
    FILES,
    FIRST,
    PRINTED,
    SHARED,
    TAUS,
    Choice,
    Found,
    Runs,
    claims,
    printed_row,
)
from core.steps import STOP, Steps
from core.suppression.cells.loss import loss_of
from core.suppression.cells.missingness import missingness
from core.suppression.cells.protection import ALGORITHMS, COMBINATIONS, k_of
from core.suppression.cells.suppress import suppress_cells
from core.suppression.cells.verify import verify

_QUICK: Final = 40
"""Of so many discharges one is taken in a quick look."""
_KS: Final = (3, 5, 10, 15, 20, 25, 30, 40)
_FRACTIONS: Final = tuple(i / 10 for i in range(1, 10))
_REGIONS: Final = ("West", "Central", "East", "Territories")


def run(given: Given) -> Steps[Page | None]:
    """Blanks cells in all files, thresholds and ways; measures times and whose values went."""
    digest, own = "", None
    if given.records is not None:
        digest = yield from digest_steps(given.records)
        own = yield from _read(given.records)
    n = int(PRINTED["records"]) // (_QUICK if given.quick else 1)
    made = _Made(digest, own, n if own is None else own.n_records)
    main = [(first, tau, of) for first in FIRST for tau in TAUS for of in ALGORITHMS]
    jobs = [made.job(BASE, first, k_of(tau), of) for first, tau, of in main]
    fractions = (0.3, 0.9) if given.quick else _FRACTIONS
    timed = [(first, of, share) for first in FIRST for of in ALGORITHMS for share in fractions]
    jobs += [made.job(BASE, first, k_of(0.2), of, share) for first, of, share in timed]
    phases = [] if given.quick else [(f, of, k) for f in FIRST for of in ALGORITHMS for k in _KS]
    jobs += [made.job(BASE, first, k, of) for first, of, k in phases]
    varied = () if given.quick or own is not None else CHOICES
    jobs += [made.job(choice, "province", k_of(0.05), of) for choice in varied for of in ALGORITHMS]
    found = yield from carry_out(given.folder, jobs)
    _discharges.cache_clear()
    if found is None:
        return None
    rest = iter(found)
    runs = {key: next(rest) for key in main}
    times = [{**next(rest), "first": f, "algorithm": of, "share": s} for f, of, s in timed]
    by_k = [{**next(rest), "first": f, "algorithm": of} for f, of, _ in phases]
    choices = {choice.title: [next(rest) for _ in ALGORITHMS] for choice in varied}
    return _page(given, runs, times, by_k, choices)


PUMF2011: Final = Paper(
    "pumf2011",
    "El Emam et al. 2011",
    N_("Tables 7 to 13 and Figures 8 to 11: cells blanked in a file of hospital discharges"),
    run,
    records=N_(
        "Discharges with the columns province, region, age, gender, stay, weeks, diagnosis, cmg, "
        "block, chapter, intervention and short, as in the paper's Table 2"
    ),
)


def _read(path: Path) -> Steps[CodedRecords]:
    names = (*SIZES, *COARSER)
    found = yield from read_coded(path, [QuasiIdentifier(of) for of in names])
    if found.n_records < 10:
        raise VbasError("{file} has too few records.", "Name a file of discharges.", file=path.name)
    return found


@cache
def _discharges(n: int, shape: Shape, none_is_missing: bool) -> CodedRecords:
    return records_of(drawn(n, shape), none_is_missing=none_is_missing)


class _Made:
    """The records of all jobs: the user's, or made once for each choice."""

    def __init__(self, digest: str, own: CodedRecords | None, n: int) -> None:
        self._digest, self._own, self._n = digest, own, n

    def records(self, choice: Choice, share: float) -> CodedRecords:
        """The first so many of them; they are in random order."""
        every = self._own
        if every is None:
            every = _discharges(self._n, choice.shape, choice.none_is_missing)
        n = round(share * every.n_records)
        if n == every.n_records:
            return every
        return replace(every, codes=np.ascontiguousarray(every.codes[:, :n]), rows=None)

    def job(self, choice: Choice, first: str, k: int, algorithm: str, share: float = 1.0) -> Job:
        """One suppression."""
        key = {
            **{"paper": "pumf2011", "records": self._digest, "n": self._n, "share": share},
            **{"choice": [*astuple(choice)[1:]], "first": first, "k": k, "algorithm": algorithm},
        }
        part = "" if share == 1 else f", {as_percent(share)} of the records"
        varied = "" if choice is BASE else f" ({choice.title})"
        title = f"{first}, k = {k}, {algorithm}{part}{varied}"
        work = partial(_blanked, partial(self.records, choice, share), choice, first, k, algorithm)
        return Job(title, key, work)


def _blanked(
    made: Any, choice: Choice, first: str, k: int, algorithm: str
) -> Steps[dict[str, Any] | None]:
    """One suppression, verified by other means; what the page needs of it."""
    records: CodedRecords = yield from in_background("making discharges", made)
    protection = choice.protection(first, k, algorithm)
    steps = suppress_cells(records, protection)
    try:
        while True:
            if (yield next(steps)) is STOP:
                return None
    except StopIteration as end:
        done = end.value
    finally:
        steps.close()
    checked = yield from verify(records, done)
    loss = yield from in_background("measuring", partial(loss_of, records, done))
    columns = done.columns
    by = {}
    for column in ("region", "age", "weeks"):
        found = missingness(records, done, "cmg", column)
        by[column] = {
            "records": found.records.tolist(),
            "percent": (100 * found.share).tolist(),
        }
    return {
        "n": records.n_records,
        "k": k,
        "cells": {name: loss.cells_percent(name) for name in columns},
        "total": loss.cells_total_percent,
        "bits": loss.entropy_per_record,
        "rounds": done.rounds,
        "moles_left": done.moles_left,
        "passes": checked.passes,
        "seconds": sum(done.seconds.values()),
        "phases": dict(done.seconds),
        "by": by,
    }


def _page(
    given: Given,
    runs: Runs,
    times: Sequence[Found],
    by_k: Sequence[Found],
    choices: Mapping[str, Sequence[Found]],
) -> Page:
    any_run = next(iter(runs.values()))
    quick = (
        f" A quick look at one discharge in {_QUICK}: far more cells are blanked than in all, "
        "so most verdicts on figures stand for nothing."
        if given.quick and given.records is None
        else ""
    )
    source = "made by the program" if given.records is None else given.records.name
    safe = sum(of["passes"] for of in runs.values())
    introduction = (
        "The paper blanks cells of 2,375,331 hospital discharges in four files (provinces or "
        "regions, days or weeks of stay) at three thresholds, by combinations of what can be known "
        f"and for all of it together.{quick}",
        f"Discharges: {source}, {any_run['n']:,} of them, with the paper's numbers of categories "
        f"(its Table 2). Of {len(runs)} suppressions {safe} were verified by other means: no class "
        "below k in any combination. The same figures on every machine, but for the times.",
    )
    sections = [
        Section(
            f"{name.replace('_', ' ').title()}",
            ("Per cent of the records whose cell is blanked; entropy in per cent of the first.",),
            tables=tuple(_of_file(runs, name, first) for first in FILES[name]),
        )
        for name in FILES
    ]
    sections += [_missing(runs), *_timed(times, by_k)]
    sections += [_left_open(runs, choices)] if choices else []
    sections.append(_not_regenerated())
    flat = pd.DataFrame(
        [
            {"first": first, "threshold": tau, "algorithm": of, **_flat(found)}
            for (first, tau, of), found in runs.items()
        ]
    )
    seconds = [{"k": of["k"], **_seconds(of)} for of in (*times, *by_k)]
    tables = {"suppressions.csv": flat, "seconds.csv": pd.DataFrame(seconds)}
    return Page(introduction, tuple(claims(runs, times)), sections, tables)


def _flat(of: Found) -> dict[str, Any]:
    cells = {f"{name}, %": value for name, value in of["cells"].items()}
    return {**cells, "all cells, %": of["total"], "bits a record": of["bits"], "k": of["k"]}


def _seconds(of: Found) -> dict[str, Any]:
    kept = {name: of[name] for name in ("first", "algorithm", "n", "seconds")}
    return kept | {name: of["phases"].get(name, 0.0) for name in ("phase 1", "phase 2")}


def _of_file(runs: Runs, table: str, first: str) -> Table:
    """A half of Table 9 or 10: rows as printed, the paper's figure and ours side by side."""
    names = {**{first: PRINTED["table_2"][first][0]}}
    names |= {name: PRINTED["table_2"][name][0] for name in SHARED}
    rows = [*names, "total", "entropy"]
    columns: dict[tuple[str, str], list[Any]] = {
        ("", "column"): [*names.values(), "all cells", "entropy"]
    }
    base = runs[FILES[table][0], TAUS[0], COMBINATIONS]
    for tau in TAUS:
        for of in ALGORITHMS:
            found = runs[first, tau, of]
            theirs = [float(printed_row(first, row)[tau, of]) for row in rows]
            ours = [found["cells"][name] for name in names]
            ours += [found["total"], 100 * found["bits"] / base["bits"]]
            head = f"{tau}, {of}"
            columns[head, "paper"], columns[head, "here"] = theirs, ours
    return Table(pd.DataFrame(columns), f"{names[first]}")


def _missing(runs: Runs) -> Section:
    """Tables 11 to 13, of the files that the authors chose."""
    region, weeks = runs["region", *CHOSEN]["by"], runs["weeks", *CHOSEN]["by"]
    n = runs["region", *CHOSEN]["n"]
    eleven = PRINTED["table_11"]
    by_region = pd.DataFrame(
        {
            ("", "region"): list(_REGIONS),
            ("records, %", "paper"): [eleven[name][0] for name in _REGIONS],
            ("records, %", "here"): [100 * of / n for of in region["region"]["records"]],
            ("missing, %", "paper"): [eleven[name][1] for name in _REGIONS],
            ("missing, %", "here"): region["region"]["percent"],
        }
    )
    twelve = PRINTED["table_12"]
    ages = [f"{a}-{a + 4}" for a in twelve["from"][:-1]] + [f"{twelve['from'][-1]}+"]
    series = [
        ("geographic, paper", twelve["geographic"]),
        ("geographic, here", _nineteen(region["age"])),
        ("clinical, paper", twelve["clinical"]),
        ("clinical, here", _nineteen(weeks["age"])),
    ]
    thirteen = PRINTED["table_13"]
    ours = weeks["weeks"]["percent"]
    stays = [*ours[:12], ours[-1]] if len(ours) > 12 else [*ours, *[np.nan] * (13 - len(ours))]
    return Section(
        "Tables 11 to 13: whose case mix groups are missing",
        (
            "The files that the authors chose: regions and weeks, threshold 0.05, combinations. "
            "The paper's Table 2 has 20 ages, its Table 12 prints 19; the last two are one here.",
        ),
        figures=(
            Bars("Table 12: missing by age", "%", ages, series),
            Bars(
                "Table 13: missing by days of stay",
                "%",
                thirteen["days"],
                [("paper", thirteen["percent"]), ("here", stays)],
            ),
        ),
        tables=(Table(by_region, "Table 11"),),
    )


def _nineteen(by: Found) -> list[float]:
    """Twenty ages as nineteen: the last two together."""
    records, percent = np.array(by["records"], float), np.array(by["percent"], float)
    if len(records) < 20:
        return [*percent, *[np.nan] * (19 - len(records))]
    last = float((records[18:] * percent[18:]).sum() / records[18:].sum())
    return [*percent[:18].tolist(), last]


def _timed(times: Sequence[Found], by_k: Sequence[Found]) -> Iterator[Section]:
    """Figures 8 to 11."""
    why = (
        "The paper's figures are pictures without numbers; its text tells two to six minutes on "
        "two cores of 2.6 GHz. Times hang on the machine and on what else it does."
    )
    lines = [
        (f"{first}, {of}", *_points(times, first, of, "share", "seconds"))
        for first in FIRST
        for of in ALGORITHMS
    ]
    figures = [Lines("Figure 11: time, k = 5", "s", "share of the records", lines)]
    if by_k:
        figures += [
            Lines(
                "Figure 8: time of the whole file",
                "s",
                "k",
                [
                    (f"{first}, {of}", *_points(by_k, first, of, "k", "seconds"))
                    for first in FIRST
                    for of in ALGORITHMS
                ],
            ),
            *(
                Lines(
                    f"Figure {number}: phases, {of}",
                    "s",
                    "k",
                    [
                        (f"{first}, {phase}", *_points(by_k, first, of, "k", phase))
                        for first in FIRST
                        for phase in ("phase 1", "phase 2")
                    ],
                )
                for number, of in ((9, ALGORITHMS[0]), (10, ALGORITHMS[1]))
            ),
        ]
    yield Section("Figures 8 to 11: time", (why,), figures=tuple(figures))


def _points(
    times: Sequence[Found], first: str, algorithm: str, x: str, y: str
) -> tuple[list[float], list[float]]:
    of = [t for t in times if t["first"] == first and t["algorithm"] == algorithm]
    value = [float(t["seconds"] if y == "seconds" else t["phases"].get(y, 0.0)) for t in of]
    return [float(t[x]) for t in of], value


def _left_open(runs: Runs, choices: Mapping[str, Sequence[Found]]) -> Section:
    base = [runs["province", 0.05, of] for of in ALGORITHMS]
    rows = []
    shown = ("age", "province", "cmg", "block", "chapter", "short")
    for i, of in enumerate(ALGORITHMS):
        theirs = [printed_row("province", name)[0.05, of] for name in (*shown, "total")]
        rows.append(("the paper", of, *map(float, theirs), None))
        for title, found in {"as above": base, **choices}.items():
            ours = [found[i]["cells"][name] for name in shown]
            rows.append((title, of, *ours, found[i]["total"], found[i]["moles_left"]))
    names = ["choice", "algorithm", *(PRINTED["table_2"][name][0] for name in shown)]
    table = pd.DataFrame(rows, columns=[*names, "all cells", "classes below k left"])
    return Section(
        "What the paper leaves open",
        (
            "Which combinations gave its Tables 9 and 10 (Table 8 has two, its figures need a "
            "third), whether a record without an intervention has something to hide, whether "
            "combinations are gone over until none has a class below k, how much a variable "
            "weighs, and how diagnoses, ages and interventions go together. Provinces, threshold "
            "0.05, per cent of the records.",
        ),
        tables=(Table(table),),
    )


def _not_regenerated() -> Section:
    return Section(
        "What cannot be made again",
        (
            "Attack 1 (88 analyses of the 2001 census file by profession): the file is not in our "
            "sources, and which records are of which profession hangs on it.",
            "The walk through the algorithm (Figures 5 to 7): its records are a picture. The same "
            "algorithm is tested on cases worked out by hand.",
            "The additional files (registries that can be bought, derivations) are not in our "
            "sources.",
        ),
    )
