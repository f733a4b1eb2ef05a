"""A printed box has all that the box has, in as many copies, in each language, and each text within its card."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.printing import Batch, Face, Piece, Printing
from rumpus.boxes.reference import Reference
from rumpus.games.worms.printing import WormsPrinting
from rumpus.games.zombies_doom.printing import STAR, picture, spell_sign
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game, game_ids
from rumpus.printing.document import FIRST_PAGES, Document
from rumpus.printing.layout import PAPERS, Placed
from rumpus.printing.pdf import Printed, print_box
from rumpus.text.words import LANGUAGES, Words, words_with
from tests.helpers.installed import install_pig
from tests.helpers.page.printed import MADE_OF, fingerprint, folder_of, printed_games
from tests.helpers.places import ROOT
from tests.helpers.refusal import refusal
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture

GAMES = [id for id in game_ids() if Printing.is_given_by(find_game(id))]
every_game = pytest.mark.parametrize("game", [find_game(id) for id in GAMES], ids=GAMES)
POINTS = 72 / 25.4  # in a millimetre
FOOTER = 8.0  # millimetres at the bottom of a page
HEAD, FOOT = 10.0, 7.0  # of a card, its white edge included
LONG = "Das *sehr* #große [Über]-Feuerwerk $1 nebenan, @allem <was>_"


def batches(game: AnyGame, **options: str) -> list[Batch]:
    return Printing.of(game).batches(game.setting(game.usual_seats, options))


def copies_of(game: AnyGame, batch: int) -> dict[str, int]:
    """How many copies there are of what is called so, in English."""
    setting = game.setting(game.usual_seats, {})
    words = words_with("en", game, setting)
    found: dict[str, int] = {}
    for piece in Printing.of(game).batches(setting)[batch].pieces:
        name = words.say(piece.name)
        found[name] = found.get(name, 0) + piece.copies
    return found


@every_game
def test_every_card_and_tile_is_printed_as_often_as_the_box_has_it(game: AnyGame) -> None:
    """Whatever the variant: a card of which there are more without it is there as often."""
    sheets = Reference.of(game).sheets(game.setting(game.usual_seats, {}))
    cards = [piece for piece in batches(game)[0].pieces if str(piece.front.kind) != str(Message("print-reference"))]
    counts = [
        max(sheet.facts.get("copies", 1), sheet.facts.get("copies_with_printed_spells", 0))
        for sheet in sheets
        if sheet.kind not in ("monster", "tile")
    ]
    assert [piece.copies for piece in cards] == counts
    tiles = [sheet.facts.get("copies", 1) for sheet in sheets if sheet.kind == "tile"]
    assert sum(piece.copies for piece in batches(game)[1].pieces) > sum(tiles) > 0


def test_worms_as_the_rules_count_them() -> None:
    game = find_game("worms")
    cards, tiles, tokens = (copies_of(game, batch) for batch in range(3))
    assert (cards["Bazooka"], cards["Uzi"], cards["Supplies"], cards["Arms Race"]) == (4, 4, 4, 1)
    assert (tiles["Whale"], tiles["water tile"], tiles["wind dial"]) == (1, 9, 1)
    assert (tokens["mine"], tokens["oil drum"], tokens["crate"], tokens["fire"], tokens["crater"]) == (6, 6, 6, 10, 20)
    assert sum(number for name, number in tokens.items() if re.fullmatch(r"\w+ [A-D]", name)) == 16


def test_zombies_doom_as_the_rules_count_it() -> None:
    game = find_game("zombies-doom")
    cards, tiles, tokens = (copies_of(game, batch) for batch in range(3))
    assert (cards["Bow pile: Bow"], cards["Bow pile: Bow, printed spell: Lure"], cards["Sword pile: Bomb"]) == (
        11,
        1,
        1,
    )
    assert (cards["Lure"], cards["Surrounded"]) == (4, 1)
    assert (tiles["Start"], tiles["Rock"], tiles["Castle"], sum(tiles.values())) == (2, 2, 1, 40)
    assert (tokens["demon"], tokens["victory token"]) == (12, 28)


def test_a_map_of_another_shape_is_printed_so_that_it_can_be_laid(tmp_path: Path) -> None:
    """The rules tell the usual one in words; of another they only count the places."""
    assert "print-zombies-map" not in {piece.name.id for piece in pieces_of("standard")}
    box = "name: Lane\nfrom: standard\ntargets:\n    2 players: 4\n    3 players: 4\n    4 players: 3\n"
    lane = "map:\n    - . . . . .\n    S . X H . .\n    . . . . . L\n"
    (tmp_path / "box.txt").write_text(box + lane, encoding="utf-8")
    (tmp_path / "tiles.txt").write_text("tile l\n    kind: camp\n    sign: L\n    weapons: bow\n", encoding="utf-8")
    (card,) = [piece for piece in pieces_of(str(tmp_path)) if piece.name.id == "print-zombies-map"]
    drawn = card.front.picture
    assert drawn.count('fill="#fffdf6"') == 13  # empty places
    assert all(part in drawn for part in (picture(f"land-{kind}")[200:400] for kind in ("start", "castle", "camp")))


def pieces_of(box: str) -> list[Piece]:
    game = find_game("zombies-doom")
    batches = Printing.of(game).batches(game.setting(2, {"box": box}))
    return [piece for batch in batches for piece in batch.pieces]


def test_a_camp_with_a_place_of_its_own_is_called_one(tmp_path: Path) -> None:
    game = find_game("zombies-doom")
    options = own_box(game, tmp_path)
    with (tmp_path / "mine" / "box.txt").open("a", encoding="utf-8") as box:
        box.write("\nmap:\n" + "    - . . . . . -\n    S . C H X . S\n" + "    . . . . . . .\n" * 3)
    setting = game.setting(2, options)
    said = words_with("en", game, setting).say
    tiles = {said(piece.name): piece.copies for piece in Printing.of(game).batches(setting)[1].pieces}
    assert [tiles[name] for name in ("Start", "Camp", "Castle", "Crossroads")] == [2, 1, 1, 1]


@every_game
def test_backs_hide_what_a_card_is(game: AnyGame) -> None:
    """All cards of a deck have the same back, and every card has one."""
    cards = batches(game)[0]
    backs = [piece.back for piece in cards.pieces]
    assert None not in backs
    told = {(back.colour, back.picture, str(back.kind)) for back in backs if back}
    assert len(told) < 8


def own_box(game: AnyGame, folder: Path) -> dict[str, str]:
    """A box with a card, or a task, that somebody has named in their own way."""
    shelf = Boxes.of(game).shelf
    assert shelf is not None
    shutil.copytree(shelf.own["standard"], folder / "mine", dirs_exist_ok=True)
    for file in filter(Path.is_file, (folder / "mine").iterdir()):
        text = file.read_text(encoding="utf-8")
        text = text.replace("name: Bazooka", f"name: {LONG.replace('#', '')}").replace(
            "task surrounded", "task one-of-a-kind"
        )
        file.write_text(text.replace("name: Standard", "name: Ours"), encoding="utf-8")
    return {"box": str(folder / "mine")}


def documented(game: AnyGame, folder: Path, language: str, paper: str = "A4") -> Document:
    setting = game.setting(game.usual_seats, own_box(game, folder))
    return Document(game, setting, words_with(language, game, setting), PAPERS[paper])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_said_in_every_language(game: AnyGame, language: str, tmp_path: Path) -> None:
    data = documented(game, tmp_path, language).data()
    assert "Ours" in data["cover"]["box"]
    fronts = [face for face in data["faces"] if face["title"] and face["kind"]]
    assert all(face["lines"] for face in fronts)
    own = LONG.replace("#", "") if game.id == "worms" else "One of a kind"
    assert own in {face["title"] for face in fronts}
    assert len(data["rules"]["sections"]) >= 10
    assert all(section["clauses"] for section in data["rules"]["sections"])


def test_a_card_that_nobody_has_drawn_shows_what_it_does(tmp_path: Path) -> None:
    game = find_game("worms")
    options = own_box(game, tmp_path)
    weapons = tmp_path / "mine" / "weapons.cards"
    text = (
        weapons.read_text(encoding="utf-8")
        .replace("card uzi", "card pea-shooter")
        .replace("card mortar", "card cannon")
    )
    weapons.write_text(text, encoding="utf-8")
    pieces = {
        str(piece.name.args["card"]): piece for piece in batches(game, **options)[0].pieces if "card" in piece.name.args
    }
    drawn = {
        id: set(re.findall(r'viewBox="-26 -31 52 52"', pieces[id].front.picture)) for id in ("pea-shooter", "cannon")
    }
    assert all(drawn.values())
    assert pieces["pea-shooter"].front.picture != pieces["cannon"].front.picture


def test_a_picture_of_the_box_takes_the_place_of_ours(tmp_path: Path) -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><circle r="1"/></svg>'
    (tmp_path / "mine" / "pictures").mkdir(parents=True)
    (tmp_path / "mine" / "pictures" / "grenade.svg").write_text(svg, encoding="utf-8")
    (tmp_path / "mine" / "pictures" / "girder.png").write_bytes((ROOT / "web" / "public" / "icon-192.png").read_bytes())
    data = documented(find_game("worms"), tmp_path, "en").data()
    faces = [face for face in data["faces"] if face["title"] and face["picture"] is not None]
    shown = {face["title"]: data["pictures"][face["picture"]] for face in faces}
    assert shown["Grenade"] == svg
    assert 'href="data:image/png;base64,iVBOR' in shown["Girder"]


def test_a_picture_of_a_weapon_is_not_printed_on_the_tile_of_that_name(tmp_path: Path) -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><circle r="1"/></svg>'
    (tmp_path / "mine" / "pictures").mkdir(parents=True)
    (tmp_path / "mine" / "pictures" / "weapon.bow.svg").write_text(svg, encoding="utf-8")
    data = documented(find_game("zombies-doom"), tmp_path, "en").data()
    faces = [face for face in data["faces"] if face["picture"] is not None and data["pictures"][face["picture"]] == svg]
    assert {face["title"] for face in faces} == {"Bow"}  # a tile has no title


def test_a_picture_that_cannot_be_set_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("worms")
    monkeypatch.setattr(WormsPrinting, "emblem", lambda self: "<svg")
    assert refusal(print_box, game, game.setting(2, {}), "en", "A4").id == "print-failed"


def test_a_spell_that_nobody_has_drawn_is_a_star() -> None:
    assert spell_sign("own", 10, 10, 64) == f'<g transform="translate(10 10) scale(0.5)">{STAR}</g>'


# What is in the PDF


def normal(text: str) -> str:
    return re.sub(r"[\s\x02\u00ad\ufffe-]+", "", text)


def said_on(face: Face, words: Words) -> Iterator[str]:
    for message in (face.title, *face.lines, face.kind):
        if message is not None:
            yield words.say(message).strip()


def text_in(page: pypdfium2.PdfTextPage, placed: Placed, height: float) -> str:
    left, right = placed.x * POINTS, (placed.x + placed.width) * POINTS
    top, bottom = height - placed.y * POINTS, height - (placed.y + placed.height) * POINTS
    return str(page.get_text_bounded(left, bottom, right, top))


def strays(page: pypdfium2.PdfTextPage, placed: tuple[Placed, ...], height: float) -> list[str]:
    """Letters that are neither on a piece nor in the line at the bottom."""
    found = []
    for n in range(page.count_chars()):
        letter = page.get_text_range(n, 1)
        left, bottom, right, top = (length / POINTS for length in page.get_charbox(n))
        x, y = (left + right) / 2, height / POINTS - (bottom + top) / 2
        on_a_piece = any(
            one.x <= left and right <= one.x + one.width and one.y <= height / POINTS - top and y <= one.y + one.height
            for one in placed
        )
        if letter.strip() and not on_a_piece and bottom > FOOTER:
            found.append(f"{letter} at {x:.0f}, {y:.0f}")
    return found


def assert_printed(printed: Printed, words: Words, paper: str) -> None:
    pdf = pypdfium2.PdfDocument(printed.pdf)
    width, height = (length * POINTS for length in PAPERS[paper])
    assert len(pdf) == printed.pages > FIRST_PAGES + len(printed.sides)
    for page in pdf:
        assert page.get_size() == pytest.approx((width, height), abs=0.1)
    for number, side in enumerate(printed.sides, start=FIRST_PAGES):
        text = pdf[number].get_textpage()
        assert strays(text, side.placed, height) == []
        for placed in side.placed:
            face = placed.piece.back if side.is_back else placed.piece.front
            assert face is not None
            seen = normal(text_in(text, placed, height))
            assert [said for said in said_on(face, words) if normal(said) not in seen] == []
            if face.title and face.kind:  # its head and its foot are its own
                head, foot = (
                    placed._replace(height=HEAD),
                    placed._replace(y=placed.y + placed.height - FOOT, height=FOOT),
                )
                assert normal(text_in(text, head, height)) == normal(words.say(face.title))
                assert normal(text_in(text, foot, height)) == normal(words.say(face.kind))
    rules = "".join(pdf[number].get_textpage().get_text_range() for number in range(number + 1, len(pdf)))
    assert "W13.2" in rules or "Z9.1" in rules


@pytest.mark.unmeasured
@every_game
@pytest.mark.parametrize(
    ("language", "paper"),
    [
        pytest.param("uk", "A4", marks=pytest.mark.slow),
        *(
            pytest.param(language, paper, marks=pytest.mark.soak)
            for language in LANGUAGES
            for paper in PAPERS
            if (language, paper) != ("uk", "A4")
        ),
    ],
)
def test_every_card_is_whole_and_every_word_on_it(game: AnyGame, language: str, paper: str, tmp_path: Path) -> None:
    setting = game.setting(game.usual_seats, own_box(game, tmp_path))
    assert_printed(print_box(game, setting, language, paper), words_with(language, game, setting), paper)


# The command


@pytest.mark.slow
def test_the_command_writes_a_file(rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = rumpus("box", "print", "standard", "--game", "zombies-doom", "--language", "cs", "--paper", "letter")
    assert re.fullmatch(r"zombies-doom-standard-cs\.pdf: \d+ pages for letter\. Page 1 tells .*\n", said.out)
    assert (tmp_path / "zombies-doom-standard-cs.pdf").read_bytes().startswith(b"%PDF")


def test_a_file_that_cannot_be_written(rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.printing.pdf.print_box", lambda *_: Printed(b"%PDF", 1, ()))
    said = rumpus("box", "print", "standard", "-o", tmp_path / "nowhere" / "box.pdf")
    assert (said.code, said.out) == (1, "")
    assert "box.pdf cannot be written: No such file or directory" in said.err


def test_a_box_that_is_wrong_is_told_where(rumpus: Rumpus, tmp_path: Path) -> None:
    own_box(find_game("worms"), tmp_path)
    (tmp_path / "mine" / "tiles.txt").write_text("tile one\n", encoding="utf-8")
    said = rumpus("box", "print", tmp_path / "mine")
    assert (said.code, said.err.startswith("rumpus: tiles.txt, line 1: ")) == (1, True)


def test_without_the_extra_it_is_told_what_to_install(rumpus: Rumpus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    monkeypatch.delitem(sys.modules, "rumpus.printing.pdf")
    said = rumpus("box", "print", "standard")
    assert (said.code, said.out) == (1, "")
    assert "“typst” is not installed here" in said.err
    assert "rumpus[print]" in said.err


def test_a_game_that_says_nothing_of_it_is_not_printed(
    rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_pig(tmp_path / "installed", monkeypatch)
    said = rumpus("box", "print", "standard", "--game", "pig")
    assert (said.code, said.err) == (
        1,
        "rumpus: pig cannot be printed: it does not say what of it there is to cut out.\n",
    )
    without = Printing(find_game("pig"))
    assert refusal(without.batches, None).id == "game-is-not-printed"
    assert (without.notes(None), without.emblem()) == ((), "")


@pytest.mark.parametrize("game", printed_games())
def test_the_pictures_are_as_new_as_the_drawings(game: str) -> None:
    """If not: make pictures."""
    assert (folder_of(game) / MADE_OF).read_text(encoding="utf-8").strip() == fingerprint(game)
