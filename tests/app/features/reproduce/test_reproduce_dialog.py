"""The papers from the help menu: run, cancel, error, and the page."""

import pytest

from app.features.reproduce import dialog as reproduction
from app.features.reproduce.dialog import ReproduceDialog, verdict
from core.errors import VbasError
from core.io.reproduction.paper import Given, Page
from core.io.reproduction.papers import PAGE, PAPERS
from core.reproduction.claims import DOES_NOT_HOLD, HOLDS, IN_PART, Claim
from core.steps import Step


def claims(*verdicts):
    return tuple(Claim("said", "4.1", "1", "2", of, "rule") for of in verdicts)


@pytest.fixture
def asked(sample_program, tmp_path):
    sample_program.settings.folders["reproduce"] = tmp_path
    made = ReproduceDialog(sample_program)
    made.ask()
    return made


def test_the_verdicts_are_counted():
    told = verdict(claims(*[HOLDS] * 4, *[IN_PART] * 3, *[DOES_NOT_HOLD] * 2))
    assert told == "Of 9 statements of the paper 4 hold, 3 hold in part, 2 do not hold."


def test_what_is_asked_is_run_and_its_page_offered(asked, qtbot, monkeypatch, tmp_path):
    seen = []

    def reproduce(paper, given):
        seen.append((paper.name, given))
        yield Step("age, sex", 1, 2)
        given.folder.mkdir(exist_ok=True)
        (given.folder / PAGE).write_text("<p>")
        return Page((), claims(HOLDS), ())

    monkeypatch.setattr(reproduction, "reproduce", reproduce)
    assert not asked.page.isVisible()
    asked.run.button.click()
    qtbot.waitUntil(lambda: asked.page.isVisible(), timeout=10_000)
    asked.opened.setChecked(True)
    asked.quick.setChecked(False)
    qtbot.waitUntil(lambda: not asked._job.busy)
    asked.run.button.click()
    qtbot.waitUntil(lambda: len(seen) == 2 and not asked._job.busy, timeout=10_000)
    assert seen[0] == ("croft2015", Given(tmp_path / "vbas-croft2015", quick=True))
    assert seen[1][1].areas is asked._session.area_file.source
    assert seen[1][1].quick is False
    assert asked.told.text() == verdict(claims(HOLDS))


def test_every_paper_offers_what_it_can_use(asked, monkeypatch, tmp_path):
    for i, paper in enumerate(PAPERS.values()):
        asked.papers.setCurrentIndex(i)
        assert asked.paper is paper
        assert asked.folder == tmp_path / f"vbas-{paper.name}"
        assert asked.opened.isEnabled() == bool(paper.areas)
        assert asked.records.isEnabled() == bool(paper.records)
        assert asked.made_up.isChecked()


def test_a_file_of_records_is_chosen_and_given_up_with_the_paper(asked, monkeypatch, tmp_path):
    asked.papers.setCurrentIndex(list(PAPERS).index("gaps2009"))
    chosen = [str(tmp_path / "census.csv"), ""]
    monkeypatch.setattr(
        reproduction.QFileDialog, "getOpenFileName", lambda *of: (chosen.pop(0), "")
    )
    asked.records.click()
    assert asked.file == tmp_path / "census.csv"
    assert "census.csv" in asked.records.text()
    asked.records.click()
    assert asked.made_up.isChecked()
    asked.papers.setCurrentIndex(0)
    assert asked.file is None


def test_cancelled_it_can_be_started_again(asked, qtbot, monkeypatch):
    def reproduce(paper, given):
        while True:
            yield Step("age, sex", 1, 2)

    monkeypatch.setattr(reproduction, "reproduce", reproduce)
    asked.run.button.click()
    qtbot.waitUntil(lambda: asked.run.is_working, timeout=10_000)
    asked.run.cancel.click()
    qtbot.waitUntil(lambda: not asked._job.busy, timeout=10_000)
    assert asked.run.button.isVisible()
    assert asked.told.text() == ""


def test_a_folder_of_something_else_is_refused_in_a_sentence(asked, qtbot, tmp_path):
    (tmp_path / "vbas-croft2015").mkdir()
    (tmp_path / "vbas-croft2015" / "mine.txt").write_text("mine")
    asked.run.button.click()
    qtbot.waitUntil(lambda: not asked._job.busy, timeout=10_000)
    assert asked.run.problem.isVisible()
    assert (tmp_path / "vbas-croft2015" / "mine.txt").read_text() == "mine"


def test_areas_without_provinces_are_refused(asked, qtbot, monkeypatch):
    def reproduce(paper, given):
        yield Step("", 0, None)
        raise VbasError("The area file has no areas of {part} Canada.", "Name a table.", part="x")

    monkeypatch.setattr(reproduction, "reproduce", reproduce)
    asked.run.button.click()
    qtbot.waitUntil(lambda: asked.run.problem.isVisible(), timeout=10_000)
    assert "no areas of x Canada" in asked.run.problem.text
