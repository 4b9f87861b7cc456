"""El Emam et al. 2010: when more than 5 or 20 % of an area's people are unique; the guidance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd

from core.background import in_background
from core.calibration.logistic import fit_logistic
from core.calibration.quasi_identifier_models import Model, all_combinations
from core.calibration.threshold_fit import fit_table, shares_right
from core.calibration.uniqueness import UniquenessTable, uniqueness_table
from core.coded_records import CodedRecords
from core.errors import N_, VbasError
from core.io.digest import digest_steps
from core.io.records.coded import read_coded
from core.io.reproduction.page import Section, Table
from core.io.reproduction.paper import Given, Job, Page, Paper, carry_out
from core.io.synthesize import shipped_distributions
from core.levels.published import published
from core.quasi_identifiers import QuasiIdentifier
from core.reproduction.claims import Claim, as_percent, by_share
from core.reproduction.fsas import stand_in
from core.reproduction.gaps2009 import MODELS, cutoff
from core.reproduction.gaps2009 import PRINTED as OF_2009
from core.reproduction.people import people
from core.reproduction.printed import printed
from core.steps import STOP, Step, Steps
from core.thresholds.guidance import guidance, propose
from core.thresholds.predicted import EVEN_CUT

PRINTED: Final = printed("guidance-2010")
THRESHOLDS: Final = {"5": 0.05, "20": 0.20}
SEED: Final = 2010
_FSAS, _FEW_FSAS = 300, 24
_MOST_TOGETHER: Final = 3
Found = Mapping[str, Any]


@dataclass(frozen=True)
class Choice:
    """What the abstract leaves open, and one way to choose it.

    Attributes
    ----------
    title
        What is different.
    counted
        Whose uniqueness is counted: everybody, or one in five.
    together
        Sets of variables: the 209 of 2009, or all of up to three.
    related
        See `core.reproduction.people.people`.
    """

    title: str
    counted: float = 1.0
    together: str = "209 sets of 2009"
    related: bool = True

    @property
    def models(self) -> tuple[Model, ...]:
        """The sets of variables."""
        if self.together == "209 sets of 2009":
            return tuple(of for group in MODELS.values() for of in group)
        return all_combinations(tuple(PRINTED["categories"]), _MOST_TOGETHER)


BASE: Final = Choice("as above")
CHOICES: Final = (
    Choice("one person in five counted", counted=0.2),
    Choice("all sets of up to three of eleven variables", together="up to three"),
    Choice("variables unrelated", related=False),
)


def run(given: Given) -> Steps[Page | None]:
    """Makes people in FSAs, measures who is unique, fits and validates the models."""
    digest = "" if given.records is None else (yield from digest_steps(given.records))
    varied = () if given.quick or given.records is not None else CHOICES
    n = _FEW_FSAS if given.quick else _FSAS
    jobs = []
    for choice in (BASE, *varied):
        key = {"paper": "guidance2010", "records": digest, "areas": n, "choice": vars(choice)}
        title = "areas" if choice is BASE else choice.title
        jobs.append(Job(title, key, partial(_fitted, given.records, choice, n)))
    found = yield from carry_out(given.folder, jobs)
    if found is None:
        return None
    return _page(given, dict(zip((of.title for of in (BASE, *varied)), found, strict=True)))


GUIDANCE2010: Final = Paper(
    "guidance2010",
    "El Emam et al. 2010",
    N_("The abstract: models of 5 and 20 % unique people in FSAs, and the guidance to choose"),
    run,
    records=N_(
        "A census file with the columns area, age, sex, language, ethnicity, aboriginal, religion, "
        "schooling, marital, income, minority and activity"
    ),
)


def _fitted(records: Path | None, choice: Choice, n: int) -> Steps[dict[str, Any] | None]:
    if records is not None:
        every = yield from _read(records)
    else:
        every = yield from in_background("making people", partial(in_areas, choice, n))
    steps = uniqueness_table(every, choice.models)
    try:
        while True:
            if (yield next(steps)) is STOP:
                return None
    except StopIteration as end:
        table: UniquenessTable = end.value
    finally:
        steps.close()
    strict = yield from fit_table(table, folds=int(PRINTED["design"]["folds"]), seed=SEED)
    out: dict[str, Any] = {"areas": len(np.unique(table.area)), "sets": len(choice.models)}
    out["people"] = int(every.n_records)
    for i, (name, threshold) in enumerate(THRESHOLDS.items()):
        yield Step("validating", i, len(THRESHOLDS))
        model = strict.models.get(threshold)
        if model is None:
            continue
        fit = strict.fits[threshold]
        ordinary = yield from in_background("validating", partial(tenfold, table, threshold))
        out[name] = {
            "b": [model.b0, model.ln_population, model.ln_max_combinations],
            "z": float(np.nanmin(np.abs(fit.coefficients / fit.errors))),
            "above": float((table.uniqueness > threshold).mean()),
            "ordinary": ordinary,
            "strict": [] if model.tested is None else _right(model.tested),
        }
    return out | {"small": _small(table, strict.models)}


def _right(tested: Any) -> list[float]:
    return [tested.sensitivity, tested.specificity]


def tenfold(table: UniquenessTable, threshold: float) -> list[float]:
    """Sensitivity and specificity by ten folds of the pairs of area and set, as in the paper."""
    x = np.column_stack([np.log(table.population), table.ln_max_combinations])
    above = table.uniqueness > threshold
    folds = np.random.default_rng(SEED).permutation(len(table)) % int(PRINTED["design"]["folds"])
    p = np.empty(len(table))
    for fold in np.unique(folds):
        here = folds == fold
        p[here] = fit_logistic(x[~here], above[~here].astype(float)).probability(x[here])
    return list(shares_right(p, above, EVEN_CUT))


def _small(table: UniquenessTable, models: Mapping[float, Any]) -> dict[str, float]:
    """Share of the people, over all sets, who live in areas that are called small."""
    people_of, products = table.population, np.exp(table.ln_max_combinations)
    scale, power = OF_2009["table_5"]["central"]
    called = {"0": people_of <= cutoff((scale, power), 1) * products**power}
    for name, threshold in THRESHOLDS.items():
        if threshold in models:
            b = models[threshold]
            odds = b.b0 + b.ln_population * np.log(people_of)
            called[name] = odds + b.ln_max_combinations * table.ln_max_combinations >= 0
    return {name: float(people_of[of].sum() / people_of.sum()) for name, of in called.items()}


def in_areas(choice: Choice, n: int) -> CodedRecords:
    """People of so many urban FSAs, drawn from those of all provinces."""
    fsas = stand_in(OF_2009["fsas"], published().people)
    rng = np.random.default_rng(SEED)
    urban = np.flatnonzero(np.array([name[1] != "0" for name in fsas.ids]))
    chosen = np.sort(rng.choice(urban, n, replace=False))
    sizes = np.maximum(fsas.population[chosen] * choice.counted, 10).astype(np.int64)
    shipped = shipped_distributions().items["age"]
    weights = shipped.over_all()[0]
    every = people(
        "central", int(sizes.sum()), PRINTED["categories"], weights, SEED, related=choice.related
    )
    areas = np.repeat(np.arange(n, dtype=np.int32), sizes)
    return CodedRecords(
        every.columns, every.codes, every.categories, every.n_categories, areas, fsas.ids[chosen]
    )


def _read(path: Path) -> Steps[CodedRecords]:
    columns = [QuasiIdentifier(of) for of in PRINTED["categories"]]
    found = yield from read_coded(path, columns, area_column="area")
    if found.areas is None or len(np.unique(found.areas[found.areas >= 0])) < 10:
        raise VbasError(
            "{file} has people of fewer than ten areas.",
            "Name a file whose column area tells the FSA of each person.",
            file=path.name,
        )
    return found


def claims(base: Found, sampled: Found | None) -> Iterator[Claim]:
    """What the abstract says, beside ours; ``sampled`` is ours of one person in five."""
    for name in THRESHOLDS:
        if name in base:
            yield _accuracy(name, base[name], (sampled or {}).get(name))
    z = [base[name]["z"] for name in THRESHOLDS if name in base]
    yield Claim(
        "All model parameters are significant.",
        "Abstract",
        "all",
        "smallest |z| " + ", ".join(f"{of:.0f}" for of in z),
        by_share(sum(of > 1.96 for of in z), 2),
        "holds: |z| above 1.96 for all",
    )
    small = base["small"]
    falls = sum(small[a] > small[b] for a, b in (("0", "5"), ("5", "20")) if b in small)
    yield Claim(
        "At the higher thresholds considerably fewer records are in small areas than at 0 %.",
        "Abstract",
        "considerably fewer",
        ", ".join(f"{name} %: {100 * of:.1f} % of the people" for name, of in small.items()),
        by_share(falls, 2),
        "holds: fewer at each step; 0 % by the models of 2009",
        "All people of the made-up areas over all sets of variables; the newborn registry and the "
        "emergency department data of the paper cannot be had.",
    )
    yield from _of_guidance()


def _accuracy(name: str, found: Found, sampled: Found | None) -> Claim:
    theirs = PRINTED["thresholds"][name]
    sensitivity, specificity = found["ordinary"]
    strict = " / ".join(f"{of:.2f}" for of in found["strict"])
    good = (sensitivity >= theirs["sensitivity"] - 0.05) + (specificity > theirs["specificity"])
    return Claim(
        f"More than {name} % unique is predicted with high accuracy from population and max "
        "combinations.",
        "Abstract",
        f"sensitivity {theirs['sensitivity']}, specificity above {theirs['specificity']}",
        f"{sensitivity:.2f} and {specificity:.2f} (ten folds of pairs); {strict} on areas and "
        "sets that a fit had not seen",
        by_share(good, 2),
        "holds: sensitivity at most 0.05 below, specificity above 0.9; in part: one of both",
        ""
        if sampled is None
        else "Where only one person in five is counted, as the long form has them, it is "
        f"{sampled['ordinary'][0]:.2f} and {sampled['ordinary'][1]:.2f}: nearer to the paper's, so "
        "that its uniqueness may be that of the sample.",
    )


def _of_guidance() -> Iterator[Claim]:
    groups, allowed = guidance(), PRINTED["design"]["allowed"]
    names = [question.name for group in groups for question in group.questions]
    seen, worse = set(), 0
    found = {}
    for answers in product(range(3), repeat=len(names)):
        found[answers] = propose(dict(zip(names, answers, strict=True))).threshold
        seen.add(found[answers])
    for answers, threshold in found.items():
        for i, of in enumerate(answers):
            if of < 2:
                next_worse = (*answers[:i], of + 1, *answers[i + 1 :])
                worse += found[next_worse] > threshold
    good = (len(groups) == PRINTED["design"]["groups"]) + (seen == set(allowed))
    yield Claim(
        "One of three thresholds (0, 5, 20 %) is chosen by mitigating controls, invasion of "
        "privacy, and the recipient's motives and capacity.",
        "Abstract",
        "three groups, three thresholds",
        f"{len(groups)} groups with {len(names)} questions of our own; "
        + ", ".join(as_percent(of) for of in sorted(seen))
        + f"; of {len(found):,} sets of answers {worse} lead to a laxer choice by a worse answer",
        by_share(good + int(worse == 0), 3),
        "holds: the same groups and thresholds, and a worse answer never allows more",
        "The paper's own questions are not in our sources.",
    )


def _page(given: Given, found: Mapping[str, Found]) -> Page:
    base = found[BASE.title]
    quick = " A quick look at few areas; nothing is varied." if given.quick else ""
    source = "made by the program" if given.records is None else given.records.name
    introduction = (
        "The paper measures how many people of urban FSAs are unique, fits logistic models that "
        "predict when they are more than 5 or 20 %, and gives guidance on which threshold to use. "
        f"Only its abstract is in our sources.{quick}",
        f"People: {source}, {base['people']:,} in {base['areas']} areas, {base['sets']} sets of "
        "variables. The same figures on every machine.",
    )
    sections = [
        Section(
            "The models",
            (
                "Ours, for want of the paper's. Beside the people that they ask for stands what "
                "equally likely combinations would: people who share their values leave fewer "
                "alone, so far smaller areas are enough.",
            ),
            tables=(
                Table(_models(base), "Log odds that more of an area's people are unique"),
                Table(_even(base), "People that an area needs to be below a threshold"),
            ),
        )
    ]
    if len(found) > 1:
        sections.append(_left_open(found))
    sections.append(
        Section(
            "What cannot be made again",
            (
                "The coefficients of the paper and its tables are not in our sources: the models "
                "here are ours. The 2001 long form, the Ontario newborn registry and the emergency "
                "department data cannot be had.",
            ),
        )
    )
    return Page(
        introduction,
        tuple(claims(base, found.get(CHOICES[0].title))),
        sections,
        {"models.csv": _rows(found)},
    )


def _models(base: Found) -> pd.DataFrame:
    rows = []
    for name in THRESHOLDS:
        if name in base:
            of = base[name]
            rows.append((f"more than {name} % unique", *of["b"], 100 * of["above"]))
    columns = ["model of the log odds", "constant", "ln population", "ln max combinations"]
    return pd.DataFrame(rows, columns=[*columns, "pairs above, %"])


def _even(base: Found) -> pd.DataFrame:
    """People from which on an area is below a threshold, beside equally likely combinations."""
    rows = []
    for m in (172, 1_000, 10_000):
        row: dict[str, Any] = {"max combinations": m}
        row["0 % (2009, central)"] = cutoff(OF_2009["table_5"]["central"], m)
        for name, threshold in THRESHOLDS.items():
            if name in base:
                b0, people_slope, slope = base[name]["b"]
                row[f"{name} %"] = float(np.exp(-(b0 + slope * np.log(m)) / people_slope))
            row[f"{name} %, all equally likely"] = -np.log(threshold) * m
        rows.append(row)
    return pd.DataFrame(rows)


def _rows(found: Mapping[str, Found]) -> pd.DataFrame:
    rows = []
    for title, of in found.items():
        for name in THRESHOLDS:
            if name in of:
                b, ordinary = of[name]["b"], of[name]["ordinary"]
                rows.append((title, f"{name} %", *b, *ordinary, *of[name]["strict"]))
    columns: Sequence[str] = ("choice", "threshold", "constant", "ln population")
    columns = (*columns, "ln max combinations", "sensitivity", "specificity")
    return pd.DataFrame(rows, columns=[*columns, "sensitivity, unseen", "specificity, unseen"])


def _left_open(found: Mapping[str, Found]) -> Section:
    theirs = [
        ("the paper", f"{name} %", *[None] * 3, of["sensitivity"], of["specificity"], None, None)
        for name, of in PRINTED["thresholds"].items()
    ]
    rows = _rows(found)
    paper = pd.DataFrame(theirs, columns=rows.columns).astype(rows.dtypes.to_dict())
    return Section(
        "What the abstract leaves open",
        (
            "How the uniqueness of all people was estimated from one in five, which sets of "
            "variables were taken, and how people spread over categories. Specificity of the "
            "paper: above 0.9.",
        ),
        tables=(Table(pd.concat([paper, rows], ignore_index=True)),),
    )
