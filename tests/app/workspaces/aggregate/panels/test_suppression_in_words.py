from types import SimpleNamespace

import numpy as np
import pytest

from app.workspaces.aggregate.panels import facts
from app.workspaces.aggregate.panels.suppression_page import _why_regions


@pytest.mark.parametrize(
    ("lost", "end"),
    [
        ([0, 0, 0], "No record is lost in any region."),
        ([4, 1, 1], "Every region loses some."),
        ([4, 1, 0], "One region loses none."),
        ([4, 0, 0], "2\u00a0regions lose none."),
    ],
)
def test_how_many_regions_lose_nothing_is_said_in_good_english(qapp, lost, end):
    measured = SimpleNamespace(lost=np.array(lost), areas=np.ones(3, dtype=int))
    said = _why_regions((SimpleNamespace(facts={facts.REGIONS: measured}),))
    assert said.endswith(end)
