"""The sentences: numbers, denominators, and which of them is said."""

from dataclasses import replace

import pytest

from core.errors import Phrase
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.in_words import (
    Share,
    Times,
    change_words,
    judgement,
    named,
    omission_words,
    verdict_words,
    weights_words,
)
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, COLLAPSE, Recode
from core.record_uniqueness.verdict import omissions, verdict
from core.record_uniqueness.weights import weights
from tests.core.record_uniqueness.examinations import distinct_of, examined, random_records
from tests.core.record_uniqueness.lattices import lattice_of, with_unique


def said(notices):
    return [str(of) for of in notices]


def of_lattice(lattice, question=None):
    question = question or Question(lattice.names, set_size=lattice.set_size)
    n = tuple(2 for _ in lattice.names)
    found = weights(lattice), verdict(lattice), omissions(lattice)
    return Examination(question, n, lattice.names, lattice, *found)


def paper():
    """Two of the counts of Table 3, with integers of poverty: all variables, and without site."""
    rows = [(9, 0, 0, 0), (9, 39_237, 168_028, 9), (2_400_000, 693_494, 1_754_815, 1_200_000)]
    return of_lattice(lattice_of(("site", "others"), 5, 4_672_500, rows))


def test_shares_name_their_numerators_and_denominators():
    share, judged, unique, otherwise = said(verdict_words(paper()))
    assert share == (
        "Records in unique record sets: 1,754,815 of 4,672,500 (37.6%). At most 5 records have "
        "the same values in all variables."
    )
    assert judged == (
        "A research file may have at most 20% of them, a public file less than 5%: it will do as "
        "neither."
    )
    assert unique.startswith("Unique records: 693,494 of 4,672,500 (14.8%)")
    assert "combinations of variables 2 of 3 (66.7%)" in otherwise
    assert "1,200,000 of 2,400,000" in otherwise
    assert "(50.0%)" in otherwise


def test_sets_of_one_are_unique_records():
    of = of_lattice(lattice_of("a", 1, 100, [(50, 10, 10, 10)]))
    assert said(verdict_words(of))[0].endswith("the only one with its values in all variables.")


@pytest.mark.parametrize(
    ("in_sets", "shares", "end"),
    [
        (4, (0.2, 0.05), "it will do as either."),
        (20, (0.2, 0.05), "it will do as a research file, not as a public one."),
        (21, (0.2, 0.05), "it will do as neither."),
        (21, (0.2, 0.3), "it will do as a public file, not as a research one."),
    ],
)
def test_judgement(in_sets, shares, end):
    of = of_lattice(lattice_of("a", 5, 100, [(50, 3, in_sets, 3)]))
    of = replace(of, verdict=verdict(of.lattice, *shares))
    assert str(judgement(of)).endswith(end)
    assert f"less than {100 * shares[1]:.0f}%" in str(judgement(of))


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (Share(0), "0%"),
        (Share(1), "100%"),
        (Share(0.376), "37.6%"),
        (Share(0.0364), "3.6%"),
        (Share(0.00364), "0.36%"),
        (Share(0.00001), "<0.01%"),
        (Share(0.99999), ">99.99%"),
        (Share(0.2, 0.2, 0.05), "20.0%"),
        (Share(0.2001, 0.2, 0.05), "20.01%"),
        (Share(0.049999, 0.2, 0.05), "4.9999%"),
    ],
)
def test_a_share_is_not_mistaken_for_what_it_is_not(share, text):
    assert f"{share:%}" == text


def test_other_formats_are_those_of_numbers():
    assert f"{Share(0.25):.2f} {Times(12.34):,} {Times(1234.5):,} {Times(2.345):,}" == (
        "0.25 12 1,234 2.3"
    )


def test_the_heaviest_variable_and_how_well_it_fits():
    of = of_lattice(with_unique(("a", "b", "c"), 1000, [2, 5, 10, 10, 20, 50, 100]))
    heaviest, fit = said(weights_words(of))
    assert heaviest.startswith("The variable c weighs most")
    assert "about 10 times as large" in heaviest
    assert "combinations with a unique record, 7 of 7; " in fit
    assert "R² 1.000" in fit
    assert heaviest.endswith("Collapse it first.")
    good = replace(of, verdict=replace(of.verdict, in_sets=10))  # nothing needs to be collapsed
    assert said(weights_words(good))[0].endswith("as large.")


@pytest.mark.parametrize(
    ("names", "unique", "words"),
    [
        (("a", "b"), [0, 0, 0], "no combination"),
        (("a",), [4], "one variable"),
        (("a", "b"), [0, 2, 3], "combinations with a unique record (2 of 3) do not tell"),
        (("a", "b"), [3, 3, 3], "all combinations with a unique record (3 of 3)"),
    ],
)
def test_why_there_are_no_weights(names, unique, words):
    (why,) = said(weights_words(of_lattice(with_unique(names, 100, unique))))
    assert words in why


def test_what_leaving_out_would_do():
    # order of combinations: a b c ab ac bc abc; without c = ab ...
    sets = [0, 0, 0, 10, 15, 40, 60]
    of = of_lattice(lattice_of("abc", 5, 100, [(50, 1, s, 9) for s in sets]))
    best, enough = said(omission_words(of))
    assert best == (
        "Leaving out c helps most; records left in unique record sets: 10 of 100 (10.0%)."
    )
    assert enough.endswith("leaving out one of: c, b.")
    one = replace(of, verdict=verdict(of.lattice, 0.12))
    assert said(omission_words(one))[1].startswith("Only leaving out c would by itself be enough")
    strict = replace(of, verdict=verdict(of.lattice, 0.05))
    assert said(omission_words(strict))[1].startswith("No variable left out by itself")
    kind = replace(of, verdict=verdict(of.lattice, 0.6))
    assert len(omission_words(kind)) == 1  # nothing needs to be left out
    assert omission_words(of_lattice(lattice_of("a", 5, 100, [(50, 1, 60, 9)]))) == ()


@pytest.mark.parametrize("sets", [[0, 0, 0], [100, 100, 100], [60, 60, 60]])
def test_no_omission_is_the_best_where_none_helps(sets):
    of = of_lattice(lattice_of("ab", 5, 100, [(100, n, n, n) for n in sets]))
    (only,) = said(omission_words(of))
    assert only == "No variable left out by itself takes a record out of unique record sets."


def test_many_that_would_be_enough_are_counted():
    names = "abcdefgh"
    rows = [(50, 1, 0, 9)] * 254 + [(50, 1, 60, 9)]
    last = said(omission_words(of_lattice(lattice_of(names, 5, 100, rows))))[1]
    assert last.startswith("Leaving out any one of 8 variables")


def test_where_records_are_is_our_word():
    assert named(["sex", "geography"]) == "sex, geography"
    assert isinstance(named(["geography"]), Phrase)
    assert not isinstance(named(["sex"]), Phrase)


def test_what_was_asked_differently():
    distinct = random_records()
    first = examined(distinct, ("sex", "age"))
    assert said(change_words(None, first)) == ["first question, 2 variables"]
    assert change_words(first, examined(distinct, ("sex", "age"))) == ()
    second = examined(
        distinct, ("age", "region"), Recode("age", BAND, 4), Recode("sex", COLLAPSE, 1), set_size=3
    )
    assert said(change_words(first, second)) == [
        "sets of 3 instead of 5",
        "with region",
        "without sex",
        "age: 12 to 3 categories",
    ]
    many = distinct_of({f"v{i}": [0, 1] for i in range(9)})
    eight = examined(many, tuple(f"v{i}" for i in range(8)))
    assert said(change_words(examined(many, ("v8",)), eight)) == [
        "with 8 more variables",
        "without v8",
    ]
