"""What the tests of the workspace share."""

import pytest


@pytest.fixture
def program(program):
    """The whole program, with the workspace made as if it had been shown."""
    program.window.make_workspace("uniqueness")
    return program
