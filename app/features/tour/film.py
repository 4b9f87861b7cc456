"""The demo as a film: its maps with their captions below, and the search replayed; MP4."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from app.features.present.animation import (
    AnimationPlan,
    Frames,
    StopWanted,
    as_array,
    film_writer,
    steps_of_frames,
)
from app.frame.session import RunEntry
from app.kit.larger_type import larger
from app.map.canvas.still import Still
from core.io.atomic import whole_file
from core.raster.view import View
from core.search.replay import Replay
from core.steps import STOP, Step, Steps

_LINES = 640.0
_CAPTION = 104.0
"""Logical pixels: of the height of a frame, and of the caption in it."""
_EDGE = 24.0


@dataclass(frozen=True, eq=False)
class Shot:
    """One scene of a film.

    Attributes
    ----------
    title, text
        The caption.
    seconds
        How long it is seen.
    still
        The map.
    played
        The run whose search is replayed on it, and the replay; None where the map stands still.
    """

    title: str
    text: str
    seconds: float
    still: Still
    played: tuple[RunEntry, Replay] | None = None


@dataclass(frozen=True, eq=False)
class FilmPlan:
    """What to write.

    Attributes
    ----------
    shots
        In their order.
    bounds
        West, south, east, north of what is shown, metres.
    path
        An MP4 file.
    width, height
        Pixels, even.
    frames_per_second
        Pace.
    """

    shots: tuple[Shot, ...]
    bounds: tuple[float, float, float, float]
    path: Path
    width: int = 1280
    height: int = 720
    frames_per_second: int = 20

    @property
    def n_frames(self) -> int:
        """Number of pictures."""
        return sum(self.frames_of(shot) for shot in self.shots)

    def frames_of(self, shot: Shot) -> int:
        """Number of pictures of a scene."""
        return max(2, round(self.frames_per_second * shot.seconds))


def write_film(plan: FilmPlan) -> Steps[Path | None]:
    """Writes the film; the file appears complete or not at all; None if it was stopped.

    Raises
    ------
    VbasError
        The file cannot be written.
    """
    stage, done = "drawing frames", 0
    yield Step(stage, 0, plan.n_frames)
    try:
        with (
            whole_file(plan.path) as draft,
            film_writer(draft, plan.path.suffix, plan.frames_per_second) as append,
        ):
            for shot in plan.shots:
                for picture in _pictures(plan, shot):
                    append(picture)
                    done += 1
                    if (yield Step(stage, done, plan.n_frames)) is STOP:
                        raise StopWanted
    except StopWanted:
        return None
    return plan.path


def _pictures(plan: FilmPlan, shot: Shot) -> Iterator[NDArray[np.uint8]]:
    """The frames of a scene, one after another; equal ones are painted once."""
    low = round(_CAPTION * plan.height / _LINES)
    height = plan.height - low - (plan.height - low) % 2
    if shot.played is None:
        view = View.fitted(plan.bounds, plan.width, height)
        picture = shot.still.image_of(view, height / _LINES)
        frame = as_array(_captioned(plan, shot, picture))
        for _ in range(plan.frames_of(shot)):
            yield frame
        return
    entry, replay = shot.played
    animation = AnimationPlan(
        entry,
        replay,
        shot.still,
        plan.bounds,
        plan.width,
        height,
        plan.frames_per_second,
        shot.seconds,
        plan.path,
    )
    frames, last, kept = Frames(animation), -1, np.zeros(0, dtype=np.uint8)
    for step in steps_of_frames(animation.n_frames, len(replay)).tolist():
        if step != last:
            kept, last = as_array(_captioned(plan, shot, frames.picture(step))), step
        yield kept


def _captioned(plan: FilmPlan, shot: Shot, picture: QImage) -> QImage:
    """A picture of the map with the caption below it."""
    frame = QImage(plan.width, plan.height, QImage.Format.Format_RGB32)
    palette, scale = shot.still.request.scene.palette, plan.height / _LINES
    frame.fill(QColor.fromRgba(palette.card))
    painter = QPainter(frame)
    painter.drawImage(0, 0, picture)
    painter.translate(0, picture.height())
    painter.scale(scale, scale)
    painter.setPen(QColor.fromRgba(palette.text))
    width, bold = plan.width / scale - 2 * _EDGE, larger(shot.still.font, 1.5)
    bold.setBold(True)
    text = larger(shot.still.font, 1.25)
    _write(painter, bold, QRectF(_EDGE, 10.0, width, 26.0), shot.title)
    _write(painter, text, QRectF(_EDGE, 38.0, width, _CAPTION - 42.0), shot.text)
    painter.end()
    return frame


def _write(painter: QPainter, font: QFont, box: QRectF, text: str) -> None:
    painter.setFont(font)
    top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    painter.drawText(box, int(top | Qt.TextFlag.TextWordWrap), text)
