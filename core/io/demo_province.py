"""A larger province for the demo: the sample's coast with ten times its people, made once."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Final

from core.background import in_background
from core.errors import N_
from core.io.atomic import dead_process, mark_of_process, writing
from core.io.sample import sample_scenario
from core.io.scenario_file import SavedScenario
from core.steps import STOP, Step, Steps

VERSION: Final = 1
"""Raised when the province is drawn otherwise, so that an older one is not used."""

SHARE: Final = 13.0
"""Times the areas of the sample: 5,789 areas, 3.2 million people."""

_STAGES: Final = (
    N_("drawing the land"),
    N_("dividing the land"),
    N_("inventing people"),
    N_("writing the files"),
)
_QUICK: Final = 1
_START: Final = ".province-"


def province_folder(cache: Path) -> Path:
    """Where the province is, or would be, in a folder for what can be made again."""
    return cache / f"province-{VERSION}"


def demo_scenario(folder: Path) -> SavedScenario:
    """The scenario with which the demo opens."""
    return sample_scenario(folder, "New Selkirk")


def province(cache: Path, share: float = SHARE) -> Steps[Path | None]:
    """The folder of the province's files, made if it is not there: whole, or not at all.

    Parameters
    ----------
    cache
        A folder for what can be made again; it is made if need be.
    share
        Times the areas of the sample.

    Returns
    -------
    Path or None
        The folder; None if making it was stopped.

    Raises
    ------
    VbasError
        If it cannot be written.
    """
    folder = province_folder(cache)
    if folder.is_dir():
        return folder
    from sample_data.make import parts

    with writing(folder):
        cache.mkdir(parents=True, exist_ok=True)
        for left in cache.glob(f"{_START}*"):
            if dead_process(left.name, _START):
                shutil.rmtree(left, ignore_errors=True)
        draft = Path(tempfile.mkdtemp(prefix=f"{_START}{mark_of_process()}-", dir=cache))
        try:
            made = parts(draft, share, _QUICK)
            for i, (stage, part) in enumerate(zip(_STAGES, made, strict=True)):
                if (yield Step(stage, i, len(_STAGES))) is STOP:
                    return None
                yield from in_background(stage, part)
            draft.chmod(0o755)
            draft.replace(folder)
        finally:
            shutil.rmtree(draft, ignore_errors=True)
    return folder
