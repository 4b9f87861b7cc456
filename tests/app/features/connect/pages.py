"""The *Connect* page for tests: opened as the menu does, its tables chosen by hand."""

from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from app.features.connect.asking import Asker
from app.features.connect.page import ConnectPage
from app.features.connect.remembered import Connections
from core.io.records import credentials

LONG = 20_000


@contextmanager
def page_of(program, monkeypatch):
    """The page as the menu shows it, nothing typed or remembered."""
    monkeypatch.setattr(credentials, "_typed", {})
    program.settings.kept.pop("connections", None)
    connections = Connections(program.settings)
    asker = Asker(program.window, connections.has)
    monkeypatch.setattr(credentials, "ask_password", asker.password)
    monkeypatch.setattr(credentials, "may_connect", asker.may_connect)
    made = ConnectPage(program, asker, connections)
    made.ask()
    yield made
    asker.close()
    made._quiet.close()
    made.close()
    made.deleteLater()


def waiting(qtbot, patience=LONG):
    """A function that waits until a page asks nothing any more."""

    def wait(page):
        qtbot.waitUntil(lambda: page._quiet.idle and not page.cancel.isVisible(), timeout=patience)

    return wait


def connect(page, quiet, url, schema="health"):
    page.address.show_url(url)
    page.connect_.click()
    quiet(page)
    if schema:
        box = page.contents.tables.schemas
        box.setCurrentIndex(box.findData(schema))
        box.activated.emit(box.currentIndex())
        quiet(page)


def choose(page, quiet, name):
    view = page.contents.tables.view
    row = [of.name for of in view.rows_model.rows].index(name)
    view.selectRow(view.filtered.mapFromSource(view.rows_model.index(row, 0)).row())
    quiet(page)


def plain(text):
    return text.replace("\u00a0", " ")


def cells(view):
    model = view.model()
    return [
        [plain(model.index(i, j).data()) for j in range(model.columnCount())]
        for i in range(model.rowCount())
    ]


def answer(qtbot, kind, then):
    """Waits for a dialog and answers it."""

    def shown():
        found = [of for of in QApplication.topLevelWidgets() if isinstance(of, kind)]
        found = [of for of in found if of.isVisible()]
        return found[0] if found else None

    qtbot.waitUntil(lambda: shown() is not None, timeout=LONG)
    then(shown())
