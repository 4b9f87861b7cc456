"""Options are declared once: what commands ask of them is there, and their values have a place."""

from __future__ import annotations

import ast
import dataclasses
from pathlib import Path

import pytest

from app import cli
from app.cli.commands import COMMANDS
from core.calibration.results import CalibrationSettings
from core.constraints.base import Constraints
from core.io.areas import AreaSource
from core.io.records import RecordSource
from core.scenario import Scenario, Target
from core.suppression.cells.protection import Protection

FILES = Path(cli.__file__).parent
OF_PARTS = {
    "areas": AreaSource,
    "records": RecordSource,
    "scenario": Scenario,
    "placing": Scenario,
    "constraints": Constraints,
    "target": Target,
    "settings": CalibrationSettings,
    "protection": Protection,
}
"""What is made of the values that go to a part."""


def asked(file: Path) -> set[str]:
    """Names of options that a file asks for: ``options.NAME``, also ``asked.options.NAME``."""
    return {
        node.attr
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and getattr(node.value, "id", getattr(node.value, "attr", "")) == "options"
    }


@pytest.mark.parametrize("command", COMMANDS, ids=lambda of: of.name)
def test_what_a_command_asks_for_is_declared(command):
    known = {of.name for of in command.options}
    known |= {"fields", "of_part", "read", "refuse_both", "refuse_without", "said", "said_of"}
    for file in FILES.glob(f"{command.name}*.py"):
        assert asked(file) <= known | {"said_beside"}, file.name


@pytest.mark.parametrize("command", COMMANDS, ids=lambda of: of.name)
def test_values_go_to_fields_that_exist(command):
    places = [to.split(".") for of in command.options for to in of.to.split() if "." in to]
    for part, field in places:
        if part in OF_PARTS:
            assert field in {of.name for of in dataclasses.fields(OF_PARTS[part])}, (part, field)
