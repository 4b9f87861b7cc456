"""What is asked about projects: before work would be lost, after a crash, when records changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from app.features.project.contents import Loaded
from app.kit import numbers

_MOST_NAMED = 8


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Project", text)


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
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Save the project?"))
    box.setText(tr("“{0}” has changes that are not saved: {1}.").format(name, what))
    told = tr("They are lost if you discard them.")
    if busy:
        told += " " + tr("“{0}” is under way and will be cancelled.").format(busy)
    box.setInformativeText(told)
    save = box.addButton(tr("&Save"), QMessageBox.ButtonRole.AcceptRole)
    discard = box.addButton(tr("&Discard"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(save)
    box.setEscapeButton(cancel)
    save.clicked.connect(answers[0])
    discard.clicked.connect(answers[1])
    box.open()
    return box


def is_open(box: QMessageBox | None) -> bool:
    """Whether a question waits for its answer."""
    return box is not None and box.isVisible()


def ask_about_other(
    parent: QWidget, file: str, answers: tuple[Callable[[], None], Callable[[], None]]
) -> QMessageBox:
    """Somebody else has saved the file: save under another name, or replace theirs."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("Save the project?"))
    box.setText(tr("{file} was saved by another program since you opened it.").format(file=file))
    box.setInformativeText(tr("What the other one saved is lost if you replace it."))
    elsewhere = box.addButton(tr("Save &as …"), QMessageBox.ButtonRole.AcceptRole)
    anyway = box.addButton(tr("&Replace it"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(elsewhere)
    box.setEscapeButton(cancel)
    elsewhere.clicked.connect(answers[0])
    anyway.clicked.connect(answers[1])
    box.open()
    return box


def ask_to_recover(
    parent: QWidget,
    lines: Sequence[str],
    answers: tuple[Callable[[], None], Callable[[], None], Callable[[], None]],
) -> QMessageBox:
    """Asks what becomes of work that a crash left: recover, discard, or later (by Esc)."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Recover unsaved work?"))
    box.setText(tr("VBAS ended before this work was saved:"))
    box.setInformativeText("\n".join(lines))
    recover = box.addButton(tr("&Recover"), QMessageBox.ButtonRole.AcceptRole)
    discard = box.addButton(tr("&Discard"), QMessageBox.ButtonRole.DestructiveRole)
    later = box.addButton(tr("Ask again &later"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(recover)
    box.setEscapeButton(later)
    recover.clicked.connect(answers[0])
    discard.clicked.connect(answers[1])
    later.clicked.connect(answers[2])
    box.open()
    return box


def ask_about_records(
    parent: QWidget, loaded: Loaded, answers: tuple[Callable[[], None], Callable[[], None]]
) -> QMessageBox:
    """Shows what other records would change: judge the runs on them, or open without records."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("The records have changed"))
    assert loaded.opened is not None
    stamp, now = loaded.project.records, loaded.opened.preview
    text = tr("{file} is not the file that this project was saved with.")
    box.setText(text.format(file=loaded.opened.path.name))
    lines = []
    if stamp is not None:
        lines.append(
            tr("Records: {then} then, {now} now.").format(
                then=numbers.count(stamp.n_rows), now=numbers.count(now.n_rows)
            )
        )
        gone = [of for of in stamp.columns if of not in {column.name for column in now.columns}]
        if gone:
            lines.append(tr("Columns that are gone: {0}.").format(", ".join(gone[:_MOST_NAMED])))
    lines += changes_of(loaded)
    box.setInformativeText("\n".join(lines))
    use = box.addButton(tr("&Judge the runs on these records"), QMessageBox.ButtonRole.AcceptRole)
    without = box.addButton(tr("Open &without records"), QMessageBox.ButtonRole.ActionRole)
    box.setDefaultButton(use)
    box.setEscapeButton(without)
    use.clicked.connect(answers[0])
    without.clicked.connect(answers[1])
    box.open()
    return box


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
        lines.append(tr("Nothing of the runs changes."))
    return lines
