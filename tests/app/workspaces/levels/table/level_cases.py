"""Six areas in three FSAs of two provinces, with numbers that are easily checked."""

from types import SimpleNamespace

import numpy as np

from app.workspaces.levels.table.sheet import SheetMaker, Subject
from core.areas import AreaLayer
from core.cutoff.design import Design, Variable
from core.levels.question import Question

PEOPLE = np.array([9_000.0, 6_000.0, 5_000.0, 3_000.0, 30_000.0, np.nan])
FSAS = ["K1A", "K1A", "K1B", "K1B", "B3H", "B3H"]


def layer(people=PEOPLE, provinces=("ON", "ON", "ON", "ON", "NS", "NS")):
    """West-to-east points, with their FSA and province."""
    n = len(people)
    return AreaLayer(
        "Six areas",
        np.array([f"a{i}" for i in range(n)], dtype=object),
        np.column_stack([np.arange(n) * 1000.0, np.zeros(n)]),
        np.asarray(people, dtype=np.float64),
        parents={
            "fsa": np.array(FSAS[:n], dtype=object),
            "province": np.array(list(provinces)[:n], dtype=object),
        },
    )


def file_of(areas, level="da"):
    """As much of an area file as a table asks for."""
    return SimpleNamespace(layer=areas, level=level)


def question(**changes):
    """Age in 86 categories and sex: 172 combinations."""
    design = Design((Variable("age", 86, 1.0), Variable("sex", 2)))
    return Question(**{"design": design, **changes})


def sheet(asked=None, **more):
    """The table of the six areas."""
    areas = more.pop("areas", layer())
    return SheetMaker().make(Subject(file_of(areas), areas, **more), asked or question())
