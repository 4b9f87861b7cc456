"""Today's practice in the list of runs: made by itself, at the k in use, never twice."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QObject

from app.frame.history import History
from app.frame.session import BASELINE, Draft, Session
from app.kit.background import Background
from app.kit.language import ENGLISH, FRENCH, Language
from app.kit.level_words import level_name
from app.kit.settings import Settings
from app.workspaces.aggregate.given_runs.today import TodaysPractice, level_of
from app.workspaces.aggregate.state import AggregateWorkspace
from core.given_regions import judge
from core.io.given_partitions import Given
from core.io.outputs import write_outputs
from core.io.scenario_file import read_scenario
from core.placement.given import GivenRegions
from core.steps import finish

LEVELS = ["fsa", "postal_region", "cd", "areas"]


@pytest.fixture
def owner(qapp):
    made = QObject()
    yield made
    made.deleteLater()


@pytest.fixture
def background(owner):
    made = Background(owner)
    yield made
    made.close()


@pytest.fixture
def session(owner):
    return Session(owner)


def practice_of(session, background, owner):
    """Today's practice as the program makes it."""
    program = SimpleNamespace(
        window=owner, session=session, background=background, settings=Settings()
    )
    return TodaysPractice(program, AggregateWorkspace(program))


@pytest.fixture
def today(session, background, owner):
    return practice_of(session, background, owner)


@pytest.fixture
def history(session, owner):
    return History(session, owner)


@pytest.fixture
def rest(qtbot, background):
    def wait():
        qtbot.waitUntil(lambda: background.idle, timeout=20_000)

    return wait


@pytest.fixture
def add(session, rest):
    def put(entry):
        session.area_file = entry.area_file
        made = session.add_run(entry.run, entry.study, entry.area_file, entry.records)
        rest()
        return made

    return put


def cards(session):
    return [entry for entry in session.runs if entry.kind == BASELINE]


def card(session, level):
    (found,) = [entry for entry in cards(session) if level_of(entry) == level]
    return found


def test_a_run_brings_one_card_a_level_and_stays_the_shown_one(today, session, add, sample_entry):
    entry = add(sample_entry)
    assert sorted(map(level_of, cards(session))) == sorted(LEVELS)
    assert session.current_run is entry
    assert card(session, "fsa").name == "FSAs"
    assert {of.run.scenario.k for of in cards(session)} == {5}


def test_a_card_says_what_the_level_would_lose(today, session, add, sample_entry):
    add(sample_entry)
    counts, areas = sample_entry.study.counts, sample_entry.study.areas
    fsas = np.unique(areas.parents["fsa"].astype(str), return_inverse=True)[1]
    dense = np.zeros((fsas.max() + 1, counts.n_classes), dtype=np.int64)
    np.add.at(dense, fsas, counts.counts.toarray())
    lost = int(dense[(dense > 0) & (dense < 5)].sum())
    e = card(session, "fsa").run.evaluation
    assert (e.suppressed_records, e.n_regions) == (lost, 30)


def test_a_card_can_be_written_like_a_run(today, session, add, sample_entry, tmp_path):
    add(sample_entry)
    entry = card(session, "fsa")
    out = tmp_path / "out"
    _, files = finish(write_outputs(entry.run, entry.study, entry.area_file, entry.records, out))
    assert {"assignment.csv", "scenario.toml"} <= {path.name for path in files}
    saved = read_scenario(out / "internal" / "scenario.toml")
    assert saved.given == Given(out / "internal" / "assignment.csv", "region_id")
    assert saved.scenario.placement == GivenRegions("level", "fsa")
    assert saved.sha256 == {
        role: sample_entry.run.inputs[role]["sha256"] for role in ("areas", "records")
    }


def test_what_a_run_gains_is_told_in_words(today, session, add, sample_entry):
    entry = add(sample_entry)
    gain = today.gain(entry)
    assert gain.short.replace("\u00a0", " ") == "finer than FSAs"
    assert gain.sentence.replace("\u00a0", " ") == (
        "More regions than FSAs, more lost: not comparable as it is (41 regions with 0.15 % lost, "
        "FSAs 30 with 0.09 %)."
    )
    assert today.gain(card(session, "fsa")) is None


def test_another_k_renews_the_cards_with_names_and_stars(
    today, session, add, sample_entry, other_entry
):
    first = add(sample_entry)
    session.star_run(card(session, "fsa"), True)
    session.rename_run(card(session, "fsa"), "what we do")
    before = card(session, "fsa")
    add(other_entry)
    after = card(session, "fsa")
    assert sorted(map(level_of, cards(session))) == sorted(LEVELS)
    assert {of.run.scenario.k for of in cards(session)} == {11}
    assert (after.number, after.name, after.starred) == (before.number, "what we do", True)
    assert after.run.evaluation.suppressed_records > before.run.evaluation.suppressed_records
    assert "0.09" in today.gain(first).sentence  # at the k of that run


def test_the_same_study_and_k_make_nothing_anew(today, session, add, sample_entry):
    add(sample_entry)
    before = cards(session)
    add(sample_entry)
    assert cards(session) == before


def test_a_counted_study_is_enough(today, session, rest, sample_entry):
    session.area_file = sample_entry.area_file
    session.records = type("Opened", (), {"path": sample_entry.records.path, "preview": None})()
    scenario = replace(sample_entry.run.scenario, k=7)
    session.draft = Draft(scenario, area_column="area_id")
    session.set_study(sample_entry.study)
    rest()
    assert sorted(map(level_of, cards(session))) == sorted(LEVELS)
    assert {of.run.scenario.k for of in cards(session)} == {7}
    assert session.current_run is None
    assert card(session, "fsa").run.inputs == {
        role: sample_entry.run.inputs[role] for role in ("areas", "records")
    }


def test_a_removed_card_stays_away_until_it_is_asked_for(
    today, session, add, rest, sample_entry, other_entry
):
    add(sample_entry)
    session.remove_run(card(session, "cd"))
    add(other_entry)
    assert sorted(map(level_of, cards(session))) == sorted({*LEVELS} - {"cd"})
    today.state.today = False
    assert cards(session) == []
    today.state.today = True
    rest()
    assert sorted(map(level_of, cards(session))) == sorted(LEVELS)


def test_the_same_files_opened_again_have_their_cards_again(
    today, session, add, sample_entry, other_entry
):
    add(sample_entry)
    session.remove_run(card(session, "cd"))
    again = replace(
        other_entry, area_file=replace(other_entry.area_file), study=replace(other_entry.study)
    )
    made = add(again)
    assert sorted(map(level_of, cards(session))) == sorted({*LEVELS} - {"cd"})
    assert all(of.area_file is again.area_file for of in cards(session))
    assert today.gain(made) is not None


def test_another_window_takes_the_cards_over_as_they_are(
    today, session, background, add, rest, owner, sample_entry
):
    add(sample_entry)
    session.remove_run(card(session, "cd"))
    session.rename_run(card(session, "fsa"), "what we do")
    second = Session(owner)
    later = practice_of(second, background, owner)
    second.adopt(session)
    rest()
    assert [(of.number, of.name) for of in cards(second)] == [
        (of.number, of.name) for of in cards(session)
    ]
    assert later.gain(second.runs[0]) is not None


def test_another_window_knows_the_gains_at_an_older_k(
    today, session, background, add, rest, owner, sample_entry, other_entry
):
    add(sample_entry)
    add(other_entry)  # the cards are at its k now
    second = Session(owner)
    later = practice_of(second, background, owner)
    second.adopt(session)
    rest()
    first = next(of for of in second.runs if of.run is sample_entry.run)
    assert "0.09" in later.gain(first).sentence


def test_removal_can_be_undone_and_comes_back_at_the_k_in_use(
    today, session, history, add, rest, sample_entry, other_entry
):
    add(sample_entry)
    session.remove_run(card(session, "cd"))
    history.replay(lambda: add(other_entry))
    history.undo()
    rest()
    assert sorted(map(level_of, cards(session))) == sorted(LEVELS)
    assert card(session, "cd").run.scenario.k == 11
    history.redo()
    rest()
    assert "cd" not in map(level_of, cards(session))


def test_undoing_a_name_does_not_bring_the_old_k_back(
    today, session, history, add, rest, sample_entry, other_entry
):
    add(sample_entry)
    session.rename_run(card(session, "fsa"), "what we do")
    history.replay(lambda: add(other_entry))
    history.undo()
    rest()
    assert card(session, "fsa").name == "FSAs"
    assert card(session, "fsa").run.scenario.k == 11


def test_switched_off_nothing_is_made(today, session, add, sample_entry):
    today.state.today = False
    entry = add(sample_entry)
    assert session.runs == (entry,)
    assert today.gain(entry) is None


def test_imported_regions_are_measured_against_today_too(today, session, add, sample_entry):
    run = finish(
        judge(
            sample_entry.run.scenario,
            sample_entry.study,
            sample_entry.run.aggregation,
            GivenRegions("table", "health.csv"),
        )
    )
    entry = add(replace(sample_entry, run=run))
    assert "than FSAs" in today.gain(entry).sentence


def test_cards_are_called_anew_in_another_language_unless_the_user_named_them(
    today, session, background, owner, add, rest, sample_entry
):
    add(sample_entry)
    session.rename_run(card(session, "cd"), "Ours")
    assert card(session, "fsa").name == "FSAs"
    language = Language()
    language.use(FRENCH)
    try:
        another = Session(owner)
        again = practice_of(another, background, owner)
        another.adopt(session)
        rest()
        assert again.entries()
        assert card(another, "fsa").name == level_name("fsa") != "FSAs"
        assert card(another, "cd").name == "Ours"
        language.use(ENGLISH)
        third = Session(owner)
        again = practice_of(third, background, owner)
        third.adopt(another)
        rest()
        assert card(third, "fsa").name == "FSAs"
        assert card(third, "cd").name == "Ours"
    finally:
        language.forget()
