"""Designs of all three workspaces from the file menu, in the running program, on the sample."""

from __future__ import annotations

from dataclasses import replace

from app.features.project.designs import Designs
from app.workspaces.cells.state import CellsState
from app.workspaces.levels.state import LevelsState
from app.workspaces.uniqueness.state import UniquenessState
from core.hierarchies.design import CellDesign
from core.io.design_file import read_design
from core.record_uniqueness.recodes import COLLAPSE, Recode
from tests.app.workspaces.cells.setup.test_cells_setup_in_program import settle


def saved(program, designs, workspace, path):
    program.window.show_workspace(workspace)
    designs.write(designs._here.save(), path)
    return path


def opened(program, qtbot, path):
    program.part(Designs).open_path(path)
    settle(program, qtbot)


def test_designs_are_saved_and_opened_again(program, qtbot, settled, tmp_path):
    window, designs = program.window, program.part(Designs)
    assert not designs.save.isEnabled()
    for name in ("cells", "uniqueness", "levels"):
        window.show_workspace(name)
        assert designs.open.isEnabled()
    window.actions_.open_sample.trigger()
    settled(program)
    settle(program, qtbot)
    cells, unique, levels = (
        window.findChild(of) for of in (CellsState, UniquenessState, LevelsState)
    )
    design, question, asked = cells.design, unique.question, levels.question
    changed = question.recoded(Recode("marital", COLLAPSE, 2)).with_set_size(3)
    changed = changed.without_rare("age", 50)
    design = replace(design, most_blank=0.5, rake=(design.variables[0].levels[0],))
    cells.design, cells.kept, cells.kept_outcomes = design, ("income", "code"), ("code",)
    settle(program, qtbot)
    unique.ask(changed)
    files = {
        name: saved(program, designs, name, tmp_path / f"{name}.toml")
        for name in ("cells", "uniqueness", "levels")
    }
    told = read_design(files["cells"]).asked
    assert (told.design, told.keep, told.outcome) == (design, ("income",), ("code",))
    cells.kept = ()
    cells.ask(CellDesign(design.variables[:1], k=9), "")
    unique.ask(question, "")
    levels.change(enough=0.5)
    for name, path in files.items():
        window.show_workspace(name)
        opened(program, qtbot, path)
    assert (cells.design, cells.kept) == (design, ("income", "code"))
    assert unique.question.is_like(changed)
    assert (levels.question.enough, levels.question.rule) == (asked.enough, asked.rule)
    assert [of.name for of in levels.question.design.variables] == [
        of.name for of in asked.design.variables
    ]
    # That of another workspace is refused with a sentence.
    opened(program, qtbot, files["cells"])
    (said,) = (of for of in window.map_panel.messages.messages if of.topic == "design")
    assert "design of vbas suppress" in said.text
