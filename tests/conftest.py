"""For all tests: no example is too slow on a busy machine, and CI tries the same ones each time."""

import os
from functools import cache

import pytest
import typer.main
from hypothesis import settings

import core.io  # noqa: F401 (before any test loads GDAL: which drivers it may know)

settings.register_profile("vbas", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("vbas")


@pytest.fixture(scope="session", autouse=True)
def _no_sets_of_whoever_runs_the_tests(tmp_path_factory):
    """Own coefficient sets are looked for in a folder that is not there."""
    before = os.environ.get("VBAS_COEFFICIENTS")
    os.environ["VBAS_COEFFICIENTS"] = str(tmp_path_factory.mktemp("own") / "sets")
    yield
    if before is None:
        del os.environ["VBAS_COEFFICIENTS"]
    else:
        os.environ["VBAS_COEFFICIENTS"] = before


@pytest.fixture(scope="session", autouse=True)
def commands_made_once():
    """The program does so, too: each of its processes runs one command."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typer.main, "get_command", cache(typer.main.get_command))
        yield


@pytest.fixture(scope="session")
def postgres():
    """A server of PostgreSQL, started when the first test asks for it."""
    from tests.postgres_server import started

    yield from started()
