from dataclasses import replace

import pytest

from app.features.compare.sentences import caption, changed_sentence, verdict
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


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"lost": -211, "lost_share_after": 0.004, "distance_after": 5990.0},
            "Compared with “Run 1”, “Run 2” loses 211 records fewer (0.40 % instead of 0.90 %), "
            "but has areas farther from the centre of their region (5.99 km instead of 5.80 km).",
        ),
        (
            {"lost": -1, "distance_after": 707.0, "bits": -0.25},
            "“Run 2” loses 1 record fewer, has areas nearer to the centre of their region (0.707 "
            "km instead of 5.80 km) and keeps 0.250 bits more of geography a record; in nothing "
            "measured here “Run 1” is better.",
        ),
        (
            {"lost": 2, "bits": 0.25},
            "“Run 2” loses 2 records more and gives up 0.250 bits more of geography a record; in "
            "nothing measured here is it better than “Run 1”.",
        ),
        (
            {"distance_after": 5800.1, "bits": -1e-5},
            "“Run 2” and “Run 1” lose as many records, have regions as wide and keep as much of "
            "geography.",
        ),
        (
            {"k": (5, 11), "same_classes": False, "regions": -3},
            "“Run 2” and “Run 1” lose as many records, have regions as wide and keep as much of "
            "geography. Mind that it is judged at k = 11, “Run 1” at k = 5. Mind that the "
            "two do not count the same quasi-identifiers. It has 3 regions fewer.",
        ),
    ],
)
def test_which_run_is_better_at_what(sample_entry, other_entry, changes, said):
    assert plain(verdict(other_entry, sample_entry, replace(SAME, **changes))) == said


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
