"""What the panel of risk is shown: a small file in four areas, before and after suppression."""

from app.workspaces.cells.place import Place
from app.workspaces.cells.risk.asked import Asked, Source, Ticket, exposure_found, shown_of
from core.risk.assessment import Release
from core.risk.thresholds import Threshold
from tests.app.workspaces.cells.losses.losses_cases import (
    PROTECTION,
    layer_of,
    records_in,
    suppressed,
)

IDS = ("a1", "a2", "b1", "b2")
COMBINATIONS = (("age", "sex", "geography.province"), ("age", "geography"))


def records():
    return records_in(IDS, (0, 0, 1, 1))


def source(with_outcome=True):
    """Protected by the first combination only: by the second some records stay at risk."""
    found = records()
    outcome = suppressed(found, PROTECTION) if with_outcome else None
    return Source(found, COMBINATIONS, outcome)


def place(labels=None, n_regions=0, ids=IDS):
    return Place(layer_of(ids), labels, n_regions)


def shown(of=None, threshold=None, columns=COMBINATIONS[0], release=None, where=None):
    """What is found of it."""
    of = of or source()
    exposure = exposure_found(of, Ticket())
    asked = Asked(
        of, exposure, threshold or Threshold(6), columns, release or Release(), where or place()
    )
    return shown_of(asked)
