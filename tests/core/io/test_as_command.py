"""Texts that do what a scenario says: run by a shell, or by Python, they give the same result."""

import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from app.cli.main import main
from core.constraints.base import Constraints
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.as_command import command_of
from core.io.as_python import python_of
from core.io.given_partitions import Given
from core.io.project import read_project
from core.io.records import RecordSource
from core.io.sample import sample_scenario
from core.io.scenario_file import Release, SavedScenario, scenario_text
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.given import GivenSites
from core.placement.random_areas import RandomAreas
from core.placement.suppression_driven import SuppressionDriven
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import CELL, PEOPLE_BASIS, Scenario, Target
from core.site_count import Calibrated, Count, Entropy, MaxCombs, Population
from core.steps import finish
from tests.app.cli.project_files import project_in
from tests.core.io.copied_texts import as_python, in_shell, without_shell
from tests.core.io.project.project_cases import IDS, QIS, Files

PLAIN = (QuasiIdentifier("sex"), QuasiIdentifier("age"))
SITES = GivenSites(tuple((7e6 + 1000.0 * i, 1e6 + 900.0 * i) for i in range(1, 5)))
OF = {"k": 3, "site_count": Count(4)}
SCENARIOS = {
    "plain": Scenario(PLAIN, k=3, site_count=Count(4), seed=5),
    "recoded": Scenario(QIS, **OF),
    "maxcombs": Scenario(QIS, k=3, site_count=MaxCombs("eastern")),
    "entropy": Scenario(QIS, k=3, site_count=Entropy(None, "el-emam-2009-entropy")),
    "population": Scenario(QIS, k=3, site_count=Population("5000"), population_basis=PEOPLE_BASIS),
    "calibrated": Scenario(QIS, k=3, site_count=Calibrated(0.125)),
    "cell": Scenario(PLAIN, **OF, assign=CELL, exclude_missing=True),
    "driven": Scenario(QIS, **OF, placement=SuppressionDriven(max_moves=30, per_km=1.125)),
    "seeded": Scenario(QIS, **OF, placement=AnonymityDriven(RandomAreas(), 20)),
    "sites": Scenario(QIS, **OF, placement=SITES),
    "both": Scenario(
        QIS,
        **OF,
        placement=SuppressionDriven(max_moves=30, per_bit=1e-05),
        refinement=BorderRefinement(max_moves=30, per_bit=1e-05),
    ),
    "different": Scenario(
        QIS,
        **OF,
        placement=SuppressionDriven(max_moves=30),
        refinement=BorderRefinement(max_moves=60, restarts=1),
    ),
    "constraints": Scenario(
        QIS,
        **OF,
        refinement=BorderRefinement(max_moves=30),
        constraints=Constraints(contiguous=True, floor="100", balance=20.0),
    ),
    "border": Scenario(QIS, **OF, constraints=Constraints(border_level="half")),
    "locked": Scenario(QIS, **OF, constraints=Constraints(locked=((IDS[0], "1"), (IDS[1], "1")))),
    "target": Scenario(QIS, **OF, target=Target(max_suppression=0.05)),
    "floor": Scenario(
        QIS, **OF, constraints=Constraints(floor="100"), target=Target(None, keep_floor=True)
    ),
}
LONG = {"sites", "different", "border", "locked"}
"""Those that no options can say."""


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    return Files(tmp_path_factory.mktemp("it's here")).write()  # a name to be quoted


def saved_of(files, scenario, **more) -> SavedScenario:
    saved = files.saved(scenario, exclude_missing=scenario.exclude_missing)
    return replace(saved, release=Release(("ward",)), **more)


def released(folder) -> dict[str, bytes]:
    names = ("records.parquet", "regions.gpkg", "codebook.json")
    found = {name: (folder / "release" / name).read_bytes() for name in names}
    assignment = (folder / "internal" / "assignment.csv").read_bytes()
    return found | {
        "assignment": assignment,
        "sites": (folder / "internal" / "sites.csv").read_bytes(),
    }


def of_file(saved, folder, capfd) -> dict[str, bytes]:
    """What comes of the scenario file."""
    (folder / "s.toml").write_text(scenario_text(saved, folder), encoding="utf-8")
    status = main(["aggregate", str(folder / "s.toml"), "--out", str(folder / "theirs")])
    assert status == 0, capfd.readouterr().err
    return released(folder / "theirs")


@pytest.fixture(scope="module")
def expected(files, tmp_path_factory):
    """What comes of the scenario file of each kind; made once."""
    known = {}

    def of(name, capfd):
        if name not in known:
            saved = saved_of(files, SCENARIOS[name])
            known[name] = of_file(saved, tmp_path_factory.mktemp(name), capfd)
        return known[name]

    return of


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_command_gives_the_same(files, expected, tmp_path, capfd, monkeypatch, name) -> None:
    saved = saved_of(files, SCENARIOS[name])
    text = command_of(saved, "my result")
    assert ("--site-count" not in text) == (name in LONG)
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert released(tmp_path / "my result") == expected(name, capfd)


@pytest.mark.parametrize("name", ["recoded", "locked"])
def test_in_a_shell(files, expected, tmp_path, capfd, name) -> None:
    saved = saved_of(files, SCENARIOS[name])
    in_shell(command_of(saved, "mine"), tmp_path)
    assert released(tmp_path / "mine") == expected(name, capfd)


def test_persons(files, tmp_path, capfd, monkeypatch) -> None:
    saved = files.saved(SCENARIOS["plain"], person_column="person")
    text = command_of(saved, "mine")
    assert "--person person" in text
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert released(tmp_path / "mine") == of_file(saved, tmp_path, capfd)


def test_regions_of_a_table(files, tmp_path, capfd, monkeypatch) -> None:
    table = tmp_path / "regions.csv"
    rows = (f"{area},{i % 3}" for i, area in enumerate(IDS))
    table.write_text("\n".join(["area_id,region_id", *rows]))
    saved = saved_of(files, SCENARIOS["plain"], given=Given(table, "region_id", "own"))
    without_shell(command_of(saved, "mine"), tmp_path, capfd, monkeypatch)
    assert released(tmp_path / "mine") == of_file(saved, tmp_path, capfd)


def test_edited_regions_come_from_the_project(tmp_path, capfd, monkeypatch) -> None:
    _, path = project_in(tmp_path / "work")
    saved = finish(read_project(path)).run_named("Run 3").saved
    with pytest.raises(VbasError, match="Save the project"):
        command_of(saved)
    with pytest.raises(VbasError, match="Copy the command"):
        python_of(saved)
    text = command_of(saved, "mine", path, "Run 3")
    assert "--run 'Run 3'" in text
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert (tmp_path / "mine" / "release" / "records.parquet").is_file()


@pytest.mark.parametrize("column", ["a,b", ' "x" ', "$HOME", "-k", "it's", "é;ls"])
def test_odd_names_of_columns(column) -> None:
    """Whatever they are called, the shell hands them on as they are, and executes nothing."""
    qis = (QuasiIdentifier(column), QuasiIdentifier("sex"))
    saved = SavedScenario(
        Scenario(qis, site_count=Count(2)),
        AreaSource(Path("/a b/$(ls).gpkg"), id_column="id"),
        RecordSource(Path("/r.parquet"), column, qis),
    )
    text = command_of(saved, "o")
    if text.startswith("vbas"):
        from app.cli.texts import names

        words = shlex.split(text)
        assert names([words[words.index("--qi") + 1]]) == (column, "sex")
        assert "/a b/$(ls).gpkg" in words
    else:
        assert text.startswith("cat > o.toml <<'VBAS'\n")


def test_the_sample_is_said_by_options(tmp_path, capfd, monkeypatch) -> None:
    """Its column of area ids is recognised; its variables are recoded by a file."""
    saved = sample_scenario()
    text = command_of(saved, "mine")
    assert "--site-count maxcombs" in text
    assert text.startswith("cat > mine-categories.toml <<'VBAS'\n")
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert released(tmp_path / "mine") == of_file(saved, tmp_path, capfd)


@pytest.mark.parametrize("name", SCENARIOS)
def test_python_gives_the_same(files, expected, tmp_path, capfd, monkeypatch, name) -> None:
    saved = saved_of(files, SCENARIOS[name])
    text = python_of(saved, "mine")
    as_python(text, tmp_path, monkeypatch)
    assert released(tmp_path / "mine") == expected(name, capfd)


def test_python_is_python(files) -> None:
    for scenario in SCENARIOS.values():
        text = python_of(saved_of(files, scenario))
        compile(text, "copied", "exec")
        assert text.startswith("from ")
        assert "PosixPath" not in text
