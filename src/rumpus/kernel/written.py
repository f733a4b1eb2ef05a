"""Names and lists of names as people write them in options and positions; what is not known is refused by name."""

from collections.abc import Iterable, Sequence

from rumpus.kernel.message import Refused


def words(text: str) -> list[str]:
    """`mine, 2 craters` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def known(name: str, names: Sequence[str]) -> str:
    if name not in names:
        raise Refused("position-unknown-name", name=name, known=tuple(names))
    return name


def index_of(name: str, names: Sequence[str]) -> int:
    return names.index(known(name, names))


def check_keys(position: Iterable[str], keys: Sequence[str]) -> None:
    for key in position:
        if key not in keys:
            raise Refused("position-unknown-key", key=key, known=tuple(keys))
