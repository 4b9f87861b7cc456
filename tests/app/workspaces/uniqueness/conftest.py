"""What the tests of the workspace share: the whole program, or panels in a window of their own."""

import pytest

from app.frame.session import Opened
from app.workspaces.uniqueness.explorer import minimal, table
from app.workspaces.uniqueness.explorer import panel as explorer_panel
from app.workspaces.uniqueness.findings import panel as findings
from app.workspaces.uniqueness.findings import tried
from app.workspaces.uniqueness.variables import panel as variables
from core.io.records import inspect_records
from core.record_uniqueness.question import Question
from core.steps import finish
from tests.app.workspaces.uniqueness.uniqueness_cases import distinct
from tests.app.workspaces.uniqueness.uniqueness_parts import Parts, write_people


@pytest.fixture
def program(program):
    """The whole program, with the workspace made as if it had been shown."""
    program.window.make_workspace("uniqueness")
    return program


@pytest.fixture
def parts(qtbot, theme, settings):
    """The panels of findings, alone: nobody answers what they ask."""
    made = Parts(theme, settings, qtbot, findings.PANEL, tried.PANEL)
    made.state.distinct = distinct()
    made.state.question = Question(("age", "county", "site"))
    yield made
    made.window.close()


@pytest.fixture
def explorer(qtbot, theme, settings):
    """The panels of all combinations, alone."""
    made = Parts(theme, settings, qtbot, explorer_panel.PANEL, table.PANEL, minimal.PANEL)
    yield made
    made.window.close()


@pytest.fixture
def alone(qtbot, theme, settings):
    """The panel of variables, alone."""
    made = Parts(theme, settings, qtbot, variables.PANEL)
    yield made
    made.window.close()


@pytest.fixture(scope="session")
def people(tmp_path_factory):
    """A small file of records, as it is opened."""
    path = tmp_path_factory.mktemp("records") / "people.csv"
    write_people(path)
    return Opened(path, finish(inspect_records(path)))
