"""Populations whose uniqueness is known, and simple random samples of them."""

import numpy as np

from core.thresholds.estimators.frequencies import Frequencies


def frequencies(*samples):
    """Of units given by the sizes of their classes; classes of size 0 are left out."""
    unit, size, classes = [], [], []
    for i, sizes in enumerate(samples):
        sizes = np.asarray(sizes)
        different, times = np.unique(sizes[sizes > 0], return_counts=True)
        unit += [i] * len(different)
        size += different.tolist()
        classes += times.tolist()
    as_array = [np.array(of, dtype=np.int64) for of in (unit, size, classes)]
    return Frequencies(*as_array, len(samples))


def unique_share(population):
    """Share of people who are a class of their own."""
    return float((population == 1).sum() / population.sum())


def drawn(population, fraction, times, seed=7):
    """Samples without replacement, as units; and their population."""
    rng = np.random.default_rng(seed)
    people = int(population.sum())
    n = round(fraction * people)
    members = np.repeat(np.arange(len(population)), population)
    samples = [
        np.bincount(rng.permutation(members)[:n], minlength=len(population)) for _ in range(times)
    ]
    return frequencies(*samples), np.full(times, float(people))


def spread_over_cells(people, weights, seed=1):
    """People who fall into cells with probabilities."""
    counts = np.random.default_rng(seed).multinomial(people, weights / weights.sum())
    return counts[counts > 0]


def negative_binomial(classes, shape, scale, seed=2):
    """One plus negative binomial sizes."""
    rng = np.random.default_rng(seed)
    return 1 + rng.negative_binomial(shape, 1.0 / (1.0 + scale), size=classes)


def by_pitman(people, alpha, theta, seed=3):
    """People who come one after another as in Pitman's formula."""
    rng = np.random.default_rng(seed)
    joined = np.zeros(people, dtype=np.int64)  # the class of each person
    classes = 1
    sizes = np.zeros(people, dtype=np.int64)
    sizes[0] = 1
    for n in range(1, people):
        if rng.random() < (theta + classes * alpha) / (theta + n):
            joined[n] = classes
            classes += 1
        else:
            # A person at random, whose class is taken with probability (size - alpha) / size.
            while True:
                at = joined[rng.integers(n)]
                if rng.random() < 1.0 - alpha / sizes[at]:
                    break
            joined[n] = at
        sizes[joined[n]] += 1
    return sizes[:classes]
