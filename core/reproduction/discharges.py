"""Hospital discharges with the columns, categories and skew of El Emam et al. 2011, made up.

Province 10, age 20, gender 5, length of stay 31; diagnosis 8,967 with case mix group 545, block 195
and chapter 23; intervention 8,780 (46 % of the records have none) with its short form 569. Ages,
sexes, stays and interventions hang on the diagnosis, blocks and chapters are its ancestors, case
mix groups nearly so. Nobody's data.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords

SIZES: Final = {
    **{"province": 10, "age": 20, "gender": 5, "stay": 31},
    **{"diagnosis": 8_967, "cmg": 545, "block": 195, "chapter": 23},
    **{"intervention": 8_780, "short": 569},
}
PROVINCES: Final = (0.455, 0.165, 0.145, 0.058, 0.052, 0.046, 0.038, 0.025, 0.0125, 0.0035)
NO_INTERVENTION: Final = 0.46
Codes = NDArray[np.int32]


@dataclass(frozen=True)
class Shape:
    """How records spread.

    Attributes
    ----------
    provinces
        Share of each, in all 1.
    diagnoses
        A diagnosis' share falls as (rank + 30) ** -this.
    usual
        Share of the interventions that are usual in the record's case mix group.
    interventions
        Those fall as rank ** -this within the group.
    ages
        Standard deviation of a diagnosis' ages, as a multiple of 0.6 to 2.2 groups of five years.
    seed
        Of the draw.
    """

    provinces: tuple[float, ...] = PROVINCES
    diagnoses: float = 1.6
    usual: float = 0.985
    interventions: float = 2.6
    ages: float = 1.0
    seed: int = 11


def _skewed(rng: np.random.Generator, n: int, of: int, skew: float, shift: float) -> Codes:
    """Ranks whose share falls as (rank + shift) ** -skew."""
    share = (np.arange(of) + shift) ** -skew
    return (
        np.searchsorted(np.cumsum(share / share.sum()), rng.random(n))
        .clip(0, of - 1)
        .astype(np.int32)
    )


def _parents(rng: np.random.Generator, of: int, parents: int) -> Codes:
    """A parent of each of ``of`` children in order: runs of unlike lengths, none empty."""
    cuts = np.sort(rng.choice(np.arange(1, of), parents - 1, replace=False))
    return np.searchsorted(cuts, np.arange(of), side="right").astype(np.int32)


def drawn(n: int, shape: Shape = Shape()) -> dict[str, Codes]:
    """{column: (n,) codes}; without an intervention its last category stands."""
    rng = np.random.default_rng(shape.seed)
    of = SIZES
    block_of = _parents(rng, of["diagnosis"], of["block"])
    chapter_of = _parents(rng, of["block"], of["chapter"])[block_of]
    common = rng.permutation(of["diagnosis"])
    diagnosis = common[_skewed(rng, n, of["diagnosis"], shape.diagnoses, 30)].astype(np.int32)
    group_of = _parents(rng, of["diagnosis"], of["cmg"])
    cmg = group_of[diagnosis]
    other = rng.random(n) < 0.08
    cmg[other] = (cmg[other] + 1 + _skewed(rng, int(other.sum()), 12, 1.0, 1)) % of["cmg"]
    centre, spread = rng.uniform(0, 19, of["diagnosis"]), rng.uniform(0.6, 2.2, of["diagnosis"])
    age = centre[diagnosis] + shape.ages * spread[diagnosis] * rng.standard_normal(n)
    women = rng.beta(2.0, 2.0, of["diagnosis"])[diagnosis]
    gender = (rng.random(n) > women).astype(np.int32)
    rare = rng.random(n)
    gender[rare < 1e-4] = 2 + _skewed(rng, int((rare < 1e-4).sum()), 3, 2.0, 1)
    usual = rng.uniform(0.12, 0.6, of["diagnosis"])[diagnosis]
    stay = rng.geometric(usual) - 1
    stay = np.where(stay < 7, stay, 7 + (stay - 7) // 4)
    shares = np.array(shape.provinces)
    return {
        "province": np.searchsorted(np.cumsum(shares), rng.random(n)).clip(0, 9).astype(np.int32),
        "age": age.round().clip(0, 19).astype(np.int32),
        "gender": gender,
        "stay": stay.clip(0, 30).astype(np.int32),
        **{"diagnosis": diagnosis, "cmg": cmg},
        **{"block": block_of[diagnosis], "chapter": chapter_of[diagnosis]},
        **_interventions(rng, cmg, shape),
    }


def _interventions(rng: np.random.Generator, cmg: Codes, shape: Shape) -> dict[str, Codes]:
    """Mostly those usual in a case mix group; the last category is none at all."""
    n, of = len(cmg), SIZES["intervention"] - 1
    short_of = np.append(_parents(rng, of, SIZES["short"] - 1), SIZES["short"] - 1).astype(np.int32)
    start = rng.integers(0, of, SIZES["cmg"])[cmg]
    own = (start + _skewed(rng, n, of, shape.interventions, 1)) % of
    anywhere = _skewed(rng, n, of, 1.1, 10)
    found = np.where(rng.random(n) < shape.usual, own, anywhere)
    found[rng.random(n) < NO_INTERVENTION] = of
    return {"intervention": found.astype(np.int32), "short": short_of[found]}


REGION_OF: Final = np.array((1, 0, 0, 0, 0, 2, 2, 2, 2, 3), np.int32)
"""West, Central (Ontario), East, territories: of each province in the order of `PROVINCES`."""
COARSER: Final = {"region": 4, "weeks": 25}


def records_of(codes: dict[str, Codes], *, none_is_missing: bool = False) -> CodedRecords:
    """Coded records with region and weeks of stay as well.

    Parameters
    ----------
    codes
        As `drawn` gives them.
    none_is_missing
        Whether a record without an intervention has none to hide; else "none" is a category.
    """
    weeks = np.maximum(codes["stay"] - 6, 0).astype(np.int32)
    found = {**codes, "region": REGION_OF[codes["province"]], "weeks": weeks}
    sizes = {**SIZES, **COARSER}
    if none_is_missing:
        sizes |= {name: sizes[name] - 1 for name in ("intervention", "short")}
    categories = {name: tuple(f"{i:04d}" for i in range(sizes[name])) for name in found}
    return CodedRecords(tuple(found), np.vstack(list(found.values())), categories, sizes)
