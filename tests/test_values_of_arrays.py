"""What holds arrays is compared as an object: two arrays compared with == are no yes or no."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import app
import core


def dataclasses_in(package: Path) -> Iterator[tuple[str, ast.ClassDef, str]]:
    """Where, the class and its decorator, of every dataclass of a package."""
    for file in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for how in node.decorator_list if isinstance(node, ast.ClassDef) else ():
                if "dataclass" in ast.unparse(how):
                    yield f"{file.name}:{node.name}", node, ast.unparse(how)


def holds_arrays(of: ast.ClassDef) -> bool:
    """Whether a field is, or may be, an array."""
    fields = [line for line in of.body if isinstance(line, ast.AnnAssign)]
    return any("NDArray" in ast.unparse(line.annotation) for line in fields)


@pytest.mark.parametrize("package", [app, core])
def test_dataclasses_with_arrays_are_compared_as_objects(package) -> None:
    found = list(dataclasses_in(Path(package.__file__).parent))
    assert sum(holds_arrays(of) for _, of, _ in found) > 10
    assert [at for at, of, how in found if holds_arrays(of) and "eq=False" not in how] == []
