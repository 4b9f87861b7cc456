"""The program ``vbas`` on the command line: commands, exit statuses, the one-sentence errors."""

from __future__ import annotations

import platform
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Annotated

import typer

from app.cli.commands import COMMANDS
from app.cli.designs import with_design
from app.cli.interruption import Interrupted
from core import __version__
from core.compiled import tell_when_compiling
from core.errors import VbasError

DONE, BAD_INPUT, BUG, INTERRUPTED = 0, 2, 70, 130

app = typer.Typer(
    name="vbas",
    help="Release health microdata with as much geography as privacy allows. "
    "Without arguments, the window opens.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
for _command in COMMANDS:
    _command.add_to(app)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"vbas {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """Release health microdata with as much geography as privacy allows."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns the exit status.

    0 done; 2 bad input or options, with one sentence on stderr; 3 not safe to give out; 70 a bug,
    with a report file that holds no record values; 130 interrupted.
    """
    tell_when_compiling(_say_compiling)
    try:
        words = with_design(sys.argv[1:] if arguments is None else arguments)
        result = app(args=words, standalone_mode=False)
    except VbasError as error:
        return _say(str(error), BAD_INPUT)
    except Interrupted as ending:
        return _say(str(ending), INTERRUPTED)
    except typer.TyperException as error:
        said = getattr(error, "format_message", error.__str__)()
        return _say(f"{' '.join(said.split()).rstrip('.')}. See vbas --help.", BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort) as error:
        if isinstance(error.__cause__, EOFError):  # Typer takes the end of any file for Ctrl-C
            return _say(_report(error.__cause__), BUG)
        return _say("Interrupted; nothing was written.", INTERRUPTED)
    except Exception as error:
        return _say(_report(error), BUG)
    if result == INTERRUPTED:  # what Typer makes of Ctrl-C
        return _say("Interrupted; nothing was written.", INTERRUPTED)
    return result if isinstance(result, int) else DONE


def _say_compiling() -> None:
    print("vbas: Compiling what is needed; this is done once on a machine ...", file=sys.stderr)


def _say(sentence: str, status: int) -> int:
    print(f"vbas: {sentence}", file=sys.stderr)
    return status


def _report(error: Exception) -> str:
    """Writes where it happened, but no message: a library's message may hold a record's value."""
    lines = [
        f"vbas {__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"{type(error).__name__} at:",
    ]
    lines += [
        f"  {frame.filename}:{frame.lineno} in {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    with tempfile.NamedTemporaryFile(
        "w", prefix="vbas-report-", suffix=".txt", delete=False, encoding="utf-8"
    ) as file:
        file.write("\n".join(lines) + "\n")
    return (
        f"This is a bug in VBAS ({type(error).__name__}). A report without record values is in "
        f"{Path(file.name)}; please send it to the developers."
    )
