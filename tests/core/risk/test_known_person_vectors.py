"""Attack 3 on suppressed records: the vectors, by each combination."""

from __future__ import annotations

import pytest

from core.risk.assessment import assess
from core.risk.attacks import known_person
from core.risk.class_sizes import class_sizes
from core.risk.exposure import exposure_of
from core.steps import finish
from core.suppression.cells.suppress import suppress_cells
from tests.core.suppression.cell_vectors import CELL_VECTORS, CellVector


@pytest.mark.parametrize("vector", CELL_VECTORS, ids=str)
def test_a_known_person_after_suppression(vector: CellVector) -> None:
    records, k = vector.records, vector.protection.k
    suppression = finish(suppress_cells(records, vector.protection))
    for combination in vector.protection.combinations:
        want = vector.expected["attack_known_person"]["+".join(combination)]
        sizes = class_sizes(records, combination, suppression=suppression)
        found = known_person(sizes, k)
        assert found.worst == pytest.approx(want["worst"], rel=1e-9)
        assert found.mean == pytest.approx(want["mean"], rel=1e-9)
        assert found.share_over == pytest.approx(want["share_over_tau"], rel=1e-9, abs=1e-15)


@pytest.mark.parametrize(
    "vector", [of for of in CELL_VECTORS if of.mode == "combinations"][:3], ids=str
)
def test_suppressed_records_are_no_risk_by_any_combination(vector: CellVector) -> None:
    records, protection = vector.records, vector.protection
    suppression = finish(suppress_cells(records, protection))
    exposure = finish(exposure_of(records, protection.combinations, suppression))
    before, after = exposure.at_risk(protection.k)
    assert before > 0
    assert after == 0
    # Whoever looks a suppressed record up in a registry finds at least as many people as records
    # look like it: no registry attack can do better than the attack on a known person.
    for combination in protection.combinations:
        found = assess(records, combination, protection.k, suppression)
        assert found.after is not None
        assert found.after.registry_all <= found.before.registry_all
        assert found.after.registry_all / found.records <= found.after.known_person.mean
