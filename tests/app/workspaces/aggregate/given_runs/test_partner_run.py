"""A run with as many regions as today's practice: made when nothing runs, and told of."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Signal

from app.frame.session import BASELINE, CALCULATED, Session
from app.kit.job import Jobs
from app.kit.language import ENGLISH, FRENCH, Language
from app.kit.settings import Settings
from app.workspaces.aggregate.given_runs.gain_words import gain_against, gain_of_level
from app.workspaces.aggregate.given_runs.partner import PartnerRun, partner_name
from app.workspaces.aggregate.state import AggregateWorkspace
from core.baselines import baseline
from core.equal_terms import SAME_REGIONS, equal_terms
from core.site_bracket import brief
from core.site_count import Count
from core.steps import Step, finish


class Window(QObject):
    closing = Signal()


@pytest.fixture
def program(qapp):
    window = Window()
    made = SimpleNamespace(
        window=window, session=Session(window), jobs=Jobs(window), settings=Settings()
    )
    yield made
    window.closing.emit()
    made.jobs.close()
    window.deleteLater()


@pytest.fixture
def state(program):
    return AggregateWorkspace(program)


@pytest.fixture
def partner(program, state):
    return PartnerRun(program, state)


@pytest.fixture
def rest(qtbot, partner):
    return lambda: qtbot.waitUntil(lambda: partner.idle, timeout=30_000)


def add_card(session, entry, level="fsa", **changes):
    run = finish(baseline(replace(entry.run.scenario, **changes), entry.study, level))
    files = (entry.study, entry.area_file, entry.records)
    return session.add_run(run, *files, kind=BASELINE, name=level, show=False)


def add(session, entry):
    files = (entry.study, entry.area_file, entry.records)
    return session.add_run(entry.run, *files)


def made_runs(session):
    return [of for of in session.runs if of.kind == CALCULATED]


def test_a_card_of_fsas_gets_a_run_with_as_many_regions(program, partner, rest, sample_entry):
    session = program.session
    mine = add(session, sample_entry)
    card = add_card(session, sample_entry)
    rest()
    first, fair = made_runs(session)
    assert first is mine
    assert session.current_run is mine
    assert fair.name == "VBAS at 30\u00a0regions"
    assert fair.run.scenario == replace(sample_entry.run.scenario, site_count=Count(30))
    assert equal_terms(fair.run.evaluation, card.run.evaluation) == SAME_REGIONS
    assert add(session, sample_entry).name == "Run 2"


def test_at_another_k_it_is_made_anew_in_its_place(
    program, partner, rest, sample_entry, other_entry
):
    session = program.session
    add(session, sample_entry)
    card = add_card(session, sample_entry)
    rest()
    (_, fair) = made_runs(session)
    other = replace(other_entry, study=sample_entry.study, area_file=sample_entry.area_file)
    add(session, other)
    session.replace_run(card, None)
    add_card(session, sample_entry, k=11)
    rest()
    again = session.run_of(fair.number)
    assert again.run.scenario.k == 11
    assert len(made_runs(session)) == 3


def test_made_anew_of_more_regions_it_has_a_colour_for_each(program, partner, rest, sample_entry):
    """Else the project of it could not be saved."""
    session = program.session
    add(session, sample_entry)
    card = add_card(session, sample_entry)
    rest()
    (_, fair) = made_runs(session)
    partner._on_result(card, sample_entry.run)
    again = session.run_of(fair.number)
    assert again.name == f"VBAS at {sample_entry.run.evaluation.n_regions}\u00a0regions"
    assert again.run.aggregation.n_regions != fair.run.aggregation.n_regions
    assert len(again.colours.colours) == again.run.aggregation.n_regions
    assert len(fair.colours.colours) == fair.run.aggregation.n_regions


def test_one_that_was_removed_stays_away(program, partner, rest, sample_entry):
    session = program.session
    add(session, sample_entry)
    card = add_card(session, sample_entry)
    rest()
    session.remove_run(made_runs(session)[1])
    session.replace_run(card, None)
    add_card(session, sample_entry, k=11)
    rest()
    assert len(made_runs(session)) == 1


def test_it_gives_way_to_a_run_and_comes_afterwards(program, partner, rest, qtbot, sample_entry):
    session, jobs = program.session, program.jobs

    def forever():
        while (yield Step("placing sites")) is None:
            pass

    job = jobs.start("Run", forever())
    add(session, sample_entry)
    add_card(session, sample_entry)
    assert partner.idle
    assert len(made_runs(session)) == 1
    job.discard()
    qtbot.waitUntil(lambda: len(made_runs(session)) == 2, timeout=30_000)


def test_areas_as_they_are_and_one_region_need_none(program, partner, rest, state, sample_entry):
    session = program.session
    add(session, sample_entry)
    add_card(session, sample_entry, "areas")
    add_card(session, sample_entry, "postal_region")
    rest()
    assert state.partners == {}
    state.today = False
    add_card(session, sample_entry)
    rest()
    assert state.partners == {}


def test_other_levels_get_one_too_searched_briefly(program, partner, rest, state, sample_entry):
    session = program.session
    add(session, sample_entry)
    divisions = add_card(session, sample_entry, "cd")
    card = add_card(session, sample_entry)
    rest()
    assert set(state.partners) == {"fsa", "cd"}
    fair, other = (session.run_of(state.partners[level]) for level in ("fsa", "cd"))
    assert other.name == "VBAS at 4\u00a0regions"
    assert other.run.evaluation.n_regions == divisions.run.evaluation.n_regions
    brief_one = brief(sample_entry.run.scenario, len(sample_entry.study.areas))
    assert other.run.scenario == replace(brief_one, site_count=Count(4))
    assert fair.run.scenario.site_count == Count(30)
    # Each is asked for once; a card that goes takes nothing with it.
    session.replace_run(card, None)
    add_card(session, sample_entry)
    rest()
    assert len(made_runs(session)) == 3
    state.today = False
    assert len(made_runs(session)) == 1
    assert state.partners == {}


def test_a_card_tells_what_its_partner_makes_of_as_many_regions(sample_entry):
    def of(n, share):
        return replace(sample_entry.run.evaluation, n_regions=n, suppression_rate=share)

    told = gain_of_level(of(30, 0.0009), of(30, 0.0004))
    assert plain(told.short) == "VBAS 0.04 %"
    assert plain(told.sentence) == "With as many regions, VBAS loses 0.04 % instead of 0.09 %."
    assert "as much" in gain_of_level(of(30, 0.0009), of(30, 0.0009)).sentence
    few = (
        replace(of(30, 0.000009), suppressed_records=9),
        replace(of(30, 0.000002), suppressed_records=2),
    )
    assert "2 records instead of 9 records" in plain(gain_of_level(*few).sentence)
    assert "loses 2 records, FSAs 9 records" in plain(gain_against("fsa", *few).sentence)
    assert gain_of_level(of(30, 0.0009), of(20, 0.0004)) is None


def test_it_goes_with_todays_practice_and_comes_back(program, partner, rest, state, sample_entry):
    session = program.session
    add(session, sample_entry)
    add_card(session, sample_entry)
    rest()
    state.today = False
    assert len(made_runs(session)) == 1
    state.today = True
    rest()
    assert len(made_runs(session)) == 2


def plain(text):
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("regions", "lost", "short", "sentence"),
    [
        (30, 0.0004, "FSAs 0.09 %", "loses 0.04 %, FSAs 0.09 %"),
        (30, 0.0009, "as FSAs", "as many records lost"),
        (70, 0.0009, "FSAs have 30", "this run has 70 regions; FSAs are 30"),
        (41, 0.0005, "better than FSAs", "it loses 0.05 %, they 0.09 %"),
        (20, 0.002, "worse than FSAs", "better in both"),
        (41, 0.0015, "finer than FSAs", "not comparable as it is (41 regions with 0.15 %"),
        (20, 0.0005, "coarser than FSAs", "not comparable as it is (20 regions with 0.05 %"),
    ],
)
def test_what_is_told_of_any_terms(sample_entry, regions, lost, short, sentence):
    def of(n, share):
        return replace(sample_entry.run.evaluation, n_regions=n, suppression_rate=share)

    today = of(30, 0.0009)
    gain = gain_against("fsa", today, of(regions, lost))
    assert plain(gain.short) == short
    assert sentence in plain(gain.sentence)
    fair = "At as many regions as FSAs, VBAS loses 0.04 % instead of 0.09 %."
    told = gain_against("fsa", today, of(regions, lost), of(30, 0.0004))
    assert plain(told.sentence).startswith(fair) == (regions != 30)
    unfair = gain_against("fsa", today, of(regions, lost), of(25, 0.0004))
    assert unfair.sentence == gain.sentence


def test_it_is_called_anew_in_another_language_unless_the_user_named_it(
    program, partner, state, rest, sample_entry
):
    session = program.session
    add(session, sample_entry)
    add_card(session, sample_entry)
    add_card(session, sample_entry, "cd")
    rest()
    fsa, cd = (session.run_of(state.partners[of]) for of in ("fsa", "cd"))
    session.rename_run(cd, "Ours at 8 regions")
    language = Language()
    language.use(FRENCH)
    try:
        rest()
        partner._look()
        assert session.run_of(fsa.number).name == partner_name(30) != fsa.name
        assert "30\u00a0régions" in session.run_of(fsa.number).name
        assert session.run_of(cd.number).name == "Ours at 8 regions"
        language.use(ENGLISH)
        partner._look()
        assert session.run_of(fsa.number).name == "VBAS at 30\u00a0regions"
    finally:
        language.forget()
