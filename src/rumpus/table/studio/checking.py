"""What is wrong or odd with a box while it is written, and what is in it."""

import base64
from collections.abc import Mapping
from pathlib import Path

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.boxes.pictures import KINDS, whose_picture
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Argument, Message, Refused
from rumpus.table.studio.workshop import Workshop, check_base
from rumpus.table.wire.box_info import box_info
from rumpus.table.wire.library_messages import BoxInfo
from rumpus.table.wire.studio_messages import CheckInfo, RemarkInfo
from rumpus.text.words import LANGUAGES, Words, words


def check(workshop: Workshop, game: AnyGame, files: Mapping[str, bytes], language: str) -> CheckInfo:
    """Of files that nobody has saved yet; with nothing wrong, also what can be looked up in the box."""
    try:
        check_base(files)
    except Refused as refused:
        return CheckInfo([remark_info(refused.message, words(language, game.id), wrong=True)], None, "")
    with workshop.draft(game, files) as folder:
        return check_folder(game, folder, language)


def check_folder(game: AnyGame, folder: Path, language: str) -> CheckInfo:
    boxes = Boxes.of(game)
    problems = boxes.check(folder)
    try:
        odd = boxes.odd(folder, LANGUAGES)
        setting = None if problems else game.setting(game.seats[0], {BOX: str(folder)})
    except Refused as refused:
        odd, setting = [], None
        problems = problems or [refused.message]
    speaker = words(language, game.id)
    remarks = [remark_info(one, speaker, wrong=True) for one in problems]
    remarks += [remark_info(one, speaker, wrong=False) for one in odd if one not in problems]
    if problems or setting is None:
        return CheckInfo(remarks, None, "")
    counted = boxes.contents(folder)
    holds = Message(counted.id, {**counted.args, "name": boxes.title(folder, language)})
    return CheckInfo(remarks, pictured(box_info(game, setting), boxes.pictures(str(folder))), speaker.say(holds))


def pictured(box: BoxInfo, drawn: Mapping[str, tuple[str, bytes]]) -> BoxInfo:
    """With the pictures that the box brings in it, because nobody else may fetch them yet."""
    for sheet in box.sheets:
        if whose := whose_picture(sheet.kind, sheet.id, drawn, box.alike):
            file, content = drawn[whose]
            data = base64.b64encode(content).decode()
            sheet.facts["picture"] = f"data:{KINDS[Path(file).suffix]};base64,{data}"
    return box


def remark_info(message: Message, speaker: Words, *, wrong: bool) -> RemarkInfo:
    file, line = message.args.get("file", ""), message.args.get("line", 0)
    text = speaker.say(message)
    return RemarkInfo(
        file=file if isinstance(file, str) else "",
        line=line if isinstance(line, int) else 0,
        text=text,
        brief=without_place(text, file, line, speaker),
        wrong=wrong,
    )


def without_place(text: str, file: Argument, line: Argument, speaker: Words) -> str:
    """Sentences about a line, or about a file, begin with it, all in the same way."""
    line_of_file = speaker.say(Message("at-line", {"file": file, "line": line, "why": ""})).rstrip(" :")
    for place in (line_of_file, str(file)):
        if place and text.startswith(place):
            return text.removeprefix(place).lstrip(" ,:")
    return text
