"""The replay of a search as an animation: frames painted in the job's thread, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from app.features.replay.states import state_at, units_of
from app.frame.session import RunEntry
from app.kit import numbers
from app.kit.larger_type import larger
from app.map.canvas.still import Still
from app.map.canvas.worker import Painter
from core.errors import VbasError
from core.io.atomic import whole_file
from core.map.values import search_colours
from core.raster.view import View
from core.search.replay import Replay
from core.steps import STOP, Step, Steps

MP4: Final = "mp4"
GIF: Final = "gif"
FORMATS: Final = (MP4, GIF)
SIZES: Final = ((1280, 720), (1920, 1080), (1080, 1080), (3840, 2160))
"""Width and height, pixels; videos want even numbers."""

_LINES = 640.0
"""Logical pixels in the height of a frame: writing grows with the frame."""
_BAND = 46.0
_EDGE = 14.0
_HELD = 0.12
"""Share of the frames, at the end, that show the result."""


@dataclass(frozen=True, eq=False)
class AnimationPlan:
    """What to write.

    Attributes
    ----------
    entry, replay
        The run, and the states of its search.
    still
        The map as it stands: areas, layers, theme, mark. Regions and sites are replaced.
    bounds
        West, south, east, north of what is shown, metres.
    width, height
        Pixels, even.
    frames_per_second, seconds
        Pace and length.
    path
        The file; its ending, .mp4 or .gif, says the format.
    """

    entry: RunEntry
    replay: Replay
    still: Still
    bounds: tuple[float, float, float, float]
    width: int
    height: int
    frames_per_second: int
    seconds: float
    path: Path

    @property
    def n_frames(self) -> int:
        """Number of pictures."""
        return max(2, round(self.frames_per_second * self.seconds))


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Animation", text)


def steps_of_frames(n_frames: int, n_steps: int) -> NDArray[np.int64]:
    """(n_frames,) the step that each frame shows: from the start to the result, which is held."""
    moving = max(2, n_frames - int(n_frames * _HELD))
    steps = np.rint(np.linspace(0, n_steps, moving)).astype(np.int64)
    return np.concatenate([steps, np.full(n_frames - moving, n_steps, dtype=np.int64)])


class Frames:
    """Paints the frames of a plan; the areas are put onto pixels once."""

    def __init__(self, plan: AnimationPlan) -> None:
        self._plan = plan
        self._scale = plan.height / _LINES
        self._band = round(_BAND * self._scale)
        self._view = View.fitted(plan.bounds, plan.width, plan.height - self._band)
        self._painter = Painter()
        self._last: tuple[int, QImage] | None = None

    def picture(self, step: int) -> QImage:
        """The frame of a step."""
        if self._last is None or self._last[0] != step:
            self._last = (step, self._painted(step))
        return self._last[1]

    def _painted(self, step: int) -> QImage:
        plan = self._plan
        still, measures = self._at(step)
        picture = self._painter.paint(still.request)
        if picture is None:
            raise VbasError("The map could not be painted.")
        frame = QImage(plan.width, plan.height, QImage.Format.Format_RGB32)
        painter = QPainter(frame)
        painter.drawImage(0, self._band, picture.image)
        self._paint_band(painter, step, measures)
        painter.translate(0, self._band)
        painter.scale(self._scale, self._scale)
        still.write(painter, self._view, self._scale)
        painter.end()
        return frame

    def _at(self, step: int) -> tuple[Still, str]:
        """The map at a step, and its measures in words."""
        plan, still = self._plan, self._plan.still
        state, measures = state_at(plan.replay, plan.entry, step, units_of(plan.entry), still.least)
        scene = still.request.scene
        values = state.values
        assert values is not None  # a replay knows them at every step
        lut, legend = search_colours(
            state.measure,
            values,
            plan.entry.run.scenario.k,
            dark=scene.palette.is_dark,
            said=lambda text: QCoreApplication.translate("MapValues", text),
        )
        hatched = legend.missing and bool(np.isnan(values[state.labels]).any())
        scene = replace(
            scene,
            area_lut=None,
            labels=state.labels,
            region_lut=lut,
            sites=state.sites,
            trails=state.trails,
            cells=None,
            selection=None,
        )
        request = replace(
            still.request, scene=scene, view=self._view, scale=self._scale, auto_colours=False
        )
        return replace(
            still, request=request, legends=(replace(legend, missing=hatched),)
        ), measures

    def _paint_band(self, painter: QPainter, step: int, measures: str) -> None:
        """Title and counter over the map."""
        plan, scale, palette = self._plan, self._scale, self._plan.still.request.scene.palette
        painter.save()
        painter.scale(scale, scale)
        width = plan.width / scale
        painter.fillRect(QRectF(0, 0, width, self._band / scale), QColor.fromRgba(palette.card))
        font, bold = QFont(plan.still.font), larger(plan.still.font, 1.2)
        bold.setBold(True)
        count = tr("step {step} of {n}").format(
            step=numbers.count(step), n=numbers.count(len(plan.replay))
        )
        painter.setPen(QColor.fromRgba(palette.text))
        above = QRectF(_EDGE, 5.0, width - 2 * _EDGE, 20.0)
        below = QRectF(_EDGE, 24.0, width - 2 * _EDGE, 18.0)
        for box, text, of, side in (
            (above, plan.entry.name, bold, Qt.AlignmentFlag.AlignLeft),
            (above, count, font, Qt.AlignmentFlag.AlignRight),
            (below, measures, font, Qt.AlignmentFlag.AlignLeft),
        ):
            painter.setFont(of)
            shown = QFontMetricsF(of).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter), shown)
        painter.restore()


class StopWanted(Exception):  # noqa: N818 (not an error: the way out of the file)
    """Half an animation is of no use, so the file goes."""


def write_animation(plan: AnimationPlan) -> Steps[Path | None]:
    """Writes the animation; the file appears complete or not at all.

    Returns
    -------
    Path or None
        The file; None if it was stopped.

    Raises
    ------
    VbasError
        The file cannot be written.
    """
    stage = "drawing frames"
    yield Step(stage, 0, plan.n_frames)
    frames = Frames(plan)
    try:
        with (
            whole_file(plan.path) as draft,
            film_writer(draft, plan.path.suffix, plan.frames_per_second) as append,
        ):
            steps = steps_of_frames(plan.n_frames, len(plan.replay))
            for i, step in enumerate(steps.tolist()):
                append(as_array(frames.picture(step)))
                if (yield Step(stage, i + 1, plan.n_frames)) is STOP:
                    raise StopWanted
    except StopWanted:
        return None
    return plan.path


@contextmanager
def film_writer(path: Path, suffix: str, fps: int) -> Iterator[Callable[[NDArray[np.uint8]], Any]]:
    """Takes one frame after another; the same frames give the same file.

    Parameters
    ----------
    path, suffix
        The file, and the ending that says its format: .mp4 or .gif.
    fps
        Frames a second.
    """
    import imageio.v2 as imageio

    if suffix.lower() == f".{GIF}":
        writer = imageio.get_writer(str(path), format="GIF-PIL", mode="I", fps=fps, loop=0)
    else:
        writer = imageio.get_writer(
            str(path),
            format="FFMPEG",
            mode="I",
            fps=fps,
            codec="libx264",
            quality=7,
            pixelformat="yuv420p",
            macro_block_size=2,
            ffmpeg_log_level="error",
            output_params=["-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "2"],
        )
    try:
        yield writer.append_data
    finally:
        writer.close()


def as_array(image: QImage) -> NDArray[np.uint8]:
    """(height, width, 3) red, green, blue of a picture."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), dtype=np.uint8)
    rows = rows.reshape(plain.height(), plain.bytesPerLine())[:, : 3 * plain.width()]
    return rows.reshape(plain.height(), plain.width(), 3).copy()
