"""Peers, each run in an environment of its own, where nothing of VBAS is: a script by itself.

``python peer_methods.py METHOD FOLDER GIB`` reads what `benchmarks.peers` put into a folder, runs
one method within so much memory, and writes ``labels.npy`` or ``kept.parquet`` and ``result.json``
(seconds, MB).
"""

from __future__ import annotations

import json
import resource
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np


def pygeoda(name: str, folder: Path, of: dict[str, Any]) -> Callable[[], Any]:
    import geopandas
    import pygeoda

    frame = geopandas.read_parquet(folder / "areas.parquet")
    weights = pygeoda.rook_weights(pygeoda.open(frame))
    data, people, p, floor = frame[["x", "y"]], frame["people"].tolist(), of["p"], of["floor"]
    bound = {"bound_variable": people, "min_bound": floor}
    arguments: tuple[Any, ...] = (p, weights, data)
    if name.startswith("maxp"):
        arguments, bound = (weights, data, people, floor), {}
    elif name == "schc":
        arguments += ("ward",)
    elif name == "redcap":
        arguments += ("fullorder-wardlinkage",)
    method = getattr(pygeoda, name)
    return lambda: method(*arguments, **bound)["Clusters"]


def spopt(name: str, folder: Path, of: dict[str, Any]) -> Callable[[], Any]:
    import geopandas
    import libpysal
    import spopt.region as region

    np.random.seed(1)  # noqa: NPY002 - spopt draws from numpy's global state
    frame, p = geopandas.read_parquet(folder / "areas.parquet"), of["p"]
    weights = libpysal.weights.Rook.from_dataframe(frame, use_index=False)
    attributes, fewest = ["x", "y"], int(of["share"] * len(frame) / p)
    maxp = {"max_iterations_construction": 9, "max_iterations_sa": 3}
    model = {
        "ward": lambda: region.WardSpatial(frame, weights, attributes, n_clusters=p),
        "skater": lambda: region.Skater(frame, weights, attributes, n_clusters=p, floor=fewest),
        "kmeans": lambda: region.RegionKMeansHeuristic(frame[attributes].values, p, weights),
        "azp": lambda: region.AZP(frame, weights, attributes, n_clusters=p, random_state=1),
        "maxp": lambda: region.MaxPHeuristic(
            frame, weights, attributes, "people", of["floor"], **maxp
        ),
    }[name]()

    def call() -> Any:
        model.solve()
        return getattr(model, "labels_", getattr(model, "label_", None))

    return call


def gerrychain(name: str, folder: Path, of: dict[str, Any]) -> Callable[[], Any]:
    import random

    from gerrychain import Graph
    from gerrychain.tree import recursive_tree_part
    from networkx import Graph as Plain

    random.seed(1)
    people, pairs = np.load(folder / "people.npy"), np.load(folder / "pairs.npy")
    graph = Plain()
    graph.add_nodes_from((i, {"people": float(n)}) for i, n in enumerate(people))
    graph.add_edges_from(pairs.tolist())
    chained, p = Graph.from_networkx(graph), of["p"]

    def call() -> Any:
        target, spread = float(people.sum()) / p, 1.0 - of["share"]
        parts = recursive_tree_part(chained, range(p), target, "people", spread)
        return [parts[i] for i in range(len(people))]

    return call


def pycanon(name: str, folder: Path, of: dict[str, Any]) -> Callable[[], Any]:
    from itertools import combinations

    import pandas as pd
    from pycanon import anonymity

    frame = pd.read_parquet(folder / "records.parquet")
    names = list(frame.columns)
    if name == "k":
        return lambda: anonymity.k_anonymity(frame, names)
    every = [list(c) for n in range(1, len(names) + 1) for c in combinations(names, n)]
    return lambda: [anonymity.k_anonymity(frame, columns) for columns in every]


def anjana(name: str, folder: Path, of: dict[str, Any]) -> Callable[[], Any]:
    import pandas as pd
    from anjana.anonymity import k_anonymity

    frame = pd.read_parquet(folder / "records.parquet")
    names, percent = list(frame.columns), of["percent"]
    ladders = {
        column: {0: (values := frame[column].unique()), 1: np.array(["*"] * len(values))}
        for column in names
    }
    kept = folder / "kept.parquet"

    def call() -> Any:
        k_anonymity(frame, [], names, of["k"], percent, ladders).to_parquet(kept)

    return call


def main(method: str, folder: Path, gib: float) -> None:
    warnings.simplefilter("ignore")
    resource.setrlimit(resource.RLIMIT_AS, (int(gib * 2**30),) * 2)
    library, name = method.split(".")
    call = globals()[library](name, folder, json.loads((folder / "asked.json").read_text()))
    start, begun = time.perf_counter(), time.process_time()
    made = call()
    took = {"seconds": time.perf_counter() - start, "core_seconds": time.process_time() - begun}
    if library in ("pygeoda", "spopt", "gerrychain"):
        np.save(folder / "labels.npy", np.unique(np.asarray(made), return_inverse=True)[1])
    took["megabytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024.0
    (folder / "result.json").write_text(json.dumps(took))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), float(sys.argv[3]))
