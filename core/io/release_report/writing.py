"""A report in its files: HTML and PDF, English and French."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from core.io.release_report.html import html_of
from core.io.release_report.pdf import pdf_of
from core.io.release_report.spoken import LANGUAGES, words_of
from core.io.release_report.values import Document

NAME: Final = "report"
FILES: Final = tuple(f"{NAME}.{of}.{kind}" for of in LANGUAGES for kind in ("html", "pdf"))


def write_report(report: Document, folder: Path) -> None:
    """Writes the files of `FILES`."""
    for language in LANGUAGES:
        say, start = words_of(language), folder / f"{NAME}.{language}"
        path = start.with_name(f"{start.name}.html")
        path.write_text(html_of(report, say, language), encoding="utf-8")
        start.with_name(f"{start.name}.pdf").write_bytes(pdf_of(report, say, language))
