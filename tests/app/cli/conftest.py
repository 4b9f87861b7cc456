"""The command line on files of a folder of its own."""

import pytest

from tests.app.cli.cli_files import CommandLine
from tests.app.cli.suppress_cases import Suppression


@pytest.fixture
def vbas(tmp_path, capfd):
    return CommandLine(tmp_path, capfd)


@pytest.fixture
def command(tmp_path, capfd):
    return Suppression(tmp_path, capfd)
