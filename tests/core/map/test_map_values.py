import numpy as np
import pandas as pd
import pytest
import scipy.sparse as sp
import shapely

from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.classes import ClassCounts
from core.map.values import (
    ANONYMITY,
    DENSITY,
    POPULATION,
    RECORDS,
    REGION,
    SUPPRESSION,
    area_values,
    coloured,
    density,
    land_km2,
    region_values,
    search_colours,
    share_below,
)
from core.raster.palette import HATCHED
from core.study import Study
from core.suppression.records import suppress_records


@pytest.fixture
def study():
    """Four areas; classes of sizes (3, 1), (6), (), (2, 5)."""
    matrix = sp.csr_array(np.array([[3, 1], [6, 0], [0, 0], [2, 5]], dtype=np.int32))
    codes = np.array([[0], [1]], dtype=np.int32)
    counts = ClassCounts(matrix, codes, {"sex": ("f", "m")}, {"sex": 2})
    areas = AreaLayer(
        "four",
        np.array(list("abcd"), dtype=object),
        np.array([[0.0, 0.0], [1000.0, 0.0], [2000.0, 0.0], [3000.0, 0.0]]),
        np.array([10.0, 20.0, 0.0, np.nan]),
        geometry=np.array([shapely.box(x, 0, x + 1000, 2000) for x in (0, 1000, 2000, 3000)]),
        land_km2=np.array([5.0, np.nan, 0.0, 1.0]),
        attributes=pd.DataFrame(index=range(4)),
    )
    return Study(areas, counts)


def test_land_is_what_is_published_else_what_is_drawn(study):
    # Each box is 1 km x 2 km.
    np.testing.assert_array_equal(land_km2(study.areas), [5.0, 2.0, 2.0, 1.0])


def test_density_is_people_per_land(study):
    np.testing.assert_array_equal(density(study.areas), [2.0, 10.0, 0.0, np.nan])


def test_points_without_land_have_no_density(study):
    areas = AreaLayer("p", study.areas.ids, study.areas.points, study.areas.population)
    assert np.isnan(density(areas)).all()


def test_before_a_run_areas_have_their_own_anonymity_and_share_below_k(study):
    anonymity = area_values(ANONYMITY, study.areas, study=study)
    np.testing.assert_array_equal(anonymity.values, [1, 6, np.nan, 2])
    assert not anonymity.of_regions
    assert (anonymity.title, anonymity.unit) == ("Anonymity of the area", "records")
    # k = 3: of 4 records 1 is below; of 6 none; of 7 the 2.
    lost = area_values(SUPPRESSION, study.areas, study=study, k=3)
    np.testing.assert_allclose(lost.values, [25.0, 0.0, np.nan, 200 / 7])
    assert lost.unit == "%"
    np.testing.assert_allclose(share_below(study.counts, 3), [0.25, 0.0, np.nan, 2 / 7])


def test_with_a_run_areas_carry_their_regions_values(study):
    # Regions {a, b} and {c, d}: classes (9, 1) and (2, 5).
    aggregation = Aggregation(np.array([0, 0, 1, 1], dtype=np.int32), 2)
    suppression = suppress_records(study.counts.merged(aggregation.labels, 2), 3)
    run = {"aggregation": aggregation, "suppression": suppression}
    anonymity = area_values(ANONYMITY, study.areas, study=study, **run)
    np.testing.assert_array_equal(anonymity.values, [1, 1, 2, 2])
    assert anonymity.of_regions
    lost = area_values(SUPPRESSION, study.areas, study=study, **run)
    np.testing.assert_allclose(lost.values, [10.0, 10.0, 200 / 7, 200 / 7])


def test_what_is_not_known_yet_has_no_values(study):
    for subject in (RECORDS, ANONYMITY, SUPPRESSION, REGION):
        assert area_values(subject, study.areas) is None
    assert area_values(POPULATION, study.areas).unit == "people"
    assert area_values(DENSITY, study.areas).unit == "people per km²"
    np.testing.assert_array_equal(
        area_values(RECORDS, study.areas, study=study).values, [4, 6, 0, 7]
    )


def test_few_values_have_a_colour_each_and_none_is_hatched(study):
    lut, legend = coloured(area_values(ANONYMITY, study.areas, study=study))
    assert legend.texts() == ["1", "2", "6"]
    assert legend.missing
    assert lut[2] == HATCHED
    assert len(set(lut.tolist())) == 4
    assert [entry.colour for entry in legend.entries] == [lut[0], lut[3], lut[1]]


def test_many_values_fall_into_classes(study):
    values = area_values(POPULATION, study.areas)
    many = type(values)(POPULATION, np.arange(100.0), "Population", "people")
    lut, legend = coloured(many, title="Einwohner", unit="Personen")
    assert (legend.title, legend.unit) == ("Einwohner", "Personen")
    assert len(legend.entries) == 6
    assert not legend.missing
    assert len(np.unique(lut)) == 6


def test_one_value_is_one_class(study):
    values = area_values(POPULATION, study.areas)
    same = type(values)(POPULATION, np.full(4, 7.0), "Population", "people")
    _, legend = coloured(same)
    assert legend.texts() == ["7.00"] or legend.texts() == ["7"]


def test_a_search_colours_regions_by_anonymity_in_classes_that_stay():
    lut, legend = search_colours("anonymity", np.array([1.0, 4.0, 5.0, 900.0, np.nan]), 5)
    assert legend.texts() == ["1", "2", "3", "4", "5 or more"]
    assert (legend.title, legend.unit) == ("Anonymity of the region", "records")
    assert [int(of) for of in lut[:4]] == [legend.entries[i].colour for i in (0, 3, 4, 4)]
    assert lut[4] == HATCHED
    assert legend.missing
    later = search_colours("anonymity", np.array([3.0]), 5)[1]
    assert later.entries == legend.entries
    assert not later.missing


def test_many_values_below_k_share_classes():
    _, legend = search_colours("anonymity", np.array([1.0]), 20)
    assert legend.texts() == ["1 – 4", "5 – 8", "9 – 11", "12 – 15", "16 – 19", "20 or more"]
    _, legend = search_colours("anonymity", np.array([1.0]), 1)
    assert legend.texts() == ["1 or more"]


def test_a_search_colours_regions_by_suppression_in_percent():
    lut, legend = search_colours("suppression", np.array([0.0, 0.0002, 0.0004, 1.0]), 5)
    assert legend.unit == "%"
    assert legend.texts()[:4] == ["0", "0 – 0.03", "0.03 – 0.1", "0.1 – 0.3"]
    assert [int(of) for of in lut] == [legend.entries[i].colour for i in (0, 1, 2, 8)]


def test_values_of_regions_are_those_a_search_tells(study):
    counts = study.counts
    assert region_values("anonymity", counts, 3).tolist()[:2] == [1.0, 6.0]
    assert np.isnan(region_values("anonymity", counts, 3)[2])
    shares = region_values("suppression", counts, 3)
    assert shares[0] == pytest.approx(0.25)
    assert shares[1] == 0.0
