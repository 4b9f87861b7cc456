"""``vbas project`` and ``vbas compare``: what is in a project, and what its runs cost."""

import gzip
import json
import re

import pytest

from core.io.project import FORMAT, read_project
from core.steps import finish
from tests.app.cli.project_files import project_in
from tests.core.io.project.test_project_formats import FORMATS


@pytest.fixture(scope="module")
def work(tmp_path_factory):
    return project_in(tmp_path_factory.mktemp("work"))


def test_what_is_inside(vbas, work) -> None:
    _, path = work
    said = vbas.called("project", path)
    for text in (
        "Squares: 36 areas of areas.gpkg",
        "Halves: 2 areas of areas.gpkg",
        "study/people.parquet",
        "1 Run 1: k 3, 4 regions, ",
        "2 Refined, 6: k 3, 6 regions, ",
        "uniqueness: tried, none",
        "Ran, 4 régions",
    ):
        assert text in said, said


def test_an_older_format_is_said(vbas, tmp_path) -> None:
    path = tmp_path / "old.vbas"
    path.write_bytes(gzip.decompress((FORMATS / "format1.vbas.gz").read_bytes()))
    said = vbas.called("project", path)
    assert "It was saved by an earlier VBAS: it still holds exact counts of records." in said
    assert "save it again" in said


def test_what_is_inside_as_json(vbas, work) -> None:
    _, path = work
    told = json.loads(vbas.called("project", path, "--json"))
    assert [run["name"] for run in told["runs"]] == ["Run 1", "Refined, 6", "Run 3"]
    assert told["format"] == FORMAT
    runs = finish(read_project(path)).runs
    lost = [run.parts.evaluation.suppressed_records for run in runs]
    assert [run["suppressed_records"] for run in told["runs"]] == lost


def test_the_board_of_a_project(vbas, work) -> None:
    _, path = work
    said = vbas.called("compare", path)
    lines = said.splitlines()
    assert re.match(r"Run +k +Regions +Records lost +Share lost", lines[0])
    runs = finish(read_project(path)).runs
    for line, run in zip(lines[1:4], runs, strict=True):
        of = run.parts.evaluation
        assert re.match(rf"{run.name} +3 +{of.n_regions} +{of.suppressed_records:,} ", line)
    assert "refinement" in said
    assert re.search(r"^site_count\.sites +4 +6 ", said, flags=re.MULTILINE)
    assert re.search(r"^Refined, 6: .*Run 1", said, flags=re.MULTILINE)


def test_the_first_run_is_what_others_are_compared_with(vbas, work) -> None:
    _, path = work
    said = vbas.called("compare", path, "Run 3", "1")
    assert "Refined" not in said
    more, fewer = (of.parts.evaluation for of in finish(read_project(path)).runs[::2])
    assert f"{more.n_regions} instead of {fewer.n_regions}" in said


def test_as_json(vbas, work) -> None:
    _, path = work
    told = json.loads(vbas.called("compare", path, "1", "2", "--json"))
    assert [row["name"] for row in told] == ["Run 1", "Refined, 6"]
    assert {"n_regions", "suppression_rate", "undominated"} <= set(told[0])


def test_folders_are_compared_too(vbas, work) -> None:
    _, path = work
    folders = [vbas.folder / name for name in ("a", "b")]
    for number, folder in enumerate(folders, 1):
        vbas.called("run", path, "--run", number, "--out", folder)
    said = vbas.called("compare", *folders)
    same = vbas.called("compare", path, "1", "2")
    # A project tells records and bits in steps of what k records make: regions and distances agree.
    figures = [re.findall(r" 3 +(\d+) +[\d,]+ +[\d.]+% +([\d.]+)", text) for text in (said, same)]
    assert len(figures[0]) == 2
    assert figures[0] == figures[1]
    mixed = vbas.called("compare", path, "1", folders[1])
    assert "not compared" not in mixed


def test_what_cannot_be_compared_is_told(vbas, work, tmp_path_factory) -> None:
    made, path = work
    other = made.files.write_records(seed=5, path=vbas.folder / "other.parquet")
    out = vbas.folder / "out"
    vbas.call("run", path, "--run", "1", "--records", other, "--out", out)
    assert "not compared with Run 1, as it was made of other files" in vbas.called(
        "compare", path, "1", out
    )


def test_refused(vbas, work) -> None:
    _, path = work
    empty = vbas.folder / "empty"
    empty.mkdir()
    assert "nothing to compare with" in vbas.sentence("compare", path, "1")
    assert "no run 'x'" in vbas.sentence("compare", path, "x", "1")
    assert "no result of a run" in vbas.sentence("compare", empty, path)
    assert "no project or folder Run" in vbas.sentence("compare", "Run", "1")
    assert "no file" in vbas.sentence("compare", vbas.folder / "gone.vbas", "1", "2")
    damaged = vbas.folder / "damaged"
    vbas.called("run", path, "--run", "1", "--out", damaged)
    for text in ("{}", "[", "[1]", '{"n_areas": 1e999}', '{"n_areas": 99999999999999}'):
        (damaged / "internal" / "metrics.json").write_text(text)
        assert "is damaged" in vbas.sentence("compare", damaged, damaged)
