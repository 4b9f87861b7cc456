from dataclasses import replace
from pathlib import Path

import pytest

from app.features.compare.sentences import caption, changed_sentence, has_trade_off, verdict
from core.differences import Summary

SAME = Summary(
    areas=6203,
    changed=0,
    people_share=0.0,
    of_people=True,
    lost=0,
    lost_share=0.0,
    lost_share_before=0.009,
    lost_share_after=0.009,
    distance_before=5800.0,
    distance_after=5800.0,
    bits=0.0,
    regions=0,
    k=(5, 5),
    same_classes=True,
)


def plain(text):
    return text.replace("\u00a0", " ")


def of(entry, n_regions, share):
    e = replace(entry.run.evaluation, n_regions=n_regions, suppression_rate=share)
    return replace(entry, run=replace(entry.run, evaluation=e))


@pytest.mark.parametrize(
    ("mine", "its", "said"),
    [
        (
            (30, 0.004),
            (30, 0.009),
            "At the same number of regions (30), “Run 2” loses 211 records fewer (0.40 % instead "
            "of 0.90 %).",
        ),
        ((70, 0.009), (30, 0.009), "At the same loss, “Run 2” has 70 regions; “Run 1” has 30."),
        ((41, 0.004), (30, 0.009), "“Run 2” has more regions (41 regions; “Run 1” 30) and loses"),
        ((20, 0.012), (30, 0.009), "“Run 2” has fewer regions (20 regions; “Run 1” 30) and loses"),
        (
            (41, 0.015),
            (30, 0.009),
            "Not comparable: more regions. “Run 2” has 41 regions, “Run 1” 30; it loses 211 "
            "records more (1.5 % instead of 0.90 %).",
        ),
        ((20, 0.004), (30, 0.009), "Not comparable: fewer regions. “Run 2” has 20 regions"),
        ((30, 0.009), (30, 0.009), "“Run 2” and “Run 1” have as many regions and lose as many"),
    ],
)
def test_one_thing_is_told_at_equal_others(sample_entry, other_entry, mine, its, said):
    shown, other = of(other_entry, *mine), of(sample_entry, *its)
    lost = 211 * ((mine[1] > its[1]) - (mine[1] < its[1]))
    shares = {"lost_share_after": mine[1], "lost_share_before": its[1]}
    told = replace(SAME, lost=lost, regions=mine[0] - its[0], **shares)
    assert plain(verdict(shown, other, told)).startswith(said)
    assert has_trade_off(shown, other, told) == said.startswith("Not comparable")
    # At another k, or of other records, nothing is equal.
    assert not has_trade_off(shown, other, replace(told, k=(5, 11)))
    away = replace(other, records=replace(other.records, path=Path("other.csv")))
    assert "other record files" in verdict(shown, away, told)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"distance_after": 5990.0, "bits": -0.25},
            "It keeps 0.250 bits more of geography a record, but has areas farther from the centre "
            "of their region (5.99 km instead of 5.80 km).",
        ),
        (
            {"distance_after": 707.0},
            "It has areas nearer to the centre of their region (0.707 km instead of 5.80 km).",
        ),
        ({"distance_after": 5800.1, "bits": -1e-5}, "lose as many records."),
    ],
)
def test_width_and_geography_come_second(sample_entry, other_entry, changes, said):
    shown, other = of(other_entry, 30, 0.009), of(sample_entry, 30, 0.009)
    assert plain(verdict(shown, other, replace(SAME, **changes))).endswith(said)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"lost": 2, "bits": 0.25},
            "“Run 2” loses 2 records more and gives up 0.250 bits more of geography a record; in "
            "nothing measured here is it better than “Run 1”. Mind that it is judged at k = 11, "
            "“Run 1” at k = 5.",
        ),
        (
            {"same_classes": False, "regions": -3},
            "“Run 2” and “Run 1” lose as many records, have regions as wide and keep as much of "
            "geography. Mind that it is judged at k = 11, “Run 1” at k = 5. Mind that the "
            "two do not count the same quasi-identifiers. It has 3 regions fewer.",
        ),
    ],
)
def test_at_another_k_it_is_said(sample_entry, other_entry, changes, said):
    told = replace(SAME, k=(5, 11), **changes)
    assert plain(verdict(other_entry, sample_entry, told)) == said


def test_areas_that_changed():
    of = replace(SAME, changed=312, people_share=0.041)
    assert plain(changed_sentence(of)) == "312 of 6,203 areas (4.1 % of people) changed region."
    assert "of records" in changed_sentence(replace(of, of_people=False))
    assert changed_sentence(SAME) == "No area changed region."


def test_the_caption_has_the_price(sample_entry):
    said = plain(caption(sample_entry))
    assert said.startswith("Run 1 · ")
    assert "% of records lost" in said
    assert said.endswith("regions")
