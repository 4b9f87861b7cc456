from dataclasses import replace

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
    width=0.0,
    bits=0.0,
    regions=0,
    k=(5, 5),
    same_classes=True,
)


def plain(text):
    return text.replace("\u00a0", " ")


def test_better_at_one_thing_worse_at_another(sample_entry, other_entry):
    of = replace(SAME, lost=-211, lost_share_after=0.004, lost_share_before=0.009, width=0.03)
    assert plain(verdict(other_entry, sample_entry, of)) == (
        "Compared with “Run 1”, “Run 2” loses 211 records fewer (0.40 % instead of 0.90 %), but "
        "has regions 3.0 % wider."
    )


def test_better_at_everything(sample_entry, other_entry):
    of = replace(SAME, lost=-1, width=-0.03, bits=-0.25)
    assert plain(verdict(other_entry, sample_entry, of)) == (
        "“Run 2” loses 1 record fewer (0.90 % instead of 0.90 %), has regions 3.0 % narrower and "
        "keeps 0.250 bits more of geography a record; in nothing measured here “Run 1” is better."
    )


def test_worse_at_everything(sample_entry, other_entry):
    said = plain(verdict(other_entry, sample_entry, replace(SAME, lost=2, bits=0.25)))
    assert "loses 2 records more" in said
    assert "gives up 0.250 bits more of geography" in said
    assert "in nothing measured here is it better than “Run 1”" in said


def test_the_same(sample_entry, other_entry):
    said = verdict(other_entry, sample_entry, replace(SAME, width=1e-5, bits=-1e-5))
    assert said.startswith("“Run 2” and “Run 1” lose the same records")


def test_what_to_mind(sample_entry, other_entry):
    of = replace(SAME, lost=5, k=(5, 11), same_classes=False, regions=-3)
    said = plain(verdict(other_entry, sample_entry, of))
    assert "k = 11, “Run 1” at k = 5" in said
    assert "quasi-identifiers" in said
    assert "3 regions fewer" in said


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
