"""A PDF in which headings, paragraphs, tables and pictures are known as what they are.

Who reads with the ears, or copies a table, gets it in this order. fpdf2 itself tags pictures only;
how it does that is used here for all else (ISO 32000-1, 14.7 and 14.8). An element is on one page:
what goes on overleaf is one more.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from fpdf import FPDF
from fpdf.structure_tree import StructElem, StructureTreeBuilder
from fpdf.syntax import PDFObject
from fpdf.table import Cell, Table

Kind: TypeAlias = Literal[
    "H1", "H2", "H3", "P", "Code", "Figure", "Caption", "Table", "TR", "TH", "TD"
]


class _Element(StructElem):
    """What some marks of a page belong to, or elements within it."""

    def __init__(self, kind: Kind, parent: PDFObject, page: int, alt: str | None) -> None:
        super().__init__(f"/{kind}", parent, [], page, alt=alt)

    def serialize(self, *args: Any, **options: Any) -> str:
        """As fpdf2 does, which gives the page to the outermost elements only."""
        if isinstance(self.p, _Element):
            self.pg = self.p.pg
        return super().serialize(*args, **options)

    def within(self) -> Iterator[_Element]:
        """Itself and all in it."""
        yield self
        for of in self.k:
            if isinstance(of, _Element):
                yield from of.within()


class _Structure(StructureTreeBuilder):
    """Elements of any depth."""

    def mark(self, element: _Element, page: int) -> tuple[int, int]:
        """A new mark for an element: its number on the page, and that of the page."""
        at = self.spid_per_page_number.setdefault(page, len(self.spid_per_page_number))
        marks = self.struct_tree_root.parent_tree.nums[at]
        marks.append(element)
        element.k.append(len(marks) - 1)
        return len(marks) - 1, at

    def __iter__(self) -> Iterator[PDFObject]:
        yield self.struct_tree_root
        yield self.doc_struct_elem
        yield self.struct_tree_root.parent_tree
        for of in self.doc_struct_elem.k:
            yield from of.within()


@dataclass(eq=False)
class _Open:
    """An element that is being written, as far as it has begun on a page."""

    kind: Kind
    alt: str | None
    element: _Element | None = None
    page: int = 0


class TaggedPdf(FPDF):
    """A file in which what is written within `tagged` is known as that."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._structure = _Structure()
        self.struct_builder = self._structure
        self._open: list[_Open] = []

    @contextmanager
    def tagged(self, kind: Kind, alt: str | None = None) -> Iterator[None]:
        """Texts written meanwhile are an element of this kind, within those that are open."""
        self._open.append(_Open(kind, alt))
        try:
            yield
        finally:
            self._open.pop()

    @contextmanager
    def marked(self) -> Iterator[None]:
        """What is drawn meanwhile belongs to the innermost open element; no page may end in it."""
        element = self._innermost()
        mark, at = self._structure.mark(element, self.page)
        self.pages[self.page].struct_parents = at
        self._set_min_pdf_version("1.4")
        self._out(f"{element.s} <</MCID {mark}>> BDC")
        yield
        self._out("EMC")

    def _innermost(self) -> _Element:
        inner: StructElem = self._structure.doc_struct_elem
        for of in self._open:
            if of.element is None or of.page != self.page:
                of.element, of.page = _Element(of.kind, inner, self.page, of.alt), self.page
                inner.k.append(of.element)
            inner = of.element
        assert isinstance(inner, _Element)
        return inner

    def text(self, *args: Any, **options: Any) -> None:
        """As fpdf2 does."""
        if not self._open:
            return super().text(*args, **options)
        with self.marked():
            return super().text(*args, **options)

    def _render_styled_text_line(self, text_line: Any, *args: Any, **options: Any) -> bool:
        measured = not isinstance(self._out, types.MethodType)  # nothing is written
        if measured or not self._open or not text_line.fragments:
            return super()._render_styled_text_line(text_line, *args, **options)
        ended = self._perform_page_break_if_need_be(args[0] if args else options.get("h") or 0.0)
        with self.marked():
            super()._render_styled_text_line(text_line, *args, **options)
        return ended


class TaggedTable(Table):
    """A table whose rows and cells are known; call ``render`` once all rows are made."""

    def __init__(self, pdf: TaggedPdf, **options: Any) -> None:
        super().__init__(pdf, **options)
        self._pdf = pdf

    def render(self) -> None:
        """Writes the table."""
        with self._pdf.tagged("Table"):
            super().render()

    def _render_table_row(self, *args: Any, **options: Any) -> None:
        with self._pdf.tagged("TR"):
            super()._render_table_row(*args, **options)

    def _render_table_cell(
        self, i: int, j: int, cell: Cell, *args: Any, **options: Any
    ) -> tuple[bool, float, float]:
        with self._pdf.tagged("TH" if i < self._num_heading_rows else "TD"):
            return super()._render_table_cell(i, j, cell, *args, **options)
