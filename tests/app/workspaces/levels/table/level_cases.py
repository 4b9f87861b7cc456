"""Six areas in three FSAs of two provinces, with numbers that are easily checked."""

from types import SimpleNamespace

import numpy as np

from app.workspaces.levels.levels import Subject, find_levels
from app.workspaces.levels.table.sheet import Decision, make_sheet
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


def question(**changes):
    """Age in 86 categories and sex: 172 combinations."""
    design = Design((Variable("age", 86, 1.0), Variable("sex", 2)))
    return Question(**{"design": design, **changes})


def levels(areas=None, records=None, before=None):
    """The levels of the six areas; as much of a file and of a study as they ask for."""
    areas = layer() if areas is None else areas
    study = None
    if records is not None:
        study = SimpleNamespace(areas=areas, counts=SimpleNamespace(records=records))
    return find_levels(Subject(SimpleNamespace(layer=areas, level="da"), study), before)


def sheet(asked=None, **more):
    """The table of the six areas."""
    return make_sheet(levels(**more), asked or question())


def decided(made, asked, level="fsa"):
    """The cell that is looked at."""
    row, column = made.levels.row(level), made.column(asked)
    return Decision(row, column, made.cells.get((row.key, column)))
