"""Whether the dice of a record are those its room had committed to. `docs/dice.md` says how to check it without us."""

from dataclasses import dataclass

from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE
from rumpus.records.dice import LABELS, CheckableChance, commitment, mix, seat_commitment, weights_of
from rumpus.records.record import Line, Record
from rumpus.records.replay import feed, replay

BROUGHT_NOTHING = "-"  # a seat without entropy of its own


@dataclass(frozen=True)
class Proof:
    """What a record says about its dice."""

    scheme: int
    commitment: str
    opening: int  # so many first answers come from another record; the room did not draw them
    committed: tuple[str, ...]  # by each seat, before anybody revealed anything; nothing in the first scheme
    secret: bytes
    entropies: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """One answer of chance, with all it could have been: enough to draw it again without knowing the rules."""

    counter: int
    line: int  # in the file
    text: str
    options: tuple[str, ...]
    weights: tuple[int, ...]


@dataclass(frozen=True)
class Verdict:
    scheme: int
    commitment: str
    opening: int
    outcomes: tuple[Outcome, ...]  # drawn in the room and following from the commitment, up to the first problem
    problem: Message | None = None


def verify(game: AnyGame, record: Record) -> Verdict:
    """Play the record again and draw every outcome of chance anew. Refused if there is nothing to check it by."""
    proof = read_proof(record)
    problem = broken_commitment(proof, record)
    if problem is not None:
        return Verdict(proof.scheme, proof.commitment, proof.opening, (), problem)
    match = replay(record, proof.opening, game=game)
    chance = CheckableChance(mix(proof.secret, proof.entropies, proof.scheme))
    outcomes: list[Outcome] = []
    try:
        for line in record.lines[proof.opening :]:
            outcome = draw_again(match, line, chance)
            feed(match, [line])
            outcomes += outcome
    except Refused as refused:
        problem = refused.message
    else:
        if match.result is None and "ended" not in record.ending:
            problem = Message("verify-cut-short")  # the secret is revealed when the game is over
    return Verdict(proof.scheme, proof.commitment, proof.opening, tuple(outcomes), problem)


def broken_commitment(proof: Proof, record: Record) -> Message | None:
    """The room's binds the secret and what comes from another record, each seat's what it brought."""
    opening = [f"{line.speaker}: {line.text}" for line in record.lines[: proof.opening]]
    if commitment(proof.secret, opening, proof.scheme) != proof.commitment:
        return Message("verify-other-secret")
    for seat, (committed, entropy) in enumerate(zip(proof.committed, proof.entropies, strict=False), 1):
        if committed != (seat_commitment(entropy) if entropy else ""):
            return Message("verify-other-entropy", {"seat": seat})
    return None


def draw_again(match: Match, line: Line, chance: CheckableChance) -> list[Outcome]:
    """The outcome that a line writes down, if it is one. Refused if chance would have answered something else."""
    question = match.question
    if question is None or question.seat != CHANCE or line.speaker != match.speaker(question):
        return []
    counter = chance.counter
    drawn = match.state.write(question, chance.pick(question))
    if drawn != line.text:
        raise Refused("verify-other-outcome", line=line.number, text=line.text, drawn=drawn)
    options = tuple(match.state.write(question, option) for option in question.options)
    return [Outcome(counter, line.number, drawn, options, weights_of(question))]


def read_proof(record: Record) -> Proof:
    """The lines of the header that begin with `dice-`."""
    if "dice-commitment" not in record.proof:
        raise Refused("verify-no-proof")
    if "dice-secret" not in record.proof:
        raise Refused("verify-no-secret")
    opening = record.proof.get("dice-opening", "0")
    if not opening.isdecimal() or len(opening) > len(str(len(record.lines))) or int(opening) > len(record.lines):
        raise Refused("verify-bad-proof", key="dice-opening", found=opening)
    scheme = record.proof.get("dice-scheme", "1")
    if scheme not in map(str, LABELS):
        raise Refused("verify-bad-proof", key="dice-scheme", found=scheme)
    secret = read_hex("dice-secret", record.proof["dice-secret"])
    committed = () if scheme == "1" else read_seats(record, "dice-committed")
    brought = read_seats(record, "dice-entropy")
    entropies = tuple(read_entropy(one) for one in brought)
    return Proof(int(scheme), record.proof["dice-commitment"], int(opening), committed, secret, entropies)


def read_seats(record: Record, key: str) -> tuple[str, ...]:
    """What stands there for each seat; nothing for one that brought nothing."""
    found = [one.strip() for one in record.proof.get(key, "").split(",")]
    if len(found) != len(record.seats):
        raise Refused("verify-bad-proof", key=key, found=", ".join(found))
    return tuple("" if one == BROUGHT_NOTHING else one for one in found)


def read_entropy(written: str) -> str:
    try:
        return read_hex("dice-entropy", written).decode()
    except UnicodeDecodeError:
        raise Refused("verify-bad-proof", key="dice-entropy", found=written) from None


def read_hex(key: str, written: str) -> bytes:
    try:
        return bytes.fromhex(written)
    except ValueError:
        raise Refused("verify-bad-proof", key=key, found=written) from None
