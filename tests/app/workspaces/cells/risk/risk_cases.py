"""What the panel of risk is shown: a small file in four areas, before and after suppression."""

from app.workspaces.cells.place import Place
from app.workspaces.cells.risk.found import Question, Records, RiskOf
from core.risk.assessment import Release
from core.risk.thresholds import Threshold
from core.steps import finish
from tests.app.workspaces.cells.losses.losses_cases import (
    PROTECTION,
    layer_of,
    records_in,
    suppressed,
)

IDS = ("a1", "a2", "b1", "b2")
LAYER = layer_of(IDS)
COMBINATIONS = (("age", "sex", "geography.province"), ("age", "geography"))


def records():
    return records_in(IDS, (0, 0, 1, 1))


def of(with_outcome=True):
    """Protected by the first combination only: by the second some records stay at risk."""
    found = records()
    return Records(found, COMBINATIONS, suppressed(found, PROTECTION) if with_outcome else None)


def place(labels=None, n_regions=0, ids=IDS):
    return Place(LAYER if ids == IDS else layer_of(ids), labels, n_regions)


def risk(whose=None, threshold=None, columns=COMBINATIONS[0], release=None, where=None):
    """What is found of it."""
    asked = Question(
        whose or of(), threshold or Threshold(6), columns, release or Release(), where or place()
    )
    return finish(RiskOf()(asked))
