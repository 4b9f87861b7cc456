"""The thread that paints pictures of the map, so that the window never waits for one."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from core.colours import (
    colour_regions,
    neighbour_pairs,
    region_lut,
    region_numbers,
    wanted_colours,
)
from core.polygons import FlatPolygons
from core.raster.compose import compose, compose_coarse
from core.raster.image import rasterize, rasterize_moved
from core.raster.scene import Scene
from core.raster.view import View

_KERNELS = "core.raster.kernels"


@dataclass(frozen=True, eq=False)
class Request:
    """What to paint: a scene, a view in device pixels, device pixels per unit of line width.

    ``auto_colours`` asks for colours of regions so that neighbours differ; ``seen`` is the part
    on the screen, which comes first where only colours have changed.
    """

    scene: Scene
    view: View
    scale: float
    auto_colours: bool = False
    seen: View | None = None


@dataclass(frozen=True, eq=False)
class Picture:
    """A painted view.

    ``ids`` is None for a first, coarse one; ``scene`` has the colours chosen for the regions.
    ``image`` lies in the memory of ``pixels``, which nobody writes any more.
    """

    request: Request
    scene: Scene
    ids: NDArray[np.int32] | None
    pixels: NDArray[np.uint32]
    image: QImage

    @property
    def view(self) -> View:
        """The view it shows."""
        return self.request.view


def to_image(pixels: NDArray[np.uint32]) -> QImage:
    """A QImage in the memory of an array; the array must outlive it and stay unchanged."""
    height, width = pixels.shape
    return QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32)


class RegionColours:
    """Colours of regions that differ between neighbours, like those painted last.

    While a placement runs, regions keep their colours; the first state has those of the run that
    was there before, wherever it overlaps.
    """

    def __init__(self) -> None:
        self._pairs = np.empty((0, 2), dtype=np.int32)
        self._pairs_of: tuple[object, object] = (None, None)
        self._painted: tuple[NDArray[np.int32], NDArray[np.int8]] | None = None

    def _prepare(self, request: Request) -> None:
        """Finds out which areas are neighbours, once per layer."""
        scene = request.scene
        polygons, neighbours = self._pairs_of
        if polygons is scene.polygons and neighbours is scene.neighbours:
            return
        if polygons is not scene.polygons:
            self._painted = None
        self._pairs_of = scene.polygons, scene.neighbours
        if scene.neighbours is not None:
            self._pairs = scene.neighbours
        elif scene.points is not None:
            self._pairs = neighbour_pairs(scene.points)
        else:
            self._pairs = self._pairs[:0]

    def coloured(self, request: Request) -> Scene:
        """The scene with colours for its regions."""
        scene = request.scene
        if scene.labels is None:
            return scene
        self._prepare(request)
        painted, wanted = self._painted, None
        if painted is not None and len(painted[0]) == len(scene.labels):
            wanted = wanted_colours(scene.labels, *painted)
        colours = colour_regions(scene.labels, self._pairs, wanted)
        self._painted = scene.labels, colours
        return replace(scene, region_lut=region_lut(colours, dark=scene.palette.is_dark))

    def remember(self, request: Request) -> None:
        """Notes the colours that regions have been given, if they only tell neighbours apart."""
        scene = request.scene
        if scene.labels is None or scene.region_lut is None:
            return
        colours = region_numbers(scene.region_lut, dark=scene.palette.is_dark)
        if colours is not None:
            self._prepare(request)
            self._painted = scene.labels, colours


class IdImages:
    """Id images of the latest view, one for each layer of polygons that is filled."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[FlatPolygons, View, NDArray[np.int32]]] = {}

    def of(
        self, polygons: FlatPolygons, view: View, should_stop: Callable[[], bool] | None = None
    ) -> NDArray[np.int32] | None:
        """The image of a view, made anew only where the view has moved; None if stopped."""
        kept = self._kept.get(id(polygons))
        if kept is None:
            ids = rasterize(polygons, view, should_stop=should_stop)
        elif kept[1] == view:
            return kept[2]
        else:
            ids = rasterize_moved(polygons, view, kept[2], kept[1], should_stop=should_stop)
        if ids is not None:
            self._kept[id(polygons)] = (polygons, view, ids)
        return ids

    def known(self, polygons: FlatPolygons, view: View) -> NDArray[np.int32] | None:
        """The image of a view if it is there."""
        kept = self._kept.get(id(polygons))
        return kept[2] if kept is not None and kept[1] == view else None

    def keep_only(self, layers: Sequence[FlatPolygons]) -> None:
        """Forgets the images of other layers."""
        wanted = {id(polygons) for polygons in layers}
        self._kept = {key: kept for key, kept in self._kept.items() if key in wanted}


class Painter:
    """Paints one request after another and remembers what the next one can use."""

    def __init__(self) -> None:
        self._colours = RegionColours()
        self._images = IdImages()

    def paint(
        self, request: Request, should_stop: Callable[[], bool] | None = None
    ) -> Picture | None:
        """The picture, or None if it was stopped."""
        images: dict[str, NDArray[np.int32]] = {}
        layers = _filled(request.scene)
        for key, polygons in layers.items():
            found = self._images.of(polygons, request.view, should_stop)
            if found is None:
                return None
            images[key] = found
        self._images.keep_only(list(layers.values()))
        scene = request.scene
        if request.auto_colours:
            scene = self._colours.coloured(request)
        else:
            self._colours.remember(request)
        return _composed(request, scene, images)

    def paint_seen(self, request: Request) -> Picture | None:
        """What is on the screen alone, where nothing but colours has changed; else None."""
        seen, view = request.seen, request.view
        if seen is None or request.auto_colours or not view.covers(seen):
            return None
        left, top = seen.offset_to(view) or (0, 0)
        images = {}
        for key, polygons in _filled(request.scene).items():
            ids = self._images.known(polygons, view)
            if ids is None:
                return None
            part = ids[top : top + seen.height, left : left + seen.width]
            images[key] = np.ascontiguousarray(part)
        return _composed(replace(request, view=seen), request.scene, images)


def _filled(scene: Scene) -> dict[str, FlatPolygons]:
    """Polygons that are filled, by the key of their overlay; "" = the areas."""
    filled = {
        overlay.key: overlay.polygons
        for overlay in scene.overlays
        if overlay.polygons is not None
        and overlay.fill is not None
        and overlay.opacity * scene.opacity_of(overlay.key) > 0
    }
    return filled if scene.polygons is None else {"": scene.polygons, **filled}


def _composed(request: Request, scene: Scene, images: dict[str, NDArray[np.int32]]) -> Picture:
    """The picture of a scene from the id images of its layers."""
    view, ids = request.view, images.get("")
    if ids is None:
        ids = np.full((view.height, view.width), -1, dtype=np.int32)
    pixels = compose(scene, view, ids, request.scale, images)
    return Picture(request, scene, ids, pixels, to_image(pixels))


class PictureWorker(QObject):
    """Paints the newest request in a thread of its own; older ones that wait are dropped.

    ``ready`` is emitted when `take` has something new. While nothing is to be painted it does the
    newest task, whose result is in ``task_done``. The owner must call `stop`.
    """

    ready = Signal()
    task_done = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._changed = threading.Condition()
        self._waiting: Request | None = None
        self._task: Callable[[], object] | None = None
        self._done: Picture | None = None
        self._stopped = False
        self._busy = False
        self._thread: threading.Thread | None = None

    def ask(self, request: Request) -> None:
        """Paints this as soon as possible, in place of whatever was asked before."""
        with self._changed:
            if self._stopped:
                return
            self._waiting = request
            self._wake()

    def run(self, task: Callable[[], object]) -> None:
        """Does this when no picture is to be painted, in place of an task that still waits."""
        with self._changed:
            if self._stopped:
                return
            self._task = task
            self._wake()

    def _wake(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="map", daemon=True)
            self._thread.start()
        self._changed.notify()

    def take(self) -> Picture | None:
        """The newest picture, if it was not taken yet."""
        with self._changed:
            picture, self._done = self._done, None
            return picture

    @property
    def idle(self) -> bool:
        """Whether nothing waits or is being painted."""
        with self._changed:
            return self._waiting is None and self._task is None and not self._busy

    def stop(self) -> None:
        """Ends the thread and waits for it (at most until the next chunk of areas)."""
        with self._changed:
            self._stopped = True
            self._waiting = self._task = None
            self._changed.notify()
            thread, self._thread = self._thread, None
        if thread is not None and thread is not threading.current_thread():
            thread.join(10.0)

    def _run(self) -> None:
        painter = Painter()
        while True:
            work = self._next()
            if work is None:
                return
            try:
                if isinstance(work, Request):
                    self._paint(painter, work)
                else:
                    self._report(work())
            except Exception as error:  # reported like any other bug; the next picture may do
                kind = threading.ExceptHookArgs(
                    (type(error), error, error.__traceback__, threading.current_thread())
                )
                threading.excepthook(kind)

    def _paint(self, painter: Painter, request: Request) -> None:
        if _KERNELS not in sys.modules:
            self._hand_over(_coarse(request))
        first = painter.paint_seen(request)
        if first is not None:
            self._hand_over(first)
            if self._waits:  # for other colours already
                return
        picture = painter.paint(request, partial(self._is_stale, request))
        if picture is not None:
            self._hand_over(picture)

    @property
    def _waits(self) -> bool:
        with self._changed:
            return self._waiting is not None

    def _next(self) -> Request | Callable[[], object] | None:
        with self._changed:
            self._busy = False
            while self._waiting is None and self._task is None and not self._stopped:
                self._changed.wait()
            if self._stopped:
                return None
            self._busy = True
            if self._waiting is not None:
                request, self._waiting = self._waiting, None
                return request
            task, self._task = self._task, None
            return task

    def _is_stale(self, now: Request) -> bool:
        """Whether what is being painted would be of no use any more.

        A picture that was only moved a little is finished: otherwise nothing sharp would appear
        while the map is dragged.
        """
        with self._changed:
            newer = self._waiting
            if self._stopped:
                return True
        if newer is None:
            return False
        if newer.scene.polygons is not now.scene.polygons:
            return True
        offset = now.view.offset_to(newer.view)
        if offset is None:
            return True
        return abs(offset[0]) > now.view.width // 2 or abs(offset[1]) > now.view.height // 2

    def _hand_over(self, picture: Picture) -> None:
        with self._changed:
            if self._stopped:
                return
            self._done = picture
        self.ready.emit()

    def _report(self, result: object) -> None:
        with self._changed:
            if self._stopped:
                return
        self.task_done.emit(result)


def _coarse(request: Request) -> Picture:
    pixels = compose_coarse(request.scene, request.view)
    return Picture(request, request.scene, None, pixels, to_image(pixels))
