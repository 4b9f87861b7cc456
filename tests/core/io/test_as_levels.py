"""Texts that ask which level is enough: executed, they judge as the window does."""

from dataclasses import replace

import geopandas as gpd
import pandas as pd
import pytest

from app.workspaces.levels.levels import Subject, find_levels
from app.workspaces.levels.table.sheet import make_sheet
from core.cutoff.design import BAND, COLLAPSE, DROP, Coarsening, Design, Variable
from core.errors import VbasError
from core.io.areas import AreaSource, join_population, read_areas
from core.io.as_levels import LevelSources, levels_command, levels_python
from core.io.records import RecordSource
from core.levels.question import Question
from core.levels.tables import long_table
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish
from tests.core.io.copied_texts import as_python, in_shell, without_shell
from tests.core.io.project.project_cases import IDS, Files

AGE = Variable("age, years", 86, step=1.0)
SEX = Variable("sex", 2)
QUESTIONS = {
    "none": Question(),
    "plain": Question(Design((AGE, SEX))),
    "band": Question(Design((AGE.coarsened(Coarsening(BAND, 5)), SEX)), part="western"),
    "collapse": Question(Design((AGE.coarsened(Coarsening(COLLAPSE, 7)), SEX)), enough=0.875),
    "drop": Question(Design((AGE.coarsened(Coarsening(DROP)), SEX))),
    "all dropped": Question(Design((SEX.coarsened(Coarsening(DROP)),))),
    "fixed": Question(Design((AGE, SEX)), rule="hipaa", predictor=""),
    "other": Question(Design((AGE, SEX)), rule="croft-2015"),
}
QIS = (QuasiIdentifier("age"), QuasiIdentifier("sex"))


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    made = Files(tmp_path_factory.mktemp("it's here")).write()
    whole = gpd.read_file(made.areas, layer="areas")
    whole["people"] *= 100
    whole.to_file(made.folder / "alone.gpkg")
    halves = gpd.read_file(made.areas, layer="half").rename(columns={"unit_id": "area_id"})
    halves.to_file(made.folder / "half.gpkg")
    return made


def opened(files, name="alone.gpkg", **more):
    source = AreaSource(files.folder / name, id_column="DAUID", population_column="people")
    return finish(read_areas(replace(source, **more)))


def model_of(question):
    """What the state of the workspace holds."""
    usual = Question()
    asked = usual if question.rule == "hipaa" else question
    return asked.rule, asked.predictor


def of_window(file, question, levels=()):
    """The table of the window, in the form of the files."""
    found = find_levels(Subject(file, None, levels))
    sheet = make_sheet(found, replace(question, rule=model_of(question)[0]))
    asked = sheet.columns if question.design.variables else (*sheet.ages, *sheet.columns[1:])
    cells = [sheet.cells[row.key, of] for row in sheet.rows for of in asked]
    return by_key(long_table(cells))


def by_key(table):
    """One row a level, province, product and rule, whatever the order; fixed rules know none."""
    fixed = ~table["rule"].str.contains("-20")
    made = table.assign(max_combinations=table["max_combinations"].where(~fixed))
    keys = ["level", "province", "rule", "max_combinations"]
    return made.drop_duplicates().sort_values(keys, ignore_index=True)


def assert_same(mine, theirs):
    assert len(theirs)
    pd.testing.assert_frame_equal(mine, theirs, check_dtype=False)


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_command_judges_the_same(files, tmp_path, capfd, monkeypatch, name) -> None:
    file, question = opened(files), QUESTIONS[name]
    text = levels_command(LevelSources(file.source), question, model_of(question), "my result")
    without_shell(text, tmp_path, capfd, monkeypatch)
    mine = by_key(pd.read_csv(tmp_path / "my result" / "levels.csv"))
    assert_same(mine, of_window(file, question))


@pytest.mark.parametrize("name", QUESTIONS)
def test_python_judges_the_same(files, tmp_path, monkeypatch, name) -> None:
    file, question = opened(files), QUESTIONS[name]
    text = levels_python(LevelSources(file.source), question, model_of(question), "mine")
    assert "Study" not in text
    as_python(text, tmp_path, monkeypatch)
    assert_same(by_key(pd.read_csv(tmp_path / "mine.csv")), of_window(file, question))


def test_levels_and_people_of_other_files(files, tmp_path, capfd, monkeypatch) -> None:
    table = tmp_path / "people.csv"
    table.write_text("\n".join(["DAUID,n", *(f"{of},{7000 + i}" for i, of in enumerate(IDS))]))
    file = opened(files, "areas.gpkg", layer="areas", population_column=None)
    layer, _ = join_population(file.layer, table, "DAUID", "n")
    more = {"population_path": table, "population_table_column": "n"}
    file = replace(file, layer=layer, source=replace(file.source, **more))
    half = finish(read_areas(AreaSource(files.folder / "half.gpkg")))
    question, levels = QUESTIONS["plain"], {"half": half.source}
    theirs = of_window(file, question, (("half", half),))
    assert "half" in set(theirs["level"])
    records = RecordSource(files.records, "DAUID", QIS)
    sources = LevelSources(file.source, levels, records)
    in_shell(levels_command(sources, question, model_of(question), "mine"), tmp_path)
    assert_same(by_key(pd.read_csv(tmp_path / "mine" / "levels.csv")), theirs)
    as_python(levels_python(sources, question, model_of(question), "py"), tmp_path, monkeypatch)
    assert_same(by_key(pd.read_csv(tmp_path / "py.csv")), theirs)
    with pytest.raises(VbasError, match="none are open"):
        levels_python(LevelSources(file.source, levels), question, model_of(question))


def test_what_no_text_can_say(files) -> None:
    file = opened(files)
    by_entropy = ("el-emam-2009-entropy", "entropy")
    for text_of in (levels_command, levels_python):
        with pytest.raises(VbasError, match="goes by entropy"):
            text_of(LevelSources(file.source), Question(), by_entropy)
    with pytest.raises(VbasError, match="how many people"):
        levels_command(LevelSources(file.source, of_people=False), Question(), by_entropy)
