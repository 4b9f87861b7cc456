"""What is written into a project is read again, to the last bit."""

import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
import shapely
from shapely.geometry import box

from core.constraints.base import Constraints
from core.errors import VbasError
from core.given_regions import GivenRegions
from core.io.areas import AreaSource, read_areas
from core.io.inputs import load_study
from core.io.project import read_project, revived, summary_of, write_project, writing
from core.io.project.model import RunParts
from core.io.project.telling import told_run, told_stamp
from core.io.project.totals import told_evaluation
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.balanced_density import BalancedDensity
from core.placement.given import GivenSites
from core.placement.random_areas import RandomAreas
from core.placement.suppression_driven import SuppressionDriven
from core.refinement.border import BorderRefinement
from core.scenario import CELL, PEOPLE_BASIS, Scenario, Target
from core.site_count import Calibrated, Count, Entropy, MaxCombs, Population
from core.steps import finish
from tests.core.io.project.project_cases import (
    IDS,
    QIS,
    TRIED,
    K,
    Tried,
    differences,
    full,
    made_in,
    record_frame,
)

BRIEF = 40
SITES = GivenSites(tuple((7e6 + 1000.0 * i, 1e6 + 900.0 * i) for i in range(1, 5)))
SCENARIOS = {
    "plain": Scenario(QIS, k=K, site_count=Count(4), name="a name"),
    "cells": Scenario(QIS, k=K, site_count=Count(4), assign=CELL, placement=BalancedDensity()),
    "random": Scenario(QIS, k=K, site_count=Count(5), placement=RandomAreas(), seed=7),
    "given sites": Scenario(QIS, k=K, site_count=Count(4), placement=SITES),
    "anonymity": Scenario(
        QIS, k=K, site_count=Count(4), placement=AnonymityDriven(RandomAreas(), max_moves=BRIEF)
    ),
    "suppression": Scenario(
        QIS, k=K, site_count=Count(6), placement=SuppressionDriven(max_moves=BRIEF, per_km=0.5)
    ),
    "border": Scenario(
        QIS,
        k=K,
        site_count=Count(6),
        refinement=BorderRefinement(max_moves=BRIEF, per_bit=1.0),
        constraints=Constraints(
            contiguous=True,
            floor="1000",
            balance=20.0,
            border_level="half",
            locked=((IDS[0], "1"), (IDS[1], "1"), (IDS[2], "")),
        ),
    ),
    "people": Scenario(
        QIS, k=K, site_count=Population("5000"), population_basis=PEOPLE_BASIS, exclude_missing=True
    ),
    "maxcombs": Scenario(QIS, k=K, site_count=MaxCombs("eastern")),
    "entropy": Scenario(QIS, k=K, site_count=Entropy("central")),
    "calibrated": Scenario(QIS, k=K, site_count=Calibrated(0.05)),
    "target": Scenario(QIS, k=K, site_count=Count(4), target=Target(max_suppression=0.05)),
    "floor target": Scenario(
        QIS,
        k=K,
        site_count=Count(4),
        constraints=Constraints(floor="100"),
        target=Target(max_suppression=0.5, keep_floor=True),
    ),
    "all lost": Scenario(QIS, k=400, site_count=Count(2)),
}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return made_in(tmp_path_factory.mktemp("whole"))


def again(project, path):
    finish(write_project(project, path))
    return finish(read_project(path))


def as_told(project):
    """A project as its file tells it: totals in steps of k records."""
    step = project.step
    told = (replace(of, parts=told_run(of.parts, of.saved.scenario, step)) for of in project.runs)
    return replace(project, runs=tuple(told), records=told_stamp(project.records, step))


def as_opened(run, study):
    """A run as it is again with its records: all measures exact, but those of single steps."""
    parts = told_run(RunParts.of(run, study), run.scenario, run.scenario.k)
    again = parts.run(run.scenario, run.suppression)
    notices = study.notices + parts.notices
    return replace(again, evaluation=run.evaluation, start=run.start, notices=notices)


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_run_of_every_kind(made, tmp_path, name) -> None:
    scenario = SCENARIOS[name]
    if scenario.exclude_missing:
        made = replace_study(made, exclude_missing=True)
    run = made.run(scenario)
    colours = (np.arange(run.aggregation.n_regions) % 12).astype(np.int8)
    project = made.project(made.kept(run, starred=True, colours=colours))
    found = again(project, tmp_path / "p.vbas")
    assert differences(as_told(project), found) == []
    back = finish(revived(found))
    assert (back.changed, back.waiting) == ((), ())
    assert differences(as_opened(run, made.loaded.study), back.runs[0].run) == []


def replace_study(made, **more):
    saved = replace(made.saved, records=replace(made.saved.records, **more))
    loaded = finish(load_study(made.loaded.area_file, saved.records, made.levels))
    return replace(made, saved=saved, loaded=loaded)


def test_regions_that_were_given_or_edited(made, tmp_path) -> None:
    halves = np.repeat([0, 1], len(IDS) // 2)
    runs = [
        made.judged(halves, 2, GivenRegions("level", "half")),
        made.judged(np.arange(len(IDS)), len(IDS), GivenRegions("table", "t.csv")),
        made.judged(halves * 2, 4, GivenRegions("edit", "Run 1")),
    ]
    project = made.project(*(made.kept(run, i, kind="edit") for i, run in enumerate(runs, 1)))
    found = again(project, tmp_path / "p.vbas")
    assert differences(as_told(project), found) == []
    back = finish(revived(found))
    assert back.changed == ()
    expected = [as_opened(of, made.loaded.study) for of in runs]
    assert differences(expected, [of.run for of in back.runs]) == []


def test_everything_else(made, tmp_path) -> None:
    project = full(made, made.kept(made.run(), 1), made.kept(made.run(SCENARIOS["border"]), 2))
    found = again(project, tmp_path / "p.vbas")
    assert differences(as_told(project), found) == []
    assert found.parts["uniqueness"]["tried"].value(Tried) == TRIED
    assert found.parts["uniqueness"]["none"].value(Tried | None) is None


def test_a_project_that_was_read_is_written_again_as_it_was(made, tmp_path) -> None:
    """Also what belongs to parts of the window that nobody asked for."""
    project = full(made, made.kept(made.run(), 1))
    first = again(project, tmp_path / "p.vbas")
    second = again(first, tmp_path / "further" / "q.vbas")
    assert differences(as_told(project), second) == []
    assert second.parts["uniqueness"]["tried"].value(Tried) == TRIED


def test_persons(tmp_path) -> None:
    made = made_in(tmp_path, person_column="person")
    run = made.run()
    project = made.project(made.kept(run))
    found = again(project, tmp_path / "p.vbas")
    assert differences(as_told(project), found) == []
    back = finish(revived(found))
    assert back.changed == ()
    assert back.runs[0].loaded.study.counts.unit == "people"
    assert differences(as_opened(run, made.loaded.study), back.runs[0].run) == []


def test_nothing_at_all(tmp_path) -> None:
    from core.io.project import Project

    found = again(Project(), tmp_path / "p.vbas")
    assert differences(Project(), found) == []
    assert summary_of(tmp_path / "p.vbas").areas == ()


ODD_AREAS = {
    "mixed": [box(0, 0, 1, 1), shapely.MultiPolygon([box(2, 0, 3, 1), box(4, 0, 5, 1)])],
    "of one part": [box(0, 0, 1, 1), shapely.MultiPolygon([box(2, 0, 3, 1)])],
    "with a hole": [box(0, 0, 9, 9) - box(1, 1, 2, 2), box(9, 0, 12, 9)],
    "blank": [box(0, 0, 9, 9), shapely.Polygon()],
}


@pytest.mark.parametrize("kind", ODD_AREAS)
def test_areas_of_odd_shapes(tmp_path, kind) -> None:
    shapes = [shapely.affinity.translate(s, 7e6, 1e6) for s in ODD_AREAS[kind]]
    frame = gpd.GeoDataFrame({"DAUID": ["35010001", "35010002"]}, geometry=shapes, crs=3347)
    frame.to_file(tmp_path / "a.geojson" if kind != "blank" else tmp_path / "a.gpkg")
    file = next(tmp_path.glob("a.*"))
    try:
        of = finish(read_areas(AreaSource(file, crs="EPSG:3347")))
    except VbasError:
        pytest.skip("such areas cannot be opened")
    from core.io.project import Project

    project = Project(area_files=(of,), areas=0)
    assert differences(project, again(project, tmp_path / "p.vbas")) == []


def test_areas_that_are_points(tmp_path) -> None:
    table = pd.DataFrame(
        {"DAUID": ["1", "2", "3"], "x": [-75.0, -75.1, -75.2], "y": [45.0, 45.1, 45]}
    )
    table.to_csv(tmp_path / "a.csv", index=False)
    from core.io.project import Project

    of = finish(read_areas(AreaSource(tmp_path / "a.csv", x_column="x", y_column="y")))
    assert of.layer.geometry is None
    project = Project(area_files=(of,), areas=0)
    assert differences(project, again(project, tmp_path / "p.vbas")) == []


def test_the_file_is_a_geopackage_with_styles(made, tmp_path) -> None:
    import pyogrio

    project = made.project(made.kept(made.run()))
    finish(write_project(project, tmp_path / "p.vbas"))
    (tmp_path / "p.vbas").rename(tmp_path / "p.gpkg")
    names = {str(name) for name, _ in pyogrio.list_layers(tmp_path / "p.gpkg")}
    assert {"areas", "areas 2", "run 1 regions", "run 1 cells", "run 1 sites"} <= names
    styles = pyogrio.read_dataframe(tmp_path / "p.gpkg", layer="layer_styles", read_geometry=False)
    assert set(styles["f_table_name"]) <= names
    regions = gpd.read_file(tmp_path / "p.gpkg", layer="run 1 regions")
    assert list(regions.columns) == ["region_id", "areas", "people", "colour", "geometry"]
    assert regions["areas"].sum() == len(IDS)
    assert regions.area.sum() == pytest.approx(len(IDS) * 1e6)


def test_without_shapes_areas_come_from_the_project_beside_it(made, tmp_path) -> None:
    project = made.project(made.kept(made.run()))
    home, aside = tmp_path / "p.vbas", tmp_path / "aside" / "q.vbas"
    finish(write_project(project, home))
    finish(write_project(project, aside, shapes=False, base=home))
    assert aside.stat().st_size < home.stat().st_size
    assert differences(as_told(project), finish(read_project(aside))) == []
    home.unlink()  # then from where they came from
    assert differences(as_told(project), finish(read_project(aside))) == []


def test_unsaved_work_whose_areas_are_gone_says_so_and_stays(tmp_path) -> None:
    made = made_in(tmp_path / "data")
    project = made.project()
    home, aside = tmp_path / "p.vbas", tmp_path / "aside" / "q.vbas"
    finish(write_project(project, home))
    finish(write_project(project, aside, shapes=False, base=home))
    finish(write_project(replace(project, next_number=9), home))  # by another program
    source = project.area_files[0].source.path
    source.rename(tmp_path / "elsewhere.gpkg")
    with pytest.raises(VbasError, match=r"p\.vbas was saved again or moved since") as raised:
        finish(read_project(aside))
    assert str(source) in raised.value.hint
    (tmp_path / "elsewhere.gpkg").rename(source)
    assert finish(read_project(aside)).next_number == project.next_number


def test_the_summary(made, tmp_path) -> None:
    run = made.run()
    finish(write_project(full(made, made.kept(run)), tmp_path / "p.vbas"))
    of = summary_of(tmp_path / "p.vbas")
    assert of.areas == (("Squares", "areas.gpkg", len(IDS)), ("Halves", "areas.gpkg", 2))
    assert of.parts == {"uniqueness": ("tried", "none")}
    told = of.runs[0]
    assert (told.name, told.k, told.regions) == ("Run 1", K, run.evaluation.n_regions)
    told_lost = told_evaluation(run.evaluation, K).suppressed_records
    assert told.suppressed_records == told_lost


# Records that changed, or are not there


def test_changed_records_are_told(made, tmp_path) -> None:
    run = made.run()
    found = again(made.project(made.kept(run)), tmp_path / "p.vbas")
    other = tmp_path / "other.parquet"
    record_frame(1, each=20).to_parquet(other, index=False)
    back = finish(revived(found, records=other))
    (changed,) = back.changed
    assert changed.name == "Run 1"
    assert changed.before == told_evaluation(run.evaluation, K)
    assert changed.now != changed.before
    assert back.runs[0].records.path == other


def test_runs_without_their_records_wait_and_lose_nothing(tmp_path) -> None:
    made = made_in(tmp_path / "study")
    project = full(made, made.kept(made.run(), 1), made.kept(made.run(SCENARIOS["border"]), 2))
    found = again(project, tmp_path / "p.vbas")
    made.files.records.unlink()
    back = finish(revived(found))
    assert back.runs == ()
    assert [of.name for of, _ in back.waiting] == ["Run 1", "Run 2"]
    assert "people.parquet" in str(back.waiting[0][1])
    waiting = replace(found, runs=tuple(of for of, _ in back.waiting))
    later = again(waiting, tmp_path / "q.vbas")
    assert differences(as_told(project), later) == []
    made.files.write_records()
    there = finish(revived(later))
    assert (there.waiting, there.changed) == ((), ())


def test_a_project_that_was_moved_finds_its_files(tmp_path) -> None:
    made = made_in(tmp_path / "one" / "study")
    finish(write_project(made.project(made.kept(made.run())), tmp_path / "one" / "p.vbas"))
    (tmp_path / "one").rename(tmp_path / "two")
    found = finish(read_project(tmp_path / "two" / "p.vbas"))
    assert found.records.path == tmp_path / "two" / "study" / "people.parquet"
    assert finish(revived(found)).changed == ()


@pytest.mark.parametrize("shapes", [True, False])
def test_a_private_file_is_never_readable_by_others(tmp_path, monkeypatch, shapes):
    rights = []

    def watched(name):
        write = getattr(writing, name)

        def act(path, *rest):
            write(path, *rest)
            if isinstance(path, Path):
                rights.append(stat.S_IMODE(path.stat().st_mode))

        monkeypatch.setattr(writing, name, act)

    watched("write_layer")
    watched("_write_tables")
    project = made_in(tmp_path / "data").project()
    path = tmp_path / "aside.vbas"
    finish(write_project(project, path, shapes=shapes, private=True))
    assert len(rights) == 1 + shapes * len(project.area_files)
    assert set(rights) == {0o600}
    finish(write_project(project, tmp_path / "open.vbas", shapes=shapes))
    assert layers_in(path) == layers_in(tmp_path / "open.vbas")


def layers_in(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT table_name FROM gpkg_contents ORDER BY 1").fetchall()
