from dataclasses import replace

import pytest

from app.features.runs.run_order import (
    COMPACT,
    GEOGRAPHY,
    LOST,
    NAME,
    ORDERS,
    REGIONS,
    STARRED,
    Arrangement,
    arranged,
)
from app.frame.session import BASELINE, EDITED
from core.given_regions import GivenRegions


def entry_of(sample, number, name, lost=0.1, regions=10, own=1.0, bits=2.0, **more):
    evaluation = replace(
        sample.run.evaluation,
        suppression_rate=lost,
        n_regions=regions,
        compactness_own_centre_ground_m=own,
        non_uniform_entropy_bits_per_record=bits,
    )
    run = replace(sample.run, evaluation=evaluation)
    return replace(sample, number=number, name=name, run=run, **more)


@pytest.fixture
def entries(sample_entry):
    return (
        entry_of(sample_entry, 1, "Run 2", 0.3, 12, 5.0, 3.0),
        entry_of(sample_entry, 2, "Run 10", 0.1, 11, 9.0, 1.0, starred=True),
        entry_of(sample_entry, 3, "east", 0.2, 13, 7.0, 2.0, kind=BASELINE),
    )


def numbers(entries, **how):
    return [entry.number for entry in arranged(entries, Arrangement(**how))]


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("newest", [2, 1, 3]),
        (NAME, [3, 1, 2]),
        (LOST, [2, 3, 1]),
        (REGIONS, [3, 1, 2]),
        (COMPACT, [1, 3, 2]),
        (GEOGRAPHY, [2, 3, 1]),
        (STARRED, [2, 1, 3]),
    ],
)
def test_every_order(entries, order, expected):
    assert numbers(entries, order=order) == expected


def test_among_equals_the_newest_comes_first(sample_entry):
    same = [entry_of(sample_entry, number, "x") for number in (1, 3, 2)]
    for order in ORDERS:
        assert numbers(same, order=order) == [3, 2, 1]


def test_filters(entries, sample_entry):
    assert numbers(entries, kind=BASELINE) == [3]
    assert numbers(entries, kind=EDITED) == []
    assert numbers(entries, starred=True) == [2]
    assert numbers(entries, text="RUN") == [2, 1]
    assert numbers(entries, text="density east") == [3]
    assert numbers(entries, text="k 5") == [2, 1, 3]
    assert numbers(entries, text="k=5 east") == [3]
    assert numbers(entries, text="k 50") == []


def test_given_regions_are_found_by_where_they_come_from(entries):
    run = entries[0].run
    scenario = replace(run.scenario, placement=GivenRegions("table", "health.csv"))
    given = replace(entries[0], run=replace(run, scenario=scenario))
    assert numbers([given], text="health") == [1]


def test_an_arrangement_is_remembered_without_its_words():
    kept = Arrangement(LOST, BASELINE, True, "words")
    assert Arrangement.from_text(kept.to_text()) == replace(kept, text="")
    assert kept.hides
    assert not Arrangement(NAME).hides


@pytest.mark.parametrize(
    "text", ["", "nonsense", "{}", "[1]", '{"order": "x", "kind": "", "starred": 1}']
)
def test_what_makes_no_sense_is_not_remembered(text):
    assert Arrangement.from_text(text) == Arrangement()
