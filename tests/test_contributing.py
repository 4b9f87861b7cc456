"""The worked example of CONTRIBUTING.md is a panel that works."""

import importlib.util
import re
import sys
from pathlib import Path

from app.frame.workspace import Context
from app.workspaces.cells.state import CellsState
from tests.app.conftest import program, put_away, settings, settled, theme  # noqa: F401
from tests.core.suppression.small_outcomes import small_outcome

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def example(folder: Path, monkeypatch):
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)
    assert len(code.splitlines()) <= 90
    path = folder / "untouched.py"
    path.write_text(code, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("untouched_example", path)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


def test_the_panel_of_the_worked_example(tmp_path, program, qtbot, monkeypatch):  # noqa: F811
    module = example(tmp_path, monkeypatch)
    window = program.window
    window.show()
    window.show_workspace("cells")
    state = window.findChild(CellsState)
    dock = module.PANEL.build("cells", Context(program, state))
    dock.show()
    dock.raise_()
    page = dock.widget()
    qtbot.waitUntil(page.empty.isVisible)
    outcome = small_outcome()
    state.outcome = outcome
    said = page.sections[0].said
    qtbot.waitUntil(said.isVisible, timeout=5000)
    kept = sum(1 for of in outcome.suppression.blanks.tolist() if of == 0)
    n = len(outcome.suppression.blanks)
    assert 0 < kept < n
    assert said.text().replace("\u00a0", " ") == f"{kept} of {n} records keep all their values."
    state.outdated = True
    qtbot.waitUntil(page.stale.isVisible)
    state.outcome = None
    qtbot.waitUntil(page.empty.isVisible)


def test_what_contributing_names_is_there() -> None:
    for name in re.findall(r"\]\(([^)#:]+)[)#]", TEXT):
        assert (ROOT / name).exists(), name
    for name in re.findall(r"`((?:app|core|tests|resources|benchmarks)/[\w/.]+)`", TEXT):
        assert (ROOT / name).exists(), name
