"""A small calibration for tests of what is written of one."""

from __future__ import annotations

from functools import cache

import numpy as np

from core.calibration.procedure import calibrate
from core.calibration.results import Calibration, CalibrationSettings
from core.coded_records import CodedRecords
from core.steps import finish

COLUMNS = {"age": 40, "sex": 2, "language": 5, "marital": 4}
MODELS = (
    ("sex",),
    ("age", "sex"),
    ("age", "language"),
    ("sex", "language", "marital"),
    ("age", "sex", "marital"),
    ("age", "sex", "language", "marital"),
)


def people(n: int = 2000) -> CodedRecords:
    """Records whose categories are unevenly common."""
    draw = np.random.default_rng(5)
    codes = [np.minimum(draw.geometric(min(0.6, 2.5 / k), n) - 1, k - 1) for k in COLUMNS.values()]
    categories = {c: tuple(str(i) for i in range(k)) for c, k in COLUMNS.items()}
    return CodedRecords(tuple(COLUMNS), np.array(codes, dtype=np.int32), categories, dict(COLUMNS))


def asked(**more: object) -> CalibrationSettings:
    """Settings that give twenty samples of 100 to 2,000 records."""
    given: dict[str, object] = {
        "models": MODELS,
        "step": 100,
        "threshold": 0.002,
        "ks": (3, 5),
        "folds": 3,
    }
    return CalibrationSettings(**(given | more))  # type: ignore[arg-type]


@cache
def calibrated(**more: object) -> Calibration:
    return finish(calibrate(people(), asked(**more)))
