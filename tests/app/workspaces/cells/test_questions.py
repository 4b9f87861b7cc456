"""What panels ask is told apart by what decides about the answer, so that none is asked twice."""

import numpy as np
import pytest

from app.kit.derived import same
from core.areas_and_regions import Place
from core.hierarchies.design import LevelledVariable
from core.hierarchies.losses import LossQuestion
from core.risk.assessment import Release
from core.risk.of_records import RiskQuestion
from core.risk.thresholds import Threshold
from tests.core.risk.risks_of_small import COMBINATIONS, LAYER, of, place
from tests.core.suppression.small_outcomes import VARIABLES, small_outcome

WHERE = place()
OF = of()
LOSS = LossQuestion(OF.outcome, VARIABLES, "age", "sex", WHERE)
RISK = RiskQuestion(OF, Threshold(6), COMBINATIONS[0], Release(), WHERE)


@pytest.mark.parametrize(
    "again",
    [
        LOSS._replace(place=Place(LAYER), variables=tuple(VARIABLES)),
        RISK._replace(of=OF._replace(), threshold=Threshold(6), release=Release()),
    ],
)
def test_the_same_question(again):
    assert same(LOSS if isinstance(again, LossQuestion) else RISK, again)


@pytest.mark.parametrize(
    "other",
    [
        LOSS._replace(place=None),
        LOSS._replace(by="age"),
        LOSS._replace(outcome=small_outcome()),
        LOSS._replace(variables=(*VARIABLES, LevelledVariable("x", ("x",)))),
        LOSS._replace(place=WHERE._replace(labels=np.zeros(4, np.int32))),
        RISK._replace(threshold=Threshold(7)),
        RISK._replace(columns=COMBINATIONS[1]),
        RISK._replace(place=None),
        RISK._replace(of=OF._replace(combinations=COMBINATIONS[:1])),
        RISK._replace(of=of()),
    ],
)
def test_another_question(other):
    assert not same(LOSS if isinstance(other, LossQuestion) else RISK, other)
