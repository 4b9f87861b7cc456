"""What the panels of a workspace share: named values that announce their replacement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QObject, Signal

from app.kit.derived import same

T = TypeVar("T")


class Value(Generic[T]):
    """One value of a `State`, immutable; ``state.name = other`` announces it if it is another."""

    def __init__(self, first: T, *, kept: bool = True, saved_as: Any = None) -> None:
        """How long it lasts.

        Parameters
        ----------
        kept
            Whether a new window takes it over when the language changes.
        saved_as
            The kind by which a project file holds it; None: it holds none.
        """
        self.first, self.kept, self.saved_as = first, kept, saved_as
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, of: None, owner: type) -> Value[T]: ...
    @overload
    def __get__(self, of: State, owner: type) -> T: ...
    def __get__(self, of: State | None, owner: type) -> T | Value[T]:
        """The value."""
        if of is None:
            return self
        value: T = of.values.get(self.name, self.first)
        return value

    def __set__(self, of: State, value: T) -> None:
        """Replaces the value."""
        if not same(value, self.__get__(of, type(of))):
            of.values[self.name] = value
            of.announce(self.name)


class State(QObject):
    """Values that belong together.

    Signals
    -------
    changed(str)
        A value was replaced: its name.
    """

    changed = Signal(str)

    saved_name = ""
    """What project files call it; "" if none holds anything of it."""
    outcomes: tuple[str, ...] = ()
    """Saved values that are work by themselves, not settings that are edited."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.values: dict[str, Any] = {}
        self._slots: dict[str, list[Callable[[Any], object]]] = {}

    def when(self, name: str, slot: Callable[[Any], object]) -> None:
        """Calls ``slot`` with each new value of this name."""
        if not isinstance(getattr(type(self), name, None), Value):
            raise AttributeError(name)
        self._slots.setdefault(name, []).append(slot)

    def announce(self, name: str) -> None:
        """Tells that a value was replaced."""
        for slot in tuple(self._slots.get(name, ())):
            slot(self.values[name])
        self.changed.emit(name)

    def adopt(self, other: Any) -> None:
        """Takes over what another one holds."""
        for name in other.values:
            if getattr(type(self), name).kept:
                setattr(self, name, other.values[name])

    def saved(self) -> dict[str, tuple[Any, Any]]:
        """{name: (value, kind)} of what a project file holds of it; without what is as at first."""
        kinds = {
            name: of.saved_as
            for name, of in vars(type(self)).items()
            if isinstance(of, Value) and of.saved_as is not None and name in self.values
        }
        return {name: (self.values[name], kind) for name, kind in kinds.items()}

    def take_saved(self, name: str, read: Callable[[Any], Any]) -> None:
        """Takes a value of a project file, given by its kind: ``read(kind)``."""
        declared = getattr(type(self), name, None)
        if isinstance(declared, Value) and declared.saved_as is not None:
            setattr(self, name, read(declared.saved_as))

    def clear_saved(self) -> None:
        """Forgets all that a project file holds of it: something else is open."""
        for name in self.saved():
            setattr(self, name, getattr(type(self), name).first)
