"""The notebook of the docs: a valid file, and what its cells come to is what it shows."""

from __future__ import annotations

import base64
import io
import json
import re
from typing import Any

import numpy as np
import pytest
from PIL import Image

from setup.notebook import PATH, executed, text_of

NOTEBOOK = json.loads(PATH.read_text(encoding="utf-8"))
MOST_PICTURE_BYTES = 150_000
CODE = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]


def lines(value: Any) -> bool:
    return isinstance(value, str) or (
        isinstance(value, list) and all(isinstance(line, str) for line in value)
    )


def check_output(output: dict[str, Any], count: int) -> None:
    """One output as nbformat 4.5 has it."""
    if output["output_type"] == "stream":
        assert set(output) == {"output_type", "name", "text"}
        assert output["name"] == "stdout"
        assert lines(output["text"])
        return
    assert set(output) == {"output_type", "execution_count", "metadata", "data"}
    assert output["output_type"] == "execute_result"
    assert output["execution_count"] == count
    assert all(re.fullmatch(r"[a-z]+/[a-z]+", kind) for kind in output["data"])
    assert all(map(lines, output["data"].values()))


def check(notebook: dict[str, Any]) -> None:
    """A notebook as nbformat 4.5 has it, as far as this one goes."""
    assert set(notebook) == {"cells", "metadata", "nbformat", "nbformat_minor"}
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert set(notebook["metadata"]["kernelspec"]) >= {"name", "display_name"}
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-zA-Z0-9-_]{1,64}", of) for of in ids)
    for cell in notebook["cells"]:
        more = {"execution_count", "outputs"} if cell["cell_type"] == "code" else set()
        assert set(cell) == {"cell_type", "id", "metadata", "source"} | more
        assert cell["cell_type"] in ("code", "markdown")
        assert lines(cell["source"])
        for output in cell.get("outputs", ()):
            check_output(output, cell["execution_count"])


def test_it_is_a_valid_notebook_of_modest_size() -> None:
    check(NOTEBOOK)
    assert PATH.read_text(encoding="utf-8") == text_of(NOTEBOOK)
    pictures = [
        base64.b64decode(output["data"]["image/png"])
        for cell in CODE
        for output in cell["outputs"]
        if "image/png" in output.get("data", ())
    ]
    assert len(pictures) >= 2
    assert max(map(len, pictures)) < MOST_PICTURE_BYTES


def test_every_cell_was_executed_in_order_without_a_trace_of_the_machine() -> None:
    assert [cell["execution_count"] for cell in CODE] == list(range(1, len(CODE) + 1))
    assert sum(1 for cell in CODE if cell["outputs"]) >= len(CODE) - 2
    text = PATH.read_text(encoding="utf-8")
    assert not re.search(r"/tmp/|/home/|/root/|Traceback|\d:\d\d:\d\d", text)


def test_it_uses_every_function_of_the_api() -> None:
    from core import api

    source = "".join("".join(cell["source"]) for cell in CODE)
    functions = [name for name in api.__all__ if name.islower()]
    assert [name for name in functions if f"{name}(" not in source] == []


@pytest.mark.slow
def test_executed_again_it_shows_the_same() -> None:
    again = executed(NOTEBOOK)
    check(again)
    for then, now in zip(NOTEBOOK["cells"], again["cells"], strict=True):
        assert without_pictures(now) == without_pictures(then)
        for ours, theirs in zip(pictures_of(now), pictures_of(then), strict=True):
            assert ours.shape == theirs.shape
            # Letters may be drawn by another version of the library.
            assert np.mean(np.any(ours != theirs, axis=-1)) < 0.02


def without_pictures(cell: dict[str, Any]) -> dict[str, Any]:
    outputs = [
        {**of, "data": {kind: x for kind, x in of["data"].items() if kind != "image/png"}}
        if "data" in of
        else of
        for of in cell.get("outputs", ())
    ]
    return {**cell, "outputs": outputs}


def pictures_of(cell: dict[str, Any]) -> list[np.ndarray]:
    found = [of["data"]["image/png"] for of in cell.get("outputs", ()) if "image/png" in str(of)]
    return [np.asarray(Image.open(io.BytesIO(base64.b64decode(of)))) for of in found]


def code(*sources: str) -> dict[str, Any]:
    cells = [{"cell_type": "code", "source": of, "metadata": {}, "id": of[:1]} for of in sources]
    return {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


def outputs(*sources: str) -> list[list[Any]]:
    shown = []
    for cell in executed(code(*sources))["cells"]:
        kinds = [of["data"] if "data" in of else of["text"] for of in cell["outputs"]]
        shown.append(kinds)
    return shown


def test_cells_share_their_names_and_show_their_last_line() -> None:
    assert outputs("x = 20\nprint('said', x)", "x += 1\nx", "x;", "None") == [
        [["said 20\n"]],
        [{"text/plain": ["21"]}],
        [],
        [],
    ]


def test_what_shows_itself_is_asked_how() -> None:
    source = (
        "class A:\n  def _repr_html_(self): return '<b>'\n  def __repr__(self): return 'A'\nA()"
    )
    assert outputs(source) == [[{"text/html": ["<b>"], "text/plain": ["A"]}]]
    png = "class P:\n  def _repr_png_(self): return b'xyz'\n  def __repr__(self): return 'P'\nP()"
    assert outputs(png) == [[{"image/png": "eHl6", "text/plain": ["P"]}]]


def test_a_cell_that_fails_is_told() -> None:
    with pytest.raises(ZeroDivisionError):
        executed(code("1 / 0"))
