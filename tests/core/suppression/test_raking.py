"""Weights restore margins, by hand; they tell of no fewer than k people; attackers find no more."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import finish
from core.suppression.cells.differing_margins import Told, differ
from core.suppression.cells.left_out import share_blanked
from core.suppression.cells.outcome import carry_out
from core.suppression.cells.protection import Protection


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


def done(of, protection, most=None, rake=()):
    """What came out, and which of all records are in it."""
    outcome = finish(carry_out(of, replace(protection, most_blank=most, rake=tuple(rake))))
    rows = outcome.records.rows
    return outcome, np.arange(of.n_records) if rows is None else rows


TOGETHER = Protection((("sex", "zone"),), k=2)
# (a, u) and (b, v) are four each; all others are alone in their zone, so that nothing is left.
SEX, ZONE = "aaaabbbb" + "aaaabb", "uuuuvvvv" + "xywzst"


def test_a_share_is_restored_by_hand():
    of = records(sex=SEX, zone=ZONE)
    outcome, kept = done(of, TOGETHER, most=0.4, rake=("sex",))
    assert kept.tolist() == list(range(8))
    assert outcome.left_out == 6
    assert outcome.suppression.cells_total == 0
    raked = outcome.raked
    assert raked.largest("before") == pytest.approx(outcome.shifts["sex"]) == pytest.approx(1 / 14)
    assert raked.largest("after") == pytest.approx(0, abs=1e-6)
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
    outcome, kept = done(of, TOGETHER, most=0.4, rake=("sex",))
    assert len(kept) == 8  # the margin of sex would tell that the one left out was a
    raked = outcome.raked
    assert raked.margins == ()
    assert set(raked.weights.tolist()) == {1.0}
    assert "The margin of sex cannot be restored" in str(raked.notices[0])


def test_one_person_with_many_records_is_one():
    # Those left out with a are all of one person.
    of = records([*range(8), 8, 8, 8, 8, 9, 10], sex=SEX, zone=ZONE)
    outcome, _ = done(of, TOGETHER, most=0.4, rake=("sex",))
    assert outcome.raked.margins == ()


def test_a_margin_that_tells_of_one_beside_another_is_not_restored():
    """Cities p, r lie in province A; q, s in B. Hidden: p 5, r 1, q 5, s 4, each in its own zone.

    Of cities r and s have one share together; the provinces would take them apart: A hides 6, p 5.
    """
    city = "p" * 30 + "r" * 30 + "q" * 30 + "s" * 30 + "pppppr" + "qqqqqssss"
    province = "".join("A" if of in "pr" else "B" for of in city)
    zone = "".join({"p": "1", "r": "2", "q": "3", "s": "4"}[of] for of in city[:120])
    of = records(city=city, province=province, zone=zone + "abcdefghijklmno")
    protection = Protection((("city", "province", "zone"),), k=5)
    for columns in (("city", "province"), ("province", "city")):
        outcome, kept = done(of, protection, most=0.0, rake=columns)
        raked = outcome.raked
        assert len(kept) == 120
        assert [margin.column for margin in raked.margins] == [columns[0]]
        assert f"margin of {columns[1]} is not restored" in str(raked.notices[0])
    for column in ("city", "province"):
        assert len(done(of, protection, 0.0, (column,))[0].raked.margins) == 1


def test_columns_that_no_combination_protects_together_are_refused():
    of = records(sex=SEX, zone=ZONE)
    with pytest.raises(VbasError, match="No combination protects sex, zone together"):
        done(of, Protection((("sex",), ("zone",)), k=2), rake=("sex", "zone"))


def test_nothing_left_is_a_sentence():
    with pytest.raises(VbasError, match="Fewer than k = 2 records would be left"):
        done(records(sex="ab", zone="uv"), TOGETHER, most=0.4)


def test_what_a_rule_would_cost_is_known_before():
    # 8 show all; of 6, in zones of their own, both cells or the zone alone are blank.
    outcome, _ = done(records(sex=SEX, zone=ZONE), TOGETHER)
    lost = outcome.loss
    assert sum(lost.by_blanks) == 14
    assert [lost.blanked_beyond(share) for share in (0, 0.5)] == [6, lost.by_blanks[2]]
    assert lost.records_touched == lost.blanked_beyond(0)


ROWS = st.lists(st.tuples(*(st.sampled_from("abcde") for _ in range(3))), min_size=20, max_size=90)


@settings(max_examples=60, deadline=None)
@given(ROWS, st.sampled_from([0.0, 0.34, 0.67, None]), st.integers(2, 4))
def test_whoever_has_the_weights_learns_of_no_fewer_than_k(rows, most, k):
    of = records(**{name: "".join(row[i] for row in rows) for i, name in enumerate("xyz")})
    try:
        outcome, _ = done(of, Protection((("x", "y", "z"),), k=k), most, ("x", "y"))
    except VbasError:
        return
    assert not outcome.verification.failed
    if most is not None:
        assert (share_blanked(outcome.suppression) <= most).all()
    raked, blanks = outcome.raked, outcome.suppression
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


GROUPS = st.lists(
    st.tuples(st.integers(-1, 3), st.integers(-1, 2), st.booleans(), st.integers(0, 9)),
    min_size=1,
    max_size=40,
)


@settings(max_examples=300, deadline=None)
@given(GROUPS, st.booleans(), st.integers(1, 4))
def test_what_two_margins_tell_by_their_difference_is_counted_record_by_record(rows, named, k):
    one, other, hidden, persons = map(list, zip(*rows, strict=True))
    of = records(
        [sorted(set(persons)).index(p) for p in persons] if named else None, x="a" * len(rows)
    )
    who = persons if named else range(len(rows))
    margins = []
    for groups in (one, other):
        there = np.array(hidden) & (np.array(groups) >= 0)
        margins.append(Told("x", np.array(groups), there))

    def leaves_few(fine, coarse):
        known = [(f, c) for f, c in zip(fine.groups, coarse.groups, strict=True) if min(f, c) >= 0]
        for group in range(max(coarse.groups.max(), -1) + 1):
            for inside in ({group}, set(range(coarse.groups.max() + 1)) - {group}):
                beyond = {f for f, c in known if c not in inside}
                if len(beyond) == fine.groups.max() + 1:
                    continue
                each = zip(fine.groups, coarse.groups, fine.hidden, who, strict=True)
                left = {p for f, c, gone, p in each if gone and c in inside and f in beyond}
                if 0 < len(left) < k:
                    return True
        return False

    expected = leaves_few(*margins) or leaves_few(*margins[::-1])
    assert differ(of, *margins, k) == expected
