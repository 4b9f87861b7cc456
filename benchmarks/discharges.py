"""Made-up hospital discharges with the columns, categories and skew of paper 004's Table 2.

2.4 million records: province 10, age 20, gender 5, length of stay 31; diagnosis 8,967 with case mix
group 545, block 195 and chapter 23; intervention 8,780 (46% of the records have none) with its
short form 569. Ages, sexes, stays and interventions hang on the diagnosis, blocks and chapters are
its ancestors, case mix groups nearly so. Nobody's data.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords

DATA = Path(__file__).parent / "data"
RECORDS = 2_400_000
SIZES = {
    **{"province": 10, "age": 20, "gender": 5, "stay": 31},
    **{"diagnosis": 8_967, "cmg": 545, "block": 195, "chapter": 23},
    **{"intervention": 8_780, "short": 569},
}
DIAGNOSES = ("diagnosis", "cmg", "block", "chapter")
INTERVENTIONS = ("intervention", "short")
PROVINCES = (0.455, 0.165, 0.145, 0.058, 0.052, 0.046, 0.038, 0.025, 0.0125, 0.0035)
NO_INTERVENTION = 0.46
Codes = NDArray[np.int32]


def combinations(first: str = "province") -> tuple[tuple[str, ...], ...]:
    """The eight of Table 7, with the province or the length of stay."""
    return tuple((first, "age", "gender", *of) for of in product(DIAGNOSES, INTERVENTIONS))


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


def _draw(n: int) -> dict[str, Codes]:
    rng = np.random.default_rng(11)
    of = SIZES
    block_of = _parents(rng, of["diagnosis"], of["block"])
    chapter_of = _parents(rng, of["block"], of["chapter"])[block_of]
    common = rng.permutation(of["diagnosis"])
    diagnosis = common[_skewed(rng, n, of["diagnosis"], 1.6, 30)].astype(np.int32)
    group_of = _parents(rng, of["diagnosis"], of["cmg"])
    cmg = group_of[diagnosis]
    other = rng.random(n) < 0.08
    cmg[other] = (cmg[other] + 1 + _skewed(rng, int(other.sum()), 12, 1.0, 1)) % of["cmg"]
    centre, spread = rng.uniform(0, 19, of["diagnosis"]), rng.uniform(0.6, 2.2, of["diagnosis"])
    age = centre[diagnosis] + spread[diagnosis] * rng.standard_normal(n)
    women = rng.beta(2.0, 2.0, of["diagnosis"])[diagnosis]
    gender = (rng.random(n) > women).astype(np.int32)
    rare = rng.random(n)
    gender[rare < 1e-4] = 2 + _skewed(rng, int((rare < 1e-4).sum()), 3, 2.0, 1)
    usual = rng.uniform(0.12, 0.6, of["diagnosis"])[diagnosis]
    stay = rng.geometric(usual) - 1
    stay = np.where(stay < 7, stay, 7 + (stay - 7) // 4)
    return {
        "province": np.searchsorted(np.cumsum(PROVINCES), rng.random(n))
        .clip(0, 9)
        .astype(np.int32),
        "age": age.round().clip(0, 19).astype(np.int32),
        "gender": gender,
        "stay": stay.clip(0, 30).astype(np.int32),
        **{"diagnosis": diagnosis, "cmg": cmg},
        **{"block": block_of[diagnosis], "chapter": chapter_of[diagnosis]},
        **_interventions(rng, cmg),
    }


def _interventions(rng: np.random.Generator, cmg: Codes) -> dict[str, Codes]:
    """Mostly those usual in a case mix group; the last category is none at all."""
    n, of = len(cmg), SIZES["intervention"] - 1
    short_of = np.append(_parents(rng, of, SIZES["short"] - 1), SIZES["short"] - 1).astype(np.int32)
    start = rng.integers(0, of, SIZES["cmg"])[cmg]
    own = (start + _skewed(rng, n, of, 2.6, 1)) % of
    anywhere = _skewed(rng, n, of, 1.1, 10)
    found = np.where(rng.random(n) < 0.985, own, anywhere)
    found[rng.random(n) < NO_INTERVENTION] = of
    return {"intervention": found.astype(np.int32), "short": short_of[found]}


def discharges(n: int = RECORDS) -> CodedRecords:
    """The first n of the records (they are in random order); made once, then read."""
    path = DATA / "discharges.npy"
    if not path.exists():
        DATA.mkdir(exist_ok=True)
        drawn = _draw(RECORDS)
        np.save(path, np.stack([drawn[name] for name in SIZES]))
    codes = np.ascontiguousarray(np.load(path, mmap_mode="r")[:, :n])
    categories = {name: tuple(f"{i:04d}" for i in range(of)) for name, of in SIZES.items()}
    return CodedRecords(tuple(SIZES), codes, categories, dict(SIZES))
