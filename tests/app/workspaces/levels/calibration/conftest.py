import numpy as np
import pytest
from bench import Bench

from core.io.records import inspect_records
from core.steps import finish

N = 2000


@pytest.fixture(scope="session")
def preview(tmp_path_factory):
    """A file of 2,000 people with age, sex, school and income."""
    rng = np.random.default_rng(7)
    path = tmp_path_factory.mktemp("calibration") / "people.csv"
    columns = {
        "age": rng.integers(0, 90, N),
        "sex": rng.integers(1, 3, N),
        "school": rng.integers(1, 9, N),
        "income": rng.integers(1, 12, N),
    }
    rows = zip(*columns.values(), strict=True)
    lines = [",".join(columns), *(",".join(map(str, row)) for row in rows)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return finish(inspect_records(path))


@pytest.fixture
def bench(context, qtbot):
    made = Bench(context, qtbot)
    yield made
    made.engine.may_go_on.release(100)


@pytest.fixture
def opened(bench, preview):
    """With the records open."""
    bench.open(preview)
    return bench
