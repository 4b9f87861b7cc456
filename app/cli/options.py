"""Options and commands as data: each is declared once, in `commands`, and all else follows."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Collection, Mapping
from dataclasses import KW_ONLY, dataclass, replace
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperCommand

from core.errors import VbasError
from core.plain_numbers import PLAIN, decimal_number, whole_number

T = TypeVar("T")

OUTPUT = "output"
PLACE = "records.path"
_KEYWORD = inspect.Parameter.KEYWORD_ONLY
_READERS: dict[Any, Callable[[str], float | None]] = {int: whole_number, float: decimal_number}


class InputError(VbasError):
    """What was said cannot be done; the sentences are said as they are, in English."""

    def __init__(self, sentence: str, remedy: str) -> None:
        super().__init__("{sentence}", "{remedy}", sentence=sentence, remedy=remedy)


@dataclass(frozen=True)
class Option:
    """One option of a command.

    Attributes
    ----------
    name
        Of its value; the flag too, if ``flag`` says no other.
    kind
        Type of the value; of bool is what is only said or not, of a list what may be repeated.
    default
        The value if it is not said; ``...`` if it must be.
    to
        Where the value goes: "areas.layer" is the field ``layer`` of the part "areas", so that
        `Options.fields` gives it; a part alone is for what is made of the value first. What goes
        to `OUTPUT` is written, not read. Several stand with a blank between them.
    argument
        Whether it is no option, but said without a flag.
    text
        What ``--help`` says of it.
    """

    name: str
    kind: Any
    default: Any = None
    _: KW_ONLY
    flag: str = ""
    metavar: str | None = None
    to: str = ""
    argument: bool = False
    text: str = ""

    def help(self, text: str) -> Option:
        """The same with what ``--help`` says of it."""
        return replace(self, text=text)

    @property
    def parameter(self) -> inspect.Parameter:
        """The option as the library of the command line takes it."""
        about: Any
        if self.argument:
            about = typer.Argument(help=self.text)
        else:
            flag = self.flag or f"--{self.name.replace('_', '-')}"
            about = typer.Option(flag, metavar=self.metavar, help=self.text)
        kind = self.kind if self.default is not None else self.kind | None
        default = inspect.Parameter.empty if self.default is ... else self.default
        annotation: Any = Annotated[kind, about]
        return inspect.Parameter(self.name, _KEYWORD, default=default, annotation=annotation)

    @property
    def parts(self) -> set[str]:
        """The parts that its value goes to."""
        return {to.partition(".")[0] for to in self.to.split()}


@dataclass(frozen=True)
class Command:
    """One command; the module of its name has a function ``run`` that does the work."""

    name: str
    in_brief: str
    help: str
    options: tuple[Option, ...]

    def add_to(self, app: typer.Typer) -> None:
        """Makes it a command of the program; its work is imported when it is done."""

        def run(context: typer.Context, **values: Any) -> None:
            said = {
                of.name: of.opts[0]
                for of in context.command.params
                if of.name is not None
                and (source := context.get_parameter_source(of.name)) is not None
                and source.name == "COMMANDLINE"
            }
            work = importlib.import_module(f"app.cli.{self.name}")
            work.run(Options(self, values, said))

        first = inspect.Parameter("context", _KEYWORD, annotation=typer.Context)
        parameters = [first, *(of.parameter for of in self.options)]
        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        made = app.command(self.name, cls=PlainNumbers, short_help=self.in_brief, help=self.help)
        made(run)


class Options:
    """What was said to a command: ``options.k`` is the value of ``--k``.

    Attributes
    ----------
    command
        What it was said to.
    said
        {name: its flag} of what was said; the others have their defaults.
    """

    def __init__(
        self, command: Command, values: Mapping[str, Any], said: Mapping[str, str]
    ) -> None:
        self.command = command
        self.said = said
        self._values = dict(values)
        for option in command.options:
            value = values[option.name]
            if isinstance(value, Path) and option.to != OUTPUT:
                from core.io.result_folder import located  # takes long to load

                self._values[option.name] = located(value)
            elif isinstance(value, str) and option.to == PLACE:
                self._values[option.name] = self._place(value)

    def _place(self, text: str) -> Any:
        """Where records are: a file, or a table of a database."""
        from app.cli.records_place import place_said  # takes long to load

        if "table" not in self._values:
            return place_said(text, None, self.command.name)
        return place_said(text, self._values["table"])

    def __getattr__(self, name: str) -> Any:
        values = self.__dict__.get("_values", {})
        if name not in values:
            raise AttributeError(name)
        return values[name]

    def fields(self, *parts: str) -> dict[str, Any]:
        """{field: value} of all that goes to these parts."""
        found = {}
        for option in self.command.options:
            for to in option.to.split():
                part, _, field = to.partition(".")
                if field and part in parts:
                    found[field] = self._values[option.name]
        return found

    def of_part(self, part: str) -> tuple[Option, ...]:
        """The options whose value goes there."""
        return tuple(of for of in self.command.options if part in of.parts)

    def said_of(self, *parts: str) -> list[str]:
        """The flags that were said of options that go to these parts."""
        wanted = {of.name for part in parts for of in self.of_part(part)}
        return [flag for name, flag in self.said.items() if name in wanted]

    def said_beside(self, *parts: str) -> list[str]:
        """The flags that were said of options that go to none of these parts."""
        return [flag for flag in self.said.values() if flag not in self.said_of(*parts)]

    @property
    def read(self) -> list[Any]:
        """All values of options that name nothing that is written."""
        return [self._values[of.name] for of in self.command.options if of.to != OUTPUT]

    def refuse_both(self, one: str, other: str, remedy: str = "Give the one or the other.") -> None:
        """Raises if both options were said."""
        if one in self.said and other in self.said:
            text = f"Both {self.said[one]} and {self.said[other]} are given."
            raise InputError(text, remedy)

    def refuse_without(self, needs: str, names: Collection[str], remedy: str = "") -> None:
        """Raises if one of the options was said, which are about another one that was not."""
        for name in names:
            if name in self.said:
                option = self.said[name]
                raise InputError(
                    f"{option} means nothing without {needs}.",
                    remedy or f"Give {needs} too, or leave {option} out.",
                )


def needed(value: T | None, flag: str, command: str = "aggregate") -> T:
    """A value that must have been said."""
    if value is None:
        raise InputError(f"The option {flag} is missing.", f"See vbas {command} --help.")
    return value


class PlainNumbers(TyperCommand):
    """A command that takes ``--k 5``, but not ``--k 1_000``, ``1.0`` or ``nan``.

    The library of the command line reads numbers as Python does, which guesses more.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for param in self.params:
            kind = getattr(param, "type_descriptor", None)
            read = _READERS.get(kind.annotation) if kind is not None else None
            if read is not None:
                _check_first(param, read)


def _check_first(param: Any, read: Callable[[str], float | None]) -> None:
    """Refuses what the parser refuses before the library reads the value."""
    process = param.process_value

    def checked(ctx: Any, value: Any) -> Any:
        if isinstance(value, str) and read(value) is None:
            what = "whole number" if read is whole_number else "number"
            raise InputError(f"{param.opts[0]} {value[:40]!r} is not a {what}.", PLAIN)
        return process(ctx, value)

    param.process_value = checked
