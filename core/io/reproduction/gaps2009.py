"""El Emam, Brown and AbdelMalik (2009): population cut-offs, their models, and what FSAs pass."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import numpy as np
import pandas as pd

from core.background import in_background
from core.calibration.procedure import calibrate
from core.calibration.quasi_identifier_models import Model, Roles, models_of_paper
from core.calibration.results import Calibration, CalibrationSettings
from core.canada import PARTS, provinces
from core.coded_records import CodedRecords
from core.errors import N_, VbasError
from core.io.digest import digest_steps
from core.io.records.coded import read_coded
from core.io.reproduction.figures import Lines
from core.io.reproduction.gaps2009_fsas import (
    Fsas,
    claims_of,
    cutoff,
    judged,
    read,
    sections_of,
)
from core.io.reproduction.page import Section, Table
from core.io.reproduction.paper import Given, Job, Page, Paper, carry_out
from core.io.synthesize import shipped_distributions
from core.quasi_identifiers import QuasiIdentifier
from core.reproduction.claims import Claim, by_figure, by_share
from core.reproduction.people import people
from core.reproduction.printed import printed
from core.steps import STOP, Steps

PRINTED: Final = printed("gaps-2009")
SEED: Final = 2009
PREDICTORS: Final = {"entropy": "table_3", "maxcombs": "table_4"}
_ROLES: Final = Roles(
    "age",
    "sex",
    ("ethnicity", "language", "religion", "minority"),
    "schooling",
    "marital",
    "income",
    "aboriginal",
)
MODELS: Final[Mapping[str, tuple[Model, ...]]] = models_of_paper(_ROLES)
_EXAMPLE: Final = ("age", "sex", "ethnicity")
_NEAR: Final = 1.25
"""Times the paper's figure within which ours is taken for the same."""
_ERROR: Final = 0.02
"""Relative error that the paper's abstract promises."""


@dataclass(frozen=True)
class Choice:
    """What the paper leaves open, and one way to choose it.

    Attributes
    ----------
    title
        What is different.
    threshold
        Change of the share of unique people over a step of 5,000 that counts as none.
    related, even
        See `core.reproduction.people.people`.
    seed
        Of the people and of their order.
    """

    title: str
    threshold: float = 0.001
    related: bool = True
    even: bool = False
    seed: int = SEED


BASE: Final = Choice("as above")
CHOICES: Final = (
    Choice("derivative in % of the people for each person more", threshold=0.05),
    Choice("derivative as a share for each 1,000 people more", threshold=0.005),
    Choice("derivative in % over 5,000 people", threshold=0.00001),
    Choice("variables unrelated", related=False),
    Choice("all categories equally frequent", even=True),
    Choice("other people in another order", seed=SEED + 1),
)


def run(given: Given) -> Steps[Page | None]:
    """Makes the people, fits the models, judges the FSAs."""
    fsas = yield from read(given.areas)
    digest = "" if given.records is None else (yield from digest_steps(given.records))
    choices = (BASE,) if given.records is not None or given.quick else (BASE, *CHOICES)
    jobs = [_job(given, digest, choice, part) for choice in choices for part in PARTS]
    found = yield from carry_out(given.folder, jobs)
    if found is None:
        return None
    split = iter(found)
    by_choice = {of.title: {part: next(split) for part in PARTS} for of in choices}
    return _page(given, by_choice, fsas)


GAPS2009: Final = Paper(
    "gaps2009",
    "El Emam, Brown, AbdelMalik 2009",
    N_("Tables 1 to 8: population cut-offs, their models, and the FSAs that reach them"),
    run,
    areas=N_("Forward sortation areas of all provinces, with their people"),
    records=N_(
        "A census file with the columns part (western, central, eastern), age, sex, language, "
        "ethnicity, aboriginal, schooling, marital, religion, income and minority"
    ),
)


def sample_size(part: str) -> int:
    """People of a part's sample, as many as in the paper."""
    return int(PRINTED["samples"][part])


def _job(given: Given, digest: str, choice: Choice, part: str) -> Job:
    n = sample_size(part)
    key = {"paper": "gaps2009", "records": digest, "part": part, "n": n, "choice": vars(choice)}
    title = f"{part}: {choice.title}"
    return Job(title, key, partial(_fitted, given, choice, part, n))


def _fitted(given: Given, choice: Choice, part: str, n: int) -> Steps[dict[str, Any] | None]:
    """All models followed over nested samples of a part's people; what the page needs of it."""
    if given.records is None:
        records = yield from in_background("making people", partial(_made_up, choice, part, n))
    else:
        records = yield from _read(given, part)
    models = tuple(of for group in MODELS.values() for of in group)
    step = int(PRINTED["samples"]["step"])
    settings = CalibrationSettings(
        models=models, step=step, most=n, seed=choice.seed, threshold=choice.threshold
    )
    steps = calibrate(records, settings)
    found: Calibration | None = None
    try:
        while True:
            if (yield next(steps)) is STOP:
                return None
    except StopIteration as end:
        found = end.value
    finally:
        steps.close()
    return None if found is None else plain(found)


def _made_up(choice: Choice, part: str, n: int) -> CodedRecords:
    categories = {name: of[part == "eastern"] for name, of in PRINTED["table_1"].items()}
    shipped = shipped_distributions().items["age"]
    weights = np.zeros(len(shipped.categories))
    for name, of in provinces().items():
        if of.part == part and name in shipped.provinces:
            share = shipped.probabilities[shipped.provinces.index(name), 0]
            weights += of.population * share
    return people(
        part, n, categories, weights, choice.seed, related=choice.related, even=choice.even
    )


def _read(given: Given, part: str) -> Steps[CodedRecords]:
    assert given.records is not None
    columns = ("part", *PRINTED["table_1"])
    every = yield from read_coded(given.records, [QuasiIdentifier(of) for of in columns])
    names = [of.casefold() for of in every.categories["part"]]
    if part not in names:
        raise VbasError(
            "{file} has no people of {part} Canada.",
            "Its column part must say western, central or eastern.",
            file=given.records.name,
            part=part,
        )
    here = every.codes[every.columns.index("part")] == names.index(part)
    return replace(every, codes=np.ascontiguousarray(every.codes[:, here]), rows=None)


def plain(of: Calibration) -> dict[str, Any]:
    """What the page needs of a calibration, as plain values."""
    rises = [float(np.diff(curve.unique).max()) for curve in of.curves]
    example = next(curve for curve in of.curves if curve.columns == _EXAMPLE)
    return {
        "n": of.n_records,
        "models": len(of.curves),
        "never_rises": sum(rise <= 0 for rise in rises),
        "hardly_rises": sum(rise < of.settings.threshold for rise in rises),
        "cutoff_median": float(np.median([curve.cutoff for curve in of.curves])),
        "exponent_median": float(np.median([c.exponent for c in of.curves if c.exponent])),
        "left": sum(curve.censored == "left" for curve in of.curves),
        "right": sum(curve.censored == "right" for curve in of.curves),
        "delta": {"median": of.delta_median, "trimmed": of.delta_trimmed},
        "fits": {name: _plain_fit(of, name) for name in PREDICTORS if name in of.validations},
        "sizes": of.sizes.tolist(),
        "example": example.unique.tolist(),
        "example_cutoff": example.cutoff,
    }


def _plain_fit(of: Calibration, predictor: str) -> dict[str, float]:
    fit, tested = of.fits[predictor], of.validations[predictor]
    return {
        "r2": fit.pseudo_r2,
        "b0": fit.b0,
        "b1": fit.b1,
        "z": min(abs(fit.b0 / fit.se_b0), abs(fit.b1 / fit.se_b1)),
        "error_trimmed": tested.error_trimmed,
        "error_median": tested.error_median,
        "relative_trimmed": tested.relative_trimmed,
        "relative_median": tested.relative_median,
    }


ByPart = Mapping[str, Mapping[str, Any]]


def claims(found: ByPart) -> Iterator[Claim]:
    """What the paper says of its models, beside ours by part of Canada."""
    yield from _of_curves(found)
    for part in PARTS:
        yield _cutoff_of_age_and_sex(found[part], part)
    for name, title in (("maxcombs", "max combinations"), ("entropy", "entropy")):
        fits = [found[part]["fits"].get(name) for part in PARTS]
        yield from _of_fits(name, title, [fit for fit in fits if fit])


def _of_curves(found: ByPart) -> Iterator[Claim]:
    groups = {name: len(of) for name, of in MODELS.items()}
    yield Claim(
        "59 models with age and sex, 75 with age and 75 with sex: 209.",
        "Quasi-identifier models",
        "59 + 75 + 75",
        " + ".join(str(n) for n in groups.values()),
        by_share(int(groups == PRINTED["models"]), 1),
        "holds: the same numbers, enumerated from the definition",
    )
    hardly = sum(of["hardly_rises"] for of in found.values())
    never = sum(of["never_rises"] for of in found.values())
    models = sum(of["models"] for of in found.values())
    yield Claim(
        "The larger the area, the fewer of its people are unique, for all variables.",
        "Figures 1 and 2",
        "all",
        f"{hardly} of {models} curves never rise by 0.1 % of the people, {never} never rise",
        by_share(hardly, models),
        "holds: no rise of 0.1 % (the paper's own bound) in any curve; in part: in at least half",
        "Where next to nobody is unique, a curve may rise by a few people."
        if never < models
        else "",
    )
    for what, word in (("median", "median"), ("trimmed", "trimmed mean")):
        theirs = PRINTED["table_2"][what]
        ours = [found[part]["delta"][what] for part in PARTS]
        near = sum(theirs[p] / 2 <= of <= theirs[p] * 2 for p, of in zip(PARTS, ours, strict=True))
        yield Claim(
            f"At the cut-off next to nobody is unique ({word} of the models).",
            "Table 2",
            " / ".join(f"{theirs[part]:.2%}" for part in PARTS),
            " / ".join(f"{of:.2%}" for of in ours),
            by_share(near, len(ours)),
            "holds: within twice and half the paper's in each part; in part: in at least half",
            _why_delta(found) if what == "median" else "",
        )


def _why_delta(found: ByPart) -> str:
    """Table 2 against Table 5: what the power of the curves would have to be."""
    step, threshold = PRINTED["samples"]["step"], PRINTED["samples"]["threshold"]
    said = []
    for part in PARTS:
        typical = np.median(
            [_printed_cutoff(part, of) for group in MODELS.values() for of in group]
        )
        power = threshold * typical / step / PRINTED["table_2"]["median"][part]
        said.append(f"{part} {typical:,.0f} people and a power of -{power:.1f}")
    ours = " / ".join(f"{found[part]['exponent_median']:.2f}" for part in PARTS)
    return (
        "Where a curve falls as S^b, what is unique at the cut-off S is 0.001 S / (5,000 |b|). By "
        f"the paper's Table 5 half of the models need more than {', '.join(said)} would be needed "
        f"for its Table 2; curves here have a power of {ours} (medians), as skewed variables do."
    )


def _printed_cutoff(part: str, model: Model) -> float:
    """By Table 5, within the sizes that were looked at."""
    combinations = np.prod([PRINTED["table_1"][name][part == "eastern"] for name in model])
    found = cutoff(PRINTED["table_5"][part], int(combinations))
    return float(np.clip(found, PRINTED["samples"]["step"], PRINTED["samples"][part]))


def _cutoff_of_age_and_sex(found: Mapping[str, Any], part: str) -> Claim:
    theirs = cutoff(PRINTED["table_5"][part], 172)
    fit = found["fits"].get("maxcombs")
    ours = float("nan") if fit is None else float(np.exp(fit["b0"]) * 172 ** fit["b1"])
    said = "no fit" if fit is None else f"{np.exp(fit['b0']):,.0f} × M^{fit['b1']:.3f}"
    scale, power = PRINTED["table_5"][part]
    return Claim(
        f"Age by sex (172 combinations) needs {theirs:,.0f} people in {part} Canada.",
        "Table 5",
        f"{scale:,} × M^{power} = {theirs:,.0f}",
        f"{said} = {ours:,.0f}",
        by_figure(theirs, ours, _NEAR),
        f"holds: within {_NEAR - 1:.0%} of the paper's people; in part: more than one person",
        "The people are made up: how they spread over categories moves the model; see what "
        "is varied below.",
    )


def _of_fits(name: str, title: str, fits: Sequence[Mapping[str, float]]) -> Iterator[Claim]:
    table = PREDICTORS[name].replace("_", " ").title()
    theirs = [PRINTED[PREDICTORS[name]][part] for part in PARTS]
    good = sum(of["r2"] >= their["r2"] - 0.05 for of, their in zip(fits, theirs, strict=False))
    yield Claim(
        f"Cut-offs follow {title}: pseudo-R² of 0.8 to 0.9, all parameters significant.",
        table,
        " / ".join(f"{of['r2']}" for of in theirs),
        " / ".join(f"{of['r2']:.2f}" for of in fits)
        + f"; smallest |z| {min((of['z'] for of in fits), default=0):.0f}",
        by_share(good, len(PARTS)),
        "holds: at most 0.05 below the paper's in each part; in part: in at least half",
    )
    ours = [abs(of[key]) for of in fits for key in ("relative_median", "relative_trimmed")]
    small = sum(of <= _ERROR for of in ours)
    yield Claim(
        f"The relative error of prediction by {title} is at most 0.02.",
        f"{table}, abstract",
        "at most 0.02",
        ", ".join(f"{of:.3f}" for of in ours) + " (median and trimmed mean by part)",
        by_share(small, 2 * len(PARTS)),
        "holds: all of them; in part: at least half",
        "The mean relative error is of one sign: a prediction in logarithms, taken back by exp, "
        "lies above as many cut-offs as below, but not by as much."
        if small < len(ours)
        else "",
    )


def _page(given: Given, found: Mapping[str, ByPart], fsas: Fsas) -> Page:
    base = found[BASE.title]
    file = None if given.records is None else given.records.name
    quick = " A quick look: nothing is varied." if given.quick else ""
    introduction = (
        "The paper draws nested samples of the 2001 census microdata file, finds for 209 sets of "
        "variables from how many people on uniqueness no longer falls, and fits models that "
        f"predict these cut-offs; then it asks which FSAs are large enough.{quick}",
        f"People: {file or 'made by the program, with as many categories as the paper prints'}. "
        f"FSAs: {fsas.source}. The same figures on every machine.",
    )
    judgements = judged(fsas)
    example = [(f"{part} Canada", of["sizes"], of["example"]) for part, of in base.items()]
    sections = (
        Section(
            "Figure 2: uniqueness of age, sex and ethnicity",
            ("The paper draws central Canada; its points are not printed as numbers.",),
            figures=(Lines("Share of people who are unique", "share", "people", example),),
        ),
        Section("Tables 1 to 5", tables=tuple(_tables(base))),
        *sections_of(judgements, fsas),
        _left_open(found),
        _not_regenerated(),
    )
    said = (*claims(base), *claims_of(judgements, fsas))
    tables = {"models.csv": _models(found), "fsas.csv": judgements.beside}
    return Page(introduction, said, sections, tables)


def _tables(base: ByPart) -> Iterator[Table]:
    one = PRINTED["table_1"]
    yield Table(
        pd.DataFrame(
            [(name, of[0], of[1]) for name, of in one.items()],
            columns=["variable", "western and central", "eastern"],
        ),
        "Table 1: response categories, taken from the paper",
    )
    for name, number in PREDICTORS.items():
        keys = list(PRINTED[number][PARTS[0]])
        columns: dict[tuple[str, str], list[Any]] = {
            ("", "figure"): [key.replace("_", " ").replace("r2", "pseudo-R²") for key in keys]
        }
        for part in PARTS:
            ours, theirs = base[part]["fits"].get(name, {}), PRINTED[number][part]
            columns[part, "paper"] = [float(theirs[key]) for key in keys]
            columns[part, "here"] = [float(ours.get(key, np.nan)) for key in keys]
        title = f"{number.replace('_', ' ').title()}: Tobit models on {name}"
        yield Table(pd.DataFrame(columns), title)


def _models(found: Mapping[str, ByPart]) -> pd.DataFrame:
    """One row a choice and part: the models that came out."""
    rows = []
    for title, parts in found.items():
        for part, of in parts.items():
            row: dict[str, Any] = {"choice": title, "part": part}
            row |= {key: of[key] for key in ("models", "left", "right")}
            row |= {f"delta, {key}": value for key, value in of["delta"].items()}
            for name in PREDICTORS:
                fit = of["fits"].get(name, {})
                row |= {f"{key}, {name}": fit.get(key) for key in ("b0", "b1", "r2")}
            rows.append(row)
    return pd.DataFrame(rows)


def _left_open(found: Mapping[str, ByPart]) -> Section:
    rows = []
    for part in PARTS:
        scale, power = PRINTED["table_5"][part]
        people_of = cutoff((scale, power), 172)
        median = PRINTED["table_2"]["median"][part]
        rows.append(("the paper", part, scale, power, people_of, None, None, median))
    for title, parts in found.items():
        for part, of in parts.items():
            fit = of["fits"].get("maxcombs")
            scale, power = (np.exp(fit["b0"]), fit["b1"]) if fit else (np.nan, np.nan)
            last = (of["left"], of["right"], of["delta"]["median"])
            rows.append((title, part, scale, power, scale * 172.0**power, *last))
    columns = ["choice", "part", "people at M = 1", "power of M", "people for 172"]
    columns += ["at the lower end", "at the upper end", "unique at the cut-off"]
    table = pd.DataFrame(rows, columns=columns)
    return Section(
        "What the paper leaves open",
        (
            "The paper gives no unit of the derivative below which a cut-off is reached (0.001). "
            "Only a change of the share of unique people over one step of 5,000 puts cut-offs "
            "within the sizes that were looked at and leaves as few unique people as its Table 2; "
            "the other readings push most models to one of the ends. Nor does it print how people "
            "spread over the categories: the last rows say how much hangs on that.",
        ),
        tables=(Table(table),),
    )


def _not_regenerated() -> Section:
    return Section(
        "What cannot be made again",
        (
            "Table 6 lists which fields five organisations collect: nothing in it is worked out.",
            "Example 2 counts patients of a children's hospital by their FSA: its 94,100 records "
            "are the hospital's. The cut-offs of its two products are worked out above.",
            "Table 7 contradicts itself above 100,000 people for Saskatchewan (no FSA, but 2 % of "
            "the people) and Quebec (0.25 % of the FSAs, none of the people): no data give both.",
        ),
    )
