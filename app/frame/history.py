"""Undo and redo: every setting and edit, as references to values that do not change."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoCommand, QUndoStack

from app.frame.session import RunEntry, Session

_SAME_EDIT_SECONDS = 1.2
"""Changes of one setting that follow each other this quickly are undone together."""


@dataclass(frozen=True, eq=False)
class Edit:
    """What was done: its name for the menu, how to do it again, how to take it back.

    Edits that follow each other with the same ``topic`` (not "") become one.
    """

    text: str
    redo: Callable[[], None]
    undo: Callable[[], None]
    topic: str = ""


class _Command(QUndoCommand):
    """An edit that has happened already when it is pushed."""

    def __init__(self, edit: Edit, guard: History) -> None:
        super().__init__(edit.text)
        self._undo, self._redo, self._topic = edit.undo, edit.redo, edit.topic
        self._guard, self._at, self._done = guard, time.monotonic(), True

    def redo(self) -> None:
        """Does it again; the first time it has been done."""
        if self._done:
            self._done = False
            return
        self._guard.replay(self._redo)

    def undo(self) -> None:
        """Takes it back."""
        self._guard.replay(self._undo)

    def id(self) -> int:
        """Those of one id may be merged."""
        return hash(self._topic) & 0x7FFFFFFF if self._topic else -1

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802 (Qt's name)
        """Takes a later edit of the same topic in, if it follows quickly."""
        if not isinstance(other, _Command) or other._topic != self._topic:
            return False
        if other._at - self._at > _SAME_EDIT_SECONDS:
            return False
        self._redo, self._at = other._redo, other._at
        # Qt has no more use for it, but Python's part of it stays: it shall hold nothing.
        del other._redo, other._undo, other._guard
        return True


class History(QUndoStack):
    """The undo stack of the window; hears of settings, layers, fields and runs by itself.

    Other edits (a stroke of the brush) are told with :meth:`record`.

    Signals
    -------
    edits_forgotten(tuple of str)
        What was done can no longer be taken back: in words, the oldest first.
    """

    edits_forgotten = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._replaying = False
        self._opened: Session | None = None
        self._draft, self._layers, self._fields = session.draft, session.layers, session.fields
        self._levels = dict(session.levels)
        session.draft_changed.connect(self._note_draft)
        session.layers_changed.connect(self._note_layers)
        session.fields_changed.connect(self._note_fields)
        session.run_edited.connect(self._note_run)
        session.run_added.connect(self._note_added)
        session.levels_changed.connect(self._note_levels)
        session.areas_changed.connect(self._forget)
        session.records_changed.connect(self._forget)

    def record(self, edit: Edit) -> None:
        """Takes note of an edit that has just been made."""
        if self._replaying:
            return
        self.push(_Command(edit, self))  # the stack owns it, and forgets none

    def change(self, of: object, name: str, after: object, text: str, topic: str = "") -> None:
        """Replaces a value of something by the user's wish, so that it can be undone."""
        before = getattr(of, name)
        if after != before:
            setattr(of, name, after)
            redo, undo = partial(setattr, of, name, after), partial(setattr, of, name, before)
            self.record(Edit(text, redo, undo, topic))

    @Slot()
    def clear(self) -> None:
        """Forgets every edit."""
        if self.index():
            self.edits_forgotten.emit(self.done())
        super().clear()

    def done(self) -> tuple[str, ...]:
        """What was done and not taken back, in words, the oldest first."""
        return tuple(self.text(i) for i in range(self.index()))

    def replay(self, act: Callable[[], None]) -> None:
        """Acts without taking note of it."""
        before, self._replaying = self._replaying, True
        try:
            act()
        finally:
            self._replaying = before

    @Slot(object)
    def _note_draft(self, draft: Any) -> None:
        before, self._draft = self._draft, draft
        what = changed_settings(before, draft)
        self._note(
            self.tr("change of settings"),
            lambda: self._session.set_draft(draft),
            lambda: self._session.set_draft(before),
            "draft:" + ",".join(what),
        )

    @Slot(object)
    def _note_layers(self, layers: Any) -> None:
        before, self._layers = self._layers, layers
        if not before:  # the first ones come with the map
            return
        self._note(
            self.tr("change of layers"),
            lambda: self._session.set_layers(layers),
            lambda: self._session.set_layers(before),
            "layers:" + ",".join(layer.key for layer in layers if layer not in before),
        )

    @Slot(object)
    def _note_fields(self, of: Any) -> None:
        before, self._fields = self._fields, of
        self._note(
            self.tr("change of columns"),
            lambda: self._session.set_fields(of),
            lambda: self._session.set_fields(before),
        )

    @Slot(object)
    def _note_levels(self, levels: Any) -> None:
        before, self._levels = self._levels, dict(levels)
        after = self._levels
        self._note(
            self.tr("change of coarser levels"),
            lambda: self._session.set_levels(after),
            lambda: self._session.set_levels(before),
        )

    @Slot(object, object, object)
    def _note_added(
        self, made: RunEntry, shown: RunEntry | None, compared: RunEntry | None
    ) -> None:
        session = self._session

        def redo() -> None:
            session.restore_run(made)
            session.compare_with(shown)
            session.show_run(made)

        def undo() -> None:
            session.replace_run(made, None)
            session.show_run(shown)
            session.compare_with(compared)

        self._note(self.tr("run “{0}”").format(made.name), redo, undo)

    @Slot(object, object)
    def _note_run(self, before: RunEntry, after: RunEntry | None) -> None:
        session = self._session
        if after is None:
            text = self.tr("removal of “{0}”").format(before.name)
        elif before.name != after.name:
            text = self.tr("renaming of “{0}”").format(before.name)
        else:
            text = self.tr("mark on “{0}”").format(before.name)

        shown, compared = session.current_run is before, session.compared_run is before

        def undo() -> None:
            session.replace_run(before, before)
            if after is None and shown:
                session.show_run(before)
            if after is None and compared:
                session.compare_with(before)

        self._note(text, lambda: session.replace_run(before, after), undo)

    def _note(
        self, text: str, redo: Callable[[], None], undo: Callable[[], None], topic: str = ""
    ) -> None:
        self.record(Edit(text, redo, undo, topic))

    # Files

    @Slot()
    def before_files(self) -> None:
        """Other files are about to take the place of those that are open."""
        self._opened = self._session.copied()
        self._replaying = True

    @Slot()
    def after_files(self) -> None:
        """They have: other areas can be taken back, other records with all their settings not."""
        self._replaying, before = False, self._opened
        session, self._opened = self._session, None
        self._draft, self._layers, self._fields = session.draft, session.layers, session.fields
        self._levels = dict(session.levels)
        file = session.area_file
        if (
            before is None
            or before.area_file is None
            or file is None
            or file is before.area_file
            or session.records is not before.records
        ):
            self.clear()
            return
        after = session.copied()
        text = self.tr("opening of {0}").format(file.source.path.name)
        self._note(text, lambda: session.adopt(after), lambda: session.adopt(before))

    @Slot()
    def _forget(self) -> None:
        """Other files: settings of the old ones do not fit them."""
        if not self._replaying:  # the same areas with other boundaries are an edit of their own
            self.clear()


def changed_settings(before: Any, after: Any) -> tuple[str, ...]:
    """Names of the fields in which two drafts, or their scenarios, differ."""
    names: list[str] = []
    for about in fields(after):
        old, new = getattr(before, about.name), getattr(after, about.name)
        if about.name == "scenario":
            names += changed_settings(old, new)
        elif old != new:
            names.append(about.name)
    return tuple(names)
