"""The Connect page on a real server: tables, previews, passwords, cancel, lost connections."""

import threading
from dataclasses import replace

import keyring
import keyring.backend
import pyarrow.parquet as pq
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMessageBox, QWidget

from app.features.connect.asking import Asker, PasswordDialog
from app.features.connect.contents import TableList
from app.features.connect.page import server_words, write_place
from app.features.project.finding import Finding
from app.features.project.opening import Opening
from app.features.project.saving import Saving
from core.errors import VbasError
from core.io.inputs import load_study
from core.io.records import credentials
from core.io.records.catalogue import (
    CONNECTABLE,
    POSTGRESQL,
    ListedTable,
    Server,
    ask,
    connectable,
)
from core.io.records.place import DatabaseTable
from core.io.sample import sample_scenario
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish
from tests.app.features.connect.pages import (
    LONG,
    answer,
    cells,
    choose,
    connect,
    page_of,
    plain,
    waiting,
)
from tests.postgres_server import MARKED, READER

_RECORDS = 4000


@pytest.fixture(scope="module")
def stays(postgres, tmp_path_factory):
    """Some of the sample's records as a file and as a table of a schema of its own."""
    table = pq.read_table(sample_scenario().records.path).slice(0, _RECORDS)
    path = tmp_path_factory.mktemp("stays") / "stays.parquet"
    pq.write_table(table, path)
    types = {name: "int" if name == "age" else "text" for name in table.column_names}
    postgres.run(
        "CREATE SCHEMA IF NOT EXISTS health",
        f"GRANT USAGE ON SCHEMA health TO {READER}, locked",
        "CREATE TABLE IF NOT EXISTS health.private (secret text)",
        "CREATE TABLE IF NOT EXISTS health.times (at date) PARTITION BY RANGE (at)",
        "CREATE TABLE IF NOT EXISTS health.times_1 PARTITION OF health.times DEFAULT",
    )
    postgres.put_arrow("health.stays", table, types)
    postgres.run(
        "GRANT SELECT ON health.stays TO locked",
        "ANALYZE health.stays",
        "CREATE OR REPLACE VIEW health.slow AS SELECT *, pg_sleep(0.05) IS NULL AS slow "
        "FROM health.stays",
        f"GRANT SELECT ON health.slow TO {READER}",
    )
    return path


@pytest.fixture
def page(sample_program, stays, monkeypatch):
    with page_of(sample_program, monkeypatch) as made:
        yield made


@pytest.fixture
def quiet(qtbot):
    return waiting(qtbot)


@pytest.fixture
def sample_program(one_sample):
    return one_sample


def test_it_tells_names_types_and_counts_and_no_row(page, quiet, postgres):
    with postgres.logged() as said:
        connect(page, quiet, postgres.url(READER))
        names = [row[0] for row in cells(page.contents.tables.view)]
        assert names == ["private", "slow", "stays", "times"]  # no partition
        choose(page, quiet, "stays")
    version = postgres.ask("SHOW server_version")[0][0].split()[0]
    told = f"PostgreSQL {version} answers: you are reader in the database postgres."
    assert page.said.text == told
    assert plain(page.contents.columns.facts.text()) == "≈ 4,000 rows (estimate) · 8 columns"
    rows = cells(page.contents.columns.view)
    assert rows[0][:2] == ["area_id", "text"]
    assert rows[2] == ["sex", "text", "≈ 2"]
    assert page.contents.columns.roles == ("area_id", None)
    assert not [of for of in said if "health" in of and '"stays"' in of]  # the table is not read
    page.contents.columns.count.click()
    quiet(page)
    assert plain(page.contents.columns.facts.text()) == "4,000 rows · 8 columns"
    assert cells(page.contents.columns.view)[2] == ["sex", "text", "2"]


def test_what_the_role_may_not_read_cannot_be_chosen(page, quiet, postgres):
    connect(page, quiet, postgres.url(READER))
    model = page.contents.tables.model
    private = [of.name for of in model.rows].index("private")
    assert model.flags(model.index(private, 0)) == Qt.ItemFlag.NoItemFlags
    assert "SELECT" in model.index(private, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert not page.records.isEnabled()


def test_it_is_opened_as_a_file_is(page, quiet, postgres, stays, sample_program, settled):
    connect(page, quiet, postgres.url(READER))
    choose(page, quiet, "stays")
    page.records.click()
    settled(sample_program)
    session = sample_program.session
    place = DatabaseTable(postgres.url(READER), "health.stays")
    assert session.records.path == place
    assert session.draft.area_column == "area_id"
    assert not page.isVisible()
    saved = sample_scenario()
    scenario = saved.scenario
    session.set_draft(replace(session.draft, scenario=scenario))
    source = session.record_source()
    of_table = finish(load_study(session.area_file, source)).study
    of_file = finish(load_study(session.area_file, replace(source, path=stays))).study
    assert (of_table.counts.counts != of_file.counts.counts).nnz == 0
    assert of_table.counts.n_records == of_file.counts.n_records


def test_a_password_is_typed_and_stays_nowhere(page, quiet, postgres, qtbot, sample_program):
    page.address.show_url(postgres.url("locked"))
    page.connect_.click()

    def typed(dialog):
        assert dialog.password.echoMode() == dialog.password.EchoMode.Password
        dialog.password.setText(MARKED)
        dialog.accept()

    answer(qtbot, PasswordDialog, typed)
    quiet(page)
    assert page.said.text.startswith("PostgreSQL")
    assert "health" in _schemas(page)
    assert MARKED not in repr(sample_program.settings)
    assert page._connections.urls() == (postgres.url("locked"),)
    page.test.click()  # is not asked again
    quiet(page)
    assert page.said.text.startswith("PostgreSQL")


def _schemas(page):
    box = page.contents.tables.schemas
    return [box.itemData(i) for i in range(box.count())]


def test_without_a_password_there_is_a_sentence(page, quiet, postgres, qtbot):
    page.address.show_url(postgres.url("locked"))
    page.test.click()
    answer(qtbot, PasswordDialog, lambda dialog: dialog.reject())
    quiet(page)
    assert "asks for a password" in page.said.text
    page.test.click()

    def wrong(dialog):
        dialog.password.setText("wrong")
        dialog.accept()

    answer(qtbot, PasswordDialog, wrong)
    quiet(page)
    assert "does not accept user and password" in page.said.text
    assert page._connections.urls() == ()


class Ring(keyring.backend.KeyringBackend):
    """A keyring in memory."""

    priority = 5

    def __init__(self):
        super().__init__()
        self.has = {}

    def get_password(self, service, username):
        return self.has.get((service, username))

    def set_password(self, service, username, password):
        self.has[service, username] = password

    def delete_password(self, service, username):
        del self.has[service, username]


@pytest.fixture
def ring():
    before, made = keyring.get_keyring(), Ring()
    keyring.set_keyring(made)
    yield made
    keyring.set_keyring(before)


def test_the_keyring_keeps_it_for_those_who_want(
    page, quiet, postgres, qtbot, ring, sample_program, settled, monkeypatch
):
    url = postgres.url("locked")
    page.address.show_url(url)
    page.connect_.click()

    def typed(dialog):
        assert dialog.keep.isVisible()
        assert not dialog.keep.isChecked()
        dialog.keep.setChecked(True)
        dialog.password.setText(MARKED)
        dialog.accept()

    answer(qtbot, PasswordDialog, typed)
    quiet(page)
    assert ring.has == {("VBAS", url): MARKED}
    monkeypatch.setattr(credentials, "_typed", {})  # another session
    page.test.click()
    quiet(page)
    assert page.said.text.startswith("PostgreSQL")
    page.address.forget.click()
    settled(sample_program)
    assert ring.has == {}
    assert page._connections.urls() == ()


def test_a_keyring_that_fails_is_as_good_as_none(ring, monkeypatch):
    from core.io.records import keyring as ours

    def locked(*_):
        raise RuntimeError(MARKED)

    monkeypatch.setattr(ring, "get_password", locked)
    monkeypatch.setattr(ring, "set_password", locked)
    assert ours.kept("postgresql://h/d") is None
    assert not ours.keep("postgresql://h/d", MARKED)
    ours.forget("postgresql://h/d")


def test_cancel_stops_the_question_on_the_server(page, quiet, postgres, qtbot):
    connect(page, quiet, postgres.url(READER))
    choose(page, quiet, "slow")
    page.contents.columns.count.click()
    running = f"SELECT 1 FROM pg_stat_activity WHERE usename = '{READER}' AND state = 'active'"
    qtbot.waitUntil(lambda: bool(postgres.ask(running)), timeout=LONG)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert page.said.text == "Cancelled."
    qtbot.waitUntil(lambda: not postgres.ask(running), timeout=LONG)
    quiet(page)
    choose(page, quiet, "stays")  # nothing is lost
    assert page.records.isEnabled()


def test_a_lost_connection_is_a_sentence(page, quiet, postgres, qtbot):
    connect(page, quiet, postgres.url(READER))
    choose(page, quiet, "slow")
    page.contents.columns.count.click()
    slow = f"usename = '{READER}' AND state = 'active' AND now() - query_start > '0.2 s'"
    ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {slow}"
    qtbot.waitUntil(lambda: bool(postgres.ask(ended)), timeout=LONG)
    quiet(page)
    assert "closed the connection" in page.said.text or "lost" in page.said.text
    assert page.contents.tables.model.rowCount() == 4
    assert page.records.isEnabled()


def test_an_address_that_is_none_is_a_sentence(page, quiet, tmp_path):
    for url, told in (
        ("mysql://h/d", "not from such an address"),
        (f"postgresql://me:{MARKED}@h/d", "has a password in it"),
        (f"postgresql:///d?host={tmp_path}", "No server answers"),
    ):
        page.address.show_url(url)
        page.test.click()
        quiet(page)
        assert told in page.said.text
        assert MARKED not in page.said.text
    assert page._connections.urls() == ()


def test_a_project_keeps_the_place_and_asks_for_the_password(
    page, quiet, postgres, qtbot, sample_program, settled, tmp_path, monkeypatch
):
    url = postgres.url("locked")
    monkeypatch.setitem(credentials._typed, url, MARKED)
    connect(page, quiet, url)
    choose(page, quiet, "stays")
    page.records.click()
    settled(sample_program)
    path = tmp_path / "study.vbas"
    sample_program.part(Saving).save_to(path)
    qtbot.waitUntil(path.is_file, timeout=LONG)
    settled(sample_program)
    written = path.read_bytes()
    assert MARKED.encode() not in written
    monkeypatch.setattr(credentials, "_typed", {})
    sample_program.part(Opening).load(path)
    answer(qtbot, PasswordDialog, lambda dialog: dialog.reject())
    settled(sample_program)
    assert sample_program.session.records is None  # waits, and nothing else is lost
    assert sample_program.session.area_file is not None
    sample_program.part(Finding).find_records(DatabaseTable(url, "health.stays"))

    def typed(dialog):
        dialog.password.setText(MARKED)
        dialog.accept()

    answer(qtbot, PasswordDialog, typed)
    settled(sample_program)
    assert sample_program.session.records.path == DatabaseTable(url, "health.stays")


def test_a_file_of_others_is_not_connected_to_unasked(page, postgres, qtbot):
    """An address in a project or `.postgis` file could be anybody's."""
    url, found = postgres.url(READER), []

    def look():
        try:
            found.append(finish(ask(url, lambda of: of.server(), "asking the server")))
        except VbasError as error:
            found.append(error)

    for button, told in (("Cancel", VbasError), ("&Connect", Server)):
        thread = threading.Thread(target=look)
        thread.start()

        def press(box, button=button):
            assert url in box.text()
            assert box.defaultButton() is not None
            assert box.defaultButton().text() != "&Connect"
            next(
                of for of in box.buttons() if of.text().replace("&", "") == button.replace("&", "")
            ).click()

        answer(qtbot, QMessageBox, press)
        thread.join(10)
        assert isinstance(found.pop(), told)


def test_ten_thousand_tables_are_filtered_as_one_types(qtbot, theme):
    made = TableList(None)
    qtbot.addWidget(made)
    made.show_tables([ListedTable("many", f"extract_{i:05}", n_rows=i) for i in range(10_000)])
    made.filter.setText("TRACT_0999")
    assert made.view.filtered.rowCount() == 10
    assert plain(made.found.text()) == "10 of 10,000 shown"
    made.view.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    made.view.selectRow(0)
    assert made.view.current().name == "extract_09999"


def test_areas_of_postgis_are_opened(
    page, quiet, postgres, sample_program, settled, tmp_path, monkeypatch
):
    if not postgres.ask("SELECT 1 FROM pg_available_extensions WHERE name = 'postgis'"):
        pytest.skip("PostGIS is not installed (Debian's package postgresql-15-postgis-3)")
    squares = ", ".join(
        f"('{i}', {10 + i}, ST_MakeEnvelope({i}000, 0, {i + 1}000, 1000, 3347))" for i in range(4)
    )
    postgres.run(
        "CREATE EXTENSION IF NOT EXISTS postgis",
        "CREATE SCHEMA IF NOT EXISTS geo",
        "CREATE TABLE IF NOT EXISTS geo.squares (area_id text, population int, geom geometry)",
        "TRUNCATE geo.squares",
        f"INSERT INTO geo.squares VALUES {squares}",
        f"GRANT USAGE ON SCHEMA geo TO {READER}",
        f"GRANT SELECT ON geo.squares, spatial_ref_sys TO {READER}",
    )
    connect(page, quiet, postgres.url(READER), "geo")
    choose(page, quiet, "squares")
    path = tmp_path / "squares.postgis"
    monkeypatch.setattr("app.features.connect.page.ask_where", lambda *_, **__: path)
    assert page.areas.isVisible()
    page.areas.click()
    settled(sample_program)
    assert sample_program.session.area_file.layer.ids.tolist() == ["0", "1", "2", "3"]
    assert sample_program.session.area_file.source.path == path


def test_where_areas_are_cannot_be_written_is_a_sentence(tmp_path):
    place = DatabaseTable("postgresql://h/d", "geo.squares")
    with pytest.raises(VbasError, match="cannot be written"):
        write_place(tmp_path / "none" / "x.postgis", place)


@pytest.mark.parametrize(
    ("values", "url"),
    [
        ({"host": "h", "database": "d"}, "postgresql://h/d"),
        (
            {"host": "h", "port": "5433", "user": "a@b", "database": "d e"},
            "postgresql://a%40b@h:5433/d%20e",
        ),
        ({"host": "/run/pg", "database": "d"}, "postgresql:///d?host=/run/pg"),
        ({"service": "health"}, "postgresql:///?service=health"),
        (
            {"host": "h", "database": "d", "options": "sslmode=require&x=1"},
            "postgresql://h/d?sslmode=require&x=1",
        ),
        ({"host": "[::1]", "port": "5432", "database": "d"}, "postgresql://[::1]:5432/d"),
        ({"host": "[::1]", "database": "d"}, "postgresql://[::1]/d"),
    ],
)
def test_fields_and_address_say_the_same(values, url):
    assert POSTGRESQL.url(values) == url
    assert {name: text for name, text in POSTGRESQL.values(url).items() if text} == values


def test_every_engine_declares_what_the_page_needs():
    for of in CONNECTABLE:
        assert connectable(of.example) is of
        assert len({field.name for field in of.fields}) == len(of.fields)
    assert connectable("postgres://h/d") is POSTGRESQL
    assert connectable("records.csv") is None


def test_fields_follow_the_address_and_it_them(page):
    page.address.show_url("postgresql://me@host:5433/health?sslmode=require")
    fields = page.address.fields
    assert fields["user"].text() == "me"
    assert fields["options"].text() == "sslmode=require"
    fields["database"].setText("other")
    fields["database"].textEdited.emit("other")
    assert page.address.url == "postgresql://me@host:5433/other?sslmode=require"


def test_names_are_written_as_they_are_said():
    assert ListedTable("health", "stays").written == "health.stays"
    odd = ListedTable("My schema", 'a"b.c')
    assert DatabaseTable("postgresql://h/d", odd.written).parts == ("My schema", 'a"b.c')


def test_what_answers_is_said():
    told = server_words(Server("PostgreSQL 15.1", "me", "d", False))
    assert "not encrypted" in told
    assert "is encrypted" in server_words(Server("PostgreSQL 15.1", "me", "d", True))


def test_what_needs_records_one_by_one_says_so(
    page, quiet, postgres, sample_program, settled, qtbot, monkeypatch
):
    """Runs, Uniqueness and Cells take a table; what Release cannot hand over it says."""
    from app.frame.handing import Handing
    from app.frame.names import CELLS, RELEASE
    from app.frame.workspace import Context
    from app.workspaces.cells.state import CellsState
    from app.workspaces.release.state import HANDED, ReleaseState, columns_of, handed_of

    connect(page, quiet, postgres.url(READER))
    choose(page, quiet, "stays")
    page.records.click()
    settled(sample_program)
    session, window = sample_program.session, sample_program.window
    scenario = replace(session.draft.scenario, quasi_identifiers=(QuasiIdentifier("sex"),))
    session.set_draft(replace(session.draft, scenario=scenario))
    window.actions_.run.trigger()
    settled(sample_program)
    place = DatabaseTable(postgres.url(READER), "health.stays")
    assert session.current_run.records.path == place
    window.show_workspace(CELLS)
    settled(sample_program)
    window.findChild(QAction, "suppress_cells").trigger()
    cells = sample_program.part(CellsState)
    qtbot.waitUntil(lambda: cells.outcome is not None, timeout=60_000)
    settled(sample_program)
    offered = sample_program.part(Handing).offered
    assert offered is not None
    assert offered.records == place
    window.show_workspace(RELEASE)
    settled(sample_program)
    state = sample_program.part(ReleaseState)
    context = Context(sample_program, state)
    handed = handed_of(context)
    assert handed.records == place
    assert columns_of(context, handed) == ()
    assert not handed.stays_in_database
    state.of = HANDED
    assert handed_of(context).stays_in_database


def test_nobody_is_asked_in_a_window_that_is_gone(qtbot, monkeypatch):
    monkeypatch.setattr(credentials, "ask_password", None)
    monkeypatch.setattr(credentials, "may_connect", None)
    window = QWidget()
    asker = Asker(window, lambda url: False)
    asker.listen()
    assert credentials.may_connect == asker.may_connect
    with qtbot.waitSignal(window.destroyed):
        window.deleteLater()
    assert credentials.may_connect is None
    assert credentials.ask_password is None
