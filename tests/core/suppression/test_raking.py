"""Weights restore margins, by hand; they tell of no fewer than k people; attackers find no more."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import finish
from core.suppression.cells.left_out import share_blanked, without_blanked
from core.suppression.cells.outcome import carry_out
from core.suppression.cells.protection import Protection
from core.suppression.cells.raking import rake


def records(persons=None, **columns: str) -> CodedRecords:
    """Columns of letters."""
    codes, categories = [], {}
    for name, text in columns.items():
        labels = sorted(set(text))
        categories[name] = tuple(labels)
        codes.append([labels.index(of) for of in text])
    n = {name: len(of) for name, of in categories.items()}
    people = None if persons is None else np.array(persons, dtype=np.int32)
    return CodedRecords(
        tuple(columns), np.array(codes, dtype=np.int32), categories, n, persons=people
    )


def done(of, protection, most=None):
    if most is None:
        return finish(carry_out(of, protection)), np.arange(of.n_records)
    found = finish(without_blanked(of, protection, most))
    return found.outcome, found.kept


TOGETHER = Protection((("sex", "zone"),), k=2)
# (a, u) and (b, v) are four each; all others are alone in their zone, so that nothing is left.
SEX, ZONE = "aaaabbbb" + "aaaabb", "uuuuvvvv" + "xywzst"


def test_a_share_is_restored_by_hand():
    of = records(sex=SEX, zone=ZONE)
    outcome, kept = done(of, TOGETHER, most=0.4)
    assert kept.tolist() == list(range(8))
    assert outcome.suppression.cells_total == 0
    raked = rake(of, outcome, kept, ("sex",))
    # 8 of 14 are a: each of the four weighs 8 / 14 x 8 / 4, each b 6 / 14 x 8 / 4.
    assert raked.weights.tolist() == pytest.approx([8 / 7] * 4 + [6 / 7] * 4, abs=1e-6)
    assert raked.weights.mean() == pytest.approx(1, abs=1e-6)
    (margin,) = raked.margins
    assert margin.before == (0.5, 0.5)
    assert margin.after == pytest.approx((8 / 14, 6 / 14), abs=1e-6)
    # Kish: n x sum of squares / square of the sum.
    assert raked.design_effect == pytest.approx(8 * (4 * 64 + 4 * 36) / 49 / 64, abs=1e-6)


def test_a_margin_that_would_tell_of_one_is_not_restored_and_this_is_said():
    of = records(sex="aaaabbbb" + "a", zone="uuuuvvvv" + "x")
    outcome, kept = done(of, TOGETHER, most=0.4)
    assert len(kept) == 8  # the margin of sex would tell that the one left out was a
    raked = rake(of, outcome, kept, ("sex",))
    assert raked.margins == ()
    assert set(raked.weights.tolist()) == {1.0}
    assert "The margin of sex cannot be restored" in str(raked.notices[0])


def test_one_person_with_many_records_is_one():
    # Those left out with a are all of one person.
    of = records([*range(8), 8, 8, 8, 8, 9, 10], sex=SEX, zone=ZONE)
    outcome, kept = done(of, TOGETHER, most=0.4)
    assert rake(of, outcome, kept, ("sex",)).margins == ()


def test_a_margin_that_tells_of_one_beside_another_is_not_restored():
    """Cities p, r lie in province A; q, s in B. Hidden: p 5, r 1, q 5, s 4, each in its own zone.

    Of cities r and s have one share together; the provinces would take them apart: A hides 6, p 5.
    """
    city = "p" * 30 + "r" * 30 + "q" * 30 + "s" * 30 + "pppppr" + "qqqqqssss"
    province = "".join("A" if of in "pr" else "B" for of in city)
    zone = "".join({"p": "1", "r": "2", "q": "3", "s": "4"}[of] for of in city[:120])
    of = records(city=city, province=province, zone=zone + "abcdefghijklmno")
    protection = Protection((("city", "province", "zone"),), k=5)
    outcome, kept = done(of, protection, most=0.0)
    assert len(kept) == 120
    for columns in (("city", "province"), ("province", "city")):
        raked = rake(of, outcome, kept, columns)
        assert [margin.column for margin in raked.margins] == [columns[0]]
        assert f"margin of {columns[1]} is not restored" in str(raked.notices[0])
    for column in ("city", "province"):
        assert len(rake(of, outcome, kept, (column,)).margins) == 1


def test_columns_that_no_combination_protects_together_are_refused():
    of = records(sex=SEX, zone=ZONE)
    outcome, kept = done(of, Protection((("sex",), ("zone",)), k=2))
    with pytest.raises(VbasError, match="No combination protects sex, zone together"):
        rake(of, outcome, kept, ("sex", "zone"))


def test_nothing_left_is_a_sentence():
    of = records(sex="ab", zone="uv")
    with pytest.raises(VbasError, match="Fewer than k = 2 records would be left"):
        finish(without_blanked(of, TOGETHER, 0.4))


ROWS = st.lists(st.tuples(*(st.sampled_from("abcde") for _ in range(3))), min_size=20, max_size=90)


@settings(max_examples=60, deadline=None)
@given(ROWS, st.sampled_from([0.0, 0.34, 0.67, None]), st.integers(2, 4))
def test_whoever_has_the_weights_learns_of_no_fewer_than_k(rows, most, k):
    of = records(**{name: "".join(row[i] for row in rows) for i, name in enumerate("xyz")})
    try:
        outcome, kept = done(of, Protection((("x", "y", "z"),), k=k), most)
    except VbasError:
        return
    assert not outcome.verification.failed
    if most is not None:
        assert (share_blanked(outcome) <= most).all()
    raked, blanks = rake(of, outcome, kept, ("x", "y")), outcome.suppression
    shown = [np.where(blanks.blanked(n), -1, outcome.records.codes[i]) for i, n in enumerate("xy")]
    by_row: dict[tuple[int, int], set[float]] = {}
    for a, b, weight in zip(*(s.tolist() for s in shown), raked.weights.tolist(), strict=True):
        by_row.setdefault((a, b), set()).add(weight)
    assert all(len(weights) == 1 for weights in by_row.values())
    # An attacker works out how many of each group are hidden: none at all, or k of each or more.
    for margin in raked.margins:
        column = "xyz".index(margin.column)
        labels = of.categories[margin.column]
        visible = np.bincount(shown[column][shown[column] >= 0], minlength=len(labels))
        seen = [sum(int(visible[labels.index(v)]) for v in group) for group in margin.groups]
        hidden = np.round(np.array(margin.wanted) * of.n_records - seen).astype(int)
        assert (hidden == 0).all() or ((hidden >= k).all() and len(hidden) > 1)
        if raked.converged:
            assert margin.after == pytest.approx(margin.wanted, abs=1e-5)
