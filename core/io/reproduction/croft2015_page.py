"""The page and the tables of Croft et al. 2015 run again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pandas as pd

from core import __version__
from core.errors import N_
from core.io.reproduction.croft2015 import Reproduced, reproduce
from core.io.reproduction.figures import Bars
from core.io.reproduction.page import Section, Table
from core.io.reproduction.paper import Given, Page, Paper
from core.reproduction.claims import as_percent
from core.reproduction.croft2015.claims import (
    ADC,
    BALANCED,
    COMPARED,
    COUNT,
    KEYS,
    PART,
    PLACEMENT,
    SELECTION,
    claims,
    pairs,
    ratio,
)
from core.reproduction.croft2015.design import PEOPLE, PLACEMENTS, K
from core.steps import Steps

RUNS_TABLE, VARIANTS_TABLE = "runs.csv", "variants.csv"
_SITES: Final = "Sites: MaxCombs as % of Entropy"
_ROUNDED: Final = {
    "n_sites": "sites",
    "suppressed_records": "records lost",
    "suppression_rate": "lost, %",
    "compactness_own_centre_ground_m_per_area": "own centre, km",
    "compactness_m": "compactness, km",
    "discernibility": "discernibility",
    "non_uniform_entropy_bits": "non-uniform entropy, bits",
    "seconds": "time, s",
}


def run(given: Given) -> Steps[Page | None]:
    """Carries it out; see `core.io.reproduction.croft2015.reproduce`."""
    made = yield from reproduce(given.folder, given.areas, given.quick)
    return None if made is None else page_of(made)


CROFT2015: Final = Paper(
    "croft2015",
    "Croft, Shi, Sack, Corriveau 2015",
    N_("Sections 4 and 5: twelve scenarios with two site counts and four placements"),
    run,
    areas=N_("Dissemination areas with coordinates and a column that tells the province"),
)


def page_of(of: Reproduced) -> Page:
    """Verdicts, figures and tables."""
    share = float(of.data["share"].iloc[0])
    quick = (
        ""
        if share == 1
        else f" A quick look at {as_percent(share)} of the areas with short searches: the "
        "figures stand for nothing else."
    )
    introduction = (
        "The paper fills the dissemination areas of western and eastern Canada with "
        f"{PEOPLE[0]} to {PEOPLE[1]} people each, drawn from the distributions of their province, "
        "and runs six selections of quasi-identifiers with two site counts and two placements. "
        f"Here the same is done with k = {K}.{quick}",
        f"Areas: {of.source}. Records are made by the program. VBAS {__version__}; the same on "
        "every machine, but for the times.",
    )
    missed = [str(failed.why) for failed in of.failed]
    tables = {RUNS_TABLE: of.results, VARIANTS_TABLE: of.variants}
    return Page(introduction, claims(of.results), tuple(_sections(of)), tables, missed)


def _sections(of: Reproduced) -> Iterator[Section]:
    yield Section(
        "The paper's figures",
        (
            "Balanced density in each of the twelve scenarios. The paper's averages stand in "
            "the table above; the single values of its figures are not printed in it.",
        ),
        figures=tuple(_bars(of.results)),
    )
    yield Section(
        "Two more placements",
        (
            "Balanced density and the anonymity-driven clustering are the paper's. The other "
            "two are ours: what each loses as a share of balanced density, over the scenarios "
            "with the same number of sites; and the distance of areas to the centre of their "
            "own region, which they keep.",
        ),
        tables=(Table(_placements(of.results)),),
    )
    yield Section(
        "What the paper leaves open",
        (
            "The paper does not print its selections, its k, whether ages are in bands, or "
            "which coefficients it used for the entropy. Each row varies one of these (with "
            "balanced density) and gives the four ratios of the paper, as ratios of averages. "
            "They follow the number of sites: the more alike the two counts are, the nearer "
            "compactness and information loss; a single selection moves them more than any "
            "other choice.",
        ),
        tables=(Table(_variants(of)),),
    )
    yield Section("Data", tables=(Table(of.data),))
    yield Section("All runs", tables=(Table(_runs(of.results)),))


def _bars(results: pd.DataFrame) -> Iterator[Bars]:
    """Figures 3 to 5, and suppression, which the paper tells in words."""
    table = results[results[PLACEMENT] == BALANCED]
    names = [
        f"{part}: {selection}"
        for part, selection in table.loc[table[COUNT] == "Entropy", [PART, SELECTION]].itertuples(
            index=False
        )
    ]
    for of in sorted(COMPARED, key=lambda item: item.figure or "Figure 9"):
        unit, per = ("km", 1000.0) if of.unit == "m" else (of.unit, 1.0)
        series = [
            (name, (table.loc[table[COUNT] == name, of.measure] / per).tolist())
            for name in ("MaxCombs", "Entropy")
        ]
        title = f"{of.figure}: {of.title}" if of.figure else of.title
        yield Bars(title, unit, names, series, log=True)


def _placements(results: pd.DataFrame) -> pd.DataFrame:
    rows = []
    for of in PLACEMENTS:
        lost = ratio(*pairs(results, PLACEMENT, of.title, BALANCED, "suppressed_records"))
        near = ratio(
            *pairs(
                results,
                PLACEMENT,
                of.title,
                BALANCED,
                "compactness_own_centre_ground_m_per_area",
            )
        )
        mine = results.loc[results[PLACEMENT] == of.title, "seconds"]
        rows.append(
            {
                "placement": of.title,
                "in the paper": "yes" if of.of_paper else "no",
                "records lost, % of balanced density": 100 * lost.of_sums,
                "best scenario, %": 100 * lost.least,
                "worst scenario, %": 100 * lost.most,
                "distance to own centre, %": 100 * near.mean,
                "time a run, s (median)": float(mine.median()),
            }
        )
    return pd.DataFrame(rows)


def _variants(of: Reproduced) -> pd.DataFrame:
    """The four ratios of the paper for each choice that was varied."""
    own = of.results[of.results[PLACEMENT].isin((BALANCED, ADC))]
    groups = [
        ("as above (both placements)", own),
        ("as above (balanced density)", own[own[PLACEMENT] == BALANCED]),
        *((f"only {name}", table) for name, table in own.groupby(SELECTION, sort=False)),
        *of.variants.groupby("variant", sort=False),
    ]
    rows: list[dict[str, object]] = [
        {
            "choice": "the paper",
            _SITES: None,
            **{item.title: 100 * item.paper for item in COMPARED},
        }
    ]
    for name, table in groups:
        sites = ratio(*pairs(table, COUNT, "MaxCombs", "Entropy", "n_sites"))
        row: dict[str, object] = {"choice": str(name), _SITES: 100 * sites.of_sums}
        for item in COMPARED:
            found = ratio(*pairs(table, COUNT, item.less, item.more, item.measure))
            row[item.title] = 100 * found.of_sums
        rows.append(row)
    return pd.DataFrame(rows).rename(
        columns={item.title: f"{item.title}: {item.less} as % of {item.more}" for item in COMPARED}
    )


def _runs(results: pd.DataFrame) -> pd.DataFrame:
    table = results[[*KEYS, *_ROUNDED]].rename(columns=_ROUNDED)
    table["lost, %"] = 100 * table["lost, %"]
    for name in ("own centre, km", "compactness, km"):
        table[name] = table[name] / 1000
    return table
