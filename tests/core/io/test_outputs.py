"""The files of a run with refinement, constraints, target and islands."""

import sqlite3
from dataclasses import replace

import geopandas as gpd
import numpy as np
import pandas as pd
import pyogrio
import shapely

from core.areas import AreaLayer
from core.constraints.base import Constraints
from core.io.outputs import metrics_of, whole_trace, write_regions
from core.pipeline import execute
from core.placement.anonymity_driven import AnonymityDriven
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import Scenario, Target
from core.search.film import AREA, SITE
from core.site_count import Count
from core.steps import finish
from core.study import Study
from core.target import carry_out
from tests.core.studies import class_counts

N = 36


def squares() -> Study:
    """A grid of square areas whose last two are an island; two classes, unevenly spread."""
    at = [(i % 6, i // 6) for i in range(N - 2)] + [(9, 9), (9, 10)]
    shapes = np.array([shapely.box(x, y, x + 1, y + 1) for x, y in at], dtype=object)
    shapes = shapely.transform(shapes, lambda xy: 1000.0 * xy)
    points = shapely.get_coordinates(shapely.centroid(shapes))
    ids = np.array([f"A{i:02d}" for i in range(N)], dtype=object)
    draw = np.random.default_rng(2)
    rare = draw.random(N) < 0.3
    dense = np.column_stack([draw.integers(3, 9, N), rare * draw.integers(1, 3, N)])
    layer = AreaLayer("squares", ids, points, np.full(N, 100.0), shapes)
    return Study(layer, class_counts(dense.tolist()))


STUDY = squares()
BASE = Scenario((QuasiIdentifier("q"),), k=4, site_count=Count(8))
REFINED = replace(
    BASE,
    refinement=BorderRefinement(max_moves=2000),
    constraints=Constraints(contiguous=True, floor="20"),
)


def layers(run, path):
    write_regions(run, STUDY, np.ones(N, dtype=bool), path)
    return {name for name, _ in pyogrio.list_layers(path)}


def test_metrics_of_a_plain_run() -> None:
    metrics = metrics_of(finish(execute(BASE, STUDY)), STUDY)
    assert metrics["refinement"] is None
    assert metrics["start"] is None
    assert metrics["placement"]["distances"] is None
    scale = metrics["projection_scale"]
    assert scale["epsg"] == 3347
    assert 1.2 < scale["least"] <= scale["mean"] <= scale["most"] < 1.3
    share = metrics["compactness_m"] / metrics["compactness_ground_m"]
    assert scale["least"] <= share <= scale["most"]
    assert metrics["target"] is None
    assert [aim["name"] for aim in metrics["aims"]] == ["regions"]


def test_metrics_of_a_refined_run() -> None:
    run = finish(execute(REFINED, STUDY))
    metrics = metrics_of(run, STUDY)
    assert run.refinement is not None
    assert metrics["refinement"] == {
        "approach": "border",
        "moves": run.refinement.moves,
        "evaluated": run.refinement.evaluated,
        "objective": run.refinement.objective,
        "stopped_because": run.refinement.stopped_because,
        "distances": metrics["refinement"]["distances"],
    }
    assert {"contiguity", "floor"} <= {aim["name"] for aim in metrics["aims"]}
    for aim in metrics["aims"]:
        assert set(aim) == {"name", "met", "asked", "reached", "unit", "sentence"}
        assert aim["sentence"].endswith(".")


def test_without_a_floor_refinement_starts_from_the_measures_it_tells() -> None:
    scenario = replace(REFINED, constraints=Constraints(contiguous=True))
    metrics = metrics_of(finish(execute(scenario, STUDY)), STUDY)
    for name in ("suppressed_records", "compactness_own_centre_m", "non_uniform_entropy_bits"):
        assert metrics["start"][name] >= metrics[name]


def test_metrics_of_a_target() -> None:
    run = finish(carry_out(replace(BASE, target=Target(0.05)), STUDY))
    metrics = metrics_of(run, STUDY)
    assert metrics["target"]["met"] is True
    assert [one["sites"] for one in metrics["target"]["tries"]] == sorted(
        {one.sites for one in run.target.tries}
    )
    assert metrics["aims"][-1]["name"] == "suppression"


def test_the_trace_goes_on_from_placement_to_refinement() -> None:
    driven = replace(REFINED, placement=AnonymityDriven())
    run = finish(execute(driven, STUDY))
    trace = whole_trace(run)
    assert run.placement.moves
    assert set(trace["kind"]) == {SITE, AREA}
    assert (trace["kind"].to_numpy() == SITE).sum() == len(run.placement.trace)
    steps = trace["step"].to_numpy()
    assert (np.diff(steps) >= 0).all()
    assert steps.max() == run.placement.trace["step"].max() + run.refinement.trace["step"].max()
    alone = finish(execute(BASE, STUDY))
    assert whole_trace(alone) is alone.placement.trace


def test_links_of_islands_are_drawn_where_neighbours_matter(tmp_path) -> None:
    usual = {"regions", "areas", "sites", "cells"}
    assert layers(finish(execute(BASE, STUDY)), tmp_path / "plain.gpkg") == usual
    path = tmp_path / "refined.gpkg"
    free = replace(REFINED, refinement=BorderRefinement(0.0, 0.0, 5000))
    run = finish(execute(free, STUDY))
    assert layers(run, path) == usual | {"links"}
    links = gpd.read_file(path, layer="links")
    assert set(links.geometry.geom_type) == {"LineString"}
    assert {"A34", "A35"} & {*links["from_area"], *links["to_area"]}
    assert links.crs == STUDY.areas.crs
    # Refined regions have no sites and no cells.
    assert run.aggregation.sites is None
    assert len(gpd.read_file(path, layer="sites")) == 0
    assert len(gpd.read_file(path, layer="cells")) == 0


def test_cells_that_cannot_be_drawn_are_told_and_the_rest_is_written(tmp_path, monkeypatch) -> None:
    def fails(*_: object) -> None:
        raise shapely.errors.GEOSException("side location conflict")

    monkeypatch.setattr("core.io.outputs.voronoi_cells", fails)
    run = finish(execute(BASE, STUDY))
    told = write_regions(run, STUDY, np.ones(N, dtype=bool), tmp_path / "regions.gpkg")
    assert [str(of) for of in told] == [
        "The Voronoi cells could not be drawn: the layer of cells is empty, all else is not."
    ]
    assert len(gpd.read_file(tmp_path / "regions.gpkg", layer="cells")) == 0
    assert len(gpd.read_file(tmp_path / "regions.gpkg", layer="sites")) == 8


def test_metrics_of_a_refinement_hold_both_distances() -> None:
    metrics = metrics_of(finish(execute(REFINED, STUDY)), STUDY)
    made = metrics["refinement"]["distances"]
    assert made["to_own_centres_m"] <= made["to_own_centres_before_m"]
    assert set(made) == {
        "to_sites_before_m",
        "to_sites_m",
        "to_own_centres_before_m",
        "to_own_centres_m",
    }
    assert metrics["compactness_m"] is None
    assert metrics["compactness_ground_m"] is None
    assert metrics["compactness_own_centre_ground_m"] > 0


def test_layers_are_of_a_version_that_older_programs_open(tmp_path):
    from core.io.geopackage import write_layer

    path = tmp_path / "a.gpkg"
    write_layer(path, "a", pd.DataFrame({"x": [1]}), [shapely.Point(0, 0)], "EPSG:3347")
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (10200,)
    connection.close()
