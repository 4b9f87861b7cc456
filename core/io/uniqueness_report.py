"""The one-page report of record uniqueness as a file."""

from __future__ import annotations

from pathlib import Path

from core.errors import Words, in_english
from core.io.atomic import whole_file
from core.io.uniqueness_html import html_of
from core.io.uniqueness_pdf import pdf_of
from core.record_uniqueness.report_values import Report


def write_html(
    path: Path, report: Report, say: Words = in_english, *, language: str = "en"
) -> None:
    """Writes the report as a single HTML file that asks for nothing from elsewhere.

    Parameters
    ----------
    path
        Where to; the file appears complete or not at all.
    report
        What it says.
    say
        Makes texts of templates and values; the window passes its own to write in its language.
    language
        Code of that language.

    Raises
    ------
    VbasError
        If the place cannot be written, or the disk is full.
    """
    with whole_file(path) as partial:
        partial.write_text(html_of(report, say, language), encoding="utf-8")


def write_pdf(path: Path, report: Report, say: Words = in_english, *, language: str = "en") -> None:
    """Writes the report as one page A4; the same report always gives the same bytes.

    Parameters and errors as of `write_html`. Tables are shortened, with a line that says by how
    much, until all fits. The fonts know the letters of Western languages; others become "?".
    """
    with whole_file(path) as partial:
        partial.write_bytes(pdf_of(report, say, language))
