"""A small file in four areas, suppressed: what the panels of losses are shown."""

import numpy as np

from core.areas import AreaLayer
from core.coded_records import CodedRecords
from core.hierarchies.design import LevelledVariable
from core.steps import finish
from core.suppression.cells.outcome import carry_out
from core.suppression.cells.protection import Protection

VARIABLES = (
    LevelledVariable("age", ("age",)),
    LevelledVariable("sex", ("sex",)),
    LevelledVariable("geography", ("geography", "geography.province")),
)
PROTECTION = Protection((("age", "sex", "geography.province"),), 6, weights={"age": 0.2})


def records_in(area_ids, province_of, per_area=25, seed=3):
    """Records of areas: ages are more different in the second province, the first is large."""
    rng = np.random.default_rng(seed)
    n_areas, provinces = len(area_ids), ("East", "West")
    areas = np.repeat(np.arange(n_areas, dtype=np.int32), per_area)
    province = np.asarray(province_of, np.int32)[areas]
    n = len(areas)
    spread = np.where(province == 1, 5, 1)
    age = np.minimum((rng.random(n) * (spread + 1)).astype(np.int32), 4)
    sex = (rng.random(n) < 0.3).astype(np.int32)
    sex[0] = 2  # missing
    codes = np.stack([age, sex, areas, province]).astype(np.int32)
    categories = {
        "age": ("young", "grown", "middle", "old", "oldest"),
        "sex": ("F", "M"),
        "geography": tuple(area_ids),
        "geography.province": provinces,
    }
    return CodedRecords(
        tuple(categories),
        codes,
        categories,
        {name: len(of) for name, of in categories.items()},
        areas=areas,
        area_ids=np.array(area_ids, dtype=object),
    )


def layer_of(area_ids):
    """Areas on a line."""
    n = len(area_ids)
    points = np.column_stack([np.arange(n, dtype=float), np.zeros(n)])
    return AreaLayer("small", np.array(area_ids, dtype=object), points, np.full(n, 10.0))


def suppressed(records, protection=PROTECTION):
    """What comes out."""
    return finish(carry_out(records, protection))


def small_outcome():
    """Four areas in two provinces."""
    return suppressed(records_in(("a1", "a2", "b1", "b2"), (0, 0, 1, 1)))


def plain(text):
    """A text with ordinary spaces."""
    return text.replace("\u00a0", " ")
