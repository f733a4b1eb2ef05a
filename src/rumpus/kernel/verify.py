"""Whether the dice of a record are those its room had committed to. `docs/dice.md` says how to check it without us."""

from dataclasses import dataclass

from rumpus.kernel.dice import CheckableChance, commitment, mix
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.record import Line, Record
from rumpus.kernel.replay import feed, replay

BROUGHT_NOTHING = "-"  # a seat without entropy of its own


@dataclass(frozen=True)
class Proof:
    """What a record says about its dice."""

    commitment: str
    opening: int  # so many first answers come from another record; the room did not draw them
    secret: bytes
    entropies: tuple[str, ...]


@dataclass(frozen=True)
class Verdict:
    commitment: str
    opening: int
    outcomes: int  # of chance, drawn in the room, that follow from the commitment, up to the first problem
    problem: Message | None = None


def verify(game: AnyGame, record: Record) -> Verdict:
    """Play the record again and draw every outcome of chance anew. Refused if there is nothing to check it by."""
    proof = read_proof(record)
    if commitment(proof.secret) != proof.commitment:
        return Verdict(proof.commitment, proof.opening, 0, Message("verify-other-secret"))
    match = replay(game, record, proof.opening)
    chance = CheckableChance(mix(proof.secret, proof.entropies))
    for line in record.lines[proof.opening :]:
        drawn = chance.counter
        try:
            check_outcome(match, line, chance)
            feed(match, [line])
        except Refused as refused:
            return Verdict(proof.commitment, proof.opening, drawn, refused.message)
    problem = None if match.result is not None else Message("verify-cut-short")  # it would not have the secret yet
    return Verdict(proof.commitment, proof.opening, chance.counter, problem)


def check_outcome(match: Match, line: Line, chance: CheckableChance) -> None:
    """Refused if this line says what chance answered and it would have answered something else."""
    question = match.question
    if question is None or question.seat != CHANCE or line.speaker != match.speaker(question):
        return
    drawn = match.state.write(question, chance.pick(question))
    if drawn != line.text:
        raise Refused("verify-other-outcome", line=line.number, text=line.text, drawn=drawn)


def read_proof(record: Record) -> Proof:
    """The lines of the header that begin with `dice-`."""
    if "dice-commitment" not in record.proof:
        raise Refused("verify-no-proof")
    if "dice-secret" not in record.proof:
        raise Refused("verify-no-secret")
    opening = record.proof.get("dice-opening", "0")
    if not opening.isdecimal() or len(opening) > len(str(len(record.lines))) or int(opening) > len(record.lines):
        raise Refused("verify-bad-proof", key="dice-opening", found=opening)
    secret = read_hex("dice-secret", record.proof["dice-secret"])
    brought = [name.strip() for name in record.proof.get("dice-entropy", "").split(",")]
    if len(brought) != len(record.seats):
        raise Refused("verify-bad-proof", key="dice-entropy", found=", ".join(brought))
    return Proof(record.proof["dice-commitment"], int(opening), secret, tuple(read_entropy(one) for one in brought))


def read_entropy(written: str) -> str:
    if written == BROUGHT_NOTHING:
        return ""
    try:
        return read_hex("dice-entropy", written).decode()
    except UnicodeDecodeError:
        raise Refused("verify-bad-proof", key="dice-entropy", found=written) from None


def read_hex(key: str, written: str) -> bytes:
    try:
        return bytes.fromhex(written)
    except ValueError:
        raise Refused("verify-bad-proof", key=key, found=written) from None
