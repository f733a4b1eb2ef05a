"""A printed box as data: everything on its pages, said in one language."""

import base64
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from rumpus.boxes.box import short_digest
from rumpus.boxes.boxes import BOX, Boxes
from rumpus.boxes.pictures import picture_id, pictures_in, whose_picture
from rumpus.boxes.printing import Face, Piece, Printing, drawn, inside
from rumpus.boxes.reference import Reference
from rumpus.boxes.variants import VARIANT
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Argument, Message
from rumpus.kernel.setting import Setting
from rumpus.printing.layout import Paper, Placed, Side, sides_of
from rumpus.text.words import NAME_OF_GAME, Words

Data: TypeAlias = dict[str, Any]

FIRST_PAGES: Final = 2  # how to print and cut, and the list of all pieces
RULE: Final = "rule-"


class Document:
    """What the template sets: see template.typ."""

    def __init__(self, game: AnyGame, setting: Setting, words: Words, paper: Paper) -> None:
        self.game = game
        self.setting = setting
        self.words = words
        self.paper = paper
        boxes, written = Boxes.of(game), setting.header()[BOX]
        assert boxes.shelf is not None
        self.digest = short_digest(boxes.shelf.find(written))
        self.title = boxes.title(boxes.shelf.folder(written.partition("@")[0]), words.language)
        files = boxes.files(written.partition("@")[0])
        self.own_pictures = {picture_id(file): (file, content) for file, content in pictures_in(files).items()}
        self.printing = Printing.of(game)
        self.batches = self.printing.batches(setting)
        self.sides = [side for batch in self.batches for side in sides_of(batch, paper)]
        self.faces: dict[str, tuple[int, Data]] = {}
        self.pictures: dict[str, int] = {}

    def say(self, id: str, **args: Argument) -> str:
        return self.words.say(Message(id, args))

    def data(self) -> Data:
        sides = [self.side(side) for side in self.sides]
        return {
            "language": self.words.language,
            "paper": self.paper,
            "cover": self.cover(),
            "list": self.all_pieces(),
            "sides": sides,
            "rules": {"title": self.say("print-rules"), "sections": self.rules()},
            "faces": [said for _, said in self.faces.values()],
            "pictures": list(self.pictures),
        }

    # The first two pages

    def cover(self) -> Data:
        return {
            "emblem": self.picture(self.printing.emblem()),
            "game": self.say(NAME_OF_GAME),
            "box": self.say("print-box", box=self.title, digest=self.digest),
            "how": self.say("print-how"),
            "steps": [self.say(f"print-step-{step}") for step in ("scale", "paper", "sides", "cut", "rules")],
            "what": self.say("print-what"),
            "heads": [self.say(f"print-head-{head}") for head in ("what", "pieces", "pages", "sides")],
            "rows": [*self.rows()],
            "besides": self.say("print-besides"),
            "notes": [self.words.say(note) for note in self.printing.notes(self.setting)],
        }

    def rows(self) -> Sequence[tuple[str, str, str, str]]:
        rows, page = [], FIRST_PAGES + 1
        for batch in self.batches:
            pages = sum(side.batch is batch for side in self.sides)
            copies = sum(piece.copies for piece in batch.pieces)
            both = any(piece.back is not None for piece in batch.pieces)
            told = self.say("print-both-sides" if both else "print-one-side")
            rows.append((self.words.say(batch.title), str(copies), f"{page}–{page + pages - 1}", told))
            page += pages
        return [*rows, (self.say("print-rules"), "", f"{page}–", self.say("print-as-you-like"))]

    def all_pieces(self) -> Data:
        """Every piece and how many there are of it, to be ticked off."""
        parts = []
        for batch in self.batches:
            counted: dict[str, int] = {}
            for piece in batch.pieces:
                name = self.words.say(piece.name)
                counted[name] = counted.get(name, 0) + piece.copies
            parts.append({"title": self.words.say(batch.title), "pieces": list(counted.items())})
        return {"title": self.say("print-list"), "parts": parts}

    # Pieces

    def side(self, side: Side) -> Data:
        title = self.words.say(side.batch.title)
        return {
            "title": self.say("print-back" if side.is_back else "print-front", title=title),
            "empty": not side.placed,
            "shape": side.batch.shape,
            "placed": [self.placed(placed, side.is_back) for placed in side.placed],
            "marks": side.marks,
        }

    def placed(self, placed: Placed, is_back: bool) -> Data:
        piece = placed.piece
        face = piece.back if is_back else piece.front
        assert face is not None
        scale = placed.width / max((x for x, _ in piece.outline), default=placed.width)
        if not is_back and (own := self.own_picture(piece)):
            face = replace(face, picture=layered(own, face.over) if face.over else own)
        return {
            "x": placed.x,
            "y": placed.y,
            "width": placed.width,
            "height": placed.height,
            "face": self.face(face),
            "outline": [(x * scale, y * scale) for x, y in piece.outline],
            "spot": [scale * length for length in piece.spot],
        }

    def face(self, face: Face) -> int:
        """The number of a face: many pieces share one."""
        said = {
            "picture": self.picture(face.picture),
            "colour": face.colour,
            "title": self.words.say(face.title) if face.title else None,
            "kind": self.words.say(face.kind) if face.kind else None,
            "lines": [self.words.say(line).strip() for line in face.lines],
        }
        return self.faces.setdefault(json.dumps(said), (len(self.faces), said))[0]

    def own_picture(self, piece: Piece) -> str:
        """What somebody has drawn for a box of their own."""
        whose = whose_picture(piece.kind, piece.id, self.own_pictures, self.words.box.alike)
        file, content = self.own_pictures[whose] if whose else ("", b"")
        return content.decode("utf-8-sig") if file.endswith(".svg") else wrapped(content) if file else ""

    def picture(self, svg: str) -> int | None:
        return self.pictures.setdefault(svg, len(self.pictures)) if svg else None

    # Rules

    def rules(self) -> list[Data]:
        """The clauses section by section; what stands in a section without a number has none."""
        sections: list[Data] = []
        for id in self.words.ids(RULE):
            section, _, clause = id.removeprefix(RULE).partition("-")
            said = self.say(id)
            if not clause:
                sections.append({"label": section, "title": said, "clauses": []})
            else:
                label = f"{section}.{clause}" if clause.isdecimal() else ""
                sections[-1]["clauses"].append((label, said))
        return [*sections, *self.variants()]

    def variants(self) -> list[Data]:
        """The optional rules that the box declares, by their names."""
        sheets = [sheet for sheet in Reference.of(self.game).sheets(self.setting) if sheet.kind == VARIANT]
        clauses = [(self.words.name(sheet.id), " ".join(map(self.words.say, sheet.lines[1:]))) for sheet in sheets]
        return [{"label": "", "title": self.say("rules-variants"), "clauses": clauses}] if clauses else []


def layered(under: str, over: str) -> str:
    """One picture above another, both in a square."""
    data = base64.b64encode(under.encode()).decode()
    fills = 'width="100" height="100" preserveAspectRatio="xMidYMid slice"'
    image = f'<image {fills} href="data:image/svg+xml;base64,{data}"/>'
    return drawn((0.0, 0.0, 100.0, 100.0), image, inside(over, 0, 0, 100, 100))


def wrapped(png: bytes) -> str:
    """As SVG, which all other pictures are; it fills the room that they have."""
    data = base64.b64encode(png).decode()
    fills = 'width="4" height="3" preserveAspectRatio="xMidYMid slice"'
    return drawn((0.0, 0.0, 4.0, 3.0), f'<image {fills} href="data:image/png;base64,{data}"/>')
