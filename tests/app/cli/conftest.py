"""The command line on files of a folder of its own."""

from functools import cache

import pytest
import typer.main

from tests.app.cli.cli_files import CommandLine
from tests.app.cli.suppress_cases import Suppression


@pytest.fixture
def vbas(tmp_path, capfd):
    return CommandLine(tmp_path, capfd)


@pytest.fixture
def command(tmp_path, capfd):
    return Suppression(tmp_path, capfd)


@pytest.fixture(scope="session", autouse=True)
def commands_made_once():
    """The program does so, too: each of its processes runs one command."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typer.main, "get_command", cache(typer.main.get_command))
        yield
