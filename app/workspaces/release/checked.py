"""The right panel: whether the pack may leave, every check, every file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pandas as pd
from PySide6.QtCore import QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.frame.workspace import RIGHT, Panel
from app.kit import numbers
from app.kit.derived import Missing
from app.kit.layouts import TOP, column, row
from app.kit.result_page import Offer, Reason
from app.kit.widgets import described, discard, push_button, words
from app.table.small import LEFT as LEFT_SIDE
from app.table.small import RIGHT as RIGHT_SIDE
from app.table.small import WRAPS, TableSection
from app.workspaces.release.doors import Doors
from app.workspaces.release.parts import DONE, WRONG, Mark, Said
from app.workspaces.release.state import Checked, ReleaseContext, ReleaseState, is_stale, tr
from app.workspaces.release.ways_out import WaysOut
from core.io.release_pack.writing import FINDINGS

_NOTHING, _WORKING, _UNWRITTEN = "nothing", "working", "not written"


class Verdict(QWidget):
    """Whether it may be given out; what can be done; the reason why findings are accepted."""

    def __init__(self, context: ReleaseContext) -> None:
        super().__init__()
        self._state = context.state
        self._pack: Path | None = None
        self.mark, self.said, self.where = Mark(), words("", "verdict"), words("", "muted")
        self.open = push_button(
            tr("Open folder"), tr("Show the files of the pack"), self, self._open
        )
        self.reason = described(
            QLineEdit(),
            tr("Reason why the findings are acceptable"),
            tr("It is written into the manifest of the pack, where its recipient reads it"),
        )
        self.reason.setPlaceholderText(tr("Why acceptable, and who says so?"))
        self.accept = push_button(
            tr("Accept and make the pack"),
            tr("Make the pack in spite of the findings, for this reason"),
            self,
            self._accept,
        )
        self.reason.textChanged.connect(lambda text: self.accept.setEnabled(bool(text.strip())))
        self.reason.returnPressed.connect(self._accept)
        self.accepting = QWidget()
        column(self.accepting, self.reason, row(None, self.accept, 1), spacing=4)
        head = row(None, (self.mark, TOP), (self.said, 1))
        self.ways_out = WaysOut(context.state)
        parts = (self.where, self.ways_out, row(None, self.open, 1), self.accepting)
        column(self, head, *parts, spacing=6)

    def show_result(self, of: Checked) -> None:
        """Says what the verification comes to."""
        found = of.verification
        accepted = sum(1 for check in found.checks if check.accepted)
        if not found.passes:
            n = len(found.findings)
            text = tr("Do not give this out: one check fails.")
            if n != 1:
                text = tr("Do not give this out: {n} fail.").format(
                    n=numbers.count(n, tr("checks"))
                )
        elif accepted:
            text = tr("The pack may leave: what fails was accepted with a reason.")
        else:
            text = tr("The pack may leave: every check passes.")
        self.said.setText(text)
        self.mark.show_how(DONE if found.passes else WRONG)
        self.where.setText(_where(of))
        self._pack = of.pack if of.is_there else None
        self.open.setVisible(of.is_there)
        self.accepting.setVisible(of.may_be_accepted)
        self.ways_out.show_result(of)
        self.reason.setText("")
        self.accept.setEnabled(False)

    @Slot()
    def _accept(self) -> None:
        if self.reason.text().strip():
            self._state.make_requested.emit(self.reason.text())

    @Slot()
    def _open(self) -> None:
        if self._pack is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._pack)))


def _where(of: Checked) -> str:
    if of.is_there:
        return str(of.pack)
    said = tr("Nothing was written but {file}, beside where the pack would be: it stays here.")
    return said.format(file=FINDINGS)


class Checks(QWidget):
    """A sentence a check, what fails first."""

    def __init__(self, _: ReleaseContext) -> None:
        super().__init__()
        self.rows: list[Said] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 4)
        self._column.setSpacing(2)
        self._column.addWidget(words(tr("Checks"), "heading"))

    def show_result(self, of: Checked) -> None:
        """Shows other checks."""
        discard(*self.rows)
        self.rows = []
        for check in sorted(of.verification.checks, key=lambda of: (of.holds, of.passes)):
            said = str(check.sentence)
            if check.accepted:
                said = tr("Accepted: {finding}").format(finding=said)
            self.rows.append(Said(DONE if check.passes else WRONG, said))
            self._column.addWidget(self.rows[-1])


class Files(TableSection):
    """Every file that was written, and whether it may leave."""

    def __init__(self, context: ReleaseContext) -> None:
        columns = (
            (tr("File"), tr("Within the folder of the pack, or the one beside it")),
            (tr("Size"), tr("Of the file")),
            (tr("Leaves"), tr("Whether it may be given out")),
        )
        sides = (LEFT_SIDE, RIGHT_SIDE, LEFT_SIDE)
        super().__init__(context, tr("Files"), columns, "files", sides=sides)

    def show_result(self, of: Checked) -> None:
        """Shows the files of a pack."""
        rows = list(_rows(of))
        shown = [
            (name.replace("/", f"/{WRAPS}"), numbers.count(-(-size // 1024), "kB"), said)
            for name, size, said in rows  # long names wrap after their folders
        ]
        tips = [f"{name}\n{said}" for name, _, said in rows]
        frame = pd.DataFrame(rows, columns=["file", "bytes", "leaves"])
        self.show_table("", shown, tips, lambda: frame)


def _rows(of: Checked) -> Iterator[tuple[str, int, str]]:
    """(name, bytes, whether it may leave) of the files that are there."""
    leaves = tr("may leave") if of.verification.passes else tr("a check fails")
    for path in _files(of.pack):
        yield path.relative_to(of.pack).as_posix(), path.stat().st_size, leaves
    if of.inside is not None:
        for path in _files(of.inside):
            yield (
                path.relative_to(of.inside.parent).as_posix(),
                path.stat().st_size,
                tr("not for release"),
            )


def _files(folder: Path) -> list[Path]:
    return sorted(of for of in folder.rglob("*") if of.is_file())


def _needs(context: ReleaseContext) -> Checked | Missing:
    state = context.state
    return state.checked or Missing(_WORKING if state.working else _NOTHING)


def _files_of(context: ReleaseContext) -> Checked | Missing:
    of = _needs(context)
    return Missing(_UNWRITTEN) if isinstance(of, Checked) and not of.is_there else of


def _reasons(context: ReleaseContext) -> dict[str, Reason]:
    verify = Offer(
        tr("Verify a pack …"),
        tr("Check a pack that was made before, from its files alone"),
        lambda: context.program.part(Doors).ask_for_pack(),
    )
    return {
        _NOTHING: Reason(tr("No pack was made or verified yet."), (verify,)),
        _UNWRITTEN: Reason(tr("Nothing was written: a check fails.")),
        _WORKING: Reason(tr("A pack is being made or verified; Esc cancels.")),
    }


def _again(context: ReleaseContext) -> Offer:
    return Offer(
        tr("Make the pack"),
        tr("Make the pack of what is chosen now (F5)"),
        lambda: context.state.make_requested.emit(""),
    )


PANEL: Panel[ReleaseState] = Panel(
    "checked",
    lambda: tr("Verification"),
    RIGHT,
    behind="plan",
    sections=lambda context: (Verdict(context), Checks(context)),
    needs=_needs,
    stale=is_stale,
    stale_words=lambda: tr("Out of date: this pack was made of something else."),
    again=_again,
    reasons=_reasons,
    what=lambda: tr("Here you will see every check of the pack, and whether it may leave."),
    working=lambda: "",
    private=True,
)

FILES: Panel[ReleaseState] = Panel(
    "files",
    lambda: tr("Files"),
    RIGHT,
    behind="plan",
    sections=lambda context: (Files(context),),
    needs=_files_of,
    reasons=_reasons,
    what=lambda: tr("Here you will see every file that was written, and whether it may leave."),
    working=lambda: "",
)
