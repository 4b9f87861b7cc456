"""Aggregate says of nothing that it is out of date, once the run or the workspace is another."""

from PySide6.QtTest import QTest

from app.kit.stale_strip import StaleStrip
from app.workspaces.aggregate.state import AggregateWorkspace


def strips(program):
    found = program.window.findChildren(StaleStrip)
    return [of.parentWidget().objectName() for of in found if of.isVisible()]


def test_a_run_or_workspace_that_changes_leaves_nothing_out_of_date(
    sample_program, sample_entry, other_entry, settled
):
    program, session = sample_program, sample_program.session
    page = program.part(AggregateWorkspace).overview

    def shown():
        QTest.qWait(50)
        settled(program)
        return page.sections[0]._name.text() if not page.sections[0].isHidden() else ""

    files = session.area_file, sample_entry.records
    first = session.add_run(sample_entry.run, sample_entry.study, *files)
    second = session.add_run(other_entry.run, other_entry.study, *files)
    for dock in program.window.docks("aggregate"):
        if dock.objectName() == "aggregate.overview":
            dock.raise_()
    for entry in (first, second, first):
        session.show_run(entry)
        assert shown() == entry.name
        assert strips(program) == []
    for workspace in ("levels", "uniqueness", "cells", "aggregate"):
        program.window.show_workspace(workspace)
        settled(program)
        assert strips(program) == []
    assert shown() == first.name
    session.remove_run(first)
    assert shown() != first.name
    assert strips(program) == []
