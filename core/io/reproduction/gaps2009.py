"""El Emam, Brown and AbdelMalik (2009): population cut-offs, their models, and what FSAs pass."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

import numpy as np
import pandas as pd

from core.background import in_background
from core.calibration.procedure import calibrate
from core.calibration.results import Calibration, CalibrationSettings
from core.canada import PARTS, provinces
from core.coded_records import CodedRecords
from core.errors import N_, VbasError
from core.io.digest import digest_steps
from core.io.records.coded import read_coded
from core.io.reproduction.figures import Lines
from core.io.reproduction.gaps2009_fsas import Fsas, claims_of, judged, read, sections_of
from core.io.reproduction.page import Section, Table
from core.io.reproduction.paper import Given, Job, Page, Paper, carry_out
from core.io.synthesize import shipped_distributions
from core.quasi_identifiers import QuasiIdentifier
from core.reproduction.gaps2009 import (
    BASE,
    CHOICES,
    EXAMPLE,
    MODELS,
    PREDICTORS,
    PRINTED,
    ByPart,
    Choice,
    claims,
    cutoff,
)
from core.reproduction.people import people
from core.steps import STOP, Steps


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
    title = part if choice is BASE else f"{part} ({choice.title})"
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
    example = next(curve for curve in of.curves if curve.columns == EXAMPLE)
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
