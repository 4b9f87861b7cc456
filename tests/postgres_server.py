"""A server of PostgreSQL for the tests: private, on a socket only, its log of statements read."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.io.records.place import DatabaseTable

OWNER = "owner"
MARKED = "Marked-Pass-4711"
"""The password of the role ``locked``: it must be nowhere."""
READER = "reader"
"""May SELECT from what `Server.put` puts there, and nothing else."""
_SETTINGS = {
    "listen_addresses": "",
    "log_statement": "all",
    "log_line_prefix": "%u@%d|",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "max_connections": "30",
    "jit": "off",
    "max_locks_per_transaction": "256",
}


@dataclass
class Server:
    """A running server.

    Attributes
    ----------
    folder
        Its socket, log and data.
    """

    folder: Path

    def url(self, user: str = OWNER, database: str = "postgres") -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def table(self, name: str, user: str = READER, database: str = "postgres") -> DatabaseTable:
        return DatabaseTable(self.url(user, database), name)

    def connect(self, database: str = "postgres", user: str = OWNER) -> Any:
        import psycopg

        return psycopg.connect(self.url(user, database), autocommit=True)

    def run(self, *statements: str, database: str = "postgres") -> None:
        with self.connect(database) as connection:
            for statement in statements:
                connection.execute(statement)

    def ask(self, query: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        with self.connect(database) as connection:
            return list(connection.execute(query).fetchall())

    def put(
        self,
        name: str,
        columns: dict[str, str],
        rows: Sequence[Sequence[object]],
        database: str = "postgres",
    ) -> DatabaseTable:
        """A table that the reader may SELECT from; ``columns`` are their types."""
        with self.connect(database) as connection:
            defined = ", ".join(f'"{column}" {kind}' for column, kind in columns.items())
            connection.execute(f"DROP TABLE IF EXISTS {name} CASCADE")
            connection.execute(f"CREATE TABLE {name} ({defined})")
            with connection.cursor().copy(f"COPY {name} FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
            connection.execute(f"GRANT SELECT ON {name} TO {READER}")
        return self.table(name, database=database)

    def put_arrow(self, name: str, table: pa.Table, types: dict[str, str]) -> DatabaseTable:
        """The columns of an Arrow table under the server's types."""
        return self.put(name, types, list(zip(*table.to_pydict().values(), strict=True)))

    @contextmanager
    def logged(self, user: str = READER) -> Iterator[list[str]]:
        """The statements that a role says within it, filled in at the end."""
        log = self.folder / "log"
        before = log.stat().st_size
        said: list[str] = []
        yield said
        with log.open("rb") as file:
            file.seek(before)
            text = file.read().decode("utf-8", "replace")
        lines = re.split(r"\n(?=\w*@\w*\|)", text)
        pattern = re.compile(rf"^{user}@\w+\|LOG:  (?:statement|execute [^:]*): (.*)", re.DOTALL)
        said += [found[1].strip() for line in lines if (found := pattern.match(line))]


def pair(
    server: Server, folder: Path, types: dict[str, str], table: pa.Table, name: str = "records"
) -> tuple[Path, DatabaseTable]:
    """The same records as a Parquet file and as a table."""
    path = folder / f"{name}.parquet"
    pq.write_table(table, path)
    return path, server.put_arrow(name, table, types)


def programs() -> Path | None:
    """The folder with the server's programs, the newest there is."""
    on_path = shutil.which("initdb")
    folders = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda of: float(of.parent.name)
    )
    found = [Path(on_path).parent] if on_path else []
    found += [of for of in reversed(folders) if (of / "initdb").exists()]
    return found[0] if found else None


def started() -> Iterator[Server]:
    """A server for one session of tests; it is skipped where there is none."""
    pytest.importorskip("psycopg", reason="psycopg is not installed (extra postgres)")
    bin_ = programs()
    if bin_ is None:
        pytest.skip("no PostgreSQL server is installed (Debian's package postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="vbas-pg-"))
    as_user: list[str] = []
    if os.geteuid() == 0:  # the server refuses to run as root
        user = next((of for of in ("postgres", "nobody") if _there(of)), None)
        if user is None or shutil.which("setpriv") is None:
            pytest.skip("tests run as root, and there is no other user for the server")
        of = pwd.getpwnam(user)
        os.chown(folder, of.pw_uid, of.pw_gid)
        as_user = ["setpriv", f"--reuid={of.pw_uid}", f"--regid={of.pw_gid}", "--clear-groups"]
    data = folder / "data"

    def run(*arguments: str) -> None:
        subprocess.run(
            [*as_user, *arguments],
            check=True,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            timeout=120,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
        )

    try:
        run(
            *(f"{bin_}/initdb", "-D", f"{data}", "-U", OWNER, "--auth=trust", "-E", "UTF8"),
            *("--locale=C", "--no-sync"),
        )
        hba = (data / "pg_hba.conf").read_text()
        rules = "local all locked scram-sha-256\nlocal all encrypted reject\n"
        (data / "pg_hba.conf").write_text(rules + hba)
        settings = {**_SETTINGS, "unix_socket_directories": str(folder)}
        text = "".join(f"{name} = '{value}'\n" for name, value in settings.items())
        with (data / "postgresql.auto.conf").open("a") as file:
            file.write(text)
        run(f"{bin_}/pg_ctl", "-D", f"{data}", "-w", "-l", f"{folder}/log", "start")
        try:
            server = Server(folder)
            server.run(
                f"CREATE ROLE {READER} LOGIN",
                f"CREATE ROLE locked LOGIN PASSWORD '{MARKED}'",
                "CREATE ROLE encrypted LOGIN",
                "CREATE ROLE nobody_special LOGIN",
                "REVOKE ALL ON SCHEMA public FROM PUBLIC",
                "GRANT USAGE ON SCHEMA public TO reader",
                "REVOKE TEMPORARY ON DATABASE postgres FROM PUBLIC",
            )
            yield server
        finally:
            run(f"{bin_}/pg_ctl", "-D", f"{data}", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _there(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
