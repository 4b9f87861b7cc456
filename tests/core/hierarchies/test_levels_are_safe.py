"""Combinations that are skipped are safe all the same: what the rules of levels promise."""

from __future__ import annotations

import numpy as np
import pytest

from core.coded_records import CodedRecords
from core.hierarchies.apply import with_levels
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.ordered import ordered_of
from core.hierarchies.plan import plan_of, protection_of
from core.steps import finish
from core.suppression.cells.result import CellSuppression
from core.suppression.cells.suppress import suppress_cells
from tests.core.hierarchies.coded_tables import coded_table

K = 4
CODES = tuple(f"{letter}{i}{j}" for letter in "AB" for i in range(3) for j in range(4))
TREE = Hierarchy(
    "diag",
    CODES,
    (
        HierarchyLevel("block", tuple(code[:2] for code in CODES)),
        HierarchyLevel("chapter", tuple(code[:1] for code in CODES)),
    ),
)
LEVELS = ("diag", "diag.block", "diag.chapter")


def drawn(seed: int) -> CodedRecords:
    """A few hundred records, some values missing, codes skewed."""
    chance = np.random.default_rng(seed)
    n = 240
    diag = [CODES[i] if i < len(CODES) else None for i in chance.geometric(0.2, n) - 1]
    age = [None if x == 6 else str(x) for x in chance.integers(0, 7, n)]
    sex = [str(x) for x in chance.choice(["F", "M", "X"], n, p=[0.6, 0.37, 0.03])]
    return with_levels(coded_table({"age": age, "sex": sex, "diag": diag}), {"diag": TREE})


def released_codes(records: CodedRecords, found: CellSuppression, column: str):
    codes = records.codes[records.columns.index(column)].astype(int)
    if column in found.columns:
        codes[found.blanked(column)] = -1
    return codes, len(records.categories[column])


def smallest_shown(records: CodedRecords, found: CellSuppression, columns) -> int:
    """Size of the smallest class that shows a value, a blank being one of its own."""
    rows, missing = zip(*(released_codes(records, found, of) for of in columns), strict=True)
    table = np.stack(rows)
    shows = ((table >= 0) & (table < np.array(missing)[:, None])).any(axis=0)
    _, which, sizes = np.unique(table, axis=1, return_inverse=True, return_counts=True)
    there = sizes[np.asarray(which).ravel()][shows]
    return int(there.min()) if len(there) else K


def suppressed(records: CodedRecords, **choice) -> tuple[CellSuppression, CellDesign]:
    order = ordered_of(records, LEVELS)
    diagnosis = LevelledVariable("diagnosis", LEVELS, order, **choice)
    design = CellDesign(
        (LevelledVariable("age", ("age",)), LevelledVariable("sex", ("sex",)), diagnosis), k=K
    )
    return finish(suppress_cells(records, protection_of(design, plan_of(design)))), design


@pytest.mark.parametrize("seed", range(12))
def test_a_level_that_follows_a_finer_one_is_safe_without_being_looked_at(seed):
    records = drawn(seed)
    found, design = suppressed(records)
    plan = plan_of(design)
    assert plan.combinations == (("age", "sex", "diag"),)
    assert len(plan.skipped) == 2
    for skipped in plan.skipped:
        assert smallest_shown(records, found, skipped.columns) >= K


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("known", [1, 2])
def test_what_is_finer_than_known_never_tells_what_is_blank(seed, known):
    records = drawn(seed)
    found, design = suppressed(records, known=known)
    looked_at = LEVELS[known]
    assert plan_of(design).combinations == (("age", "sex", looked_at),)
    assert smallest_shown(records, found, ("age", "sex", looked_at)) >= K
    for level in LEVELS[known + 1 :]:
        assert smallest_shown(records, found, ("age", "sex", level)) >= K
    for level in LEVELS[:known]:
        assert (~found.blanked(looked_at) | found.blanked(level)).all()
    assert found.cells[looked_at] == found.cells[LEVELS[0]]


def test_knowing_less_blanks_less():
    records = drawn(5)
    cells = [suppressed(records, known=known)[0].cells["diag"] for known in (0, 1, 2)]
    assert cells[0] > cells[1] > cells[2]
