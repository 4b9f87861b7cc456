from __future__ import annotations

import numpy as np
import pytest

from core.errors import VbasError
from core.risk.assessment import Release, assess
from core.risk.attacks import registry_all, registry_one
from core.risk.class_sizes import class_sizes
from core.suppression.cells.protection import k_of
from tests.core.risk.risk_records import blanked, coded, of_vector
from tests.vector_cases import expected

# Classes a: 3, b: 2, c: 1.
RECORDS = coded({"age": ["a", "a", "a", "b", "b", "c"], "sex": list("ffffff")})


def test_before_suppression_the_formulas_hold() -> None:
    want = expected("harbour")["attacks"]
    columns, k = tuple(want["qis"]), k_of(want["tau"])
    records = of_vector("harbour", columns)
    found = assess(records, columns, k)
    sizes = class_sizes(records, columns)
    assert found.after is None
    assert (found.classes, found.people, found.released) == (len(sizes), 33117, 33117)
    assert found.before.registry_one == pytest.approx(registry_one(sizes, k).share_of_people)
    assert found.before.registry_all == pytest.approx(registry_all(sizes).expected)
    assert found.before.known_person.mean == pytest.approx(want["known_person_whole_file"]["mean"])

    tenth = assess(records, columns, k, release=Release(fraction=0.1, seed=3))
    assert tenth.released == 3312
    assert tenth.before.registry_all == pytest.approx(len(sizes) * 3312 / 33117)
    assert tenth.before.known_person == found.before.known_person
    assert tenth.before.risks.prosecutor.mean > tenth.before.risks.journalist.mean


def test_after_suppression_blanks_match_everybody() -> None:
    found = assess(RECORDS, ("age", "sex"), 3, blanked(RECORDS, {"age": [3, 4, 5]}))
    assert found.after is not None
    assert found.before.registry_one == 3 / 6
    assert found.before.registry_all == pytest.approx(3)
    # Records 3 to 5 show their sex only, and everybody has that.
    assert found.after.registry_one == 0
    assert found.after.registry_all == pytest.approx(3 / 3 + 3 / 6)
    # Who knows the person finds three records with a blank.
    assert found.after.known_person.worst == pytest.approx(1 / 3)
    assert found.after.known_person.share_over == 0


def test_a_larger_population_is_less_at_risk() -> None:
    found = assess(RECORDS, ("age",), 3, release=Release(people=12))
    assert found.before.known_person.worst == 0.5
    assert found.before.registry_one == 1 / 6
    with pytest.raises(VbasError, match="smaller than the 6 records"):
        assess(RECORDS, ("age",), 3, release=Release(people=5))


def test_a_sample_that_cannot_be_drawn_is_said() -> None:
    with pytest.raises(VbasError, match="too few"):
        assess(RECORDS, ("age",), 3, release=Release(fraction=0.01))
    nobody = coded({"age": []})
    assert assess(nobody, ("age",), 3).before.registry_one == 0
    assert np.isfinite(assess(nobody, ("age",), 3).before.registry_all)
