"""What the panel of risk is shown: a small file in four areas, before and after suppression."""

from core.areas_and_regions import Place
from core.risk.assessment import Release
from core.risk.of_records import RiskOf, RiskQuestion, RiskRecords
from core.risk.thresholds import Threshold
from core.steps import finish
from tests.core.suppression.small_outcomes import (
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
    return RiskRecords(found, COMBINATIONS, suppressed(found, PROTECTION) if with_outcome else None)


def place(labels=None, n_regions=0, ids=IDS):
    return Place(LAYER if ids == IDS else layer_of(ids), labels, n_regions)


def risk(whose=None, threshold=None, columns=COMBINATIONS[0], release=None, where=None):
    """What is found of it."""
    asked = RiskQuestion(
        whose or of(), threshold or Threshold(6), columns, release or Release(), where or place()
    )
    return finish(RiskOf()(asked))
