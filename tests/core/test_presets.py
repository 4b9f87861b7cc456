import math
import tomllib
from importlib import resources as files

import pytest

from core.errors import VbasError
from core.presets import (
    GENERAL,
    PAPER,
    area_rules,
    parse_preset,
    parse_threshold,
    presets,
    presets_named,
    threshold_presets,
)
from core.thresholds.verdicts import THRESHOLDS

ENTRY = {"name": "x", "title": "X", "k": 5, "applies": "a", "source": "s", "origin": "paper"}


def test_the_choices_of_k_are_those_of_practice_and_smallest_first():
    assert sorted({p.k for p in presets()}) == [3, 5, 6, 10, 11, 15, 20, 25]
    assert [p.k for p in presets()] == sorted(p.k for p in presets())


def test_tau_is_listed_beside_k_and_not_computed_from_it():
    stated = {(p.k, p.tau) for p in presets() if p.tau is not None}
    assert stated == {
        *((3, 0.33), (5, 0.2), (10, 0.1), (11, 0.09), (15, 0.075), (20, 0.05), (25, 0.04))
    }
    assert {math.ceil(1 / tau - 1e-9) for k, tau in stated if k == 11} == {12}


def test_where_k_and_tau_disagree_a_note_says_so():
    for preset in presets():
        if preset.tau is not None:
            computed = math.ceil(1 / preset.tau - 1e-9)
            assert (f"would be {computed};" in preset.note) == (computed != preset.k)


def test_every_preset_says_where_it_applies_and_comes_from():
    assert all(p.title and p.applies and p.source for p in presets())
    from_papers = {p.k for p in presets() if p.origin == PAPER}
    assert from_papers == {3, 5, 20, 25}
    assert {p.name for p in presets() if p.origin == GENERAL} >= {"ipc-low", "cihi", "cms"}


def test_rules_in_people_are_kept_apart():
    assert [(rule.people, rule.origin) for rule in area_rules()] == [(40, GENERAL), (100, GENERAL)]


def test_thresholds_are_those_of_the_paper_strictest_first():
    listed = threshold_presets()
    assert tuple(of.share for of in listed) == THRESHOLDS
    assert all(of.origin == PAPER and of.title and of.applies for of in listed)
    assert all("El Emam et al. 2010" in of.source for of in listed)


THRESHOLD = {"name": "y", "title": "Y", "share": 0.1, "applies": "a", "source": "s"}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"share": None}, "lacks a usable"),
        ({"share": 1.0}, "share of 1.0"),
        ({"share": -0.1}, "share of -0.1"),
        ({}, "where it is from"),
    ],
)
def test_a_threshold_that_makes_no_sense_is_named(change, said):
    with pytest.raises(VbasError) as caught:
        parse_threshold({**THRESHOLD, **change})
    assert "y " in caught.value.message
    assert said in caught.value.message


def test_names_are_unique():
    names = [p.name for p in presets()]
    assert len(names) == len(set(names))
    text = files.files("resources").joinpath("presets.toml").read_text("utf-8")
    assert len(tomllib.loads(text)["preset"]) == len(names)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"k": None}, "lacks a usable"),
        ({"k": 0}, "k 0"),
        ({"tau": 1.5}, "tau 1.5"),
        ({"origin": "somewhere"}, "where it is from"),
    ],
)
def test_a_preset_that_makes_no_sense_is_named(change, said):
    with pytest.raises(VbasError) as caught:
        parse_preset({**ENTRY, **change})
    assert "preset x" in caught.value.message
    assert said in caught.value.message


def test_thresholds_of_clinical_guidance_say_who_and_when():
    of = {p.name: (p.k, p.tau, p.date) for p in presets_named(["health-canada", "ema-0070"])}
    assert of == {"health-canada": (11, 0.09, "2019-03-12"), "ema-0070": (11, 0.09, "2017-09-22")}
    assert presets_named(["five", "five"]) == presets_named(["five"])
    undated = {p.name for p in presets() if not p.date}
    assert undated == {"cihi", "manitoba"}
    with pytest.raises(VbasError, match=r"no preset seven.*"):
        presets_named(["seven"])
