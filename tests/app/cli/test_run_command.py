"""``vbas run`` gives what ``vbas aggregate`` gives of the same scenario, to the last byte."""

import shutil
from dataclasses import replace

import pytest

from core.io.project import read_project, write_project
from core.io.scenario_file import Release, scenario_text
from core.steps import finish
from tests.app.cli.cli_files import metrics_of
from tests.app.cli.project_files import project_in

EXACT = (
    *("release/records.parquet", "release/regions.gpkg", "release/codebook.json"),
    *("internal/assignment.csv", "internal/sites.csv", "internal/regions.gpkg"),
    "internal/trace.parquet",
)
_OF_TIME = ("running_time_s", "started")


def assert_same(mine, other) -> None:
    for name in EXACT:
        assert (mine / name).read_bytes() == (other / name).read_bytes(), name
    told = [metrics_of(of) for of in (mine, other)]
    for of in told:
        for name in _OF_TIME:
            of.pop(name)
    assert told[0] == told[1]


@pytest.fixture(scope="module")
def work(tmp_path_factory):
    return project_in(tmp_path_factory.mktemp("work"))


def aggregated(vbas, saved, out):
    """What ``vbas aggregate`` makes of a scenario."""
    file = vbas.folder / f"{out.name}.toml"
    file.write_text(scenario_text(saved, file.parent), encoding="utf-8")
    vbas.called("aggregate", file, "--out", out)
    return out


@pytest.mark.parametrize("name", ["Run 1", "2", "Refined, 6"])
def test_the_same_bytes_as_aggregate(vbas, work, name) -> None:
    _, path = work
    out = vbas.folder / "mine"
    said = vbas.called("run", path, "--run", name, "--out", out)
    kept = finish(read_project(path)).run_named(name)
    assert f"Run: {kept.name}" in said
    assert "Written to" in said
    assert kept.saved.release == Release(("ward",))
    assert_same(out, aggregated(vbas, kept.saved, vbas.folder / "theirs"))


def test_regions_that_were_edited_are_judged(vbas, work) -> None:
    """What was written is what is repeated by its own scenario file."""
    _, path = work
    out = vbas.folder / "mine"
    said = vbas.called("run", path, "--run", "Run 3", "--out", out)
    assert "Regions" in said
    kept = finish(read_project(path)).run_named("Run 3")
    # A project tells totals in steps of what k records make.
    k = kept.saved.scenario.k
    lost = metrics_of(out)["suppressed_records"]
    assert kept.parts.evaluation.suppressed_records == -(-lost // k) * k
    theirs = vbas.folder / "theirs"
    vbas.called("aggregate", out / "internal" / "scenario.toml", "--out", theirs)
    for name in ("release/records.parquet", "release/regions.gpkg", "internal/assignment.csv"):
        assert (out / name).read_bytes() == (theirs / name).read_bytes(), name


def test_without_a_name_it_is_the_run_that_was_shown(vbas, work) -> None:
    made, path = work
    assert "Run: Run 3" in vbas.called("run", path)
    project = finish(read_project(path))
    other = vbas.folder / "other.vbas"
    finish(write_project(replace(project, shown=None), other))
    assert "Run: Refined, 6" in vbas.called("run", other)  # the last that was calculated
    assert not (vbas.folder / "result").exists()
    finish(write_project(replace(project, shown=None, runs=(), compared=None), other))
    out = vbas.folder / "mine"
    assert "The settings that were chosen" in vbas.called("run", other, "--out", out)
    assert_same(out, aggregated(vbas, made.saved, vbas.folder / "theirs"))


@pytest.mark.parametrize("with_sources", [True, False])
def test_a_project_in_another_place(vbas, tmp_path_factory, with_sources) -> None:
    """Moved with its sources, or without them and with the records elsewhere."""
    here, there = tmp_path_factory.mktemp("here"), tmp_path_factory.mktemp("there")
    _, path = project_in(here)
    before = vbas.folder / "before"
    vbas.called("run", path, "--run", "2", "--out", before)
    moved = there / "deeper" / "moved.vbas"
    moved.parent.mkdir()
    more = []
    if with_sources:
        shutil.move(here / "study", moved.parent / "study")
    else:
        elsewhere = there / "r.parquet"
        shutil.move(here / "study" / "people.parquet", elsewhere)
        shutil.rmtree(here / "study")
        more = ["--records", elsewhere]
    shutil.move(path, moved)
    after = vbas.folder / "after"
    vbas.called("run", moved, "--run", "2", "--out", after, *more)
    names = [of.name for of in (before / "release").iterdir()]
    assert len(names) >= 3
    for name in names:
        mine, other = (of / "release" / name for of in (before, after))
        if name == "codebook.json" and not with_sources:  # names the record file
            continue
        assert mine.read_bytes() == other.read_bytes(), name


def test_other_records_are_told(vbas, work) -> None:
    made, path = work
    other = made.files.write_records(seed=5, path=vbas.folder / "other.parquet")
    status, _, err = vbas.call("run", path, "--run", "1", "--records", other)
    assert status == 0
    assert "other.parquet has changed since the scenario was saved" in err


def test_refused(vbas, work) -> None:
    _, path = work
    assert "no run 'Nine'" in vbas.sentence("run", path, "--run", "Nine")
    assert "no file" in vbas.sentence("run", vbas.folder / "gone.vbas")
    text = vbas.folder / "text.vbas"
    text.write_text("hello")
    assert "no project of VBAS" in vbas.sentence("run", text)
    from core.io.project import Project

    finish(write_project(Project(), text))
    assert "lacks areas and records and variables" in vbas.sentence("run", text)
    gone = vbas.folder / "gone.parquet"
    assert "gone.parquet" in vbas.sentence("run", path, "--run", "1", "--records", gone)


def test_a_result_does_not_replace_what_is_read(vbas, work) -> None:
    _, path = work
    before = path.read_bytes()
    vbas.sentence("run", path, "--run", "1", "--out", path.parent)
    assert path.read_bytes() == before
