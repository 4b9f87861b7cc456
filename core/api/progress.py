"""What is seen while something is worked out: the one place of `core` that shows anything.

In a terminal a bar of rich, on stderr; in a notebook the browser's own bar, which is gone in the
end; elsewhere nothing.
"""

from __future__ import annotations

import html
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from core.compiled import tell_when_compiling
from core.steps import Step, Steps, finish

R = TypeVar("R")
Show = Callable[[Step], None]

_NOTEBOOK_SHELL: Final = "ZMQInteractiveShell"


def worked_out(steps: Steps[R], progress: bool = True) -> R:
    """Runs a computation to its end and returns its result.

    Parameters
    ----------
    steps
        The computation.
    progress
        Whether its progress is shown, where there is somebody to look on.

    Raises
    ------
    KeyboardInterrupt
        If it is interrupted; the computation is closed and has put away its files.
    """
    try:
        if not progress:
            return finish(steps)
        with _shown() as show:
            return finish(steps, show)
    finally:
        steps.close()


@contextmanager
def _shown() -> Iterator[Show]:
    """What shows a step, for as long as there are any."""
    console = Console(stderr=True)
    in_notebook = _in_notebook()
    if in_notebook or console.is_terminal:
        tell_when_compiling(_say_compiling)
    if in_notebook:
        with _notebook_bar() as show:
            yield show
        return
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("", total=None)
        yield lambda step: bar.update(
            task, description=step.stage, completed=step.done, total=step.total
        )


def _in_notebook() -> bool:
    """Whether a notebook shows what comes out; nothing is loaded to find out."""
    python = sys.modules.get("IPython")
    shell = None if python is None else python.get_ipython()
    return any(kind.__name__ == _NOTEBOOK_SHELL for kind in type(shell).__mro__)


def _say_compiling() -> None:
    sys.stderr.write("Compiling what is needed; this is done once on a machine ...\n")


@contextmanager
def _notebook_bar() -> Iterator[Show]:
    display: Any = import_module("IPython.display")
    place = display.display(display.HTML(""), display_id=True)
    shown = ""

    def show(step: Step) -> None:
        nonlocal shown
        now = _bar(step)
        if now != shown:  # a front end is not told the same again and again
            shown = now
            place.update(display.HTML(now))

    try:
        yield show
    finally:
        place.update(display.HTML(""))


def _bar(step: Step) -> str:
    """A step as the browser's own bar, in whole per cent."""
    part = "" if not step.total else f' max="100" value="{100 * step.done / step.total:.0f}"'
    return f"<progress{part}></progress> {html.escape(step.stage)}"
