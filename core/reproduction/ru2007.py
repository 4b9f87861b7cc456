"""Design and claims of Howe, Lake and Shen 2007: record uniqueness of a cancer file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import numpy as np
import pandas as pd

from core.record_uniqueness.distinct import ClassTable
from core.record_uniqueness.every_combination import every_combination
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.verdict import omissions
from core.record_uniqueness.weights import weights
from core.reproduction.cancer import Shape
from core.reproduction.claims import Claim, as_percent, by_distance, by_share
from core.reproduction.printed import printed
from core.steps import finish

PRINTED: Final = printed("ru-2007")
SET: Final = 5
_OTHERS: Final = ("registry", "race", "age")
_LAST: Final = ("sex", "year")
OWN_ROW: Final = 3
"""Row of Table 2 that Table 3 is about: poverty in whole per cent."""
_NEAR_POINTS, _FAR_POINTS = 3.0, 6.0
_NEAR_WEIGHT: Final = 1.25

Found = Mapping[str, Any]


@dataclass(frozen=True)
class Choice:
    """What the paper leaves open, and one way to choose it."""

    title: str
    shape: Shape = field(default_factory=Shape)


BASE: Final = Choice("as above")
CHOICES: Final = (
    Choice("sites more even", Shape(sites=0.8)),
    Choice("counties more even", Shape(counties=0.8)),
    Choice("ages and sexes unrelated to sites", Shape(related=False)),
    Choice("other cases (another seed)", Shape(seed=2008)),
)


def columns(row: Found) -> tuple[str, ...]:
    """The seven variables of a row of Table 2."""
    return (*_OTHERS, row["site"], *_LAST, row["poverty"])


def plain(of: Lattice) -> dict[str, Any]:
    """What the page needs of the counts, as plain values."""
    fit = weights(of)
    left = {item.omitted or "none": [item.unique, item.in_sets] for item in omissions(of)}
    return {
        "n": of.n_records,
        "combinations": len(of),
        "unique": int(of.unique[of.full]),
        "in_sets": int(of.in_sets[of.full]),
        "weights": dict(zip(fit.names, fit.weights.tolist(), strict=True)),
        "left_out": fit.left_out,
        "omitted": left,
    }


def role(name: str) -> str:
    """Which variable of the paper's tables a column is a form of."""
    return next((of for of in ("poverty", "site") if of in name), name)


def percent(row: Found, what: str) -> float:
    """Of a row of ours, or of the paper's."""
    return float(100 * row[what] / row.get("n", PRINTED["cases"]))


def example() -> dict[str, Any]:
    """The worked example: 205 records by one variable, counted by the program."""
    counts = np.array(PRINTED["example"]["counts"], np.int32)
    codes = np.arange(len(counts), dtype=np.int32)[None, :]
    table = ClassTable(("race",), codes, (len(counts),), counts)
    return plain(finish(every_combination(table, SET, minimal=False)))


def claims(rows: Sequence[Found], cancers: Sequence[Found]) -> Iterator[Claim]:
    """What the paper says, beside ours."""
    yield from _definitions()
    yield from _of_table_2(rows)
    yield from _of_weights(rows)
    yield from _of_table_3(rows[OWN_ROW])
    if cancers:
        yield _single_cancers(*cancers)


def _definitions() -> Iterator[Claim]:
    ours, theirs = example(), PRINTED["example"]
    same = ours["unique"] == theirs["unique"] and ours["in_sets"] == theirs["in_sets"]
    yield Claim(
        "Of 205 records (150, 50, 4 and 1 of a race) one is unique and five are in unique sets.",
        "Record Uniqueness program",
        f"{theirs['unique_percent']} % and {theirs['in_sets_percent']} %",
        f"{percent(ours, 'unique'):.2f} % and {percent(ours, 'in_sets'):.1f} %",
        by_share(int(same), 1),
        "holds: the same records",
    )
    n = {int(k): v for k, v in PRINTED["combinations"].items()}
    ours_n = [_combinations(k) for k in n]
    yield Claim(
        "Three, five and nine variables have 7, 31 and 511 combinations.",
        "Record Uniqueness program",
        ", ".join(map(str, n.values())),
        ", ".join(map(str, ours_n)),
        by_share(sum(a == b for a, b in zip(ours_n, n.values(), strict=True)), len(n)),
        "holds: as many are counted",
    )


def _combinations(variables: int) -> int:
    """How many combinations the program counts for so many variables."""
    codes = np.zeros((variables, 1), np.int32)
    names = tuple(str(i) for i in range(variables))
    table = ClassTable(names, codes, (1,) * variables, np.ones(1, np.int32))
    return int(finish(every_combination(table, SET)).counted.sum())


def _of_table_2(rows: Sequence[Found]) -> Iterator[Claim]:
    theirs = [percent(row, "in_sets") for row in PRINTED["table_2"]]
    ours = [percent(row, "in_sets") for row in rows]
    off = float(np.mean(np.abs(np.subtract(ours, theirs))))
    yield Claim(
        "Share of cases in unique record sets, in eight recodings.",
        "Table 2",
        " / ".join(f"{of:.1f}" for of in theirs) + " %",
        " / ".join(f"{of:.1f}" for of in ours) + f" %; {off:.1f} points away on average",
        by_distance(off, _NEAR_POINTS, _FAR_POINTS),
        f"holds: at most {_NEAR_POINTS:.0f} points on average; in part: {_FAR_POINTS:.0f}",
        "The cases are made up, and how unequal counties and sites are was chosen in sight of the "
        "paper's figures: that shares are near says that such a file can be. What is varied below "
        "says how much hangs on it.",
    )
    most = PRINTED["threshold"]["research"]
    coarser = [ours[0], *ours[OWN_ROW:]]
    falls = all(a > b for a, b in pairwise(coarser))
    first = next((i for i, of in enumerate(coarser) if of <= most), None)
    yield Claim(
        "Coarser poverty lowers the share step by step; only groups of 10 % reach the threshold.",
        "Results, Table 2",
        "37.6 % down to 19.3 %",
        " → ".join(f"{of:.1f}" for of in coarser[1:]) + " %",
        by_share(int(falls) + int(first == len(coarser) - 1), 2),
        f"holds: falls at each step and only the last is at most {most} %; in part: one of both",
    )
    sites = ours[1:OWN_ROW]
    yield Claim(
        "Coarser sites alone do not reach the threshold.",
        "Results, Table 2",
        "33.1 % and 44.7 %",
        " and ".join(f"{of:.1f} %" for of in sites),
        by_share(sum(of > most for of in sites), len(sites)),
        f"holds: both above {most} %",
    )


def _of_weights(rows: Sequence[Found]) -> Iterator[Claim]:
    near = total = first = 0
    orders = []
    for row, their in zip(rows, PRINTED["table_2"], strict=True):
        ours = {role(name): value for name, value in row["weights"].items()}
        names = list(their["weights"])
        ratio = [ours[name] / their["weights"][name] for name in names]
        near += sum(1 / _NEAR_WEIGHT <= of <= _NEAR_WEIGHT for of in ratio)
        total += len(names)
        first += max(ours, key=lambda name: ours[name]) == names[0]
        ranks = pd.Series(ours)[names].rank().to_numpy()
        orders.append(float(np.corrcoef(ranks, np.arange(len(names), 0, -1))[0, 1]))
    yield Claim(
        "Which variable weighs most: poverty as it is, then site once poverty is coarser.",
        "Table 2",
        "poverty in 3 rows, site in 5",
        f"the same variable in {first} of {len(rows)} rows",
        by_share(first, len(rows)),
        "holds: in all rows; in part: in at least half",
    )
    yield Claim(
        "Order and size of the weights of seven variables in eight recodings.",
        "Table 2",
        f"{total} weights",
        f"{near} within {as_percent(_NEAR_WEIGHT - 1)}; rank correlation {np.mean(orders):.2f} "
        "on average",
        by_share(near, total),
        "holds: all of them; in part: at least half",
        "A weight follows how unequal a variable's categories are, which Table 1 does not tell.",
    )


def _of_table_3(row: Found) -> Iterator[Claim]:
    most, n = PRINTED["threshold"]["research"], row["n"]
    ours = {role(name): 100 * of[1] / n for name, of in row["omitted"].items()}
    theirs = {k: 100 * of[1] / PRINTED["cases"] for k, of in PRINTED["table_3"].items()}
    said = ", ".join(f"{name} {ours[name]:.1f} %" for name in theirs)
    off = float(np.mean([abs(ours[name] - theirs[name]) for name in theirs]))
    yield Claim(
        "Share in unique record sets with one variable left out, poverty in whole per cent.",
        "Table 3",
        ", ".join(f"{name} {of:.1f} %" for name, of in theirs.items()),
        f"{said}; {off:.1f} points away on average",
        by_distance(off, _NEAR_POINTS, _FAR_POINTS),
        f"holds: at most {_NEAR_POINTS:.0f} points on average; in part: {_FAR_POINTS:.0f}",
        "What leaving a variable out brings hangs on how even it is: sites are more unequal here, "
        "sexes less bound to sites, than in the paper's file.",
    )
    same = sum((ours[name] <= most) == (theirs[name] <= most) for name in theirs)
    two = set(sorted((k for k in theirs if k != "none"), key=lambda k: ours[k])[:2])
    yield Claim(
        "Without race or sex the threshold is not met, without year or registry it is; site and "
        "age have the greatest impact.",
        "Variable omission",
        "site, age",
        f"the same side of {most} % for {same} of {len(theirs)}; greatest impact: "
        + ", ".join(sorted(two)),
        by_share(same + int(two == {"site", "age"}), len(theirs) + 1),
        "holds: all of it; in part: at least half",
    )


def _single_cancers(rare: Found, common: Found) -> Claim:
    most = PRINTED["threshold"]["research"]
    a, b = percent(rare, "in_sets"), percent(common, "in_sets")
    return Claim(
        "A rare cancer does not reach the threshold even with coarse poverty; a common one does "
        "with poverty in whole per cent.",
        "Discussion",
        "11,728 and 542,008 cases",
        f"{a:.1f} % of {rare['n']:,} cases; {b:.1f} % of {common['n']:,}",
        by_share(int(a > most) + int(b <= most), 2),
        f"holds: above and at most {most} %; in part: one of both",
        ""
        if b <= most
        else "The paper's colorectal file had no outliers of age and no small registry; this one "
        "has both.",
    )
