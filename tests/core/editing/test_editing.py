"""Regions edited by hand: the account against a recount, locks, borders, what can be taken back."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.adjacency import adjacency_from_pairs, pieces
from core.constraints.base import Limits
from core.editing.editor import Editor
from core.editing.rules import Rules
from core.editing.stroke import Stroke, joined, stroke_between
from core.errors import VbasError
from core.evaluation import compactness, non_uniform_entropy, own_centres
from core.ledger.account import open_ledger
from core.study import Study
from core.suppression.records import suppress_records
from tests.core.studies import studies, study


def chain(n: int):
    """Areas in a row, each touching the next."""
    return adjacency_from_pairs(np.column_stack([np.arange(n - 1), np.arange(1, n)]), n)


def editor_of(of: Study, labels, *, k: int = 3, adjacency=None, rows: int = 0, **limits) -> Editor:
    n, s = len(of.areas), max(labels) + 1
    names = limits.pop("names", ())
    rules = Rules(of.areas.ids, Limits(n, **limits), "province" if names else "", names)
    people = of.counts.records.astype(float) * 1.1
    ledger = open_ledger(of, np.asarray(labels), s + rows, k, people)
    return Editor(ledger, adjacency or chain(n), rules, s)


def row(*labels: int, counts=None, **more) -> Editor:
    """Areas 1 km apart in a row, with three records of one class each unless told otherwise."""
    n = len(labels)
    of = study([(i * 1000.0, 0.0) for i in range(n)], counts or [[3]] * n)
    return editor_of(of, labels, **more)


def assert_right(editor: Editor, of: Study) -> None:
    """What the editor says is what counting everything anew says, to the last bit."""
    labels, standing = editor.labels(), editor.standing()
    s = len(editor.ledger.book.lost)
    regions = of.counts.merged(labels, s)
    assert np.array_equal(editor.ledger.book.sizes, regions.size_matrix.toarray())
    suppression = suppress_records(regions, editor.ledger.k)
    assert standing.suppressed == suppression.suppressed
    assert standing.records == of.counts.n_records
    present = regions.anonymity()[regions.records > 0]
    assert standing.anonymity == present.min(initial=10**9) % 10**9
    assert standing.regions == len(np.unique(labels))
    fresh = open_ledger(of, labels, s, editor.ledger.k, np.array(editor.ledger.book.population))
    again = Editor(fresh, editor.adjacency, editor.rules, 0)
    assert standing == again.standing()
    for name in ("region_population", "distance", "region_records", "lost"):
        assert np.array_equal(getattr(fresh.book, name), getattr(editor.ledger.book, name))
    centres = own_centres(of.areas.points, labels, s)
    want = compactness(of.areas.points, labels, centres)
    assert standing.compactness_m == pytest.approx(want, rel=1e-9, abs=1e-6)
    bits = non_uniform_entropy(of.counts.records, labels, s)
    assert standing.bits == pytest.approx(bits, rel=1e-9, abs=1e-9)
    piece = pieces(editor.adjacency, labels)
    broken = [r for r in range(s) if len(np.unique(piece[labels == r])) > 1]
    assert list(standing.in_pieces) == broken


@st.composite
def strokes(draw: st.DrawFn, editor: Editor):
    """Something a hand might do."""
    n, s = len(editor.labels()), len(editor.ledger.book.lost)
    areas = np.array(draw(st.lists(st.integers(0, n - 1), min_size=1, max_size=8)))
    kind = draw(st.sampled_from(["give", "give", "merge", "make", "split"]))
    if kind == "give":
        return kind, areas, draw(st.integers(0, s - 1))
    return kind, areas, int(editor.region_of(int(areas[0])))


def do(editor: Editor, kind: str, areas, region: int) -> Stroke | None:
    try:
        if kind == "give":
            return editor.give(areas, region)[0]
        if kind == "merge":
            return editor.merge(editor.regions_of(areas))
        if kind == "make":
            return editor.make_region(areas)
        return editor.split(region)
    except VbasError:
        return None


@settings(max_examples=60, deadline=None)
@given(studies(), st.data())
def test_any_strokes_are_counted_right_and_taken_back_exactly(of: Study, data) -> None:
    n, s = len(of.areas), data.draw(st.integers(1, 6))
    labels = data.draw(st.lists(st.integers(0, s - 1), min_size=n, max_size=n))
    pairs = data.draw(
        st.lists(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)), max_size=60)
    )
    touching = [(a, b) for a, b in pairs if a != b] or np.empty((0, 2), np.int32)
    adjacency = adjacency_from_pairs(np.array(touching), n)
    editor = editor_of(of, labels, k=data.draw(st.integers(1, 12)), adjacency=adjacency)
    locked = frozenset(data.draw(st.sets(st.integers(0, s - 1), max_size=2)))
    editor.lock(locked)
    before, members = editor.standing(), {r: editor.members(r).tolist() for r in locked}
    done = []
    for _ in range(data.draw(st.integers(0, 6))):
        stroke = do(editor, *data.draw(strokes(editor)))
        if stroke is not None:
            done.append(stroke)
        assert_right(editor, of)
    assert {r: editor.members(r).tolist() for r in locked} == members
    whole = joined(done)
    after = np.array(labels)
    after[whole.areas] = whole.after
    assert np.array_equal(after, editor.labels())
    for stroke in reversed(done):
        editor.apply(stroke.back)
    assert editor.labels().tolist() == labels
    assert editor.standing() == before
    assert_right(editor, of)


def test_by_hand() -> None:
    # Region 0: areas 0, 1; region 1: area 2. Classes (a, b): at k = 3 region 0 loses its 1 b,
    # region 1 its 2 a. With area 1 in region 1 the classes are (1, 1) and (4, 5): 2 are lost.
    of = study([(0, 0), (0, 30), (100, 0)], [[1, 1], [2, 0], [2, 5]])
    editor = editor_of(of, [0, 0, 1], floor=8.0)
    start = editor.standing()
    assert (start.regions, start.suppressed, start.anonymity) == (2, 3, 1)
    assert start.compactness_m == 30.0
    assert start.bits == pytest.approx(4 * 2 - 2 * 1 - 2 * 1)
    assert start.least_people == pytest.approx(4.4)
    assert start.below_floor == (0, 1)  # 4.4 and 7.7 people
    assert start.suppression_rate == 3 / 11
    stroke, problem = editor.give(np.array([1]), 1)
    assert problem is None
    assert (stroke.areas.tolist(), stroke.before.tolist(), stroke.after.tolist()) == ([1], [0], [1])
    end = editor.standing()
    assert (end.regions, end.suppressed, end.anonymity) == (2, 2, 1)
    # The centre of areas 1 and 2 is half-way between them.
    assert end.compactness_m == pytest.approx((100**2 + 30**2) ** 0.5)
    assert end.below_floor == (0,)  # 2.2 and 9.9
    editor.apply(stroke.back)
    assert editor.standing() == start


def test_one_region_by_hand() -> None:
    of = study([(0, 0), (0, 30), (100, 0)], [[1, 1], [2, 0], [2, 5]])
    editor = editor_of(of, [0, 1, 0])
    editor.lock(frozenset({0}))
    region = editor.region(2)
    assert (region.region, region.areas, region.records, region.suppressed) == (0, 2, 9, 0)
    assert (region.pieces, region.locked) == (2, True)
    assert region.people == pytest.approx(9.9)
    assert (editor.region(1).suppressed, editor.region(1).locked) == (2, False)


def test_the_region_beside_an_area_is_the_one_nearest_to_the_place() -> None:
    editor = row(0, 1, 2, 2)
    assert editor.beside(1, (500.0, 0.0)) == 0
    assert editor.beside(1, (1500.0, 0.0)) == 2
    with pytest.raises(VbasError, match="touches no other region"):
        editor.beside(3, (0.0, 0.0))


def test_a_region_torn_apart_is_told_of_by_its_number() -> None:
    editor = row(0, 0, 0, 1)
    assert editor.standing().in_pieces == ()
    editor.give(np.array([1]), 1)
    assert editor.standing().in_pieces == (0, 1)


def test_numbers_are_kept_and_empty_regions_vanish_in_the_end() -> None:
    editor = row(0, 1, 1, 2, 2)
    editor.give(np.array([1, 2]), 2)
    assert editor.labels().tolist() == [0, 2, 2, 2, 2]
    assert editor.standing().regions == 2
    done = editor.finished()
    assert done.labels.tolist() == [0, 1, 1, 1, 1]
    assert (done.n_regions, done.sites) == (2, None)


def test_new_regions_get_numbers_above_all_others_however_many() -> None:
    editor = row(*[0] * 40)
    for area in range(39):
        editor.make_region(np.array([area]))
    assert editor.labels().tolist() == [*range(1, 40), 0]
    assert editor.standing().regions == 40
    stroke = editor.merge(np.arange(40))
    assert editor.labels().tolist() == [0] * 40
    editor.apply(stroke.back)
    assert editor.standing().regions == 40


def test_a_number_that_became_free_again_is_used_again() -> None:
    editor = row(0, 0, 1, 1)
    stroke = editor.make_region(np.array([0]))
    assert editor.region_of(0) == 2
    editor.apply(stroke.back)
    editor.make_region(np.array([3]))
    assert editor.labels().tolist() == [0, 0, 1, 2]


def test_locked_regions_neither_lose_nor_gain() -> None:
    editor = row(0, 0, 1, 1, 2, 2)
    editor.lock(frozenset({1}))
    stroke, problem = editor.give(np.array([0]), 1)
    assert not len(stroke)
    assert "Region 2 is locked and takes no areas." in str(problem)
    stroke, problem = editor.give(np.array([2, 3, 4]), 0)
    assert stroke.areas.tolist() == [4]
    assert "Region 2 is locked and keeps its areas." in str(problem)
    before = editor.labels()
    with pytest.raises(VbasError, match="locked"):
        editor.merge(np.array([0, 1]))
    with pytest.raises(VbasError, match="locked"):
        editor.merge(np.array([1, 2]))
    with pytest.raises(VbasError, match="locked"):
        editor.make_region(np.array([0, 3]))
    with pytest.raises(VbasError, match="locked"):
        editor.split(1)
    assert np.array_equal(editor.labels(), before)
    editor.lock(frozenset())
    assert editor.merge(np.array([0, 1])).areas.tolist() == [2, 3]


def test_hard_borders_are_named_when_they_refuse() -> None:
    units = np.array([0, 0, 0, 1, 1], np.int32)
    editor = row(0, 0, 1, 2, 2, units=units, names=("East", "West"))
    stroke, problem = editor.give(np.array([1, 3]), 1)
    assert stroke.areas.tolist() == [1]
    assert "Region 2 lies in East and takes no areas of West" in str(problem)
    assert "border of province" in str(problem)
    with pytest.raises(VbasError, match="East, West"):
        editor.make_region(np.array([2, 3]))
    with pytest.raises(VbasError, match="takes no areas of West"):
        editor.merge(np.array([0, 1, 2]))
    assert editor.labels().tolist() == [0, 1, 1, 2, 2]
    assert len(editor.make_region(np.array([4]))) == 1


def test_areas_that_the_settings_lock_stay_and_are_named() -> None:
    locks = np.array([-1, 0, 1, -1], np.int32)
    editor = row(0, 0, 1, 1, locks=locks)
    stroke, problem = editor.give(np.array([0, 1]), 1)
    assert stroke.areas.tolist() == [0]
    assert "lock stays: 1 of the areas" in str(problem)
    assert "A001" in str(problem)
    with pytest.raises(VbasError, match="A002"):
        editor.merge(np.array([0, 1]))


def test_a_region_is_split_into_halves_in_one_piece_each_with_as_many_people() -> None:
    side = 6
    points = [(x * 100.0, y * 100.0) for y in range(side) for x in range(2 * side)]
    number = np.arange(2 * side * side).reshape(side, 2 * side)
    pairs = np.concatenate(
        [
            np.column_stack([number[:, :-1].ravel(), number[:, 1:].ravel()]),
            np.column_stack([number[:-1].ravel(), number[1:].ravel()]),
        ]
    )
    of = study(points, [[2]] * len(points))
    adjacency = adjacency_from_pairs(pairs, len(points))
    editor = editor_of(of, [0] * len(points), adjacency=adjacency)
    stroke = editor.split(0)
    # Twice as wide as high: the cut that keeps distances small stands across the long side.
    columns = np.array(points)[stroke.areas][:, 0]
    assert len(stroke) == side * side
    assert columns.max() < 600 or columns.min() >= 600
    assert editor.standing().in_pieces == ()
    # The letter U: a straight cut would leave pieces.
    legs = [i for i, (x, y) in enumerate(points) if y == 0 or x in (0.0, 1100.0)]
    labels = np.ones(len(points), int)
    labels[legs] = 0
    editor = editor_of(of, labels.tolist(), adjacency=adjacency)
    stroke = editor.split(0)
    assert editor.standing().in_pieces == ()
    assert abs(len(stroke) - len(legs) / 2) <= 1


def test_a_region_is_split_where_locked_areas_let_it() -> None:
    editor = row(0, 0, 0, 0, locks=np.array([0, -1, -1, -1], np.int32))
    assert editor.split(0).areas.tolist() == [2, 3]
    editor = row(0, 0, 0, 0, locks=np.array([0, -1, -1, 0], np.int32))
    with pytest.raises(VbasError, match="Region 1 cannot be split"):
        editor.split(0)


def test_what_cannot_be_done_is_said() -> None:
    editor = row(0, 0, 1)
    with pytest.raises(VbasError, match="single area"):
        editor.split(1)
    with pytest.raises(VbasError, match="two or more"):
        editor.merge(np.array([1]))
    with pytest.raises(VbasError, match="No area is selected"):
        editor.make_region(np.zeros(0, int))
    with pytest.raises(VbasError, match="region 1 already"):
        editor.make_region(np.array([0, 1]))


def test_areas_without_records_or_people_can_be_split_too() -> None:
    editor = row(0, 0, 0, 0, counts=[[0], [0], [0], [0]])
    assert editor.split(0).areas.tolist() in ([0, 1], [2, 3])
    assert editor.standing().anonymity == 0


def test_strokes_join_and_forget_what_came_back() -> None:
    a = Stroke([1, 2], [0, 0], [5, 5])
    b = Stroke([2, 3], [5, 1], [0, 5])
    both = joined([a, b])
    assert (both.areas.tolist(), both.before.tolist(), both.after.tolist()) == (
        [1, 3],
        [0, 1],
        [5, 5],
    )
    assert not len(joined([]))
    assert not len(joined([a, a.back]))
    between = stroke_between(np.array([0, 1, 2]), np.array([0, 2, 2]))
    assert (between.areas.tolist(), between.regions.tolist()) == ([1], [1, 2])
    assert replace(between).areas.flags.writeable is False
