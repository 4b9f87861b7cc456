"""Keeps the map showing what the session holds: areas, levels, regions, colours, selection."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pyproj import CRS
from PySide6.QtCore import QCoreApplication, QObject, Slot

from app.frame.map_panel import MapPanel
from app.frame.session import RunEntry, Session
from app.kit.background import Background
from app.kit.derived import Missing, unseen
from app.kit.grouped_list import Choice
from app.kit.job import Job, Jobs
from app.map.layers.about import colour_choices
from app.map.layers.colouring import Coloured, coloured_for, noted, title_of_key
from app.map.layers.shapes import ShownAreas, cells_of, links_of, polygons_in, ready_to_show
from app.map.live_map import LiveMap
from app.map.tools.identify import facts_of
from app.map.tools.pointer import Pointer
from core.areas import AreaLayer
from core.colours import region_numbers
from core.io.areas import AreaFile
from core.map.layer_list import Layers, layer_of, replaced
from core.map.layers import AREAS, REGIONS, LayerStyle
from core.map.run_colours import SeenRegions, seen_neighbours
from core.map.values import POPULATION, REGION, SUPPRESSION
from core.polygons import FlatPolygons
from core.presets import DEFAULT_K
from core.study import Study

__all__ = ["LENT", "MapWiring", "ShownAreas"]

LENT = "lent"
"""Begins the keys of what panels colour the map by; see `app.map.offer`."""

Lent = Callable[[AreaLayer, bool], Coloured]


class MapWiring(QObject):
    """Session and jobs on one side, the map on the other.

    ``lent`` is what colours the map for another workspace, None where layers and run do.
    """

    def __init__(
        self, session: Session, jobs: Jobs, panel: MapPanel, background: Background
    ) -> None:
        super().__init__(panel)
        self._session, self._panel = session, panel
        canvas = self._canvas = panel.canvas
        self.lent: Lent | None = None
        self._lent_subject = ""
        self._when_shown: list[Callable[[ShownAreas], None]] = []
        self._styles: tuple[object, ...] = ()
        self._asked, self._regions_field = "", ""
        self._styled: Callable[[str, LayerStyle, str], LayerStyle] = _with_field
        self._times_left = 0
        self.pointer = Pointer(session, panel)
        self.live = LiveMap(panel, self._fits)
        view = partial(unseen, self, background)
        self._areas = view(
            "polygons",
            self._area_inputs,
            ready_to_show,
            self._show_areas,
            nothing=self._show_no_areas,
            keep=True,
        )
        self._levels = view("levels", self._level_inputs, _level_polygons, self._show_levels)
        self._cells = view(
            "cells",
            self._cell_inputs,
            lambda key: cells_of(*key),
            canvas.set_cells,
            nothing=partial(canvas.set_cells, None),
            look=self._state_of_search,
        )
        self._neighbours = view(
            "neighbours", self._neighbour_inputs, seen_neighbours, canvas.set_neighbours
        )
        none = partial(canvas.set_links, None)
        self._links = view("links", self._link_inputs, links_of, canvas.set_links, nothing=none)
        tell, state = self.pointer.show_facts, self._state_of_search
        self._facts = view("facts", self._fact_inputs, lambda key: facts_of(*key), tell)
        self._colours = view(
            "colours", self._colour_inputs, _coloured, self._show_colours, look=state
        )
        self._choices = view(
            "choices",
            self._choice_inputs,
            _choices_of,
            panel.show_choices,
            nothing=partial(panel.show_choices, ()),
        )
        self._connect_signals(jobs)

    def _connect_signals(self, jobs: Jobs) -> None:
        session = self._session
        self._areas.follow(session.areas_changed, session.current_run_changed)
        self._levels.follow(session.levels_changed)
        for derived in (self._facts, self._colours, self._choices):
            derived.follow(session.study_changed, session.fields_changed)
        self._colours.follow(session.draft_changed)
        session.current_run_changed.connect(self._show_run)
        session.layers_changed.connect(self._on_layers)
        session.selection_changed.connect(self._canvas.set_selection)
        self.live.shown.connect(self._note_seen)
        self.live.left.connect(self._on_search_left)
        self._panel.subject_chosen.connect(self._choose_subject)
        self._canvas.theme_changed.connect(self._repaint)
        jobs.started.connect(self._on_job)

    # Areas and levels

    @property
    def shown(self) -> ShownAreas | None:
        """The areas on the map."""
        return self._areas.result

    def when_shown(self, then: Callable[[ShownAreas], None]) -> None:
        """Calls ``then`` whenever another area file has come onto the map."""
        self._when_shown.append(then)

    def _area_inputs(self) -> AreaFile | Missing:
        """The run's areas, or those that are open."""
        entry = self._session.current_run
        file = entry.area_file if entry is not None else self._session.area_file
        return file or Missing("no areas")

    def _on_map(self) -> ShownAreas | None:
        """The areas on the map, unless others are on their way."""
        shown = self.shown
        return shown if shown is not None and shown.file is self._area_inputs() else None

    def _show_no_areas(self) -> None:
        self._canvas.show_areas(None)
        self.pointer.forget()

    def _show_areas(self, shown: ShownAreas) -> None:
        self.pointer.forget()
        layer = shown.file.layer
        self._canvas.set_degrees(shown.degrees)
        self._canvas.show_areas(shown.polygons, layer.points, layer.ids)
        faults = np.array([(of.x, of.y) for of in shown.file.faults if not of.repaired]).reshape(
            -1, 2
        )
        self._canvas.set_faults(faults[np.isfinite(faults).all(axis=1)])
        self._canvas.set_selection(self._session.selection)
        for derived in (
            self._levels,
            self._cells,
            self._links,
            self._neighbours,
        ):  # they went with the areas
            derived.forget()
        self._colours.forget()
        self._neighbours.look_again()
        self._show_run()
        for then in self._when_shown:
            then(shown)

    def _level_inputs(self) -> tuple[CRS, dict[str, AreaFile]] | Missing:
        shown = self.shown
        if shown is None:
            return Missing("no areas")
        levels = self._session.levels if self._shows_open_areas() else {}
        return shown.file.layer.crs, dict(levels)

    def _show_levels(self, levels: dict[str, FlatPolygons]) -> None:
        for name in set(self._canvas.scene.levels) - set(levels):
            self._canvas.show_level(name, None)
        for name, polygons in levels.items():
            self._canvas.show_level(name, polygons)

    # Regions and colours

    @Slot()
    def _show_run(self) -> None:
        """The sites of the shown run; what has to be worked out comes when it is."""
        entry = self._session.current_run
        if self._on_map() is None or self.live.active:
            return
        if entry is None:
            self._canvas.set_regions(None)
        sites = None if entry is None or self.lent else entry.run.aggregation.sites
        self._canvas.set_sites(sites)
        for derived in (self._cells, self._links, self._facts, self._colours, self._choices):
            derived.look_again()
        self._update_subject()

    @Slot()
    def _note_seen(self) -> None:
        """The result of a search has the colours of its regions that were seen last."""
        picture = self._canvas.picture
        if picture is None or not picture.request.auto_colours or picture.scene.region_lut is None:
            return
        labels, dark = picture.scene.labels, picture.scene.palette.is_dark
        colours = region_numbers(picture.scene.region_lut, dark=dark)
        if labels is not None and colours is not None and self._fits(labels):
            self._session.seen_regions = SeenRegions(labels, colours)

    @Slot()
    def _on_search_left(self) -> None:
        """The search has painted over what is known: it is shown again."""
        self._times_left += 1
        self._session.seen_regions = None
        self._areas.look_again()
        self._show_run()

    def _state_of_search(self) -> tuple[int, bool, bool]:
        return self._times_left, self.live.active, self.live.shows_areas

    def _cell_inputs(self) -> tuple[NDArray[np.float64], NDArray[np.float64]] | Missing:
        shown, entry = self._on_map(), self._session.current_run
        sites = None if entry is None or self.lent else entry.run.aggregation.sites
        if shown is None or sites is None:
            return Missing("no sites")
        return sites, shown.file.layer.points

    def _neighbour_inputs(self) -> AreaLayer | Missing:
        shown = self._on_map()
        return Missing("no areas") if shown is None else shown.file.layer

    def _link_inputs(self) -> AreaLayer | Missing:
        """Which islands count as touching what is shown where touching mattered."""
        shown, entry = self._on_map(), self._session.current_run
        if shown is None or entry is None:
            return Missing("no run")
        scenario = entry.run.scenario
        matters = scenario.refinement is not None or scenario.constraints.contiguous
        return shown.file.layer if matters else Missing("touching does not matter")

    def _fact_inputs(self) -> tuple[AreaLayer, Study | None, RunEntry | None] | Missing:
        shown, entry = self._on_map(), self._session.current_run
        if shown is None:
            return Missing("no areas")
        return shown.file.layer, self._session.study if entry is None else entry.study, entry

    def _colour_inputs(self) -> tuple[Any, ...] | Missing:
        found = self._fact_inputs()
        if isinstance(found, Missing):
            return found
        layer, study, shown_run = found
        dark = self._canvas.is_dark
        if self.lent is not None:
            return self.lent, layer, dark
        style, entry = self.giving
        by_k = entry is None and style.field == SUPPRESSION
        k = self._session.draft.scenario.k if by_k else DEFAULT_K
        fields = self._session.fields if self._shows_open_areas() else {}
        return style, layer, study, entry, fields, dark, k, shown_run

    def _choice_inputs(self) -> tuple[Any, ...] | Missing:
        """Areas, whether records are counted and a run is shown, and the columns of their own."""
        found = self._fact_inputs()
        if isinstance(found, Missing):
            return found
        layer, study, run = found
        fields = self._session.fields if self._shows_open_areas() else {}
        return layer, study is not None, run is not None, fields

    @Slot(str)
    def _choose_subject(self, subject: str) -> None:
        """The quick way to colour the map: areas and regions alike."""
        if subject.startswith(LENT):
            return
        self.live.subject_by_user = subject
        layers, field = self._session.layers, "" if subject == REGION else subject
        for key in (AREAS, REGIONS):
            layer = layer_of(layers, key)
            if layer is not None:
                style = self._styled(layer.key, layer.style, field)
                layers = replaced(layers, key, style=style)
        seen = layer_of(layers, self._seen_by(subject))
        if seen is not None:  # what is chosen is shown
            layers = replaced(layers, seen.key, visible=True)
        if layers == self._session.layers:
            self._repaint()
            return
        self._asked = subject
        self._session.set_layers(layers)
        self._asked = ""

    def _seen_by(self, subject: str) -> str:
        """The layer that a subject is seen by: of a run the regions, unless they are hidden."""
        regions = layer_of(self._session.layers, REGIONS)
        hidden = regions is not None and not regions.visible and not subject.startswith(REGION)
        return AREAS if self._session.current_run is None or hidden else REGIONS

    @Slot(object)
    def _on_layers(self, layers: Layers) -> None:
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

    def lend_colours(self, colours: Lent | None, subject: str = "") -> None:
        """A panel colours the areas on the map; None: layers and run do it again.

        Parameters
        ----------
        colours
            Called in another thread with the areas on the map and whether it is dark. Edges are
            drawn between areas whose ``labels`` differ; sites of the run are not to be seen.
        subject
            Its key in the list of what the map is coloured by.
        """
        self.lent, self._lent_subject = colours, subject
        self._colours.forget()
        self._show_run()

    def _update_subject(self) -> None:
        """Says in the list what the map is coloured by."""
        if not self.live.active:
            subject = self._lent_subject or self.giving[0].field or REGION
            self._panel.show_subject(subject, title_of_key(subject))

    def _show_colours(self, done: Coloured) -> None:
        entry, canvas = self._session.current_run, self._canvas
        if self.live.active:
            if self.live.shows_areas and done.area_lut is not None:
                canvas.set_choropleth(done.area_lut, done.legend)
            return
        lent = self.lent is not None
        labels = done.labels if lent else None if entry is None else entry.run.aggregation.labels
        if labels is not None and not self._fits(labels):
            return
        note = "" if lent else _voronoi_note(entry)
        if done.tells_neighbours:
            canvas.set_choropleth(None)
            canvas.set_regions(labels, done.region_lut, note=note)
            return
        canvas.set_regions(None)
        canvas.set_choropleth(done.area_lut, noted(done.legend, note))
        if labels is not None:  # their edges only
            canvas.change_scene(labels=labels, region_lut=None)

    def _fits(self, labels: NDArray[np.int32]) -> bool:
        return self.shown is not None and len(labels) == len(self.shown.file.layer)

    # States that are no result

    @Slot(object)
    def _on_job(self, job: Job) -> None:
        self.live.follow(job, self._session.draft.scenario.k, self._shows_open_areas)

    def _shows_open_areas(self) -> bool:
        return self.shown is not None and self.shown.file is self._session.area_file

    @Slot()
    def _repaint(self) -> None:
        if self.live.active:
            self.live.repaint()
        self._update_subject()
        self._colours.look_again()


def _level_polygons(key: tuple[CRS, dict[str, AreaFile]]) -> dict[str, FlatPolygons]:
    crs, levels = key
    return {name: polygons_in(of.layer, crs) for name, of in levels.items()}


def _coloured(key: tuple[Any, ...]) -> Coloured:
    if not isinstance(key[0], LayerStyle):
        lent, layer, dark = key
        found: Coloured = lent(layer, dark)
        return found
    style, layer, study, entry, fields, dark, k, _ = key
    return coloured_for(style, layer, study, entry, fields, dark, k=k)


def _choices_of(key: tuple[Any, ...]) -> tuple[Choice, ...]:
    layer, counted, grouped, fields = key
    return colour_choices(layer, counted=counted, grouped=grouped, own=fields)


def _with_field(key: str, style: LayerStyle, field: str) -> LayerStyle:
    del key
    return replace(style, field=field)


def _voronoi_note(entry: RunEntry | None) -> str:
    """What to know of regions that no sites have made."""
    if entry is None or entry.run.aggregation.sites is not None:
        return ""
    return QCoreApplication.translate("MapValues", "Regions are not Voronoi cells.")
