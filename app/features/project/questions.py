"""What is asked about projects: before work would be lost, after a crash, when records changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from app.features.project.contents import Loaded
from app.kit import numbers
from core.io.project.totals import rounded_up

_MOST_NAMED = 8
_ASKED, _WARNED = QMessageBox.Icon.Question, QMessageBox.Icon.Warning
_ACCEPT, _REJECT = QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.RejectRole
_DESTROY = QMessageBox.ButtonRole.DestructiveRole


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Project", text)


def nothing() -> None:
    """What becomes of a question that is left as it is."""


@dataclass(frozen=True)
class _Answer:
    """A button: its words, its role, and what it does."""

    words: str
    role: QMessageBox.ButtonRole
    act: Callable[[], None] = nothing


def _ask(
    parent: QWidget,
    icon: QMessageBox.Icon,
    title: str,
    said: tuple[str, str],
    answers: Sequence[_Answer],
) -> QMessageBox:
    """Opens a question: what is so, what follows, and the answers to it.

    The first answer is that of Enter, the last that of Esc.
    """
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setText(said[0])
    box.setInformativeText(said[1])
    buttons = []
    for of in answers:
        button = box.addButton(of.words, of.role)
        button.clicked.connect(of.act)
        buttons.append(button)
    box.setDefaultButton(buttons[0])
    box.setEscapeButton(buttons[-1])
    box.open()
    return box


def is_open(box: QMessageBox | None) -> bool:
    """Whether a question waits for its answer."""
    return box is not None and box.isVisible()


def ask_to_save(
    parent: QWidget,
    name: str,
    what: str,
    busy: str,
    answers: tuple[Callable[[], None], Callable[[], None]],
) -> QMessageBox:
    """Asks before work would be lost: save, discard, or stay; ``answers`` are the first two.

    Parameters
    ----------
    name
        Of the project.
    what
        What is not saved, in words.
    busy
        What is under way and would be cancelled; "" for nothing.
    """
    told = tr("They are lost if you discard them.")
    if busy:
        told += " " + tr("“{0}” is under way and will be cancelled.").format(busy)
    text = tr("“{0}” has changes that are not saved: {1}.").format(name, what)
    return _ask(
        parent,
        _ASKED,
        tr("Save the project?"),
        (text, told),
        (
            _Answer(tr("&Save"), _ACCEPT, answers[0]),
            _Answer(tr("&Discard"), _DESTROY, answers[1]),
            _Answer(tr("Cancel"), _REJECT),
        ),
    )


def ask_about_other(
    parent: QWidget, file: str, answers: tuple[Callable[[], None], Callable[[], None]]
) -> QMessageBox:
    """Somebody else has saved the file: save under another name, or replace theirs."""
    text = tr("{file} was saved by another program since you opened it.").format(file=file)
    return _ask(
        parent,
        _WARNED,
        tr("Save the project?"),
        (text, tr("What the other one saved is lost if you replace it.")),
        (
            _Answer(tr("Save &as …"), _ACCEPT, answers[0]),
            _Answer(tr("&Replace it"), _DESTROY, answers[1]),
            _Answer(tr("Cancel"), _REJECT),
        ),
    )


def ask_about_beside(
    parent: QWidget,
    things: Sequence[tuple[str, str]],
    answers: tuple[Callable[[], None], Callable[[], None], Callable[[], None]],
) -> QMessageBox:
    """What a project may not hold: write it to files beside it, save without it, or stay.

    Parameters
    ----------
    things
        Each in words, with the file it would be written to.
    """
    names = ", ".join(name for name, _ in things[:_MOST_NAMED])
    text = tr("A project holds no values of records, so it cannot hold: {0}.").format(names)
    lines = [
        tr("They can be written to files beside the project, which only you can read:"),
        *(file for _, file in things[:_MOST_NAMED]),
    ]
    if len(things) > _MOST_NAMED:
        lines.append(tr("Further files: {0}.").format(numbers.count(len(things) - _MOST_NAMED)))
    return _ask(
        parent,
        _ASKED,
        tr("Write files beside the project?"),
        (text, "\n".join(lines)),
        (
            _Answer(tr("&Write the files"), _ACCEPT, answers[0]),
            _Answer(tr("Save with&out them"), _DESTROY, answers[1]),
            _Answer(tr("Cancel"), _REJECT, answers[2]),
        ),
    )


def ask_to_recover(
    parent: QWidget,
    lines: Sequence[str],
    answers: tuple[Callable[[], None], Callable[[], None], Callable[[], None]],
) -> QMessageBox:
    """Asks what becomes of work that a crash left: recover, discard, or later (by Esc)."""
    return _ask(
        parent,
        _ASKED,
        tr("Recover unsaved work?"),
        (tr("VBAS ended before this work was saved:"), "\n".join(lines)),
        (
            _Answer(tr("&Recover"), _ACCEPT, answers[0]),
            _Answer(tr("&Discard"), _DESTROY, answers[1]),
            _Answer(tr("Ask again &later"), _REJECT, answers[2]),
        ),
    )


def ask_about_records(
    parent: QWidget, loaded: Loaded, answers: tuple[Callable[[], None], Callable[[], None]]
) -> QMessageBox:
    """Shows what other records would change: judge the runs on them, or open without records."""
    assert loaded.opened is not None
    stamp, now = loaded.project.records, loaded.opened.preview
    text = tr("{file} is not the file that this project was saved with.")
    lines = []
    if stamp is not None:
        then, today = stamp.n_rows, rounded_up(now.n_rows, loaded.project.step)
        if then != today:
            lines.append(
                tr("Records, in steps of {step}: {then} then, {now} now.").format(
                    step=numbers.count(loaded.project.step),
                    then=numbers.count(then),
                    now=numbers.count(today),
                )
            )
        gone = [of for of in stamp.columns if of not in {column.name for column in now.columns}]
        if gone:
            lines.append(tr("Columns that are gone: {0}.").format(", ".join(gone[:_MOST_NAMED])))
    lines += changes_of(loaded)
    return _ask(
        parent,
        _WARNED,
        tr("The records have changed"),
        (text.format(file=loaded.opened.path.name), "\n".join(lines)),
        (
            _Answer(tr("&Judge the runs on these records"), _ACCEPT, answers[0]),
            _Answer(tr("Open &without records"), QMessageBox.ButtonRole.ActionRole, answers[1]),
        ),
    )


def changes_of(loaded: Loaded) -> list[str]:
    """A line a run whose measures differ; and how many cannot be judged."""
    lines = [
        tr("{run}: {then} lost then, {now} now.").format(
            run=of.name,
            then=numbers.count(of.before.suppressed_records, tr("records")),
            now=numbers.count(of.now.suppressed_records, tr("records")),
        )
        for of in loaded.revived.changed[:_MOST_NAMED]
    ]
    more = len(loaded.revived.changed) - _MOST_NAMED
    if more > 0:
        lines.append(tr("Further runs that change: {0}.").format(numbers.count(more)))
    waiting = loaded.revived.waiting
    if waiting:
        lines.append(
            tr("Runs that cannot be judged on them: {0}. They stay in the project.").format(
                numbers.count(len(waiting))
            )
        )
    if not lines:
        lines.append(tr("No run loses so many more or fewer records that its project tells it."))
    return lines
