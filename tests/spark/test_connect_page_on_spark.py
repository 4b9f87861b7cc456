"""The *Connect* page on Spark Connect: tables, types and counts, a token that stays nowhere."""

from __future__ import annotations

from dataclasses import replace

import pyarrow.parquet as pq
import pytest

from app.features.connect.asking import PasswordDialog
from core.io.inputs import load_study
from core.io.records.place import DatabaseTable
from core.io.sample import sample_scenario
from core.steps import finish
from tests.app.conftest import _one_window, clean_window, one_sample, settled  # noqa: F401
from tests.app.features.connect.pages import (
    answer,
    cells,
    choose,
    connect,
    page_of,
    plain,
    waiting,
)
from tests.spark.session import MARKED, Spark, folder_of, hands_out_rows

_RECORDS = 1000
_PATIENCE = 60_000


@pytest.fixture
def page(spark: Spark, one_sample, monkeypatch):  # noqa: F811
    """The page, and a table of some of the sample's records beside their file."""
    monkeypatch.delenv("SPARK_CONNECT_AUTHENTICATE_TOKEN", raising=False)
    table = pq.read_table(sample_scenario().records.path).slice(0, _RECORDS)
    pq.write_table(table, spark.folder / "visits.parquet")
    folder = folder_of(spark.folder / "visits", table)
    spark.session.sql("CREATE DATABASE IF NOT EXISTS visits")
    spark.session.read.parquet(str(folder)).write.saveAsTable("visits.of_2024")
    with page_of(one_sample, monkeypatch) as made:
        yield made


def with_token(page, qtbot, token):
    """Types a token where the page asks for it."""

    def typed(dialog):
        dialog.password.setText(token)
        dialog.accept()

    page.test.click()
    answer(qtbot, PasswordDialog, typed)


def test_records_of_spark_are_seen_and_opened(
    spark: Spark,
    page,
    qtbot,
    one_sample,  # noqa: F811
    settled,  # noqa: F811
) -> None:
    patient = waiting(qtbot, _PATIENCE)
    page.address.show_url(spark.remote)
    with_token(page, qtbot, "wrong")
    patient(page)
    assert "asks for a token" in page.said.text
    with spark.logged() as plans:
        with_token(page, qtbot, MARKED)
        patient(page)
        assert page.said.text.startswith("Spark 4")
        connect(page, patient, spark.remote, "visits")
        assert [row[0] for row in cells(page.contents.tables.view)] == ["of_2024"]
        choose(page, patient, "of_2024")
        assert ["sex", "string"] in [row[:2] for row in cells(page.contents.columns.view)]
        page.contents.columns.count.click()
        patient(page)
    assert plain(page.contents.columns.facts.text()) == "1,000 rows · 8 columns"
    assert ["sex", "string", "2"] in cells(page.contents.columns.view)
    assert page.contents.columns.roles == ("area_id", None)
    assert plans
    assert not any(map(hands_out_rows, plans))
    page.records.click()
    settled(one_sample)
    session = one_sample.session
    assert session.records.path == DatabaseTable(spark.remote, "visits.of_2024")
    session.set_draft(replace(session.draft, scenario=sample_scenario().scenario))
    source = session.record_source()
    file = replace(source, path=spark.folder / "visits.parquet")
    theirs, mine = (finish(load_study(session.area_file, of)).study for of in (source, file))
    assert (theirs.counts.counts != mine.counts.counts).nnz == 0
    assert theirs.counts.n_records == mine.counts.n_records > 0
    assert MARKED not in repr(one_sample.settings)
