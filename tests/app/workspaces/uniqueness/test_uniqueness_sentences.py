"""Sentences and reports of core in the window's language: numbers follow its locale."""

import pytest
from PySide6.QtCore import QLocale

from app.kit.language import ENGLISH, FRENCH, Language, sentence
from core.io.uniqueness_report import write_html
from core.record_uniqueness.in_words import Limit, Share, Times, verdict_words
from core.record_uniqueness.recodes import COLLAPSE, Recode
from core.record_uniqueness.report import report_of
from tests.core.record_uniqueness.examinations import examined, random_records


@pytest.fixture
def language(qapp):
    before = QLocale()
    spoken = Language()
    yield spoken
    spoken.forget()
    QLocale.setDefault(before)


def test_numbers_are_written_as_in_french(language):
    language.use(FRENCH)
    assert sentence(
        "{x:%} {y:%} {z:%}", {"x": Share(0.376), "y": Limit(0.075), "z": Share(1e-9)}
    ) == ("37,6\u00a0% 7,5\u00a0% <\u00a00,01\u00a0%")
    assert (
        sentence("{x:,} {y:,}", {"x": Times(2.34), "y": Times(1234.4)}).replace("\u202f", "\u00a0")
        == "2,3 1\u00a0234"
    )
    of = examined(random_records())
    assert "\u00a0%" in str(verdict_words(of)[0])
    assert "%" in verdict_words(of)[0].english
    assert "\u00a0" not in verdict_words(of)[0].english


def test_a_report_is_written_in_the_window_s_language(language, tmp_path):
    language.use(FRENCH)
    distinct = random_records()
    tried = (examined(distinct), examined(distinct, None, Recode("region", COLLAPSE, 4)))
    report = report_of(tried[1], file="cas.csv", date="2026-11-22", tried=tried)
    write_html(tmp_path / "r.html", report, sentence, language=FRENCH)
    text = (tmp_path / "r.html").read_text(encoding="utf-8")
    share = f"{100 * tried[1].verdict.in_sets / 500:.1f}".replace(".", ",")
    assert f"{share}\u00a0%" in text
    assert '<html lang="fr">' in text
    language.use(ENGLISH)
    write_html(tmp_path / "r.html", report, sentence, language=ENGLISH)
    assert f"{share}\u00a0%".replace(",", ".") in (tmp_path / "r.html").read_text(encoding="utf-8")
