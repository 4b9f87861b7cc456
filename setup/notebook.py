"""Runs the notebook of the docs and puts in what comes out.

``python -m setup.notebook`` executes the code cells of ``docs/notebook.ipynb`` one after the other,
in a folder of their own, and writes the file again with their outputs: nothing else of Jupyter is
needed for it. The same program makes the same file, so that a difference is a change of the
program. Jupyter opens and runs the notebook as any other.
"""

from __future__ import annotations

import ast
import base64
import contextlib
import io
import json
import os
import runpy
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PATH = Path(__file__).resolve().parent.parent / "docs" / "notebook.ipynb"

Cell = dict[str, Any]


def executed(notebook: dict[str, Any]) -> dict[str, Any]:
    """The same notebook with the outputs of its code cells, as Jupyter would fill them in.

    The value of a cell's last line is shown, unless a semicolon ends it.

    Raises
    ------
    Exception
        What a cell raises.
    """
    cells = [dict(cell) for cell in notebook["cells"]]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    stage = _Stage(code)
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "notebook.py"
        program.write_text(_program(code), encoding="utf-8")
        inside = Path(folder) / "run"
        inside.mkdir()
        with contextlib.chdir(inside), contextlib.redirect_stdout(stage):
            runpy.run_path(str(program), {"cell_begins": stage.begin, "cell_shows": stage.show})
    return {**notebook, "cells": cells}


def _program(code: list[Cell]) -> str:
    """All cells as one program that tells when a cell begins and what its last line is."""
    lines: list[ast.stmt] = []
    for number, cell in enumerate(code):
        source = "".join(cell["source"])
        body = ast.parse(source).body
        last = body[-1] if body else None
        if isinstance(last, ast.Expr) and not source.rstrip().endswith(";"):
            body[-1] = _call("cell_shows", last.value)
        lines += [_call("cell_begins", ast.Constant(number)), *body]
    return ast.unparse(ast.fix_missing_locations(ast.Module(lines, type_ignores=[])))


def _call(name: str, argument: ast.expr) -> ast.stmt:
    return ast.Expr(ast.Call(ast.Name(name, ast.Load()), [argument], []))


class _Stage(io.TextIOBase):
    """Where what cells say and show goes: into the outputs of the cell that runs."""

    def __init__(self, code: list[Cell]) -> None:
        super().__init__()
        self._code = code
        self._cell: Cell = {}

    def begin(self, number: int) -> None:
        """The next cell runs."""
        self._cell = self._code[number]
        self._cell |= {"execution_count": number + 1, "outputs": []}

    def show(self, value: object) -> None:
        """The value of the last line; None is not shown."""
        if value is None:
            return
        self._cell["outputs"].append(
            {
                "output_type": "execute_result",
                "execution_count": self._cell["execution_count"],
                "metadata": {},
                "data": dict(_kinds(value)),
            }
        )

    def write(self, text: str) -> int:
        """What a cell prints."""
        outputs = self._cell["outputs"]
        if not outputs or outputs[-1]["output_type"] != "stream":
            outputs.append({"output_type": "stream", "name": "stdout", "text": []})
        said = "".join(outputs[-1]["text"]) + text
        outputs[-1]["text"] = said.splitlines(keepends=True)
        return len(text)


def _kinds(value: object) -> Iterator[tuple[str, Any]]:
    """(kind of content, content) of everything that a value can show of itself."""
    if (html := getattr(value, "_repr_html_", None)) and (text := html()) is not None:
        yield "text/html", text.splitlines(keepends=True)
    if png := getattr(value, "_repr_png_", None):
        yield "image/png", base64.b64encode(png()).decode("ascii")
    yield "text/plain", repr(value).splitlines(keepends=True)


def text_of(notebook: dict[str, Any]) -> str:
    """The notebook as a file holds it."""
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main() -> int:
    """Executes the notebook of the docs and writes it."""
    made = executed(json.loads(PATH.read_text(encoding="utf-8")))
    PATH.write_text(text_of(made), encoding="utf-8")
    sys.stdout.write(f"{PATH}: {os.path.getsize(PATH) // 1000} kB\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
