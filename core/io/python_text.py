"""Values and calls as Python text."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

FUNCTIONS: Final = ("Scenario", "Study", "run")
"""Of the API, for a run."""
_LINE: Final = 70
_IMPORTS: Final[Mapping[str, str]] = {
    "Path": "pathlib",
    "AreaSource": "core.io.areas",
    "Given": "core.io.given_partitions",
    "Band": "core.quasi_identifiers",
    "QuasiIdentifier": "core.quasi_identifiers",
}


class Written:
    """Values as Python, and what has to be imported for them."""

    def __init__(self) -> None:
        self._used: set[str] = set()

    def script(self, lines: Sequence[str], functions: Sequence[str] = FUNCTIONS) -> str:
        """The whole text: imports, among them functions of the API, then the lines."""
        return "\n".join([*self._imports(functions), "", *lines, ""])

    def _imports(self, functions: Sequence[str]) -> list[str]:
        """Lines of import, in the order of their modules."""
        by_module: dict[str, list[str]] = {"core.api": list(functions)}
        for name in sorted(self._used):
            by_module.setdefault(_IMPORTS[name], []).append(name)
        order = sorted(by_module, key=lambda module: (module != "pathlib", module))
        return [f"from {module} import {', '.join(by_module[module])}" for module in order]

    def call(
        self, function: str, values: tuple[Any, ...], named: Mapping[str, Any], first: str = ""
    ) -> str:
        """A call over several lines; ``first`` is a variable that stands before the values."""
        words = [*([first] if first else []), *(self.value(of) for of in values)]
        words += [f"{name}={self.value(of)}" for name, of in named.items()]
        return "".join([f"{function}(\n", *(f"    {word},\n" for word in words), ")"])

    def value(self, of: Any) -> str:
        """The expression of a value."""
        if isinstance(of, Path):
            self._used.add("Path")
            return f"Path({str(of)!r})"
        if dataclasses.is_dataclass(of) and not isinstance(of, type):
            return self._made(of)
        if isinstance(of, Mapping):
            return "{" + ", ".join(f"{k!r}: {self.value(v)}" for k, v in of.items()) + "}"
        if isinstance(of, list):
            return self._list([self.value(one) for one in of])
        if isinstance(of, tuple):
            words = [self.value(one) for one in of]
            return f"({words[0]},)" if len(words) == 1 else f"({', '.join(words)})"
        return repr(of)

    @staticmethod
    def _list(words: list[str]) -> str:
        """A list in one line, or one line for each of its values."""
        line = f"[{', '.join(words)}]"
        if len(line) <= _LINE:
            return line
        return "".join(["[\n", *(f"        {word},\n" for word in words), "    ]"])

    def _made(self, of: Any) -> str:
        name = type(of).__name__
        self._used.add(name)
        told = [
            f"{about.name}={self.value(value)}"
            for about in dataclasses.fields(of)
            if (value := getattr(of, about.name)) != _usual(about)
        ]
        return f"{name}({', '.join(told)})"


def _usual(about: dataclasses.Field[Any]) -> Any:
    if about.default_factory is not dataclasses.MISSING:
        return about.default_factory()
    return about.default
