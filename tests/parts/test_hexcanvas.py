"""Hexes drawn with characters."""

from rumpus.parts.hexcanvas import ROOM, HexCanvas, width
from rumpus.parts.hexgrid import ORIGIN, pack


def drawn(canvas: HexCanvas) -> list[str]:
    return str(canvas).splitlines()


def test_one_hex() -> None:
    canvas = HexCanvas()
    canvas.outline(ORIGIN)
    canvas.write(ORIGIN, ["0,0", "abcdefgh", "x"])
    assert drawn(canvas) == [
        r"  ______",
        r" / 0,0  \ ".rstrip(),
        r"/abcdefgh\ ".rstrip(),
        r"\   x    /",
        r" \______/",
    ]


def test_neighbours_share_their_edges() -> None:
    canvas = HexCanvas()
    for hex_ in (ORIGIN, pack(1, 0), pack(0, 1)):
        canvas.outline(hex_)
    assert drawn(canvas) == [
        r"  ______",
        r" /      \ ".rstrip(),
        r"/        \______",
        r"\        /      \ ".rstrip(),
        r" \______/        \ ".rstrip(),
        r" /      \        /",
        r"/        \______/",
        r"\        /",
        r" \______/",
    ]


def test_words_without_an_outline() -> None:
    canvas = HexCanvas()
    canvas.write(pack(2, -1), ["", "~2,-1~"])
    assert drawn(canvas) == ["~2,-1~"]


def test_an_empty_canvas_is_empty() -> None:
    assert str(HexCanvas()) == ""


def test_the_width_of_hexes_is_known_beforehand() -> None:
    hexes = [pack(-3, 0), pack(4, 2), pack(0, 0)]
    canvas = HexCanvas()
    for hex_ in hexes:
        canvas.outline(hex_)
    assert width(hexes) == max(map(len, drawn(canvas))) == 7 * ROOM + ROOM + 2
