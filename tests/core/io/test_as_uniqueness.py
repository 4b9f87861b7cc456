"""Texts that ask the uniqueness of records again: executed, they find what the window finds."""

from dataclasses import replace
from functools import partial

import geopandas as gpd
import pandas as pd
import pytest

from app.features.project.copied import sources_of
from app.features.variables.counting import RecordFile, Wanted, count
from core.errors import VbasError
from core.io.areas import AreaSource, read_areas
from core.io.as_command import command_of
from core.io.as_uniqueness import uniqueness_command, uniqueness_python
from core.io.uniqueness_files import combinations_table
from core.placement.random_areas import RandomAreas
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.examine import examine
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, COLLAPSE, GROUPS, LEVEL, Recode
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from core.target import carry_out
from tests.core.io.copied_texts import as_python, in_shell, without_shell
from tests.core.io.project.project_cases import QIS, Files, made_in

PLAIN = (QuasiIdentifier("age"), QuasiIdentifier("sex"), QuasiIdentifier("odd; name"))
WHERE = "geography"
QUESTIONS = {
    "plain": Question(("age", "sex")),
    "place": Question(("sex", WHERE, "age"), set_size=3),
    "level": Question(("age", "sex", WHERE), (Recode(WHERE, LEVEL, level="half"),)),
    "band": Question(("age", WHERE), (Recode("age", BAND, 7), Recode("sex", BAND, 2))),
    "collapse": Question(("age", "sex"), (Recode("age", COLLAPSE, 5),)),
    "odd": Question(("odd; name", "age"), (Recode("odd; name", COLLAPSE, 2),)),
}
ONLY_COMMANDS = {"band", "collapse", "odd"}


class Place(Files):
    """Files with a name that needs quotes and a column that tells ages of two years."""

    def write(self, seed=0):
        super().write(seed)
        people = pd.read_parquet(self.records)
        people["odd; name"] = people["age"].str[-1]
        people["two"] = (people["age"].astype(int) // 2 * 2).astype(str)
        people.to_parquet(self.records, index=False)
        halves = gpd.read_file(self.areas, layer="half").rename(columns={"unit_id": "area_id"})
        halves.to_file(self.folder / "half.gpkg")
        return self


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    return Place(tmp_path_factory.mktemp("it's here")).write()


def wanted(files, qis=PLAIN, **more) -> Wanted:
    areas = finish(read_areas(AreaSource(files.areas, layer="areas", id_column="DAUID")))
    levels = ()
    if (files.folder / "half.gpkg").exists():
        levels = (("half", finish(read_areas(AreaSource(files.folder / "half.gpkg")))),)
    file = RecordFile(files.records, (), "DAUID", areas=areas, levels=levels)
    return Wanted(replace(file, **more), qis)


def of_window(asked: Wanted, question: Question, regions=None):
    """The counted records, and the combinations as the window finds them."""
    counted = finish(count(asked, None, regions or {}))
    found = finish(examine(counted.distinct, question))
    return counted.distinct, sorted_table(combinations_table(found.lattice))


def sorted_table(table):
    """Without the order of variables, which Python writes with geography last."""
    columns = sorted(name for name in table.columns if name != "variables")
    made = table.assign(variables=["+".join(sorted(of.split("+"))) for of in table["variables"]])
    return made[["variables", *columns]].sort_values("variables", ignore_index=True)


def written(folder):
    return sorted_table(pd.read_csv(folder / "combinations.csv"))


def assert_same(mine, theirs):
    pd.testing.assert_frame_equal(mine, theirs, check_dtype=False)


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_command_finds_the_same(files, tmp_path, capfd, monkeypatch, name) -> None:
    asked = wanted(files)
    distinct, theirs = of_window(asked, QUESTIONS[name])
    text = uniqueness_command(sources_of(asked), QUESTIONS[name], distinct, out="my result")
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert_same(written(tmp_path / "my result"), theirs)


@pytest.mark.parametrize("name", QUESTIONS)
def test_python_finds_the_same(files, tmp_path, monkeypatch, name) -> None:
    asked, question = wanted(files), QUESTIONS[name]
    if name in ONLY_COMMANDS:
        with pytest.raises(VbasError, match="Copy the command"):
            uniqueness_python(sources_of(asked), question)
        return
    _, theirs = of_window(asked, question)
    as_python(uniqueness_python(sources_of(asked), question, out="mine"), tmp_path, monkeypatch)
    assert_same(written(tmp_path / "mine"), theirs)


@pytest.mark.parametrize(
    ("question", "more"),
    [
        (Question(("age", "sex", WHERE)), {"exclude_missing": True}),
        (Question(("age", "sex")), {"person_column": "person"}),
        (Question(("age", "sex")), {"area_column": None}),
        (Question(("age", WHERE)), {"areas": None, "levels": ()}),
        (Question(("sex", "age"), (Recode("age", BAND, 2),)), {"area_column": None}),
    ],
    ids=["missing", "persons", "nowhere", "ids", "recoded"],
)
def test_what_is_said_of_the_records(files, tmp_path, capfd, monkeypatch, question, more) -> None:
    asked = wanted(files, QIS, **more)
    distinct, theirs = of_window(asked, question)
    text = uniqueness_command(sources_of(asked), question, distinct, (0.125, 0.01), "mine")
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert_same(written(tmp_path / "mine"), theirs)
    assert "--research 0.125 " in text
    assert "--public 0.01" in text


def test_in_a_shell(files, tmp_path) -> None:
    asked, question = wanted(files, QIS), QUESTIONS["band"]
    question = question.recoded(Recode("age", BAND, 2))
    distinct, theirs = of_window(asked, question)
    in_shell(uniqueness_command(sources_of(asked), question, distinct, out="mine"), tmp_path)
    assert_same(written(tmp_path / "mine"), theirs)


def test_a_band_is_said_in_the_unit_of_its_column(files) -> None:
    """Three steps of two years are six years."""
    asked = wanted(files, (QuasiIdentifier("two"), QuasiIdentifier("sex")))
    question = Question(("two", "sex"), (Recode("two", BAND, 3),))
    distinct, _ = of_window(asked, question)
    assert distinct.variable("two").step == 2
    assert "two:band=6" in uniqueness_command(sources_of(asked), question, distinct)


def test_the_regions_of_a_run(tmp_path, capfd, monkeypatch) -> None:
    made = made_in(tmp_path / "work")
    scenario = Scenario(QIS, k=3, site_count=Count(4), placement=RandomAreas())
    run = finish(carry_out(scenario, made.loaded.study, inputs=made.loaded.inputs))
    asked = wanted(made.files, QIS)
    question = Question(("age", "sex", WHERE), (Recode(WHERE, LEVEL, level="run 1"),))
    distinct, theirs = of_window(asked, question, {"run 1": run.aggregation.labels})
    saved = replace(made.saved, scenario=scenario)
    sources = sources_of(asked, {"run 1": partial(command_of, saved)})
    text = uniqueness_command(sources, question, distinct, out="mine")
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert_same(written(tmp_path / "mine"), theirs)
    with pytest.raises(VbasError, match="regions of a run"):
        uniqueness_python(sources, question)


def test_what_no_text_can_say(files) -> None:
    asked = wanted(files)
    distinct, _ = of_window(asked, QUESTIONS["plain"])

    def refused(question, words, **more):
        sources = sources_of(replace(asked, file=replace(asked.file, **more)))
        with pytest.raises(VbasError, match=words):
            uniqueness_command(sources, question, distinct)

    groups = Recode("age", GROUPS, groups=(("young", ("1", "2")),))
    refused(Question(("age", "sex"), (groups,)), "grouped by hand")
    refused(Question((WHERE,)), "only variable")
    refused(Question(("age", "sex")), "lack a value of odd; name, geography", exclude_missing=True)
    with pytest.raises(VbasError, match="none are open"):
        uniqueness_python(
            sources_of(replace(asked, file=replace(asked.file, areas=None))), QUESTIONS["plain"]
        )
