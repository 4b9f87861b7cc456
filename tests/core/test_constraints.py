from __future__ import annotations

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from core.adjacency import adjacency_from_pairs, adjacency_of, pieces
from core.constraints.base import Constraints, Limits
from core.constraints.conform import conform
from core.constraints.limits import limits_of, number_with_floor
from core.constraints.report import Outcome, aims_of, cutoff_notices
from core.errors import VbasError
from core.site_count import SiteNumber
from core.voronoi import nearest_site
from tests.core.studies import layer

NUMBER = SiteNumber(2, 150.0, 4, None)


def line(n, **more):
    """n areas from west to east, 1 km apart, each touching the next."""
    return layer([(1000.0 * i, 0.0) for i in range(n)], **more)


def texts(*values):
    return np.array(values, dtype=object)


def limits(constraints, areas, population=None, number=NUMBER):
    people = np.full(len(areas), 100.0) if population is None else np.asarray(population, float)
    return limits_of(constraints, areas, people, number)


def said(notices) -> str:
    return " ".join(map(str, notices))


# Constraints worked out


@pytest.mark.parametrize(
    ("floor", "people"), [("20000", 20_000), ("hipaa", 20_000), ("Model", 150), (" ", None)]
)
def test_a_floor_is_a_number_a_rule_or_the_cutoff_of_the_site_count(floor, people) -> None:
    assert limits(Constraints(floor=floor), line(3))[0].floor == people


@pytest.mark.parametrize("floor", ["many", "0", "-5", "inf"])
def test_what_is_no_floor_is_refused_and_rules_are_named(floor) -> None:
    with pytest.raises(VbasError, match=r"The floor .* is neither .* one of .*hipaa"):
        limits(Constraints(floor=floor), line(3))


def test_a_floor_by_model_needs_a_model() -> None:
    with pytest.raises(VbasError, match=r"a given number of sites has none.*Give the floor"):
        limits(Constraints(floor="model"), line(3), number=SiteNumber(2, None, 4, None))


def test_floors_that_no_regions_can_hold_are_said_before_anything_is_placed() -> None:
    found, notices = limits(Constraints(floor="140"), line(2))
    assert found.floor == 140
    assert "2 regions of at least 140 would need a population of 280, but it is 200" in said(
        notices
    )
    assert "at most 1 of them" in said(notices)

    notices = limits(Constraints(floor="1000"), line(2))[1]
    assert "above the whole population of 200" in said(notices)

    assert not limits(Constraints(floor="100"), line(2))[1]


def test_units_come_from_a_level_and_areas_without_one_are_a_unit() -> None:
    areas = line(4, parents={"province": texts("b", "", "a", "")})
    found, notices = limits(Constraints(border_level="province"), areas)

    assert found.units.tolist() == [2, 0, 1, 0]
    assert said(notices) == "Areas without province: 2. Together they count as a unit of their own."


def test_units_too_small_for_the_floor_are_named() -> None:
    areas = line(4, parents={"province": texts("b", "a", "a", "")})
    notices = limits(Constraints(border_level="province", floor="150"), areas)[1]

    assert "population below the floor of 150: 2." in said(notices)
    assert "(none) (100), b (100)" in said(notices)


def test_a_level_that_is_not_there_is_refused() -> None:
    areas = line(1, parents={"fsa": texts("K1A")})
    with pytest.raises(VbasError, match=r"cross province, but .* Choose one of fsa"):
        limits(Constraints(border_level="province"), areas)
    with pytest.raises(VbasError, match="Name a column of the area file"):
        limits(Constraints(border_level="province"), line(1))


def test_locks_are_numbered_in_order_of_their_groups() -> None:
    locked = (("A002", "north"), ("A000", ""), ("A003", "south"), ("A001", "north"))
    found = limits(Constraints(locked=locked), line(5))[0]

    assert found.locks.tolist() == [0, 1, 1, 2, -1]


def test_locked_areas_that_are_not_there_are_named() -> None:
    locked = tuple((f"X{i}", "") for i in range(7))
    with pytest.raises(VbasError, match=r"7 locked areas .*X0, X1, X2, X3, X4 and 2 more"):
        limits(Constraints(locked=locked), line(2))


# Regions made to obey


def obey(labels, places, areas, *, population=None, adjacency=None, **asked):
    n = len(areas)
    people = np.full(n, 100.0) if population is None else np.asarray(population, float)
    for name in ("units", "locks"):
        if name in asked:
            asked[name] = np.array(asked[name], dtype=np.int32)
    if adjacency is None and asked.get("contiguous"):
        adjacency = adjacency_of(areas)
    found, s = conform(
        np.array(labels, dtype=np.int32),
        np.array([(1000.0 * x, 0.0) for x in places]),
        areas.points,
        people,
        Limits(n, **asked),
        adjacency,
    )
    return found.tolist(), s


def test_areas_abroad_join_the_nearest_region_of_their_own_unit() -> None:
    # Area 2 is nearest to site 0, but lies in the unit of sites 1 and 2.
    found = obey([0, 0, 0, 1, 1, 2], [1, 4, 5], line(6), units=[0, 0, 1, 1, 1, 1])

    assert found == ([0, 0, 1, 1, 1, 2], 3)


def test_people_decide_which_unit_a_region_belongs_to_and_ties_go_to_the_lower() -> None:
    units = [0, 1, 1]
    # Region 0 is mostly unit 0 by people: areas 1 and 2 have no region left and get one.
    assert obey([0, 0, 0], [1], line(3), units=units, population=[500, 100, 100]) == ([0, 1, 1], 2)
    assert obey([0, 0, 0], [1], line(3), units=units, population=[200, 100, 100]) == ([1, 0, 0], 2)
    assert obey([0, 0], [1], line(2), units=[1, 0]) == ([1, 0], 2)
    assert obey([0, 0, 0], [1], line(3), units=units, population=[0, 0, 0]) == ([1, 0, 0], 2)


def test_units_without_a_region_get_one_each() -> None:
    found = obey([0] * 6, [2], line(6), units=[0, 0, 0, 1, 2, 1])

    assert found == ([0, 0, 0, 1, 2, 1], 3)


def test_a_group_joins_the_region_that_holds_most_of_it() -> None:
    # Group 1: areas 1, 2, 5; regions 0 holds 300 of its people, 1 holds 100.
    population = [100, 100, 200, 100, 100, 100]
    locks = [-1, 1, 1, -1, -1, 1]
    found = obey([0, 0, 0, 1, 1, 1], [1, 4], line(6), locks=locks, population=population)

    assert found == ([0, 0, 0, 1, 1, 0], 2)


def test_two_groups_never_share_a_region() -> None:
    found = obey([0, 0, 0, 0, 1, 2], [1, 4, 5], line(6), locks=[1, -1, -1, 2, -1, -1])
    assert found == ([0, 0, 0, 1, 1, 2], 3)

    # Nowhere left to go: a region of its own.
    found = obey([0, 0, 0, 0], [1], line(4), locks=[1, -1, -1, 2])
    assert found == ([0, 0, 0, 1], 2)


def test_a_group_prefers_the_region_it_would_leave_empty() -> None:
    found = obey([0, 0, 1, 2], [0.5, 2, 3], line(4), locks=[-1, 1, 1, -1])

    assert found == ([0, 1, 1, 2], 3)


def test_the_border_wins_over_a_lock() -> None:
    found = obey([0, 0, 1, 1], [0.5, 2.5], line(4), units=[0, 0, 1, 1], locks=[1, 1, 1, -1])

    assert found == ([0, 0, 1, 1], 2)


def test_pieces_pass_to_the_nearest_region_they_touch() -> None:
    # Area 4 of region 0 lies between regions 1 and 2; site 1 is nearer.
    found = obey([0, 0, 0, 1, 0, 2, 2], [1, 3, 6], line(7), contiguous=True)

    assert found == ([0, 0, 0, 1, 1, 2, 2], 3)


def test_the_most_populous_piece_stays() -> None:
    population = [1, 1, 1, 9, 9]
    found = obey([0, 0, 1, 0, 0], [1, 2], line(5), contiguous=True, population=population)
    assert found == ([1, 1, 1, 0, 0], 2)

    # Unless the other one is locked.
    locks = [0, -1, -1, -1, -1]
    found = obey([0, 0, 1, 0, 0], [1, 2], line(5), contiguous=True, population=population,
                 locks=locks)  # fmt: skip
    assert found == ([0, 0, 1, 1, 1], 2)


def test_pieces_behind_pieces_pass_on_too() -> None:
    # The last two areas are loose pieces of different regions; the very last touches no region.
    found = obey([2, 2, 1, 1, 0, 0, 2, 1], [4, 2, 0], line(8), contiguous=True)

    assert found == ([2, 2, 1, 1, 0, 0, 0, 0], 3)


def test_an_island_of_a_unit_that_touches_only_abroad_is_a_region() -> None:
    # Units 0 0 | 1 1 | 0: the last area is cut off from its unit.
    found = obey([0, 0, 1, 1, 0], [0.5, 2.5], line(5), contiguous=True, units=[0, 0, 1, 1, 0])

    assert found == ([0, 0, 1, 1, 2], 3)


def test_pieces_left_over_together_become_one_region() -> None:
    units = [0, 0, 1, 0, 0]
    found = obey([0, 1, 2, 0, 1], [0, 1, 2], line(5), contiguous=True, units=units,
                 population=[9, 9, 9, 1, 2])  # fmt: skip

    assert found == ([0, 1, 2, 3, 3], 4)


def test_locked_areas_that_lie_apart_get_the_areas_in_between() -> None:
    found = obey([0, 0, 1, 1, 1, 0], [0, 3], line(6), contiguous=True, locks=[1, -1, -1, -1, -1, 1])
    # The way through takes areas 2-4, but region 1 must not be left empty: nothing joins.
    assert found[0][:2] == [0, 0]
    assert 1 in found[0]

    around = adjacency_from_pairs(np.array([[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [1, 4]]), 6)
    found = obey([0, 1, 1, 1, 1, 0], [0, 3], line(6), contiguous=True, adjacency=around,
                 locks=[1, -1, -1, -1, -1, 1])  # fmt: skip
    assert found == ([0, 0, 1, 1, 0, 0], 2)


def test_nothing_is_asked_nothing_is_changed() -> None:
    assert obey([1, 0, 1], [0, 1], line(3)) == ([1, 0, 1], 2)


@st.composite
def situations(draw):
    n = draw(st.integers(1, 30))
    cell = st.tuples(st.integers(0, 6), st.integers(0, 6))
    at = np.array(draw(st.lists(cell, min_size=n, max_size=n)), dtype=float) * 1000.0
    s = draw(st.integers(1, n))
    population = np.array(draw(st.lists(st.integers(0, 4), min_size=n, max_size=n)), dtype=float)
    units = draw(st.none() | st.lists(st.integers(0, 2), min_size=n, max_size=n))
    if units is not None:
        units = np.unique(units, return_inverse=True)[1].astype(np.int32)
    locks = draw(
        st.none() | st.lists(st.sampled_from([-1, -1, -1, 0, 1, 2]), min_size=n, max_size=n)
    )
    return (
        layer(at),
        at[:s] + draw(st.integers(0, 700)),
        population,
        Limits(n, draw(st.booleans()), None, None, units,
               None if locks is None else np.array(locks, dtype=np.int32)),
    )  # fmt: skip


@given(situations())
def test_regions_obey_and_none_is_emptied(situation) -> None:
    areas, places, population, limits = situation
    adjacency = adjacency_of(areas)
    labels = nearest_site(areas.points, places)
    found, s = conform(labels, places, areas.points, population, limits, adjacency)

    assert s >= len(places)
    assert 0 <= found.min() <= found.max() < s
    filled = set(found.tolist())
    assert set(range(len(places), s)) <= filled
    if limits.locks is None or limits.locks.max() < 1:
        assert set(labels.tolist()) <= filled
    if limits.units is not None:
        assert len(set(zip(found.tolist(), limits.units.tolist(), strict=True))) == len(filled)
    if limits.contiguous:
        assert pieces(adjacency, found).max() + 1 == len(filled)
    elif limits.locks is not None:
        units = np.zeros(len(areas)) if limits.units is None else limits.units
        held = limits.locks > 0
        parts = set(zip(limits.locks[held].tolist(), units[held].tolist(), strict=True))
        regions = set(zip(found[held].tolist(), limits.locks[held].tolist(), strict=True))
        assert len(parts) == len(regions) == len({r for r, _ in regions})
        if limits.units is None:
            np.testing.assert_array_equal(found[limits.locks <= 0], labels[limits.locks <= 0])


@given(situations())
def test_regions_that_obey_are_left_alone(situation) -> None:
    areas, places, population, limits = situation
    if limits.locks is not None and limits.contiguous:
        return  # a lock that had to give way may be mended the second time
    adjacency = adjacency_of(areas)
    once, s = conform(
        nearest_site(areas.points, places), places, areas.points, population, limits, adjacency
    )
    centres = np.full((s, 2), 0.0)
    centres[: len(places)] = places
    again, t = conform(once, centres, areas.points, population, limits, adjacency)

    assert t == s
    np.testing.assert_array_equal(once, again)


# What is said afterwards


def aims(constraints, areas, labels, *, asked=2, placed=None, population=None, n_regions=None):
    people = np.full(len(areas), 100.0) if population is None else np.asarray(population, float)
    labels = np.array(labels, dtype=np.int32)
    worked_out = limits_of(constraints, areas, people, NUMBER)[0]
    adjacency = adjacency_of(areas) if constraints.contiguous else None
    outcome = Outcome(
        labels,
        int(labels.max()) + 1 if n_regions is None else n_regions,
        labels if placed is None else np.array(placed, dtype=np.int32),
        asked,
        people,
        "people",
        areas.ids,
        adjacency,
    )
    return {aim.name: aim for aim in aims_of(constraints, worked_out, outcome)}


def test_the_number_of_regions_is_always_said() -> None:
    found = aims(Constraints(), line(3), [0, 0, 2], asked=3)
    assert list(found) == ["regions"]
    assert (found["regions"].met, found["regions"].asked, found["regions"].reached) == (False, 3, 2)
    assert str(found["regions"].sentence) == "Regions asked for: 3; with areas: 2, 1 fewer."

    assert aims(Constraints(), line(3), [0, 0, 1])["regions"].met
    more = aims(Constraints(), line(3), [0, 1, 2])["regions"]
    assert str(more.sentence) == "Regions asked for: 2; made: 3, 1 more."


def test_regions_below_the_floor_are_named_the_worst_first_with_what_they_lack() -> None:
    floor = aims(Constraints(floor="250"), line(6), [0, 0, 0, 1, 1, 2])["floor"]

    assert not floor.met
    assert (floor.asked, floor.reached, floor.unit) == (250, 100, "people")
    assert "2 of 3 regions (region 3 lacks 150, region 2 lacks 50); 200 people" in str(
        floor.sentence
    )
    assert aims(Constraints(floor="100"), line(2), [0, 1])["floor"].met


def test_regions_without_areas_are_not_below_the_floor() -> None:
    assert aims(Constraints(floor="100"), line(2), [0, 2])["floor"].met


def test_of_many_regions_five_are_named() -> None:
    floor = aims(Constraints(floor="101"), line(17), list(range(17)))["floor"]

    assert "region 5 lacks 1 and 12 more)" in str(floor.sentence)


def test_balance_is_the_spread_in_percent_of_the_mean() -> None:
    # 300 and 100 people: mean 200, standard deviation 100.
    balance = aims(Constraints(balance=40.0), line(4), [0, 0, 0, 1])["balance"]

    assert not balance.met
    assert (balance.asked, balance.reached) == (pytest.approx(40), pytest.approx(50))
    assert "50.00% of its mean, 10.00 points more" in str(balance.sentence)
    assert "region 2 holds 100 people, region 1 300" in str(balance.sentence)
    assert aims(Constraints(balance=50.0), line(4), [0, 0, 0, 1])["balance"].met


def test_regions_in_pieces_are_named_and_links_are_said() -> None:
    broken = aims(Constraints(contiguous=True), line(5), [0, 1, 0, 1, 2])["contiguity"]
    assert str(broken.sentence) == "Regions in more than one piece: 2 (1, 2)."
    assert not broken.met

    geometry = np.array([shapely.box(x, 0, x + 100, 100) for x in (0, 100, 500)], dtype=object)
    islands = layer([(50, 50), (150, 50), (550, 50)], geometry=geometry)
    linked = aims(Constraints(contiguous=True), islands, [0, 1, 1])["contiguity"]
    assert linked.met
    assert "Links to islands hold 1 of them (2)" in str(linked.sentence)
    whole = aims(Constraints(contiguous=True), islands, [0, 0, 1])["contiguity"]
    assert str(whole.sentence) == "Every region is in one piece."


def test_regions_across_a_border_are_named() -> None:
    areas = line(4, parents={"province": texts("a", "a", "b", "b")})
    across = aims(Constraints(border_level="province"), areas, [0, 1, 1, 1])["border"]

    assert not across.met
    assert str(across.sentence) == "Regions that cross a border of province: 1 (2)."
    assert aims(Constraints(border_level="province"), areas, [0, 0, 1, 1])["border"].met


def test_locks_that_are_not_kept_are_explained() -> None:
    areas = line(6, parents={"province": texts("a", "a", "a", "b", "b", "b")})
    locked = (("A000", "x"), ("A003", "x"), ("A001", "y"), ("A005", ""))
    split = aims(Constraints(locked=locked, border_level="province"), areas, [0, 0, 0, 1, 1, 2],
                 placed=[0, 0, 0, 1, 1, 1])["locks"]  # fmt: skip
    sentence = str(split.sentence)

    assert not split.met
    assert "group x is in regions 1, 2, since no region may cross" in sentence
    assert "a border of province: A000, A003" in sentence
    assert "region 1 holds groups x, y" in sentence
    assert "moved from where placement put them: A005" in sentence

    kept = aims(Constraints(locked=locked), line(6), [0, 1, 1, 0, 0, 0])["locks"]
    assert kept.met
    assert str(kept.sentence) == "All 4 locked areas are kept."


# The cut-off, which is met on average only


def test_regions_below_the_cutoff_are_counted_and_the_smallest_is_named():
    of = Outcome(
        np.array([0, 0, 1, 2], dtype=np.int32),
        3,
        np.zeros(4, dtype=np.int32),
        3,
        np.array([300.0, 200.0, 120.0, 90.0]),
        "people",
        texts(*"abcd"),
    )
    (told,) = cutoff_notices(150.0, None, of)
    assert "2 of 3 regions. It is met on average only; the smallest has 90 people." in str(told)
    assert "150 people" in str(told)
    assert cutoff_notices(90.0, None, of) == ()
    assert cutoff_notices(None, None, of) == ()
    assert cutoff_notices(150.0, 150.0, of) == ()  # the aim of the floor says it


def test_with_the_cutoff_as_floor_sites_are_rounded_down():
    number = SiteNumber(3, 150.0, 4, None)  # 400 / 150 = 2.67, to the nearest
    asked = Constraints(floor="model")
    assert number_with_floor(asked, number, 400.0).n_sites == 2
    assert number_with_floor(Constraints(), number, 400.0).n_sites == 3
    assert number_with_floor(asked, SiteNumber(1, 900.0, 4, None), 400.0).n_sites == 1
