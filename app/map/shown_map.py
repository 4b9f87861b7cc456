"""Keeps the map showing what the session holds: areas, levels, regions, colours, selection."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QObject, Slot

from app.frame.map_panel import MapPanel
from app.frame.session import RunEntry, Session
from app.kit.background import Background
from app.kit.job import Job, Jobs
from app.map.layers.colouring import Coloured, coloured_for, noted, title_of_key
from app.map.layers.shown import ShownAreas, cells_of, links_of, polygons_in, ready_to_show
from app.map.live_map import LiveMap
from app.map.tools.identify import facts_of
from app.map.tools.pointer import PointerWiring
from core.areas import AreaLayer
from core.io.areas import AreaFile
from core.map.layer_list import Layers, layer_of, replaced
from core.map.layers import AREAS, REGIONS, LayerStyle
from core.map.values import POPULATION, REGION, SUPPRESSION

__all__ = ["LENT", "MapWiring", "ShownAreas"]

LENT = "lent"
"""What the map is coloured by while another workspace colours it."""


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
        self.pointer = PointerWiring(session, panel)
        self.live = LiveMap(panel, self._fits)
        self.live.left.connect(self._show_session)
        session.areas_changed.connect(self._show_session)
        session.levels_changed.connect(self._show_levels)
        session.current_run_changed.connect(self._show_session)
        session.study_changed.connect(self._recolour)
        session.draft_changed.connect(self._recolour_by_k)
        session.layers_changed.connect(self._take_layers)
        session.fields_changed.connect(self._recolour)
        self._styles: tuple[object, ...] = ()
        self._asked, self._regions_field = "", ""
        self._styled: Callable[[str, LayerStyle, str], LayerStyle] = _with_field
        self._lent: Callable[[AreaLayer, bool], Coloured] | None = None
        self._lent_title = ""
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
            self.pointer.forget()
        elif self.shown is not None and self.shown.file is file:
            self._show_run()
        else:
            self._background.ask("polygons", lambda: ready_to_show(file), self._show_areas)

    def _show_areas(self, shown: ShownAreas) -> None:
        if shown.file is not self._wanted:
            return
        self.shown = shown
        self.pointer.forget()
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
            sites = None if self._lent is not None else entry.run.aggregation.sites
            self._canvas.set_sites(sites)
            if sites is None:
                self._background.forget("cells")
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
        """The quick way to colour the map: areas and regions alike."""
        if subject == LENT:
            return
        self.live.subject_by_user = subject
        layers, field = self._session.layers, "" if subject == REGION else subject
        for key in (AREAS, REGIONS):
            layer = layer_of(layers, key)
            if layer is not None:
                layers = replaced(layers, key, style=self._styled(layer.key, layer.style, field))
        if layers == self._session.layers:
            self._repaint()
            return
        self._asked = subject
        self._session.set_layers(layers)
        self._asked = ""

    @Slot(object)
    def _take_layers(self, layers: Layers) -> None:
        """Colours anew if another look or layer gives the colours."""
        base = [layer_of(layers, key) for key in (AREAS, REGIONS)]
        styles = tuple((of.style, of.visible) for of in base if of is not None)
        if styles == self._styles:
            return
        self._styles = styles
        regions = layer_of(layers, REGIONS)
        field = "" if regions is None else regions.style.field
        if self._asked:
            self.live.subject_by_user = self._asked
        elif field != self._regions_field:
            self.live.subject_by_user = field
        self._regions_field = field
        self._repaint()

    @property
    def giving(self) -> tuple[LayerStyle, RunEntry | None]:
        """The style that gives the colours, and the run whose regions have them, if any."""
        layers, entry = self._session.layers, self._session.current_run
        areas, regions = layer_of(layers, AREAS), layer_of(layers, REGIONS)
        if entry is not None and (regions is None or regions.visible):
            return (LayerStyle() if regions is None else regions.style), entry
        return (LayerStyle(field=POPULATION) if areas is None else areas.style), None

    def colour_with(self, styled: Callable[[str, LayerStyle, str], LayerStyle]) -> None:
        """How a style takes up another field: gets the layer's key, its style and the field."""
        self._styled = styled

    @property
    def lent(self) -> Callable[[AreaLayer, bool], Coloured] | None:
        """What colours the map for another workspace; None: layers and run do."""
        return self._lent

    def lend_colours(
        self, colours: Callable[[AreaLayer, bool], Coloured] | None, title: str = ""
    ) -> None:
        """Another workspace colours the areas on the map; None: layers and run do it again.

        Parameters
        ----------
        colours
            Called in another thread with the areas on the map and whether it is dark. Edges are
            drawn between areas whose ``labels`` differ; sites of the run are not to be seen.
        title
            What it is called in the list of what the map is coloured by.
        """
        begins = (self._lent is None) is not (colours is None)
        self._lent, self._lent_title = colours, title
        if begins and self.shown is not None:
            self._show_run()
        else:
            self._recolour()

    @Slot()
    def _recolour(self) -> None:
        """Colours the areas by their field, and gathers what the pointer will tell."""
        if self.shown is None or (self.live.active and not self.live.shows_areas):
            return
        shown_run = self._session.current_run
        style, entry = self.giving
        subject = style.field or REGION
        if not self.live.active:
            words = self._lent_title or title_of_key(subject)
            self._panel.show_subject(LENT if self._lent_title else subject, words)
        layer, dark = self.shown.file.layer, self._canvas.is_dark
        study = shown_run.study if shown_run is not None else self._session.study
        k, fields = self._session.draft.scenario.k, self._session.fields
        if self.shown.file is not self._session.area_file:
            fields = {}
        self._background.ask(
            "facts", lambda: facts_of(layer, study, shown_run), self.pointer.show_facts
        )
        lent = self._lent

        def work() -> Coloured:
            if lent is not None:
                return lent(layer, dark)
            return coloured_for(style, layer, study, entry, fields, dark, k=k)

        self._background.ask("colours", work, partial(self._show_colours, layer, lent is not None))

    @Slot()
    def _recolour_by_k(self) -> None:
        if self._panel.subject == SUPPRESSION and self._session.current_run is None:
            self._recolour()

    def _show_colours(self, layer: AreaLayer, lent: bool, done: Coloured) -> None:
        entry, canvas = self._session.current_run, self._canvas
        if self.shown is None or self.shown.file.layer is not layer:
            return
        if self.live.active:
            if self.live.shows_areas and done.area_lut is not None:
                canvas.set_choropleth(done.area_lut, done.legend)
            return
        labels = done.labels if lent else None if entry is None else entry.run.aggregation.labels
        if labels is not None and not self._fits(labels):
            return
        note = "" if lent else _note(entry)
        if done.tells_neighbours:
            canvas.set_choropleth(None)
            canvas.set_regions(labels, note=note)
            return
        canvas.set_regions(None)
        canvas.set_choropleth(done.area_lut, noted(done.legend, note))
        if labels is not None:  # their edges only
            canvas.change_scene(labels=labels, region_lut=None)

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


def _with_field(key: str, style: LayerStyle, field: str) -> LayerStyle:
    del key
    return replace(style, field=field)


def _note(entry: RunEntry | None) -> str:
    if entry is None or entry.run.aggregation.sites is not None:
        return ""
    return QCoreApplication.translate("MapValues", "Regions are not Voronoi cells.")
