"""Overlaps, gaps, invalid rings and areas inside others, and what repairing makes of them."""

from __future__ import annotations

from pathlib import Path

import geopandas as gpd
import numpy as np
import pytest
import shapely

from core.io.areas import AreaSource, faults_by_kind, needs_repair, read_areas, repair
from core.io.sample import sample_scenario
from core.io.scenario_file import SavedScenario, read_scenario, scenario_text
from core.steps import finish


def written(folder: Path, shapes) -> Path:
    frame = gpd.GeoDataFrame(
        {"id": [f"a{i}" for i in range(len(shapes))], "population": 10.0},
        geometry=list(shapes),
        crs=3347,
    )
    path = folder / "areas.gpkg"
    frame.to_file(path)
    return path


def square(x: float, y: float, right: float = 0.0) -> shapely.Polygon:
    return shapely.box(7e6 + x, 1e6 + y, 7e6 + x + 1000 + right, 1e6 + y + 1000)


@pytest.fixture
def dirty(tmp_path: Path) -> Path:
    bow_tie = shapely.Polygon(
        [(7e6, 1.001e6), (7.001e6, 1.002e6), (7.001e6, 1.001e6), (7e6, 1.002e6)]
    )
    gap = shapely.box(7e6 + 2000, 1e6 + 400, 7e6 + 2010, 1e6 + 600)
    shapes = [
        square(0, 0, right=100),  # overlaps the next one by 0.1 km2
        square(1000, 0),
        square(2000, 0).difference(gap),
        bow_tie,
        square(1000, 1000),
        shapely.box(7e6 + 1400, 1e6 + 1400, 7e6 + 1500, 1e6 + 1500),  # inside the one before
        square(9000, 9000),  # an island
    ]
    return written(tmp_path, shapes)


def test_a_dirty_file_becomes_a_coverage_without_losing_an_area(dirty: Path) -> None:
    file = finish(read_areas(AreaSource(dirty)))
    assert needs_repair(file)
    made = finish(repair(file))
    after = made.file
    assert after.valid_coverage
    assert shapely.coverage_is_valid(after.layer.geometry)
    assert not shapely.is_empty(after.layer.geometry).any()
    assert after.layer.ids.tolist() == file.layer.ids.tolist()
    assert shapely.area(after.layer.geometry[5]) == pytest.approx(10_000)
    # The overlap is lost by one square; the gap of 10 m is gained by one; the hole is lost.
    scale = float(np.median(file.layer.scale)) ** 2
    assert made.km2 * scale == pytest.approx(0.1 + 0.002 + 0.01, rel=1e-3)
    assert 0 < made.share < 0.1
    assert [(of.kind, of.count) for of in made.left] == [("island", 1)]
    kinds = {of.kind: of.repaired for of in faults_by_kind(after.faults)}
    assert kinds["overlap"]
    assert kinds["invalid ring"]
    assert not needs_repair(after)
    assert "repaired" in str(after.notices[-1])


def test_what_is_sound_keeps_every_vertex_and_its_point(dirty: Path) -> None:
    file = finish(read_areas(AreaSource(dirty)))
    made = finish(repair(file))
    same = np.setdiff1d(np.arange(7), made.changed)
    assert 6 in same
    for i in same:
        assert shapely.equals_exact(made.file.layer.geometry[i], file.layer.geometry[i], 0.0)
        assert (made.file.layer.points[i] == file.layer.points[i]).all()
    for i in made.changed:
        centre = shapely.get_coordinates(shapely.centroid(made.file.layer.geometry[i]))[0]
        np.testing.assert_allclose(made.file.layer.points[i], centre)


def test_a_scenario_says_that_areas_were_repaired_and_reads_them_so(dirty: Path) -> None:
    made = finish(repair(finish(read_areas(AreaSource(dirty)))))
    saved = sample_scenario()
    saved = SavedScenario(saved.scenario, made.file.source, saved.records)
    path = dirty.parent / "scenario.toml"
    path.write_text(scenario_text(saved, path.parent), encoding="utf-8")
    source = read_scenario(path).areas
    assert source.repair
    again = finish(read_areas(source))
    same = shapely.equals_exact(again.layer.geometry, made.file.layer.geometry, 0.0)
    assert same.all()


def test_a_clean_file_needs_nothing(tmp_path: Path) -> None:
    path = written(tmp_path, [square(0, 0), square(1000, 0), square(0, 1000)])
    file = finish(read_areas(AreaSource(path)))
    assert not needs_repair(file)
    made = finish(repair(file))
    assert (len(made.changed), made.km2) == (0, 0.0)
