"""The people of the fictional province: who lives where, with smooth differences over the land.

Everything is drawn from simple made-up models; no real person, survey or file stands behind it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from sample_data.health import LABELS, make_diagnoses

Floats = NDArray[np.float64]
Codes = NDArray[np.int64]

AGES = 103  # 0 .. 102
SEX = ("female", "male")
MARITAL = ("never married", "married", "common-law", "separated", "divorced", "widowed")
ETHNICITY = (
    "Canadian", "English", "Scottish", "Irish", "French", "German", "Indigenous", "Chinese",
    "South Asian", "Black", "Filipino", "other",
)  # fmt: skip
LANGUAGE = (
    "English", "French", "Indigenous language", "Mandarin", "Punjabi", "Tagalog", "Arabic", "other",
)  # fmt: skip
EDUCATION = (
    "under 15", "no certificate", "high school", "trades", "college", "bachelor", "above bachelor",
)  # fmt: skip
NOT_STATED_EDUCATION = "99"
NOT_STATED_ETHNICITY = "88"


@dataclass(frozen=True)
class Character:
    """What sort of place each area is; every field is (n,) between 0 and 1.

    Attributes
    ----------
    urban
        1 in the middle of the capital, 0 far from any town.
    french
        Share of people who speak French at home.
    students
        Weight of people about 21.
    families
        Weight of young families (the ring of suburbs).
    """

    urban: Floats
    french: Floats
    students: Floats
    families: Floats


def make_people(
    rng: np.random.Generator, ids: NDArray[np.object_], people: Codes, character: Character
) -> pa.Table:
    """Draws ``people[i]`` records for each area, in a random order.

    Returns
    -------
    pa.Table
        Columns area_id, age, sex, marital, language, ethnicity, education, diagnosis; null is
        missing.
    """
    area = np.repeat(np.arange(len(ids)), people)
    rng.shuffle(area)
    age = _by_area(rng, _ages(character), area)
    old = np.clip((age - 70) / 25, 0, 1)
    sex = (rng.random(len(area)) > 0.503 + 0.17 * old).astype(np.int64)
    urban, french = character.urban[area], character.french[area]
    ethnicity = _by_area(rng, _ethnicities(character), area)
    marital = _draw(rng, _marital(age, sex, urban, french))
    language = _draw(rng, _language(ethnicity, french))
    education = _draw(rng, _education(age, urban, character.students[area]))
    columns = {
        "area_id": _text(area, ids.tolist()),
        "age": pa.array(age.astype(np.int16)),
        "sex": _text(sex, SEX),
        "marital": _text(marital, MARITAL),
        "language": _text(language, LANGUAGE, missing=rng.random(len(area)) < 0.006),
        "ethnicity": _text(
            np.where(rng.random(len(area)) < 0.004, len(ETHNICITY), ethnicity),
            (*ETHNICITY, NOT_STATED_ETHNICITY),
        ),
        "education": _text(
            np.where(rng.random(len(area)) < 0.009, len(EDUCATION), education),
            (*EDUCATION, NOT_STATED_EDUCATION),
        ),
    }
    # What was added later draws from chance of its own: what was there before stays as it was.
    diagnosis, nothing = make_diagnoses(rng.spawn(1)[0], age, sex)
    columns["diagnosis"] = _text(diagnosis, LABELS, missing=nothing)
    return pa.table(columns)


def _text(
    codes: Codes, labels: list[str] | tuple[str, ...], missing: NDArray[np.bool_] | None = None
) -> pa.Array:
    indices = pa.array(codes.astype(np.int32), mask=missing)
    return pa.DictionaryArray.from_arrays(indices, pa.array(list(labels), pa.string()))


def _by_area(rng: np.random.Generator, weights: Floats, area: Codes) -> Codes:
    """One category for each record, where ``weights`` is (areas, categories)."""
    running = np.cumsum(weights / weights.sum(axis=1, keepdims=True), axis=1)
    running[:, -1] = 1.0
    steps = (running + np.arange(len(running))[:, None]).ravel()
    at = np.searchsorted(steps, rng.random(len(area)) + area, side="right")
    return np.asarray(np.clip(at - area * running.shape[1], 0, running.shape[1] - 1))


def _draw(rng: np.random.Generator, weights: Floats) -> Codes:
    """One category for each record, where ``weights`` is (records, categories)."""
    running = np.cumsum(weights, axis=1)
    return np.asarray((running < (rng.random(len(weights)) * running[:, -1])[:, None]).sum(axis=1))


def _bump(at: Floats | Codes, middle: float, width: float) -> Floats:
    return np.exp(-0.5 * ((np.asarray(at, dtype=np.float64) - middle) / width) ** 2)


def _ages(place: Character) -> Floats:
    """(n, 103): an ageing population; students in town, families about it, elders outside."""
    age = np.arange(AGES, dtype=np.float64)
    alive = 1 / (1 + np.exp((age - 83.5) / 5.2))
    shape = 0.88 + 0.30 * _bump(age, 61, 9) + 0.22 * _bump(age, 31, 8)
    tilt = np.exp(-(place.urban[:, None] - 0.25) * 0.011 * (age - 40))
    students = 2.6 * place.students[:, None] * _bump(age, 21, 2.6)
    families = place.families[:, None] * (0.9 * _bump(age, 36, 7) + 0.9 * _bump(age, 6, 5))
    return np.asarray(alive * tilt * (shape + students + families))


def _ethnicities(place: Character) -> Floats:
    """(n, 12): newcomers live in the cities, French Canada in the west, clans in the north-east."""
    base = np.array([27, 24, 17, 12, 2, 4, 2.0, 0.15, 0.15, 0.5, 0.1, 1.6])
    french = np.array([22, 2, 2, 3, 44, 0.5, 2, 0, 0, 0.3, 0, 0.8])
    city = np.array([14, 16, 9, 8, 4, 3, 2, 5.5, 8.5, 5.5, 4.5, 8.0])
    urban, part = place.urban[:, None], place.french[:, None]
    weights = (1 - urban) * base + urban * city
    weights = (1 - part) * weights / weights.sum(
        axis=1, keepdims=True
    ) + part * french / french.sum()
    weights[:, 6] *= 1 + 5 * np.clip(0.35 - place.urban, 0, 1) ** 2 * 8
    return np.asarray(weights)


def _marital(age: Codes, sex: Codes, urban: Floats, french: Floats) -> Floats:
    """(records, 6): people marry about thirty, later in town; common law in the French west."""
    settled = 1 / (1 + np.exp(-(age - 28.5 - 3.0 * urban) / 3.4)) * (age >= 18)
    left = 0.22 / (1 + np.exp(-(age - 46) / 6))
    widowed = (0.62 - 0.30 * sex) / (1 + np.exp(-(age - 79) / 5))
    ever = settled * (0.90 - 0.16 * urban)
    common = 0.11 + 0.30 * french + 0.22 * _bump(age, 27, 7)
    together = ever * (1 - left) * (1 - widowed)
    return np.column_stack(
        [
            1 - ever,
            together * (1 - common),
            together * common,
            ever * left * 0.28 * (1 - widowed),
            ever * left * 0.72 * (1 - widowed),
            ever * widowed,
        ]
    )


def _language(ethnicity: Codes, french: Floats) -> Floats:
    """(records, 8): English or French by the place, other languages by origin."""
    kept = np.zeros((len(ETHNICITY), len(LANGUAGE)))
    for origin, language, share in (
        ("Indigenous", "Indigenous language", 0.17), ("Chinese", "Mandarin", 0.58),
        ("South Asian", "Punjabi", 0.36), ("South Asian", "other", 0.20),
        ("Filipino", "Tagalog", 0.48), ("Black", "other", 0.13), ("German", "other", 0.04),
        ("other", "Arabic", 0.24), ("other", "other", 0.26),
    ):  # fmt: skip
        kept[ETHNICITY.index(origin), LANGUAGE.index(language)] = share
    weights = kept[ethnicity]
    rest = 1 - weights.sum(axis=1)
    speaks = np.where(ethnicity == ETHNICITY.index("French"), 0.35 + 0.6 * french, 0.55 * french)
    weights[:, 0] = rest * (1 - speaks)
    weights[:, 1] = rest * speaks
    return weights


def _education(age: Codes, urban: Floats, students: Floats) -> Floats:
    """(records, 7): more degrees in town and near the university, fewer among the old."""
    level = 0.3 + 1.1 * urban + 0.8 * students - np.clip((age - 60) / 45, 0, 1)
    weights = np.empty((len(age), len(EDUCATION)))
    weights[:, 0] = 0
    weights[:, 1] = 0.17 * np.exp(-1.1 * level) + 2.2 * (age < 18)
    weights[:, 2] = 0.27 + 0.5 * ((age >= 17) & (age < 23))
    weights[:, 3] = 0.13 * np.exp(-0.5 * level) * (age >= 19)
    weights[:, 4] = 0.23 * (age >= 19)
    weights[:, 5] = 0.13 * np.exp(0.55 * level) * (age >= 21)
    weights[:, 6] = 0.05 * np.exp(0.80 * level) * (age >= 24)
    weights[age < 15] = [1, 0, 0, 0, 0, 0, 0]
    return weights
