"""Design and claims of El Emam et al. 2011: a public use file of hospital discharges."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import numpy as np

from core.coded_records import CodedRecords
from core.hierarchies.design import LevelledVariable
from core.hierarchies.plan import plan
from core.reproduction.claims import Claim, by_distance, by_figure, by_share
from core.reproduction.discharges import Shape
from core.reproduction.printed import printed
from core.steps import finish
from core.suppression.cells.protection import ALGORITHMS, COMBINATIONS, COMPLETE, Protection, k_of
from core.suppression.cells.suppress import suppress_cells

PRINTED: Final = printed("pumf-2011")
FIRST: Final = ("province", "region", "stay", "weeks")
"""The first variable of the four files: two geographic, two clinical."""
TAUS: Final = (0.2, 0.05, 0.04)
CHOSEN: Final = (0.05, COMBINATIONS)
"""What the authors chose, with regions and weeks."""
FILES: Final = {"table_9": ("province", "region"), "table_10": ("stay", "weeks")}
SHARED: Final = (
    *("gender", "age", "diagnosis", "cmg", "block", "chapter", "intervention", "short"),
)
_NEAR_POINTS, _FAR_POINTS = 3.0, 6.0
_PROVINCES: Final = (0.455, 0.17, 0.15, 0.058, 0.054, 0.036, 0.034, 0.026, 0.014, 0.003)
"""Shares that give the paper's regions (Table 11)."""

Found = Mapping[str, Any]
Runs = Mapping[tuple[str, float, str], Found]


@dataclass(frozen=True)
class Choice:
    """What the paper leaves open, and one way to choose it.

    Attributes
    ----------
    title
        What is different.
    shape
        How the discharges spread.
    known
        Levels of the diagnosis that are protected with the short intervention.
    block_tells_chapter
        Whether a blanked block blanks chapter and diagnosis too (the text after Table 7).
    none_is_missing
        Whether a record without an intervention has nothing to hide there.
    single_pass
        Whether combinations are gone over once.
    age_weight
        Weight of the ages, above 0 and at most 1: less, and they are blanked earlier.
    """

    title: str
    shape: Shape = field(default_factory=lambda: Shape(provinces=_PROVINCES))
    known: tuple[str, ...] = ("cmg", "block", "chapter")
    block_tells_chapter: bool = False
    none_is_missing: bool = False
    single_pass: bool = False
    age_weight: float = 1.0

    def protection(self, first: str, k: int, algorithm: str) -> Protection:
        """What must hold of the file that begins with a variable."""
        follow: dict[str, tuple[str, ...]] = {"cmg": ("diagnosis",), "short": ("intervention",)}
        if self.block_tells_chapter:
            follow["block"] = ("chapter", "diagnosis")
        known = tuple((first, "age", "gender", of, "short") for of in self.known)
        return Protection(
            *(known, k),
            weights={"age": self.age_weight},
            follow=follow,
            algorithm=algorithm,
            single_pass=self.single_pass,
        )


BASE: Final = Choice("as above")
CHOICES: Final = (
    Choice(
        "two combinations, block tells chapter", known=("cmg", "block"), block_tells_chapter=True
    ),
    Choice("no intervention is nothing to hide", none_is_missing=True),
    Choice("combinations gone over once", single_pass=True),
    Choice("ages weigh a quarter", age_weight=0.25),
    Choice("diagnoses at all ages", Shape(provinces=_PROVINCES, ages=3.0)),
    Choice("interventions less bound to groups", Shape(provinces=_PROVINCES, usual=0.9)),
    Choice("diagnoses more even", Shape(provinces=_PROVINCES, diagnoses=1.4)),
)


def printed_row(first: str, row: str) -> dict[tuple[float, str], float]:
    """{(threshold, algorithm): figure} of Table 9 or 10 for a file."""
    table = next(PRINTED[name] for name, of in FILES.items() if first in of)
    half = 6 * table["first"].index(first)
    keys = [(tau, algorithm) for tau in TAUS for algorithm in ALGORITHMS]
    key = "first_variable" if row == first else row
    return dict(zip(keys, table[key][half : half + 6], strict=True))


def claims(runs: Runs, times: Sequence[Found]) -> Iterator[Claim]:
    """What the paper says, beside ours.

    Parameters
    ----------
    runs
        {(first variable, threshold, algorithm): what came out}.
    times
        Seconds by file, share of the records and algorithm (Figure 11); () where not measured.
    """
    yield from _of_examples()
    yield _attack_of_all()
    yield from _of_columns(runs)
    yield from _of_comparisons(runs)
    yield from _of_missingness(runs)
    if times:
        yield from _of_times(times)


def _of_examples() -> Iterator[Claim]:
    table = PRINTED["table_1"]
    men = [year for year, sex in zip(table["born"], table["sex"], strict=True) if sex == "M"]
    single, five = men.count(1967), sum(1965 <= year <= 1969 for year in men)
    yield Claim(
        "Five of 27 patients are men of 1967, eight men of 1965 to 1969.",
        "Equivalence classes, Table 1",
        f"{table['men_1967']} and {table['men_1965_1969']}",
        f"{single} and {five}",
        by_share((single == table["men_1967"]) + (five == table["men_1965_1969"]), 2),
        "holds: both",
    )
    cells = {name: _blanked_in_table_6(name) for name in ALGORITHMS}
    yield Claim(
        "Four records whose diagnoses and groups are pairs need no blank if both are not known "
        "together; taken together, a whole column goes.",
        "Table 6",
        "0, 4",
        f"{cells[COMBINATIONS]}, {cells[COMPLETE]}",
        by_share((cells[COMBINATIONS] == 0) + (cells[COMPLETE] == 4), 2),
        "holds: as many cells are blanked",
    )
    person = [LevelledVariable(name, (name,)) for name in ("PROV", "AGE", "GENDER")]
    names = ("MRDx", "CMG_CODE", "DIAG_BLOCK", "DIAG_CHAPTER")
    every = LevelledVariable("diagnosis", names, (False, False, False))
    some = LevelledVariable("diagnosis", names, (False, False, True), known=1)
    codes = ("CCI_CODE", "SHORT_CCI")
    seven = plan((*person, every, LevelledVariable("intervention", codes, (False,))))
    eight = plan((*person, some, LevelledVariable("intervention", codes, (False,), known=1)))
    n, known = len(seven.combinations), [list(of[3:]) for of in eight.combinations]
    good = (n == PRINTED["table_7"]["combinations"]) + (known == PRINTED["table_8"]["known"])
    yield Claim(
        "Two variables with all their levels make eight combinations; two are left where "
        "diagnosis codes and long interventions are not known.",
        "Tables 7 and 8",
        "8 and 2 (2f, 2g)",
        f"{n} and {len(known)}: " + ", ".join(" + ".join(of) for of in known),
        by_share(good, 2),
        "holds: the same combinations",
        "The results of Table 9 cannot come from these two: the chapter is blanked in 3.8 % of the "
        "records, the block that it should follow in 19.8 %. They come out where the chapter is a "
        "third combination and follows nothing, which is done below.",
    )


def _blanked_in_table_6(algorithm: str) -> int:
    columns = list(PRINTED["table_6"])
    values = {name: sorted(set(PRINTED["table_6"][name])) for name in columns}
    codes = [[values[name].index(of) for of in PRINTED["table_6"][name]] for name in columns]
    codes.append([0, 0, 0, 0])
    names = (*columns, "person")
    labels = {**{name: tuple(of) for name, of in values.items()}, "person": ("ON 50-59 M",)}
    sizes = {name: len(of) for name, of in labels.items()}
    records = CodedRecords(names, np.array(codes, np.int32), labels, sizes)
    known = tuple(("person", name) for name in columns)
    protection = Protection(known, 2, algorithm=algorithm)
    return finish(suppress_cells(records, protection)).cells_total


def _attack_of_all() -> Claim:
    of = PRINTED["attack_2"]
    fraction = of["share"] * PRINTED["records"] / of["people"]
    expected = of["classes"] * fraction
    return Claim(
        "Matching all records with a registry of age, sex and province links about 4 rightly.",
        "Attack 2, Equation 3",
        f"400 × {of['fraction']} ≈ {of['expected']}",
        f"400 × {fraction:.4f} = {expected:.1f}",
        by_figure(of["expected"], expected, 1.1),
        "holds: within 10 %",
    )


def _of_columns(runs: Runs) -> Iterator[Claim]:
    for row, title in (("total", "all cells"), ("cmg", "case mix groups and diagnoses")):
        theirs, ours = _pairs(runs, row)
        off = float(np.mean(np.abs(np.subtract(ours, theirs))))
        yield Claim(
            f"Share of {title} that is blanked, in four files at three thresholds by both "
            "algorithms.",
            "Tables 9 and 10",
            f"{min(theirs):.1f} to {max(theirs):.1f} %, {np.mean(theirs):.1f} % on average",
            f"{min(ours):.1f} to {max(ours):.1f} %, {np.mean(ours):.1f} %; {off:.1f} points away "
            "on average",
            by_distance(off, _NEAR_POINTS, _FAR_POINTS),
            f"holds: at most {_NEAR_POINTS:.0f} points on average; in part: {_FAR_POINTS:.0f}",
            "The discharges are made up; nothing of them was fitted to these tables.",
        )
    theirs, ours = _pairs(runs, "age")
    off = float(np.mean(np.abs(np.subtract(ours, theirs))))
    yield Claim(
        "Share of ages that is blanked.",
        "Tables 9 and 10",
        f"{np.mean(theirs):.1f} % on average",
        f"{np.mean(ours):.1f} %; {off:.1f} points away on average",
        by_distance(off, _NEAR_POINTS, _FAR_POINTS),
        f"holds: at most {_NEAR_POINTS:.0f} points on average; in part: {_FAR_POINTS:.0f}",
        "Values go in the order of their support, and any age has more of it than most codes. The "
        "paper lets variables weigh but prints no weights: where ages weigh a quarter, as many of "
        "them go as in its Table 9 (below).",
    )
    chosen = [runs[first, *CHOSEN] for first in ("region", "weeks")]
    share = max(of["cells"]["cmg"] for of in chosen)
    cells = [of["total"] for of in chosen]
    most = 100 * PRINTED["largest_share"]
    low, high = PRINTED["largest_cells"]
    near = (share <= 1.25 * most) + all(of <= 1.25 * high for of in cells)
    yield Claim(
        "In the two files that were chosen at most 20 % of the diagnoses are blanked, but only 8 "
        "to 9 % of all cells.",
        "Abstract",
        f"{most:.0f} %; {low} to {high} %",
        f"{share:.1f} %; " + " and ".join(f"{of:.1f} %" for of in cells),
        by_share(near, 2),
        "holds: both at most 25 % above; in part: one of both",
    )


def _pairs(runs: Runs, row: str) -> tuple[list[float], list[float]]:
    """The paper's figures and ours of a row over both tables."""
    theirs, ours = [], []
    for first in FIRST:
        for (tau, algorithm), figure in printed_row(first, row).items():
            of = runs[first, tau, algorithm]
            theirs.append(float(figure))
            ours.append(float(of["total"] if row == "total" else of["cells"][row]))
    return theirs, ours


def _of_comparisons(runs: Runs) -> Iterator[Claim]:
    def compared(statement: str, pairs: list[tuple[Found, Found]], source: str) -> Claim:
        """The first of each pair has no more blanks and no more entropy lost than the second."""
        good = sum((a["total"] <= b["total"]) + (a["bits"] <= b["bits"]) for a, b in pairs)
        n = 2 * len(pairs)
        rule = "holds: in every comparison; in part: in at least half"
        said = f"{good} of {n} comparisons of cells and entropy"
        return Claim(statement, source, "always", said, by_share(good, n), rule)

    yield compared(
        "Combinations lose less than complete suppression.",
        [
            (runs[first, tau, COMBINATIONS], runs[first, tau, COMPLETE])
            for first in FIRST
            for tau in TAUS
        ],
        "Information loss, Tables 9 and 10",
    )
    yield compared(
        "A threshold of 0.05 loses less than one of 0.04, and one of 0.2 less than both.",
        [
            (runs[first, less, of], runs[first, more, of])
            for first in FIRST
            for of in ALGORITHMS
            for less, more in ((0.05, 0.04), (0.2, 0.05))
        ],
        "Information loss, Tables 9 and 10",
    )
    yield compared(
        "Regions lose less than provinces, weeks less than days.",
        [
            (runs[less, tau, of], runs[more, tau, of])
            for less, more in (("region", "province"), ("weeks", "stay"))
            for tau in TAUS
            for of in ALGORITHMS
        ],
        "Information loss, Tables 9 and 10",
    )
    pairs = (("province", "stay"), ("region", "weeks"))
    more = [
        runs[first, tau, of]["total"] <= runs[other, tau, of]["total"]
        for first, other in pairs
        for tau in TAUS
        for of in ALGORITHMS
    ]
    yield Claim(
        "The clinical file has more suppression than the geographic one.",
        "Discussion",
        "tends to",
        f"{sum(more)} of {len(more)} comparisons",
        by_share(sum(more), len(more)),
        "holds: in every comparison; in part: in at least half",
    )


def _of_missingness(runs: Runs) -> Iterator[Claim]:
    region, weeks = runs["region", *CHOSEN], runs["weeks", *CHOSEN]
    ours = dict(zip(PRINTED["table_11"], region["by"]["region"]["percent"], strict=True))
    order = sorted(ours, key=lambda name: ours[name])
    small = set(order[2:]) == {"East", "Territories"}
    yield Claim(
        "The smallest regions have the most suppression: the east and the territories.",
        "Table 11",
        ", ".join(f"{name} {of[1]} %" for name, of in PRINTED["table_11"].items()),
        ", ".join(f"{name} {of:.1f} %" for name, of in ours.items()),
        by_share(int(small) + int(order[-1] == "Territories"), 2),
        "holds: both, the territories most; in part: one of both",
    )
    yield _few_admitted(region, weeks)
    shares = weeks["by"]["weeks"]["percent"][:8]
    rises = sum(a < b for a, b in pairwise(shares))
    longest = PRINTED["table_13"]["percent"][:8]
    yield Claim(
        "The longer the stay, the more is missing: stays within a week have the least.",
        "Table 13",
        " / ".join(f"{of}" for of in longest) + " % in the first eight weeks",
        " / ".join(f"{of:.0f}" for of in shares) + " %",
        by_share(int(min(shares) == shares[0]) + int(rises >= len(shares) - 3), 2),
        "holds: the first week has the least, and it rises in all weeks but two",
    )


def _few_admitted(region: Found, weeks: Found) -> Claim:
    """Ages that are seldom admitted have most suppression."""
    related = []
    for of in (region, weeks):
        by = of["by"]["age"]
        seldom = np.argsort(np.argsort(by["records"]))
        missing = np.argsort(np.argsort(by["percent"]))
        related.append(float(np.corrcoef(seldom, missing)[0, 1]))
    return Claim(
        "Ages that are seldom in hospital have the most suppression.",
        "Discussion, Table 12",
        "5 to 14 years most, 0 to 4 least",
        "rank correlation of records and missing groups over ages: "
        + " and ".join(f"{of:.2f}" for of in related),
        by_share(sum(of < 0 for of in related), len(related)),
        "holds: more records, fewer missing in both files",
        "The paper's ages are those of Canada's hospitals in 2008; here they follow from made-up "
        "diagnoses, so only the relation can be compared, not age by age.",
    )


def _of_times(times: Sequence[Found]) -> Iterator[Claim]:
    powers = {}
    for first in FIRST:
        for algorithm in ALGORITHMS:
            of = [t for t in times if t["first"] == first and t["algorithm"] == algorithm]
            x = [math.log(t["n"]) for t in of]
            y = [math.log(max(t["seconds"], 1e-3)) for t in of]
            powers[first, algorithm] = float(np.polyfit(x, y, 1)[0])
    linear = sum(of <= 1.2 for of in powers.values())
    yield Claim(
        "Time grows linearly with the records.",
        "Figure 11",
        "linear in all cases",
        f"seconds grow as records to the power of {min(powers.values()):.2f} to "
        f"{max(powers.values()):.2f}",
        by_share(linear, len(powers)),
        "holds: a power of at most 1.2 in all; in part: in at least half",
    )
    ratio = [
        b["seconds"] / max(a["seconds"], 1e-3)
        for a in times
        for b in times
        if a["algorithm"] == COMPLETE
        and b["algorithm"] == COMBINATIONS
        and (a["first"], a["n"]) == (b["first"], b["n"])
    ]
    yield Claim(
        "Combinations take longer than complete suppression, but not dramatically.",
        "Performance",
        "longer, not dramatic",
        f"{np.median(ratio):.2f} times as long (median)",
        by_share(int(np.median(ratio) >= 1) + int(np.median(ratio) <= 3), 2),
        "holds: 1 to 3 times as long; in part: one of the bounds",
    )
    longest = max(t["seconds"] for t in times)
    least, most = PRINTED["minutes"]["least"], PRINTED["minutes"]["most"]
    yield Claim(
        "A suppression of the whole file takes minutes, not hours.",
        "Performance, Figure 8",
        f"{least} to {most} min",
        f"at most {longest:.1f} s for nine tenths of the file, k = {k_of(0.2)}",
        by_share(int(longest <= 60 * most), 1),
        "holds: at most six minutes",
        "Another program on another machine.",
    )
