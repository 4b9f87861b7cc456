"""For the tests of Spark, which share one Java process: `make spark`."""

import pytest


@pytest.fixture(scope="session")
def spark():
    """Spark on this computer, started when the first test asks for it."""
    from tests.spark.session import started

    yield from started()
