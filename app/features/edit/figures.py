"""What regions cost while they are edited, and by how much the last stroke changed it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.widgets import ShortLabel, set_role
from core.editing.count import RegionStanding, Standing

GOOD, BAD, NEUTRAL = "good", "bad", "neutral"


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Editing", text)


@dataclass(frozen=True)
class Figure:
    """One number of the bar.

    Attributes
    ----------
    title
        What it is.
    value, change
        The number with its unit; what the stroke did to it, signed, "" if nothing.
    role
        "good", "bad" or "neutral": what to think of the change.
    why
        What the number means.
    regions
        The regions it counts, 0-based, where they can be gone to.
    """

    title: str
    value: str
    change: str
    role: str
    why: str
    regions: tuple[int, ...] = ()


def figures_of(before: Standing, now: Standing, per: Mapping[str, float]) -> tuple[Figure, ...]:
    """The numbers of the bar after a stroke; sums are told by ``per``, as on cards (`per_unit`)."""
    (km, bits), (km_before, bits_before) = (
        (of.compactness_m * per["compactness_m"], of.bits * per["bits"]) for of in (now, before)
    )
    k, share = numbers.count(now.k), numbers.percent(now.suppression_rate)
    return (
        _figure(
            tr("Regions"),
            numbers.count(now.regions, tr("regions")),
            now.regions - before.regions,
            lambda n: numbers.count(n, tr("regions")),
            0,
            tr("Regions that hold areas. Empty ones vanish when the edits are kept as a run."),
        ),
        _figure(
            tr("Suppressed"),
            f"{numbers.count(now.suppressed)} ({share})",
            now.suppressed - before.suppressed,
            lambda n: numbers.count(n, tr("records")),
            -1,
            tr(
                "{records} of {all} would be left out ({share}), because in their region fewer "
                "than {people} share their values."
            ).format(
                records=numbers.count(now.suppressed, tr("records")),
                all=numbers.count(now.records, tr("records")),
                share=share,
                people=numbers.count(now.k, tr("people")),
            ),
        ),
        _figure(
            tr("Smallest class"),
            tr("{0}, k = {1}").format(numbers.count(now.anonymity, tr("records")), k),
            now.anonymity - before.anonymity,
            lambda n: numbers.count(n, tr("records")),
            1,
            tr(
                "Records in the smallest class of any region, before suppression. Classes of fewer "
                "than {records} are left out of a release."
            ).format(records=numbers.count(now.k, tr("records"))),
        ),
        _figure(
            tr("Distance to own centre"),
            numbers.measure(km, tr("km")),
            km - km_before,
            lambda x: numbers.measure(x, tr("km")),
            -1,
            tr(
                "The mean distance on the ground from an area to the centre of its own region: "
                "{0}. Less is more compact. Regions edited by hand have no sites: Croft's "
                "compactness (Eq. 20) is not known."
            ).format(numbers.exact(km, "km")),
        ),
        _figure(
            tr("Geography lost"),
            numbers.measure(bits, tr("bits per record")),
            bits - bits_before,
            lambda x: numbers.measure(x, tr("bits per record")),
            -1,
            tr("Non-uniform entropy: bits of geography that a record loses, {0}.").format(
                numbers.exact(bits, tr("bits"))
            ),
        ),
        _floor(before, now),
        _counted_regions(
            tr("In pieces"),
            before.in_pieces,
            now.in_pieces,
            tr("Regions whose areas do not hang together on the map: {0}.").format(
                _named(now.in_pieces)
            ),
        ),
    )


def _figure(
    title: str, value: str, change: float, write: Callable[[float], str], better: int, why: str
) -> Figure:
    """``better`` is the sign of a good change, 0 for none."""
    if change == 0:
        return Figure(title, value, "", NEUTRAL, why)
    role = NEUTRAL if better == 0 else (GOOD if change * better > 0 else BAD)
    return Figure(title, value, numbers.signed(write(abs(change)), change), role, why)


def _counted_regions(title: str, before: tuple[int, ...], now: tuple[int, ...], why: str) -> Figure:
    """How many regions there are of a kind that should be rare."""

    def write(n: float) -> str:
        return numbers.count(n, tr("regions"))

    figure = _figure(title, write(len(now)), len(now) - len(before), write, -1, why)
    return replace(figure, regions=now)


def _floor(before: Standing, now: Standing) -> Figure:
    unit = tr("people") if now.counted_in == "people" else tr("records")
    least = numbers.count(now.least_people, unit)
    if now.floor is None:
        return _figure(
            tr("Smallest region"),
            least,
            now.least_people - before.least_people,
            lambda n: numbers.count(n, unit),
            1,
            tr("The population of the smallest region. This run asks for no floor."),
        )
    why = tr(
        "Regions that hold fewer than {floor}, the floor of this run: {regions}. The smallest "
        "region holds {least}."
    ).format(floor=numbers.count(now.floor, unit), regions=_named(now.below_floor), least=least)
    return _counted_regions(tr("Below the floor"), before.below_floor, now.below_floor, why)


def told_of(region: RegionStanding) -> str:
    """What the pointer tells of a region, a line each."""
    records = numbers.count(region.records, tr("records"))
    lines = [
        tr("Region {0}").format(region.region + 1),
        numbers.count(region.areas, tr("areas")),
        tr("{0}, of which {1} would be suppressed").format(
            records, numbers.count(region.suppressed)
        ),
    ]
    if region.counted_in == "people":
        lines.insert(2, numbers.count(region.people, tr("people")))
    if region.pieces > 1:
        lines.append(tr("in {0} pieces").format(numbers.count(region.pieces)))
    if region.locked:
        lines.append(tr("locked"))
    return "\n".join(lines)


def _named(regions: tuple[int, ...], most: int = 8) -> str:
    if not regions:
        return tr("none")
    names = ", ".join(str(r + 1) for r in regions[:most])
    more = len(regions) - most
    return names if more <= 0 else tr("{names} and {n} more").format(names=names, n=more)


class _Cell(QWidget):
    """A number under its title, and its change; a click or Enter chooses the regions it counts."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._regions: tuple[int, ...] = ()
        self.title, self.value = ShortLabel("", "muted", self), ShortLabel("", "", self)
        self.change = ShortLabel("", "", self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for label in (self.title, self.value, self.change):
            column.addWidget(label)

    def show_figure(self, figure: Figure) -> None:
        """Shows a number."""
        self.title.setText(figure.title)
        self.value.setText(figure.value)
        self.change.setText(figure.change or numbers.NOTHING)
        set_role(self.change, figure.role)
        self._regions = figure.regions
        some = bool(figure.regions)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if some else Qt.FocusPolicy.NoFocus)
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if some else arrow)
        more = tr("Click to select them.") if some else ""
        whole = f"{figure.title}: {figure.value} {figure.change}".strip()
        self.setToolTip(f"{whole}\n{figure.why} {more}".strip())
        self.setAccessibleName(whole)
        self.setAccessibleDescription(figure.why)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tells of the regions it counts."""
        self._choose()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what a click does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._regions:
            self._choose()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows that it has the focus."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(self.palette().color(QPalette.ColorRole.Accent))
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 4, 4)
            painter.end()

    def _choose(self) -> None:
        if self._regions:
            self.chosen.emit(self._regions)


class Figures(QWidget):
    """The numbers beside each other.

    Signals
    -------
    regions_chosen(tuple[int, ...])
        Regions that a number counts were asked for, 0-based.
    """

    regions_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells: list[_Cell] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)

    @property
    def texts(self) -> tuple[str, ...]:
        """Every number as it is read aloud."""
        return tuple(cell.accessibleName() for cell in self._cells)

    def show_standing(self, before: Standing, now: Standing, per: Mapping[str, float]) -> None:
        """Shows the totals and what the last stroke did to them; ``per`` as in `figures_of`."""
        figures = figures_of(before, now, per)
        while len(self._cells) < len(figures):
            cell = _Cell(self)
            cell.chosen.connect(self.regions_chosen)
            self._cells.append(cell)
            self._row.addWidget(cell, 1)
        for cell, figure in zip(self._cells, figures, strict=True):
            cell.show_figure(figure)
