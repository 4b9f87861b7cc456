"""Keeps the map showing what the session holds: areas, levels, regions, colours, selection."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, partial

import numpy as np
import shapely
from numpy.typing import NDArray
from pyproj import CRS, Transformer
from PySide6.QtCore import QCoreApplication, QObject, Slot

from app.background import Background
from app.job import Job, Jobs
from app.map_panel import MapPanel
from app.session import RunEntry, Session
from app.workspaces.aggregate.identify import facts_of
from app.workspaces.aggregate.live_map import LiveMap
from app.workspaces.aggregate.pointer import PointerWiring
from core.adjacency import adjacency_of
from core.areas import AreaLayer
from core.colours import Legend, neighbour_pairs
from core.degrees import Degrees
from core.io.areas import AreaFile
from core.map_values import POPULATION, REGION, SUPPRESSION, AreaValues, area_values, coloured
from core.raster.lines import segments_of
from core.raster.polygons import FlatPolygons
from core.voronoi import bounding_box, voronoi_cells


@dataclass(frozen=True, eq=False)
class ShownAreas:
    """The area file on the map, ready to be drawn."""

    file: AreaFile
    polygons: FlatPolygons

    @cached_property
    def neighbours(self) -> NDArray[np.int32]:
        """(p, 2) pairs of areas that are neighbours; half a second for 50,000 areas."""
        return neighbour_pairs(self.file.layer.points)

    degrees: Degrees | None = None


class MapWiring(QObject):
    """Session and jobs on one side, the map on the other."""

    def __init__(
        self, session: Session, jobs: Jobs, panel: MapPanel, background: Background
    ) -> None:
        super().__init__(panel)
        self._session, self._panel, self._background = session, panel, background
        self._canvas = panel.canvas
        self.shown: ShownAreas | None = None
        self._when_shown: list[Callable[[ShownAreas], None]] = []
        self._wanted: AreaFile | None = None
        self._pointer = PointerWiring(session, panel)
        self.live = LiveMap(panel, self._fits)
        self.live.left.connect(self._show_session)
        session.areas_changed.connect(self._show_session)
        session.levels_changed.connect(self._show_levels)
        session.current_run_changed.connect(self._show_session)
        session.study_changed.connect(self._recolour)
        session.draft_changed.connect(self._recolour_by_k)
        session.selection_changed.connect(self._canvas.set_selection)
        panel.subject_chosen.connect(self._choose_subject)
        self._canvas.theme_changed.connect(self._repaint)
        jobs.started.connect(self._follow)

    # Areas and levels

    def when_shown(self, then: Callable[[ShownAreas], None]) -> None:
        """Calls ``then`` whenever another area file has come onto the map."""
        self._when_shown.append(then)

    @Slot()
    def _show_session(self) -> None:
        """Shows the run's areas, or those that are open, then everything on them."""
        entry = self._session.current_run
        file = entry.area_file if entry is not None else self._session.area_file
        self._wanted = file
        if file is None:
            self.shown = None
            self._canvas.show_areas(None)
            self._pointer.forget()
        elif self.shown is not None and self.shown.file is file:
            self._show_run()
        else:
            self._background.ask("polygons", lambda: ready_to_show(file), self._show_areas)

    def _show_areas(self, shown: ShownAreas) -> None:
        if shown.file is not self._wanted:
            return
        self.shown = shown
        self._pointer.forget()
        layer = shown.file.layer
        self._canvas.set_degrees(shown.degrees)
        self._canvas.show_areas(shown.polygons, layer.points, layer.ids)
        faults = np.array([(of.x, of.y) for of in shown.file.faults]).reshape(-1, 2)
        self._canvas.set_faults(faults[np.isfinite(faults).all(axis=1)])
        self._canvas.set_selection(self._session.selection)
        self._show_levels()
        self._show_run()
        for then in self._when_shown:
            then(shown)

    @Slot()
    def _show_levels(self) -> None:
        if self.shown is None:
            return
        crs = self.shown.file.layer.crs
        levels = self._session.levels if self.shown.file is self._session.area_file else {}
        for name in set(self._canvas.scene.levels) - set(levels):
            self._canvas.show_level(name, None)
        for name, file in levels.items():
            self._background.ask(
                f"level {name}",
                partial(polygons_in, file.layer, crs),
                partial(self._canvas.show_level, name),
            )

    # Regions and colours

    def _show_run(self) -> None:
        entry = self._session.current_run
        if self.live.active:
            return
        if entry is None:
            self._canvas.set_regions(None)
            self._canvas.set_sites(None)
            self._canvas.set_cells(None)
            self._canvas.set_links(None)
        else:
            self._show_links(entry)
            sites = entry.run.aggregation.sites
            self._canvas.set_sites(sites)
            if sites is None:
                self._canvas.set_cells(None)
            else:
                points = entry.area_file.layer.points
                self._background.ask(
                    "cells", lambda: cells_of(sites, points), self._canvas.set_cells
                )
        self._recolour()

    def _show_links(self, entry: RunEntry) -> None:
        """Shows which islands count as touching what, where touching mattered."""
        scenario, layer = entry.run.scenario, entry.area_file.layer
        if scenario.refinement is None and not scenario.constraints.contiguous:
            self._canvas.set_links(None)
        else:
            self._background.ask("links", lambda: links_of(layer), self._canvas.set_links)

    @Slot(str)
    def _choose_subject(self, subject: str) -> None:
        self.live.subject_by_user = subject
        self._panel.show_subject(subject)
        self._repaint()

    @Slot()
    def _recolour(self) -> None:
        """Colours the areas by the subject, and gathers what the pointer will tell."""
        if self.shown is None or (self.live.active and not self.live.shows_areas):
            return
        entry = self._session.current_run
        if not self.live.subject_by_user:
            self._panel.show_subject(POPULATION if entry is None else REGION)
        subject, layer, dark = self._panel.subject, self.shown.file.layer, self._canvas.is_dark
        study = entry.study if entry is not None else self._session.study
        k = self._session.draft.scenario.k
        self._background.ask(
            "facts", lambda: facts_of(layer, study, entry), self._pointer.show_facts
        )

        def work() -> tuple[NDArray[np.uint32], Legend] | None:
            run = None if entry is None else entry.run
            values = area_values(
                subject,
                layer,
                study=study,
                k=k,
                aggregation=None if run is None else run.aggregation,
                suppression=None if run is None else run.suppression,
            )
            return None if values is None else translated(values, dark)

        self._background.ask("colours", work, lambda done: self._show_colours(subject, done))

    @Slot()
    def _recolour_by_k(self) -> None:
        if self._panel.subject == SUPPRESSION and self._session.current_run is None:
            self._recolour()

    def _show_colours(self, subject: str, done: tuple[NDArray[np.uint32], Legend] | None) -> None:
        entry = self._session.current_run
        if self.live.active:
            if self.live.shows_areas and done is not None:
                self._canvas.set_choropleth(*done)
            return
        if entry is not None and not self._fits(entry.run.aggregation.labels):
            return
        labels = None if entry is None else entry.run.aggregation.labels
        note = _note(entry)
        if subject == REGION:
            self._canvas.set_choropleth(None)
            self._canvas.set_regions(labels, note=note)
            return
        self._canvas.set_regions(None)
        if done is None:
            self._canvas.set_choropleth(None)
        else:
            lut, legend = done
            self._canvas.set_choropleth(lut, replace(legend, note=note) if note else legend)
        if labels is not None:  # their edges only
            self._canvas.change_scene(labels=labels, region_lut=None)

    def _fits(self, labels: NDArray[np.int32]) -> bool:
        return self.shown is not None and len(labels) == len(self.shown.file.layer)

    # States that are no result

    @Slot(object)
    def _follow(self, job: Job) -> None:
        self.live.follow(job, self._session.draft.scenario.k, self._shows_open_areas)

    def _shows_open_areas(self) -> bool:
        return self.shown is not None and self.shown.file is self._session.area_file

    @Slot()
    def _repaint(self) -> None:
        if self.live.active:
            self.live.repaint()
        self._recolour()


def ready_to_show(file: AreaFile) -> ShownAreas:
    """What the map needs to show an area file."""
    polygons = FlatPolygons.from_areas(file.layer)
    bounds = polygons.total_bounds
    degrees = None if bounds is None else Degrees.around(bounds, file.layer.crs)
    return ShownAreas(file, polygons, degrees)


def polygons_in(layer: AreaLayer, crs: CRS) -> FlatPolygons:
    """The polygons of a layer in a coordinate system."""
    if layer.crs == crs or layer.geometry is None:
        return FlatPolygons.from_areas(layer)
    to = Transformer.from_crs(layer.crs, crs, always_xy=True)
    moved = shapely.transform(
        layer.geometry, lambda xy: np.column_stack(to.transform(xy[:, 0], xy[:, 1]))
    )
    return FlatPolygons.from_geometry(moved)


def cells_of(sites: NDArray[np.float64], points: NDArray[np.float64]) -> NDArray[np.float64]:
    """(m, 4) the lines between the Voronoi cells of sites, cut off around the areas, metres."""
    cells = voronoi_cells(sites, bounding_box(points))
    return segments_of(FlatPolygons.from_geometry(cells))


def links_of(layer: AreaLayer) -> NDArray[np.float64]:
    """(l, 4) lines between areas that do not touch but hang together, metres."""
    links = adjacency_of(layer).links
    return np.hstack([layer.points[links[:, 0]], layer.points[links[:, 1]]])


def _note(entry: RunEntry | None) -> str:
    if entry is None or entry.run.aggregation.sites is not None:
        return ""
    return QCoreApplication.translate("MapValues", "Regions are not Voronoi cells.")


def translated(values: AreaValues, dark: bool) -> tuple[NDArray[np.uint32], Legend]:
    """Colours and legend of values; titles and units in the user's language."""
    return coloured(
        values,
        title=QCoreApplication.translate("MapValues", values.title),
        unit=QCoreApplication.translate("MapValues", values.unit),
        dark=dark,
    )
