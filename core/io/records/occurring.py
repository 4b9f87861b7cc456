"""Labels of released values: of those that occur only, never of those that were taken out."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray


def labelled(codes: NDArray[np.integer], labels: pa.Array) -> pa.DictionaryArray:
    """Values as a dictionary array; a code that is no label is null.

    A Parquet file keeps the whole dictionary of its columns, also labels that no row has: a value
    that is suppressed everywhere could be read off it. So only labels that occur are in it.

    Parameters
    ----------
    codes
        (n,) index of each value's label; the number of labels where there is none.

    Returns
    -------
    DictionaryArray
        Its indices are of the type of ``codes``.
    """
    n = len(labels)
    occurs = np.bincount(codes, minlength=n + 1)[:n] > 0
    place = np.append(np.cumsum(occurs) - 1, 0)
    index = pa.array(place[codes].astype(codes.dtype), mask=codes == n)
    return pa.DictionaryArray.from_arrays(index, labels.filter(pa.array(occurs)))
