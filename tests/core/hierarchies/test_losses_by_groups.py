"""Who lost values: by which groups, in which areas."""

import numpy as np
import pytest

from core.areas_and_regions import Place
from core.hierarchies.losses import (
    AUTOMATIC,
    BY_REGION,
    LossQuestion,
    groupings,
    losses_of,
)
from core.suppression.cells.bias import biases
from core.suppression.cells.missingness import ANY_COLUMN, missingness
from core.suppression.cells.protection import Protection
from tests.core.suppression.small_outcomes import (
    VARIABLES,
    layer_of,
    records_in,
    small_outcome,
    suppressed,
)

IDS = ("a1", "a2", "b1", "b2")


@pytest.fixture(scope="module")
def outcome():
    return small_outcome()


def test_the_column_that_lost_most_by_the_groups_that_differ_most(outcome):
    shown = losses_of(LossQuestion(outcome, VARIABLES))
    cells = outcome.suppression.cells
    assert shown.column == max(cells, key=cells.get) == "age"
    offered = ("sex", "geography", "geography.province")
    ranked = biases(outcome.records, outcome.suppression, "age", offered)
    assert shown.by == shown.strongest.found.by == ranked[0].found.by == "sex"
    want = missingness(outcome.records, outcome.suppression, "age", "sex")
    assert shown.bias.found.share.tolist() == want.share.tolist()
    assert (shown.areas, shown.regions, shown.groups) == (None, None, None)


def test_a_column_and_its_kin_are_no_groups_for_it(outcome):
    assert groupings(outcome, VARIABLES, "geography.province") == ("age", "sex")
    assert groupings(outcome, (), "age") == ("sex", "geography", "geography.province")
    linked = suppressed(
        outcome.records, Protection((("age", "sex"),), 3, follow={"age": ("geography",)})
    )
    assert groupings(linked, (), "age") == ("sex", "geography.province")
    assert groupings(linked, (), "geography") == ("sex", "geography.province")


def test_columns_of_too_many_values_are_not_proposed(outcome):
    ids = tuple(f"a{i:03}" for i in range(120))
    many = suppressed(records_in(ids, [0] * 60 + [1] * 60, per_area=3))
    assert "geography" not in groupings(many, VARIABLES, "age")
    shown = losses_of(LossQuestion(many, VARIABLES, "age", "geography"))
    assert len(shown.bias.found) == 120


def test_what_is_asked_for_is_shown(outcome):
    shown = losses_of(LossQuestion(outcome, VARIABLES, ANY_COLUMN, "sex"))
    assert (shown.column, shown.by) == (ANY_COLUMN, "sex")
    assert shown.bias.found.labels == ("F", "M", None)


@pytest.mark.parametrize(("column", "by"), [("gone", AUTOMATIC), ("age", "gone"), ("age", "\1")])
def test_what_is_not_there_any_more_is_chosen_anew(outcome, column, by):
    shown = losses_of(LossQuestion(outcome, VARIABLES, column, by))
    assert (shown.column, shown.by) == ("age", "sex")


def test_areas_and_regions_on_the_map(outcome):
    # The map has the areas in another order, and one without records.
    layer = layer_of(("b2", "x", "a1", "a2", "b1"))
    place = Place(layer, np.array([2, 1, 0, 0, 2], np.int32), 3, "run 7")
    shown = losses_of(LossQuestion(outcome, VARIABLES, "age", BY_REGION, place))
    assert shown.offers_regions
    assert shown.by == BY_REGION
    assert shown.areas.records.tolist() == [25, 0, 25, 25, 25]
    assert shown.regions.records.tolist() == [50, 0, 50]
    # A region without records is no group: the third region is the second one.
    assert shown.bias.found.labels == ("1", "3")
    assert shown.groups.tolist() == [1, -1, 0, 0, 1]
    province = missingness(outcome.records, outcome.suppression, "age", "geography.province")
    assert shown.bias.found.blanked.tolist() == province.blanked.tolist()


def test_groups_that_are_places_and_groups_that_are_not(outcome):
    place = Place(layer_of(IDS))
    assert losses_of(LossQuestion(outcome, VARIABLES, "age", "sex", place)).groups is None
    by_province = losses_of(LossQuestion(outcome, VARIABLES, "age", "geography.province", place))
    assert by_province.groups.tolist() == [0, 0, 1, 1]
    assert by_province.regions is None
    assert not by_province.offers_regions


def test_the_regions_of_the_run_may_be_a_column_already(outcome):
    records = outcome.records
    place = Place(layer_of(IDS), np.array([0, 0, 1, 1], np.int32), 2, "province")
    shown = losses_of(LossQuestion(outcome, VARIABLES, "age", BY_REGION, place))
    assert shown.by == "geography.province"
    assert not shown.offers_regions
    assert shown.regions is not None
    assert "geography.province" in records.columns
