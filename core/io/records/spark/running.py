"""Sessions of Spark: on this computer in a private folder, of a cluster, or by Spark Connect."""

from __future__ import annotations

import atexit
import os
import shutil
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from core.errors import N_, VbasError
from core.io.atomic import private_folder
from core.io.records import credentials
from core.io.records.place import SPARK_LOCAL, DatabaseTable
from core.machine import memory

_CORES: Final = max(1, os.cpu_count() or 1)
_CONNECT_SECONDS: Final = 15
_RETRIES: Final = 5
_MEMORY_SHARE: Final = 0.4
LOCAL_MASTER: Final = f"local[{_CORES}]"
# What values mean must not depend on what a server or a user has set.
_MEANING: Final = {
    "spark.sql.session.timeZone": "UTC",
    "spark.sql.ansi.enabled": "true",
    "spark.sql.caseSensitive": "true",
    "spark.sql.sources.partitionColumnTypeInference.enabled": "false",
    "spark.sql.parquet.binaryAsString": "false",
    "spark.sql.parquet.inferTimestampNTZ.enabled": "true",
    "spark.sql.parquet.datetimeRebaseModeInRead": "CORRECTED",
    "spark.sql.parquet.int96RebaseModeInRead": "CORRECTED",
    "spark.sql.files.ignoreCorruptFiles": "false",
    "spark.sql.files.ignoreMissingFiles": "false",
}
# Nothing is shown, fetched or told to anybody.
_QUIET: Final = {
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.jars.packages": "",
    "spark.sql.catalogImplementation": "in-memory",
}
_NO_LOG: Final = "rootLogger.level = off\n"
_JAVA: Final = "-XX:-UsePerfData --enable-native-access=ALL-UNNAMED"
_lock = threading.Lock()
_running: Running | None = None


@dataclass
class Running:
    """The one Java process with Spark that this program can have.

    Attributes
    ----------
    master
        Where its executors are.
    session
        The first session; all others are made from it.
    folder
        Its private folder.
    """

    master: str
    session: Any
    folder: str


def spark() -> Any:
    """The library that talks to Spark.

    Raises
    ------
    VbasError
        If it is not installed.
    """
    # It has not been tried with the newest pandas, which is not used here.
    warnings.filterwarnings("ignore", message="PySpark does not yet", category=FutureWarning)
    warnings.filterwarnings("ignore", message=r"\[RETRIES_EXCEEDED", category=UserWarning)
    try:
        import pyspark.sql.connect.session
    except ImportError:
        pass
    else:
        return pyspark
    raise VbasError(
        "Records in Spark need a library that is not installed.",
        'Install it: pip install "vbas[spark]".',
    )


def session_of(place: DatabaseTable) -> Any:
    """A session of its own for questions on a table.

    Raises
    ------
    VbasError
        If there is no connection, no Java or no server.
    """
    spark()
    credentials.check_wanted(place.url)
    failure: VbasError | None = None
    try:
        session = _session_of(place)
        for name, value in _MEANING.items():
            session.conf.set(name, value)
        with suppress(Exception):  # older servers have no times of day
            session.conf.set("spark.sql.timeType.enabled", "true")
        return session
    except VbasError:
        raise
    except Exception as error:  # of Java, of the network; their words are not repeated
        failure = _refused(place, error)
    raise failure


def _session_of(place: DatabaseTable) -> Any:
    if place.url.startswith("sc://"):
        return _connected(place)
    if place.url == SPARK_LOCAL:
        return start(LOCAL_MASTER).session.newSession()
    return start(place.url).session.newSession()


def start(master: str, **more: str) -> Running:
    """Spark's own process, started if it does not run yet; it ends with this program.

    Parameters
    ----------
    master
        Where its executors are: ``local[2]``, ``spark://host:7077``.
    more
        Further settings, for those who look on.
    """
    global _running
    with _lock:
        if _running is not None and _running.master == master:
            return _running
        _stopped()
        _running = _started(master, more)
        return _running


def stop() -> None:
    """Ends Spark's process, and removes its folder."""
    with _lock:
        _stopped()


def _stopped() -> None:
    global _running
    if _running is None:
        return
    of, _running = _running, None
    gateway = of.session.sparkContext._gateway
    with suppress(Exception):
        of.session.stop()
    with suppress(Exception):
        from pyspark import SparkContext

        gateway.shutdown()
        gateway.proc.stdin.close()
        gateway.proc.wait(10)
        SparkContext._gateway = SparkContext._jvm = None
    shutil.rmtree(of.folder, ignore_errors=True)


atexit.register(stop)


def _started(master: str, more: dict[str, str]) -> Running:
    spark()  # all of it, which remembers for good what it was warned of
    _check_java()
    from pyspark import SparkConf, SparkContext
    from pyspark.java_gateway import launch_gateway
    from pyspark.sql import SparkSession

    folder = private_folder("vbas-spark-")
    try:
        conf = SparkConf(loadDefaults=False)
        conf.setAll(list({**_settings(master, folder), **more}.items()))
        with _own_settings(master, Path(folder)):
            # Spark's own words may quote values: they go nowhere.
            gateway = launch_gateway(conf, {"stdout": -3, "stderr": -3})
        context = SparkContext(gateway=gateway, conf=conf)
        return Running(master, SparkSession(context), folder)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def _settings(master: str, folder: str) -> dict[str, str]:
    settings = {
        **_QUIET,
        "spark.master": master,
        "spark.app.name": "vbas",
        "spark.sql.warehouse.dir": f"file://{folder}/warehouse",
        "spark.driver.extraJavaOptions": (
            f"-Djava.io.tmpdir={folder} -Dlog4j2.configurationFile=file://{folder}/log4j2.properties"
            f" {_JAVA}"
        ),
    }
    if not master.startswith("local"):
        return settings
    share = memory() * _MEMORY_SHARE
    return {
        **settings,
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.host": "127.0.0.1",
        "spark.driver.memory": f"{int(share) // 2**20}m",
        "spark.driver.maxResultSize": "0",
        "spark.local.dir": folder,
        "spark.hadoop.fs.defaultFS": "file:///",
        "spark.sql.shuffle.partitions": str(max(4, 2 * _CORES)),
    }


@contextmanager
def _own_settings(master: str, folder: Path) -> Iterator[None]:
    """Within it Spark on this computer starts without settings that somebody left for it."""
    (folder / "log4j2.properties").write_text(_NO_LOG)
    if not master.startswith("local"):
        yield  # a cluster is reached by the settings that its people gave
        return
    mine = {"SPARK_CONF_DIR": str(folder), "SPARK_LOCAL_IP": "127.0.0.1"}
    before = {name: os.environ.get(name) for name in mine}
    os.environ.update(mine)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def _check_java() -> None:
    home = os.environ.get("JAVA_HOME")
    if shutil.which("java") or (home and (Path(home) / "bin" / "java").exists()):
        return
    raise VbasError(
        "Spark needs Java, and there is none.",
        "Install Java 17 or newer (Debian: openjdk-17-jre-headless), or name its folder by "
        "JAVA_HOME.",
    )


def _connected(place: DatabaseTable) -> Any:
    """A session of Spark Connect; a token is asked for where the server wants one."""
    import grpc

    return credentials.let_in(place.url, partial(_by_connect, place), grpc.RpcError, _wants_token)


def _wants_token(error: Exception) -> bool:
    return getattr(getattr(error, "code", lambda: None)(), "name", "") == "UNAUTHENTICATED"


def _by_connect(place: DatabaseTable, token: str | None) -> Any:
    import grpc
    from pyspark.sql.connect.client.core import DefaultChannelBuilder
    from pyspark.sql.connect.client.retries import DefaultPolicy
    from pyspark.sql.connect.session import SparkSession

    builder = DefaultChannelBuilder(place.url)
    if token is not None:
        builder.set("token", token)
    with builder.toChannel() as channel:
        # Its own attempts go on for ten minutes where nobody answers.
        grpc.channel_ready_future(channel).result(timeout=_CONNECT_SECONDS)
    session = SparkSession(connection=builder)
    session.client.set_retry_policies([DefaultPolicy(max_retries=_RETRIES)])
    try:
        session.conf.set("spark.sql.session.timeZone", "UTC")
    except Exception as error:
        # Else it would be looked for again when the program ends.
        session.client.close()
        raise _grpc_cause(error) from None
    return session


def _grpc_cause(error: BaseException) -> BaseException:
    import grpc

    cause = error.__cause__ or error.__context__
    return cause if isinstance(cause, grpc.RpcError) else error


def _refused(place: DatabaseTable, error: Exception) -> VbasError:
    """The sentence for a session that is not made."""
    code = getattr(getattr(error, "code", lambda: None)(), "name", "")
    if type(error).__name__ == "FutureTimeoutError":
        code = "UNAVAILABLE"
    said = _REFUSALS.get(code, _NO_SESSION)
    return VbasError(*said, url=place.url)


_NO_SESSION: Final = (
    N_("No session of Spark could be made at {url}."),
    N_("Check the address; Spark needs Java 17 or newer, and the server Spark 4 or newer."),
)
_REFUSALS: Final = {
    "UNAVAILABLE": (
        N_("No server of Spark answers at {url}."),
        N_(
            "Check host and port, whether the server runs, and whether the address wants "
            "/;use_ssl=true at its end."
        ),
    ),
    "UNAUTHENTICATED": (
        N_("{url} asks for a token, and there is none, or another one."),
        N_(
            "Give it by the environment (SPARK_CONNECT_AUTHENTICATE_TOKEN), or run vbas in a "
            "terminal, where it asks you."
        ),
    ),
    "PERMISSION_DENIED": (
        N_("{url} does not let this user in."),
        N_("Ask who runs the server."),
    ),
}
