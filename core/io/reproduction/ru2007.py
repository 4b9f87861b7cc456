"""Howe, Lake and Shen 2007 carried out: every combination of seven variables, eight recodings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd

from core.background import in_background
from core.errors import N_
from core.io.digest import digest_steps
from core.io.records.coded import read_coded
from core.io.reproduction.figures import Bars
from core.io.reproduction.page import Section, Table
from core.io.reproduction.paper import Given, Job, Page, Paper, carry_out
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import ClassTable
from core.record_uniqueness.every_combination import every_combination
from core.record_uniqueness.lattice import Lattice
from core.reproduction.cancer import Codes, Shape, cases, numbers_of_values
from core.reproduction.ru2007 import (
    BASE,
    CHOICES,
    OWN_ROW,
    PRINTED,
    SET,
    Choice,
    Found,
    claims,
    columns,
    percent,
    plain,
    role,
)
from core.steps import STOP, Steps

_QUICK: Final = 50
"""Of so many cases one is taken in a quick look."""


def run(given: Given) -> Steps[Page | None]:
    """Makes the cases, counts every combination in every recoding."""
    digest = "" if given.records is None else (yield from digest_steps(given.records))
    read = _read(given.records) if given.records is not None else None
    own = None if read is None else (yield from read)
    n = int(PRINTED["cases"]) // (_QUICK if given.quick else 1)
    varied = () if own is not None or given.quick else CHOICES
    jobs = [_job(digest, own, n, BASE, row) for row in PRINTED["table_2"]]
    first = PRINTED["table_2"][0]
    jobs += [
        _job(digest, own, n, of, row) for of in varied for row in (first, PRINTED["table_2"][-1])
    ]
    jobs += [] if own is not None else [_one_cancer(n, *of) for of in _cancers(n)]
    found = yield from carry_out(given.folder, jobs)
    _made.cache_clear()
    if found is None:
        return None
    rows = found[: len(PRINTED["table_2"])]
    more = found[len(rows) : len(rows) + 2 * len(varied)]
    pairs = {of.title: more[2 * i : 2 * i + 2] for i, of in enumerate(varied)}
    return _page(given, own, rows, pairs, found[len(rows) + len(more) :])


RU2007: Final = Paper(
    "ru2007",
    "Howe, Lake, Shen 2007",
    N_("Tables 2 and 3: unique records of a cancer file, recodes and omissions, all combinations"),
    run,
    records=N_(
        "Cancer cases with the columns registry, race, age, site, major site, minor site, sex, "
        "year, % poverty, and % poverty in the paper's groups, such as % poverty (integer)"
    ),
)


def _read(path: Path) -> Steps[dict[str, Codes]]:
    names = list(PRINTED["table_1"])
    every = yield from read_coded(path, [QuasiIdentifier(of) for of in names])
    return {name: every.codes[every.columns.index(name)] for name in names}


@cache
def _made(n: int, shape: Shape, site: int | None = None) -> dict[str, Codes]:
    return cases(n, shape, site)


def _job(digest: str, own: dict[str, Codes] | None, n: int, choice: Choice, row: Found) -> Job:
    key: dict[str, Any] = {"paper": "ru2007", "records": digest, "columns": columns(row)}
    key |= {} if own is not None else {"n": n, "shape": astuple(choice.shape)}
    title = f"{row['site']}, {row['poverty']}" + ("" if choice is BASE else f" ({choice.title})")
    made = partial(_made, n, choice.shape) if own is None else partial(dict, own)
    return Job(title, key, partial(counted, made, columns(row)))


def _cancers(n: int) -> list[tuple[str, int, str]]:
    """Two single cancers: cases of a rare and of a common one, and how poverty is told."""
    of = PRINTED["one_cancer"]
    share = n / PRINTED["cases"]
    return [
        ("gallbladder", round(of["gallbladder"] * share), "% poverty (10% groups)"),
        ("colorectal", round(of["colorectal"] * share), "% poverty (integer)"),
    ]


def _one_cancer(whole: int, name: str, n: int, poverty: str) -> Job:
    shape = Shape()
    names = ("registry", "race", "age", "sex", "year", poverty)
    key = {"paper": "ru2007", "cancer": name, "n": n, "shape": astuple(shape), "poverty": poverty}
    site = 14 if name == "colorectal" else 22
    return Job(name, key, partial(counted, partial(_made, n, shape, site), names))


def counted(made: Any, names: Sequence[str]) -> Steps[dict[str, Any] | None]:
    """Every combination of some variables; what the page needs of it."""
    codes = yield from in_background("making cases", made)
    table = ClassTable(
        tuple(names),
        np.ascontiguousarray(np.vstack([codes[name] for name in names])),
        tuple(int(codes[name].max()) + 1 for name in names),
        np.ones(len(codes[names[0]]), np.int32),
    )
    steps = every_combination(table, SET, minimal=False)
    try:
        while True:
            if (yield next(steps)) is STOP:
                return None
    except StopIteration as end:
        lattice: Lattice = end.value
    finally:
        steps.close()
    return {**plain(lattice), "values": numbers_of_values({name: codes[name] for name in names})}


def _page(
    given: Given,
    own: dict[str, Codes] | None,
    rows: Sequence[Found],
    varied: Mapping[str, Sequence[Found]],
    cancers: Sequence[Found],
) -> Page:
    quick = (
        f" A quick look at one case in {_QUICK}: shares of unique cases are far higher than in "
        "the whole, so most verdicts stand for nothing."
        if given.quick and own is None
        else ""
    )
    source = (
        "made by the program: as many cases and values as in the paper, invented shares"
        if given.records is None
        else given.records.name
    )
    introduction = (
        "The paper counts unique cases in all 127 combinations of seven variables of 4.67 million "
        f"cancer cases, in eight recodings, and with each variable left out.{quick}",
        f"Cases: {source}. The same figures on every machine.",
    )
    names = [f"{of['site']}, {of['poverty']}" for of in PRINTED["table_2"]]
    series = [
        ("paper", [percent(of, "in_sets") for of in PRINTED["table_2"]]),
        ("here", [percent(of, "in_sets") for of in rows]),
    ]
    sections = [
        Section(
            "Table 2",
            figures=(Bars("Cases in unique record sets", "%", names, series),),
            tables=(Table(_table_2(rows)),),
        ),
        Section("Table 3", tables=(Table(_table_3(rows[OWN_ROW])),)),
        Section("Table 1", tables=(Table(_table_1(rows)),)),
        *([_left_open(rows, varied)] if varied else []),
        Section(
            "What cannot be made again",
            (
                "The research file itself belongs to 34 registries. Table 1 names groups of 20 "
                "years and a modified grouping of ages that were tried; the paper prints no "
                "figures for them.",
            ),
        ),
    ]
    tables = {"table2.csv": _table_2(rows, flat=True), "table3.csv": _table_3(rows[OWN_ROW], True)}
    return Page(introduction, tuple(claims(rows, cancers)), sections, tables)


def _flat(columns: Mapping[tuple[str, str], list[Any]], flat: bool) -> pd.DataFrame:
    """Pairs of headings, or for a file one heading of both."""
    if not flat:
        return pd.DataFrame(columns)
    return pd.DataFrame({", ".join(filter(None, of)): v for of, v in columns.items()})


def _table_2(rows: Sequence[Found], flat: bool = False) -> pd.DataFrame:
    theirs = PRINTED["table_2"]
    columns: dict[tuple[str, str], list[Any]] = {
        ("", "site"): [of["site"] for of in theirs],
        ("", "poverty"): [of["poverty"] for of in theirs],
    }
    for what, title in (("unique", "unique, %"), ("in_sets", "in sets, %")):
        columns[title, "paper"] = [percent(of, what) for of in theirs]
        columns[title, "here"] = [percent(of, what) for of in rows]
    for name in theirs[0]["weights"]:
        columns[f"weight of {name}", "paper"] = [of["weights"][name] for of in theirs]
        columns[f"weight of {name}", "here"] = [
            next(v for k, v in of["weights"].items() if role(k) == name) for of in rows
        ]
    return _flat(columns, flat)


def _table_3(row: Found, flat: bool = False) -> pd.DataFrame:
    theirs = PRINTED["table_3"]
    ours = {role(name): of for name, of in row["omitted"].items()}
    columns: dict[tuple[str, str], list[Any]] = {("", "left out"): list(theirs)}
    for i, title in enumerate(("unique, %", "in sets, %")):
        columns[title, "paper"] = [100 * of[i] / PRINTED["cases"] for of in theirs.values()]
        columns[title, "here"] = [100 * ours[name][i] / row["n"] for name in theirs]
    return _flat(columns, flat)


def _table_1(rows: Sequence[Found]) -> pd.DataFrame:
    ours = {name: n for row in rows for name, n in row["values"].items()}
    theirs = PRINTED["table_1"]
    return pd.DataFrame(
        {
            "variable": list(theirs),
            "paper": list(theirs.values()),
            "here": [ours[k] for k in theirs],
        }
    )


def _left_open(rows: Sequence[Found], varied: Mapping[str, Sequence[Found]]) -> Section:
    ends = {"as above": (rows[0], rows[-1]), **varied}
    paper = (PRINTED["table_2"][0], PRINTED["table_2"][-1])
    table = []
    for title, (first, last) in {"the paper": paper, **ends}.items():
        of = [percent(row, what) for row in (first, last) for what in ("unique", "in_sets")]
        weight = {role(name): value for name, value in first["weights"].items()}
        table.append((title, *of, weight["poverty"], weight["site"]))
    names = ["choice", "unique, %", "in sets, %", "unique with groups of 10 %, %"]
    names += ["in sets with groups of 10 %, %", "weight of poverty", "weight of site"]
    return Section(
        "What the paper leaves open",
        (
            "The paper prints how many values its variables have, not how cases spread over them. "
            "The more even sites and counties are, the more cases are unique; weights, their order "
            "and what a recode brings hardly move.",
        ),
        tables=(Table(pd.DataFrame(table, columns=names)),),
    )
