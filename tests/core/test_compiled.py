"""Kernels are compiled when they are first called, and wherever something can be written."""

import subprocess
import sys
import threading
import time
from types import SimpleNamespace

import numba
import numpy as np
import pytest

from core import compiled as compiled_module
from core.compiled import Kernel, compiled, tell_when_compiling

SUMMED = "int64(int64[::1])"


@compiled("int64(int64)", inline="always")
def twice(x):
    return 2 * x


@compiled(SUMMED)
def summed(values):
    total = 0
    for i in range(len(values)):
        total += twice(values[i])
    return total


def plainly(values):
    return 2 * int(values.sum())


def test_a_kernel_that_calls_another_is_what_plain_python_says():
    values = np.arange(10, dtype=np.int64)
    assert isinstance(summed, Kernel)
    assert summed(values) == summed(values) == plainly(values)
    assert summed.py_func.__name__ == summed.__name__ == "summed"
    with pytest.raises(TypeError):  # no other signature is compiled
        summed(np.arange(3, dtype=np.float64))


def test_two_threads_that_call_it_first_get_one():
    @compiled(SUMMED)
    def first(values):
        return values[0]

    found = []
    threads = [
        threading.Thread(target=lambda: found.append(id(first.dispatcher))) for _ in range(4)
    ]
    for of in threads:
        of.start()
    for of in threads:
        of.join()
    assert len(set(found)) == 1


def test_without_a_place_to_keep_it_a_temporary_folder_is_taken(monkeypatch):
    given, before = numba.njit, numba.config.CACHE_DIR
    refused = []

    def njit(**options):
        if not refused:
            refused.append(options)
            raise RuntimeError("cannot cache function: no locator available")
        return given(**options)

    monkeypatch.setattr(numba, "njit", njit)
    monkeypatch.setattr(numba.config, "CACHE_DIR", before)

    @compiled(SUMMED)
    def last(values):
        return values[-1]

    assert last(np.array([4, 5])) == 5
    assert refused
    assert "vbas-kernels-" in numba.config.CACHE_DIR


@pytest.mark.parametrize("misses", [{"int64": 1}, {}])
def test_what_takes_long_to_compile_is_told_once(monkeypatch, misses):
    class Slow:
        stats = SimpleNamespace(cache_misses=misses)
        _cache = SimpleNamespace(_cache_file=SimpleNamespace())

        def compile(self, signature):
            time.sleep(0.3)

        def disable_compile(self):
            pass

        def __call__(self, *args):
            return 2

    monkeypatch.setattr(compiled_module, "_SLOW_SECONDS", 0.02)
    monkeypatch.setattr(compiled_module, "_told", [])
    monkeypatch.setattr(numba, "njit", lambda **_: lambda _: Slow())
    told = []
    tell_when_compiling(lambda: told.append("nobody hears this"))
    tell_when_compiling(lambda: told.append("compiling"))
    kernel = compiled(SUMMED, SUMMED)(plainly)
    assert kernel(1) == 2
    assert told == (["compiling"] if misses else [])


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["cutoff", "--qi", "age=18,sex=2"], {"numba", "pandas", "geopandas", "scipy", "duckdb"}),
        (["--help"], {"numba", "pandas", "numpy", "core.pipeline"}),
    ],
)
def test_commands_load_what_they_use(arguments, unneeded):
    code = (
        "import sys\n"
        "from app.cli.main import main\n"
        "try:\n    main(sys.argv[1:])\n"
        "except SystemExit:\n    pass\n"
        "sys.stderr.write(' '.join(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    loaded = set(done.stderr.split())
    assert not loaded & unneeded
    assert ("People that an area needs" if arguments[0] == "cutoff" else "Usage") in done.stdout


def test_what_a_kernel_calls_in_another_file_is_compiled_anew_when_that_changes(tmp_path):
    inner = tmp_path / "inner_of_test.py"
    outer = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from core.compiled import compiled\n"
        "from inner_of_test import added\n"
        "@compiled('int64(int64)')\n"
        "def outer(x):\n    return added(x) + 1\n"
    )
    (tmp_path / "outer_of_test.py").write_text(outer)
    found = []
    for text in ("x + 10", "x + 2000"):
        inner.write_text(
            "from core.compiled import compiled\n"
            f"@compiled('int64(int64)')\ndef added(x):\n    return {text}\n"
        )
        code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import outer_of_test as o; "
        done = subprocess.run(
            [sys.executable, "-c", code + "print(o.outer(1))"],
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(int(done.stdout))
    assert found == [12, 2002]


def test_a_cache_that_names_a_type_gone_since_is_passed_over(tmp_path):
    """As when a release calls a module otherwise: the index cannot be unpickled any more."""
    kernel = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import numba as nb\n"
        "from core.compiled import compiled\n"
        "from {types} import Pair, PAIR\n"
        "@compiled(nb.float64(PAIR))\n"
        "def summed(pair):\n    return pair.a + pair.b\n"
    )
    named = (
        "from typing import NamedTuple\n"
        "import numba as nb\n"
        "class {name}(NamedTuple):\n    a: int\n    b: float\n"
        "PAIR = nb.types.NamedTuple((nb.int64, nb.float64), {name})\n"
    )
    run = "from kernel_of_test import summed, {name}\nprint(summed({name}(1, 2.0)))"
    for module, name in (("first_of_test", "First"), ("second_of_test", "Second")):
        for old in tmp_path.glob("*_of_test.py"):
            if old.name != "kernel_of_test.py":
                old.unlink()
        (tmp_path / f"{module}.py").write_text(named.format(name=name))
        text = kernel.format(types=module).replace("Pair, ", f"{name}, ")
        (tmp_path / "kernel_of_test.py").write_text(text)
        done = subprocess.run(
            [
                sys.executable,
                "-c",
                f"import sys; sys.path[:0] = [{str(tmp_path)!r}]\n" + run.format(name=name),
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stdout == "3.0\n", done.stderr
