"""What a model says where its game says something else, as a file for `rumpus scenario`."""

from collections.abc import Mapping
from typing import Any

from rumpus.contract.model import NOBODY, ModelQuestion, Position
from rumpus.kernel.match import Match


def write_scenario(match: Match, position: Position, asked: ModelQuestion) -> str:
    """What the model says, as a file for `rumpus scenario`."""
    lines = [
        'title = "As the model has it"',
        f"game = {quoted(match.game.id)}",
        f"cites = [{quoted(asked.clause)}]",
        "\n[options]",
        *[f"{key} = {quoted(value)}" for key, value in position.options.items()],
        "\n[position]",
        *[line for key, value in position.table.items() for line in written(key, value)],
        '\n[[play]]\nanswers = """',
        *[f"{answer.speaker}: {match.write(answer)}" for answer in match.answers],
        '"""\n[play.expect]',
        f"question = {{ {', '.join(write_question(asked, match.options))} }}",
        *[line for key, value in asked.facts.items() for line in written(key, value)],
    ]
    return "\n".join(lines)


def write_question(asked: ModelQuestion, offered: tuple[str, ...]) -> list[str]:
    """Of options that are alike the one that the game offers, or any."""
    if asked.speaker == NOBODY:
        return [f"speaker = {quoted(NOBODY)}"]
    one_of_alike = {likeness: option for option, likeness in asked.options.items()}
    one_of_alike |= {asked.options[option]: option for option in offered if option in asked.options}
    entries = [
        f"speaker = {quoted(asked.speaker)}",
        f"kind = {quoted(asked.kind)}",
        f"options = [{', '.join(map(quoted, one_of_alike.values()))}]",
    ]
    if asked.weights:
        weights = [f"{quoted(option)} = {weight}" for option, weight in asked.weights.items()]
        entries.append(f"weights = {{ {', '.join(weights)} }}")
    return entries


def written(key: str, value: Any) -> list[str]:
    """A key of a position or of what is expected, and all below it."""
    if isinstance(value, Mapping):
        return [line for name, part in value.items() for line in written(f"{key}.{quoted(name)}", part)]
    return [f"{key} = {quoted(value) if isinstance(value, str) else str(value).lower()}"]


def quoted(text: str) -> str:
    return f'"""\n{text}"""' if "\n" in text else f'"{text}"'
