"""Texts that suppress cells again: executed, they release what the window would."""

from dataclasses import replace
from functools import partial

import numpy as np
import pandas as pd
import pytest

from app.features.project.copied import sources_of
from app.features.variables.counting import RecordFile, Wanted
from app.workspaces.cells.setup.reading import read
from core.errors import VbasError
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.making import interval_hierarchy
from core.hierarchies.origins import Intervals
from core.hierarchies.planned import suppress
from core.io.areas import AreaSource, read_areas
from core.io.as_cells import cells_command, cells_python
from core.io.as_command import command_of
from core.io.cell_records import released_table, write_rows
from core.io.hierarchy_files import write_hierarchy
from core.placement.random_areas import RandomAreas
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from core.suppression.cells.protection import COMPLETE, k_of
from core.target import carry_out
from tests.core.io.copied_texts import as_python, in_shell, without_shell
from tests.core.io.project.project_cases import QIS, Files, made_in

PLAIN = (*(QuasiIdentifier(name) for name in ("age", "sex", "ward")), QuasiIdentifier("a+b;c"))
AGE = LevelledVariable("age", ("age",))
SEX = LevelledVariable("sex", ("sex",), weight=0.125)
WHERE = LevelledVariable("geography", ("geography",))
AGES = LevelledVariable("age", ("age", "age.by 5", "age.by 20"))
DESIGNS = {
    "plain": CellDesign((AGE, SEX), k=12),
    "place": CellDesign((AGE, SEX, WHERE), k=3, give_back=True),
    "probability": CellDesign((AGE, SEX), tau=0.055, k=k_of(0.055), algorithm=COMPLETE),
    "levels": CellDesign((AGES, SEX, WHERE), k=4),
    "known": CellDesign((replace(AGES, known=1), SEX), k=60),
    "links": CellDesign((AGE, SEX), by_hand=(("age", "sex"),), links=(("age", "sex"),), k=8),
    "once": CellDesign((AGE, SEX, WHERE), k=3, single_pass=True),
    "odd": CellDesign((AGE, LevelledVariable("a+b;c", ("a+b;c",), weight=0.5)), k=20),
}


class Place(Files):
    """Files with a column whose name needs quotes."""

    def write(self, seed=0):
        super().write(seed)
        people = pd.read_parquet(self.records)
        people["a+b;c"] = np.arange(len(people)).astype(str)
        people["a+b;c"] = people["a+b;c"].str[-1]
        people.to_parquet(self.records, index=False)
        return self


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    return Place(tmp_path_factory.mktemp("it's here")).write()


@pytest.fixture(scope="module")
def levels(files):
    """Bands of ages, and the file in which they stand."""
    ages = sorted(set(pd.read_parquet(files.records)["age"]), key=int)
    made = interval_hierarchy("age", ages, Intervals((5.0, 20.0)))
    path = files.folder / "ages.csv"
    write_hierarchy(made, path, names=True)
    return {"age": made}, {"age": path}


def wanted(files, qis=PLAIN, **more) -> Wanted:
    areas = finish(read_areas(AreaSource(files.areas, layer="areas", id_column="DAUID")))
    return Wanted(replace(RecordFile(files.records, (), "DAUID", areas=areas), **more), qis)


def of_window(asked, design, hierarchies, folder, regions=None):
    """What is protected, and the records that the window would release."""
    there = finish(read(asked, hierarchies, regions or {}))
    outcome = finish(suppress(there.records, design))
    path = folder / "theirs.parquet"
    finish(write_rows(finish(released_table(outcome)), path))
    return outcome.suppression.protection, pd.read_parquet(path)


def released(folder):
    return pd.read_parquet(folder / "release" / "records.parquet")


def assert_same(mine, theirs):
    assert theirs.isna().any(axis=None)  # else nothing was blanked, and nothing is shown
    pd.testing.assert_frame_equal(mine, theirs)


@pytest.mark.parametrize("name", DESIGNS)
def test_the_command_releases_the_same(files, levels, tmp_path, capfd, monkeypatch, name) -> None:
    asked = wanted(files)
    protection, theirs = of_window(asked, DESIGNS[name], levels[0], tmp_path)
    text = cells_command(sources_of(asked), protection, *levels, out="my result")
    assert ("--hierarchy" in text) == (name in ("levels", "known"))
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert_same(released(tmp_path / "my result"), theirs)


@pytest.mark.parametrize("name", DESIGNS)
def test_python_releases_the_same(files, levels, tmp_path, monkeypatch, name) -> None:
    asked = wanted(files)
    protection, theirs = of_window(asked, DESIGNS[name], levels[0], tmp_path)
    if name == "once":
        with pytest.raises(VbasError, match="Copy the command"):
            cells_python(sources_of(asked), protection, *levels)
        return
    text = cells_python(sources_of(asked), protection, *levels, out="mine")
    as_python(text, tmp_path, monkeypatch)
    assert_same(released(tmp_path / "mine"), theirs)


@pytest.mark.parametrize(
    "more",
    [{}, {"person_column": "person"}, {"area_column": None}, {"areas": None}],
    ids=["recoded", "persons", "nowhere", "ids"],
)
def test_what_is_said_of_the_records(files, tmp_path, capfd, monkeypatch, more) -> None:
    asked = wanted(files, QIS, **more)
    design = CellDesign((AGE, SEX, *((WHERE,) if asked.geography else ())), k=11)
    protection, theirs = of_window(asked, design, {}, tmp_path)
    text = cells_command(sources_of(asked), protection, {}, {}, "mine")
    without_shell(text, tmp_path, capfd, monkeypatch)
    if asked.geography is None:
        pd.testing.assert_frame_equal(released(tmp_path / "mine"), theirs)
    else:
        assert_same(released(tmp_path / "mine"), theirs)


def test_in_a_shell(files, levels, tmp_path) -> None:
    asked = wanted(files)
    protection, theirs = of_window(asked, DESIGNS["levels"], levels[0], tmp_path)
    in_shell(cells_command(sources_of(asked), protection, *levels, "mine"), tmp_path)
    assert_same(released(tmp_path / "mine"), theirs)


def test_the_regions_of_a_run(tmp_path, capfd, monkeypatch) -> None:
    made = made_in(tmp_path / "work")
    scenario = Scenario(QIS, k=3, site_count=Count(12), placement=RandomAreas())
    run = finish(carry_out(scenario, made.loaded.study, inputs=made.loaded.inputs))
    asked = wanted(made.files, QIS)
    by_run = LevelledVariable("geography", ("geography.run 1",))
    regions = {"run 1": run.aggregation.labels}
    protection, theirs = of_window(
        asked, CellDesign((AGE, SEX, by_run), k=9), {}, tmp_path, regions
    )
    saved = replace(made.saved, scenario=scenario)
    sources = sources_of(asked, {"run 1": partial(command_of, saved)})
    text = cells_command(sources, protection, {}, {}, "mine")
    without_shell(text, tmp_path, capfd, monkeypatch)
    mine = released(tmp_path / "mine").rename(columns={"region_id": "geography.run 1"})
    columns = list(theirs.columns)
    for of in (mine, theirs):  # numbers here, texts there
        of["geography.run 1"] = of["geography.run 1"].astype(float)
    both = (of[columns].sort_values(columns, ignore_index=True) for of in (mine, theirs))
    assert_same(*both)
    with pytest.raises(VbasError, match="regions of a run"):
        cells_python(sources, protection, {}, {})


def test_levels_that_stand_in_no_file(files, levels, tmp_path) -> None:
    asked, (made, there) = wanted(files), levels
    protection, _ = of_window(asked, DESIGNS["levels"], made, tmp_path)

    def refused(hierarchies, paths):
        for text_of in (cells_command, cells_python):
            with pytest.raises(VbasError, match="Export the levels first"):
                text_of(sources_of(asked), protection, hierarchies, paths)

    refused(made, {})
    gone, plain = tmp_path / "gone.csv", tmp_path / "plain.csv"
    refused(made, {"age": gone})
    write_hierarchy(made["age"], plain)  # without the names of its levels
    refused(made, {"age": plain})
    edited = replace(
        made["age"], levels=tuple(reversed([replace(of) for of in made["age"].levels]))
    )
    refused({"age": edited}, there)


def test_what_no_text_can_say(files, tmp_path) -> None:
    asked = wanted(files)
    protection, _ = of_window(asked, DESIGNS["place"], {}, tmp_path)
    odd = replace(sources_of(asked), geography="geography of areas")
    with pytest.raises(VbasError, match="is called geography"):
        cells_command(odd, replace(protection, combinations=(("geography of areas",),)), {}, {})
    runs = {"run 1": str, "run 2": str}
    both = replace(protection, combinations=(("geography.run 1", "geography.run 2"),))
    with pytest.raises(VbasError, match="one run only"):
        cells_command(replace(sources_of(asked), runs=runs), both, {}, {})
    with pytest.raises(VbasError, match="none are open"):
        cells_python(replace(sources_of(asked), areas=None), protection, {}, {})
