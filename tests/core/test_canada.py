"""Provinces and the parts of Canada of the GAPS models (methods section 3)."""

import numpy as np

from core.canada import part_of_canada, parts_of_canada, provinces
from tests.core.studies import layer


def test_parts() -> None:
    real = {p.abbreviation: p.part for p in provinces().values() if not p.fictional}
    by_part = {part: {p for p, of in real.items() if of == part} for part in set(real.values())}
    assert by_part == {
        "western": {"BC", "AB", "SK", "MB", "YT", "NT", "NU"},
        "central": {"ON", "QC"},
        "eastern": {"NB", "NS", "PE", "NL"},
    }
    assert parts_of_canada(["ON", "BC", "??"]) == {"central", "western"}


def test_areas_in_one_part() -> None:
    def of(*codes: str) -> str | None:
        parents = {"province": np.array(codes, dtype=object)}
        return part_of_canada(layer([(i, 0) for i in range(len(codes))], parents=parents))

    assert of("NS", "NB") == "eastern"
    assert of("ON", "MB") is None
    assert of("ON", "") is None
    assert part_of_canada(layer([(0, 0)])) is None
