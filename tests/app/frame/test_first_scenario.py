"""What a session of the window begins with, and one piece by what the areas are like."""

from dataclasses import replace

import numpy as np
import pytest
import shapely

from app.frame.first_scenario import in_pieces_as, with_first_aims
from app.frame.session import Session
from core.adjacency import areas_touch
from core.constraints.base import Constraints
from core.placement.suppression_driven import SuppressionDriven
from core.refinement.border import BorderRefinement
from core.scenario import Scenario, Target
from tests.core.studies import layer

POINTS = [(1000.0 * i, 0.0) for i in range(6)]


def boxes(gap):
    return replace(
        layer(POINTS),
        geometry=np.array([shapely.box(x - 500, -500, x + 500 - gap, 500) for x, _ in POINTS]),
    )


@pytest.mark.parametrize(("gap", "touch"), [(0.0, True), (0.5, True), (200.0, False)])
def test_polygons_touch_unless_there_is_a_gap(gap, touch):
    assert areas_touch(boxes(gap)) == touch


def test_points_do_not_touch():
    assert not areas_touch(layer(POINTS))


def test_a_session_begins_with_the_aim(qapp):
    draft = Session().draft
    assert draft.scenario == with_first_aims(Scenario())
    assert draft.scenario.k == 5
    assert draft.scenario.target == Target(0.01)
    assert isinstance(draft.scenario.placement, SuppressionDriven)
    assert isinstance(draft.scenario.refinement, BorderRefinement)
    assert Scenario().target is None  # the core's own defaults stay plain


WHOLE, LOOSE = Scenario(constraints=Constraints(contiguous=True)), Scenario()


@pytest.mark.parametrize(
    ("scenario", "before", "areas", "expected"),
    [
        (LOOSE, None, boxes(0.0), WHOLE),
        (LOOSE, None, layer(POINTS), LOOSE),
        (WHOLE, boxes(0.0), layer(POINTS), LOOSE),
        (LOOSE, layer(POINTS), boxes(0.0), WHOLE),
        (LOOSE, boxes(0.0), boxes(0.0), LOOSE),
        (WHOLE, layer(POINTS), layer(POINTS), WHOLE),
    ],
)
def test_one_piece_follows_the_areas_unless_the_user_chose_otherwise(
    scenario, before, areas, expected
):
    assert in_pieces_as(scenario, before, areas) == expected
