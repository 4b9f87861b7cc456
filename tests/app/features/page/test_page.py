"""A page: where things stand, what is written, what is saved."""

import json
import re
import zlib
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
import shapely
from PySide6 import QtPrintSupport
from PySide6.QtCore import QBuffer, QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFont, QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from app.features.page.content import PageContent
from app.features.page.dialog import PageDialog
from app.features.page.layout import (
    A4,
    KEY,
    LETTER,
    MARGIN,
    PageOptions,
    keep_options,
    lay_out,
    load_options,
    map_font,
)
from app.features.page.output import (
    DPI,
    map_picture,
    map_size,
    on_paper,
    page_image,
    paint_page,
    save_pdf,
    save_png,
)
from app.features.page.pages import Pages
from app.features.runs.measures_in_words import headline
from app.kit.background import Background
from app.map.live_map import LiveState
from core.colours import Legend, LegendEntry, region_legend
from core.errors import VbasError
from core.polygons import FlatPolygons
from core.raster.palette import DARK, LIGHT

CONTENT = PageContent(
    "Regions of New Selkirk",
    "Run 1: 597 areas in 41 regions",
    "488 records (0.15 %) would be left out.",
    tuple((f"A measure with a rather long name {i}", f"{i},000 records") for i in range(11)),
    ("Areas: areas.gpkg. Records: records.parquet.", "k = 5; seed 1.", "Made today."),
)
LONG = replace(CONTENT, title="A title that does not end " * 12, subtitle="x" * 300)
ENDLESS = CONTENT.with_titles("word " * 900, "w" * 900)
EVERY = [
    PageOptions(paper, landscape, measures=measures)
    for paper in (A4, LETTER)
    for landscape in (True, False)
    for measures in (True, False)
]


@pytest.fixture
def family(qapp):
    return qapp.font().family()


@pytest.mark.parametrize("options", EVERY)
@pytest.mark.parametrize("content", [CONTENT, LONG, ENDLESS])
def test_nothing_overlaps_and_everything_is_on_the_page(family, options, content):
    page = lay_out(content, options, family)
    whole = QRectF(0, 0, page.width, page.height)
    inner = whole.adjusted(MARGIN - 1, MARGIN - 1, 1 - MARGIN, 1 - MARGIN)
    boxes = [words.box for words in page.words]
    assert all(inner.contains(box) for box in [*boxes, page.map])
    assert page.map.height() > 0.25 * page.height
    for a, b in combinations([*boxes, page.map], 2):
        shared = a.intersected(b)
        assert shared.isEmpty() or min(shared.width(), shared.height()) < 0.01


def test_a_unit_goes_to_a_line_of_its_own_before_a_word_is_cut(family):
    long = "17\u00a0800\u00a0000\u00a0enregistrements\u00b2"
    content = replace(CONTENT, measures=(("Discernabilit\u00e9", long),))
    page = lay_out(content, PageOptions(measures=True), family)
    said = next(of.text for of in page.words if "enregistrements\u00b2" in of.text)
    assert said == "17\u00a0800\u00a0000 enregistrements\u00b2"


def test_the_page_has_the_size_of_the_paper(family):
    page = lay_out(CONTENT, PageOptions(A4, landscape=True), family)
    assert (page.width, page.height) == pytest.approx((297 / 25.4 * 96, 210 / 25.4 * 96))
    page = lay_out(CONTENT, PageOptions(LETTER, landscape=False), family)
    assert (page.width, page.height) == pytest.approx((8.5 * 96, 11 * 96))


def test_words_shrink_rather_than_leave_the_map_no_room(family):
    short = lay_out(CONTENT, PageOptions(), family)
    long = lay_out(ENDLESS, PageOptions(measures=True, landscape=False), family)
    assert long.words[0].font.pixelSize() < short.words[0].font.pixelSize()
    assert len(long.words[0].text) == 400
    assert long.words[0].text.endswith("…")


def test_what_is_not_wanted_is_not_there(family):
    bare = PageOptions(sentence=False, measures=False, sources=False)
    texts = {words.text for words in lay_out(CONTENT, bare, family).words}
    assert texts == {CONTENT.title, CONTENT.subtitle}


def test_choices_are_remembered_and_nonsense_is_not(settings):
    chosen = PageOptions(LETTER, landscape=False, sentence=False, measures=True)
    keep_options(settings, chosen)
    assert load_options(settings) == chosen
    settings.kept[KEY] = json.dumps({"paper": "A0", "landscape": "no", "measures": True})
    assert load_options(settings) == PageOptions(measures=True)
    for text in ("", "[1]", "{"):
        settings.kept[KEY] = text
        assert load_options(settings) == PageOptions()


# The map


@pytest.fixture
def canvas(make_map):
    widget = make_map(size=(300, 200))
    boxes = np.array([shapely.box(x, 0, x + 1e4, 2e4) for x in (0, 1e4)], dtype=object)
    widget.show_areas(FlatPolygons.from_geometry(boxes))
    lut = np.array([0xFF112233, 0xFFAABBCC], dtype=np.uint32)
    entries = (LegendEntry(0xFF112233, 1, 1), LegendEntry(0xFFAABBCC, 2, 2))
    widget.set_choropleth(lut, Legend("Population", "people", entries))
    widget.set_mark("Synthetic data")
    return widget


@pytest.fixture
def made(canvas, family):
    page = lay_out(CONTENT, PageOptions(measures=True), family)
    return page, on_paper(canvas.still(), map_font(family))


def test_every_text_is_written_as_text(made):
    page, still = made
    device, data = QSvgGenerator(), QByteArray()
    buffer = QBuffer(data)
    device.setOutputDevice(buffer)
    device.setSize(QSize(1200, 900))
    painter = QPainter(device)
    paint_page(painter, page, still, None, 96.0)
    painter.end()
    svg = re.sub(r"\s+", "", bytes(data.data()).decode())
    texts = re.sub(r"<[^>]*>", "", svg)
    wanted = [CONTENT.title, CONTENT.subtitle, CONTENT.sentence, *CONTENT.notes]
    wanted += [text for row in CONTENT.measures for text in row]
    for text in (*wanted, "Synthetic data", "Population (people)", "km", "N"):
        assert re.sub(r"\s+", "", text) in texts, text


def test_the_map_on_the_page_is_the_one_of_the_window(made, canvas, family):
    page, _ = made
    canvas.zoom_to((1e3, 5e3, 1.9e4, 1.9e4))
    still = on_paper(canvas.still(), map_font(family))
    view = still.view_in(*map_size(page.map.size(), 96.0))
    west, south, east, north = canvas.map_view().bounds
    assert view.bounds[0] <= west + 1
    assert view.bounds[1] <= south + 1
    assert view.bounds[2] >= east - 1
    assert view.bounds[3] >= north - 1
    picture = map_picture(still, page.map.size(), 96.0)
    image = page_image(page, still, picture, 96.0)
    for x, colour in ((4e3, 0xFF112233), (1.6e4, 0xFFAABBCC)):
        at = view.pixels(np.array([[x, 1.2e4]]))[0] + (page.map.x(), page.map.y())
        assert image.pixel(*np.floor(at).astype(int).tolist()) == colour
    assert image.pixel(2, 2) == 0xFFFFFFFF


def test_a_pdf_has_one_page_of_the_right_size_with_its_words(made, tmp_path):
    page, still = made
    path = tmp_path / "page.pdf"
    save_pdf(path, page, still, CONTENT.title)
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", data)) == 1
    box = [float(v) for v in re.search(rb"/MediaBox\s*\[([^\]]*)\]", data).group(1).split()]
    assert box[2:] == pytest.approx([297 / 25.4 * 72, 210 / 25.4 * 72], abs=1)
    # The letters are named, so that texts can be found and copied.
    named: set[int] = set()
    for lists in re.findall(rb"beginbfrange(.*?)endbfrange", data, re.DOTALL):
        named |= {int(code, 16) for code in re.findall(rb"<([0-9A-Fa-f]{4})>", lists)}
    letters = set("".join((CONTENT.title, CONTENT.subtitle, CONTENT.sentence)))
    assert {ord(of) for of in letters - {" "}} <= named
    streams = [
        zlib.decompress(found)
        for found in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
        if found[:1] == b"x"
    ]
    assert sum(of.count(b"Tj") for of in streams) >= len(page.words)
    assert sorted(of.name for of in tmp_path.iterdir()) == ["page.pdf"]


def test_a_png_has_300_dots_an_inch(made, tmp_path):
    page, still = made
    path = tmp_path / "page.png"
    save_png(path, page, still)
    size = QImageReader(str(path)).size()
    assert (size.width(), size.height()) == pytest.approx(
        (297 / 25.4 * DPI, 210 / 25.4 * DPI), abs=1
    )
    assert QImage(str(path)).dotsPerMeterX() == pytest.approx(11811, abs=1)


def test_a_file_that_cannot_be_written_is_named(made, tmp_path):
    page, still = made
    (tmp_path / "there").write_text("a file, no folder")
    with pytest.raises(VbasError) as caught:
        save_png(tmp_path / "there" / "page.png", page, still)
    assert caught.value.hint


def test_paper_is_light_whatever_the_screen_is(canvas, family):
    still = canvas.still()
    dark = replace(
        still,
        legends=(region_legend(dark=True), *still.legends),
        request=replace(still.request, scene=replace(still.request.scene, palette=DARK)),
    )
    paper = on_paper(dark, QFont(family))
    assert paper.request.scene.palette is LIGHT
    assert paper.legends[0].entries == region_legend(dark=False).entries
    assert paper.legends[1:] == still.legends


def test_a_page_is_fitted_to_the_areas_unless_only_some_are_seen(canvas, family):
    canvas.zoom_to_all()
    canvas.zoom_about(0.5, QPointF(150, 100))
    still = canvas.still()
    view = on_paper(still, QFont(family)).view_in(400, 200)
    (west, south), (east, north) = view.pixels(np.array([[0.0, 0.0], [2e4, 2e4]]))
    assert (south, north) == pytest.approx((196, 4), abs=3)  # as high as the page allows
    assert east - west == pytest.approx(south - north, abs=1)
    canvas.zoom_to((0.0, 0.0, 5e3, 5e3))
    close = canvas.still()
    assert on_paper(close, QFont(family)).request.view == close.request.view


# The dialog


@pytest.fixture
def dialog(qtbot, theme, canvas, family):
    background = Background(canvas)
    made = PageDialog(PageOptions(), background, canvas)
    qtbot.addWidget(made)
    made.show_content(CONTENT, on_paper(canvas.still(), map_font(family)))
    made.show()
    qtbot.waitExposed(made)
    yield made
    background.close()


def test_the_dialog_lays_out_as_one_types_and_chooses(dialog, qtbot):
    told = []
    dialog.options_changed.connect(told.append)
    first = dialog.page
    dialog.title.selectAll()
    QTest.keyClicks(dialog.title, "Ours")
    qtbot.waitUntil(lambda: dialog.page is not first)
    assert dialog.page.words[0].text == "Ours"
    QTest.keyClick(dialog.boxes["measures"], Qt.Key.Key_Space)
    QTest.keyClick(dialog.boxes["sources"], Qt.Key.Key_Space)
    QTest.keyClick(dialog.turn, Qt.Key.Key_Down)
    QTest.keyClick(dialog.paper, Qt.Key.Key_Down)
    assert told[-1] == dialog.options
    assert dialog.options.paper == LETTER
    assert not dialog.options.landscape
    assert not dialog.options.sources
    assert dialog.options.measures
    assert dialog.page.height > dialog.page.width


def test_the_preview_shows_the_map_as_large_as_there_is_room(dialog, qtbot):
    qtbot.waitUntil(lambda: dialog.preview.picture is not None)
    small = dialog.preview.picture
    shown = dialog.preview.grab().toImage()
    xs, ys = range(0, shown.width(), 3), range(0, shown.height(), 3)
    assert {0xFF112233, 0xFFAABBCC} <= {shown.pixel(x, y) for x in xs for y in ys}
    dialog.resize(dialog.size() * 1.4)
    assert dialog.preview.picture is small  # until there is a larger one
    qtbot.waitUntil(lambda: dialog.preview.picture.width() > 1.2 * small.width())
    larger = dialog.preview.picture
    dialog.subtitle.setText("Below")
    qtbot.waitUntil(lambda: any(words.text == "Below" for words in dialog.page.words))
    qtbot.wait(50)
    assert dialog.preview.picture is larger  # other words, the same map


def test_while_it_is_written_nothing_else_can_be_asked(dialog):
    dialog.show_busy(True)
    assert not any(button.isEnabled() for button in dialog.buttons)
    assert dialog.busy.isVisible()
    dialog.show_busy(False)
    assert all(button.isEnabled() for button in dialog.buttons)


class PaperChosen(QDialog):
    """In the place of the system's dialog of printers."""


def test_from_the_menu_to_a_file(sample_program, settled, tmp_path, qtbot, monkeypatch):
    program = sample_program
    action = program.window.findChild(QAction, "print_page")
    assert action.shortcut().toString() == "Ctrl+P"
    action.trigger()
    dialog = program.window.findChild(PageDialog)
    assert dialog.isVisible()
    qtbot.waitUntil(lambda: dialog.preview.picture is not None, timeout=20_000)
    assert dialog.title.toPlainText() == program.session.area_file.layer.name
    part = program.window.findChild(Pages)
    part.write_pdf(tmp_path / "a.pdf")
    settled(program)
    assert (tmp_path / "a.pdf").stat().st_size > 10_000
    assert "a.pdf" in dialog.note.text()
    (tmp_path / "there").write_text("a file, no folder")
    part.write_png(tmp_path / "there" / "a.png")
    settled(program)
    assert any(of.kind == "error" for of in program.window.map_panel.messages.messages)
    chosen: list[PaperChosen] = []

    def choose(printer, parent):
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        chosen.append(PaperChosen(parent))
        return chosen[-1]

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", choose)
    part.ask_for_printer()
    chosen[0].accept()
    settled(program)
    assert (tmp_path / "printed.pdf").stat().st_size > 10_000
    assert "printer" in dialog.note.text()
    dialog.turn.setCurrentIndex(1)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert part.dialog is None
    assert not load_options(program.settings).landscape
    settled(program)


def test_a_page_of_regions_on_their_way_has_no_figures_of_the_run(
    sample_program, settled, sample_entry
):
    session, live = sample_program.session, sample_program.map_wiring.live
    of = sample_entry
    session.add_run(of.run, of.study, session.area_file, of.records)
    settled(sample_program)
    part = sample_program.window.findChild(Pages)
    part.open()
    assert part.dialog.content.sentence == headline(session.current_run)
    assert part.dialog.content.measures
    part.dialog.close()
    live.show_state(LiveState(of.run.aggregation.labels[::-1].copy()), 5)
    assert live.active
    part.open()
    assert "not a result" in part.dialog.content.sentence
    assert "Run 1" not in part.dialog.content.subtitle
    assert part.dialog.content.measures == ()
    part.dialog.close()
    settled(sample_program)
