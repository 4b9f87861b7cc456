"""What others do not see while presenting: panels of single people, small counts of a search."""

import re

import numpy as np
import pytest
from PySide6.QtWidgets import QDockWidget

from app.features.present.presenter import Presenter
from app.features.replay.search_words import measures_sentence
from app.frame.curtain import Curtain
from app.workspaces.aggregate.search_panel import OBJECTIVE, SUPPRESSED, SearchPanel
from app.workspaces.aggregate.state import AggregateWorkspace
from core.search.film import HISTORY, SearchSnapshot
from core.steps import Step

K = 5
PRIVATE = {
    "uniqueness": ("minimal", "combinations", "combination_table", "findings", "tried"),
    "levels": ("thresholds", "units"),
    "cells": ("risk", "missingness", "missingness_table"),
    "release": ("checked",),
}


@pytest.mark.parametrize("workspace", PRIVATE)
def test_panels_of_single_people_are_behind_a_curtain(program, workspace, settled):
    window, stage = program.window, program.window.findChild(Presenter)
    window.show_workspace(workspace)
    settled(program)
    docks = [window.findChild(QDockWidget, f"{workspace}.{name}") for name in PRIVATE[workspace]]
    curtains = [dock.findChild(Curtain) for dock in docks]
    assert all(curtains)
    assert not any(of.is_drawn for of in curtains)
    stage.begin()
    try:
        assert all(of.is_drawn for of in curtains)
        assert all("Not shown to others" in of.said.text() for of in curtains)
        stage.small_counts.trigger()
        assert not any(of.is_drawn for of in curtains)
    finally:
        stage.leave()
    assert not any(of.is_drawn for of in curtains)


def test_the_lines_of_a_search_tell_no_small_count(program, settled, qtbot):
    session, panel = program.session, program.window.findChild(SearchPanel)
    assert session.k == K
    history = np.full((6, len(HISTORY)), 1000.0)
    history[:, HISTORY.index("moves")] = np.arange(6.0)
    for name in (SUPPRESSED, OBJECTIVE):
        history[:, HISTORY.index(name)] = (400.0, 90.0, 12.0, 7.0, 4.0, 3.0)
    dock = program.window.findChild(QDockWidget, "aggregate.search")
    dock.show()
    dock.raise_()
    panel.show_history(history, {"compactness_m": 1e-6, "bits": 1e-6})
    seen = lambda: " ".join(panel.texts)  # noqa: E731
    qtbot.waitUntil(lambda: "3\u00a0records" in seen(), timeout=20_000)
    stage = program.window.findChild(Presenter)
    stage.begin()
    try:
        dock.show()
        panel._announce(SUPPRESSED, OBJECTIVE)
        qtbot.waitUntil(lambda: f"<\u00a0{K}\u00a0records" in seen(), timeout=20_000)
        assert not re.search(r"(?<![\d,.<\u00a0])[1-4]\u00a0records", seen())
        lost = HISTORY.index(SUPPRESSED)
        taken = [line.split(",")[lost] for line in panel.as_csv().splitlines()]
        assert taken[1:4] == ["400", "90", "12"]
        assert taken[-2:] == ["", ""]  # 4 and 3
        bar = program.part(AggregateWorkspace).scenario.run_bar
        none = np.zeros(0)
        now = SearchSnapshot(None, none.astype(np.int32), "suppression", none, history, {})
        told = bar._done(Step("search", 1, 2, now))
        assert f"<\u00a0{K}\u00a0records" in told
    finally:
        stage.leave()


def test_a_replayed_step_tells_no_small_count():
    assert measures_sentence({"suppressed_records": 3.0}).startswith("3\u00a0records")
    assert measures_sentence({"suppressed_records": 3.0}, K).startswith("<\u00a05\u00a0records")
    assert measures_sentence({"suppressed_records": 5.0}, K).startswith("5\u00a0records")
