"""Weights of features with which a policy answers most as a search did: a softmax fitted to how often each option was
tried. What weighs little is kept near nothing, so that what came up once decides nothing."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rumpus.kernel.message import Refused

CAUTION: Final = 2.0  # how much a weight must explain to be worth having
MOST_STEPS: Final = 500
DIGITS: Final = 3
Names = tuple[str, ...]


class Example(NamedTuple):
    """A question that a search looked at."""

    options: Sequence[tuple[str, Names, Sequence[float]]]  # of each its sort, and its features by name
    tried: Sequence[float]  # how often each was


class Columns(dict[tuple[str, str], int]):
    """A column for every feature of every sort, in the order in which they come up."""

    def __missing__(self, feature: tuple[str, str]) -> int:
        column = self[feature] = len(self)
        return column


def fit_weights(examples: Iterable[Example]) -> Mapping[str, Mapping[str, float]]:
    """By sort and name. The same examples in the same order give the same weights."""
    numpy, optimize, sparse = load_libraries()
    columns, starts, tried = Columns(), [0], []
    values, places, ends = [], [], [0]  # of a sparse matrix, row by row
    for example in examples:
        total = sum(example.tried)
        for (sort, names, row), times in zip(example.options, example.tried, strict=True):
            filled = [(columns[sort, name], value) for name, value in zip(names, row, strict=True) if value]
            places += [column for column, _ in filled]
            values += [value for _, value in filled]
            ends.append(len(values))
            tried.append(times / total)
        starts.append(len(tried))
    if not columns:
        return {}
    matrix = sparse.csr_matrix((values, places, ends), shape=(len(tried), len(columns)))
    transposed, target = matrix.T.tocsr(), numpy.array(tried)
    first = numpy.array(starts[:-1])
    question = numpy.repeat(numpy.arange(len(first)), numpy.diff(starts))

    def loss(weights: Any) -> tuple[float, Any]:
        scores = matrix @ weights
        scores -= numpy.maximum.reduceat(scores, first)[question]
        logs = scores - numpy.log(numpy.add.reduceat(numpy.exp(scores), first))[question]
        slope = transposed @ (numpy.exp(logs) - target) + CAUTION * weights
        return float(CAUTION / 2 * weights @ weights - target @ logs), slope

    found = optimize.minimize(
        loss, numpy.zeros(len(columns)), jac=True, method="L-BFGS-B", options={"maxiter": MOST_STEPS}
    )
    fitted: dict[str, dict[str, float]] = {}
    for (sort, name), weight in zip(columns, found.x, strict=True):
        if rounded := round(float(weight), DIGITS):
            fitted.setdefault(sort, {})[name] = rounded
    return fitted


def load_libraries() -> tuple[Any, Any, Any]:
    """Whoever plays by a policy needs none of these."""
    try:
        import numpy
        from scipy import optimize, sparse
    except ImportError:
        raise Refused("learn-no-scipy", extra="rumpus[learn]") from None
    return numpy, optimize, sparse
