"""What must be true after the week of a club."""

import asyncio
from collections.abc import Iterator
from random import Random
from statistics import linear_regression

from rumpus.kernel.registry import find_game
from rumpus.records.record import read_record
from rumpus.records.verify import verify
from rumpus.table.rooms.checking import check_store
from rumpus.table.rooms.entries import AnyEntry, Joined, Resigned, Returned, Seated, read_entry
from rumpus.table.store.base import RoomRow, read_row
from rumpus.table.store.contents import contents_of
from rumpus.table.tournaments.tournament import POINT
from tests.helpers.club.club import Club, MemoryPoint
from tests.helpers.club.receiving import leaks
from tests.helpers.table.history import PLAYED_BY_BOT, Attempt, Deed, Fault, History, deeds_in, faults
from tests.helpers.table.served import Json
from tests.helpers.table.verifying import lines_of

STEEPEST = 0.5  # blocks of memory a request; 0.1 is usual, and a text kept for each is 0.9
FEWEST_POINTS = 4
FEWEST_REQUESTS = 5000  # in the later half; a room that is just being played in makes a difference of 2,000 blocks


def bots_in(row: RoomRow, log: list[AnyEntry]) -> Iterator[frozenset[int]]:
    """The seats that bots play, after each entry."""
    bots = {seat for seat, kind in enumerate(row.seats) if kind != "person"}
    for entry in log:
        match entry:
            case Seated(seat=seat) | Resigned(seat=seat):
                (bots.add if entry.level else bots.discard)(seat)
            case Joined(seat=seat) | Returned(seat=seat):
                bots.discard(seat)
        yield frozenset(bots)


def deeds_of_people(row: RoomRow, log: list[AnyEntry]) -> dict[int, Deed]:
    """Without what bots do, in their seats and in those of people."""
    bots = dict(enumerate(bots_in(row, log), 1))
    return {
        number: deed
        for number, deed in deeds_in(log).items()
        if deed.kind == "chat" or (deed.seat >= 0 and deed.seat not in bots[number])
    }


def logs_of(club: Club) -> dict[str, tuple[RoomRow, list[AnyEntry]]]:
    with contents_of(club.store) as contents:
        return {
            room: (read_row(contents.opened_with(room)[0]), [read_entry(data) for _, data in contents.entries(room)])
            for room in contents.rooms()
        }


async def histories_of(club: Club) -> dict[str, History]:
    """What was shown is the record, as each table has it."""
    logs, found = logs_of(club), {}
    rooms = {*logs, *club.told.attempts}
    for room in sorted(rooms):
        log = deeds_of_people(*logs[room]) if room in logs else {}
        bots = list(bots_in(*logs[room])) if room in logs else []
        shown = {}
        for server in club.tables.servers if room in logs else ():
            said = await club.tables.clients[server.url].get(f"/api/rooms/{room}/record", headers=watching(club, room))
            shown[server.url] = said.text.splitlines() if said.is_success else []  # nothing, of a game that never began
        found[room] = History(dict(club.told.attempts[room]), log, shown, bots)
    return found


def watching(club: Club, room: str) -> dict[str, str]:
    """Everybody may watch the games of a tournament."""
    links = club.rooms.get(room)
    return {"Authorization": f"Bearer {links['watch']}"} if links else {}


def faults_in(club: Club, histories: dict[str, History]) -> list[tuple[str, Fault]]:
    """Less what nobody could be told: their table was killed, or the store stood still."""
    return [
        (room, fault)
        for room, history in histories.items()
        for fault in faults(history)
        if not (fault.kind == "unacknowledged" and (room, fault.about[1]) in club.told.excused)
    ]


def plant(histories: dict[str, History], random: Random) -> Iterator[tuple[str, dict[str, History]]]:
    """Faults of each kind, one at a time, anywhere; each time the histories with it."""
    rich = [room for room, history in histories.items() if len(history.log) > 5 and len(history.shown) > 0]
    for kind in ("lost", "doubled", "reordered", "unacknowledged", "different", "refused"):
        room = random.choice(rich)
        history = histories[room]
        attempts = {seat: list(all) for seat, all in history.attempts.items()}
        log, shown, bots = dict(history.log), dict(history.shown), [*history.bots]
        acknowledged = [(seat, one) for seat, all in attempts.items() for one in all if one.number is not None]
        seat, attempt = random.choice(acknowledged)
        fresh = Deed(seat, "chat", "of nobody")
        match kind:
            case "lost":
                attempts[seat].append(Attempt(fresh, max(log) + 1))
            case "doubled":
                log[max(log) + 1] = attempt.deed
            case "reordered":
                attempts[seat] = attempts[seat][::-1]
                attempts[seat] += [Attempt(fresh, min(log) - 1)]
                log[min(log) - 1] = fresh
            case "unacknowledged":
                attempts[seat].append(Attempt(fresh))
                log[max(log) + 1] = fresh
            case "different":
                shown["somebody"] = [*next(iter(shown.values()))[:-2], "something else"]
            case "refused":
                attempts[seat].append(Attempt(fresh, refused=PLAYED_BY_BOT, since=len(bots)))
                bots = [bots_then - {seat} for bots_then in bots]
        yield kind, {**histories, room: History(attempts, log, shown, bots)}


# Everything else


def problems_of_records(club: Club, histories: dict[str, History]) -> list[str]:
    """Each is what the log says, and its dice follow from what was promised."""
    found, running = [], {*club.running()}  # games that are not over have not told their dice yet
    for room, (_, log) in [one for one in logs_of(club).items() if one[0] not in running]:
        for shown in filter(None, histories[room].shown.values()):
            record = read_record("\n".join(shown) + "\n")
            if [f"{line.speaker}: {line.text}" for line in record.lines] != lines_of(log):
                found.append(f"{room}: not what the log says")
            promised = club.rooms[room]["commitment"] if room in club.rooms else record.proof["dice-commitment"]
            problem = verify(find_game(record.game), record).problem
            if problem is not None or record.proof["dice-commitment"] != promised:
                found.append(f"{room}: {problem}")
            break  # the others are the same, as the judge of histories has found
    return found


async def problems_of_tournaments(club: Club) -> list[str]:
    found, played = [], 0
    for id in club.tournaments:
        told = (await club.tables.ask("GET", f"/api/tournaments/{id}", None)).json()
        if told["line"]["stage"] != "over":
            found.append(f"{id}: not over")
            continue
        found += [f"{id}: {problem}" for problem in problems_of_standings(told)]
        for fixture in [one for games in told["games"] for one in games["fixtures"] if one["why"] == "played"]:
            look = (await club.tables.ask("GET", f"/api/rooms/{fixture['room']}/look", None)).json()
            played += 1
            speakers = [seat["speaker"] for seat in look["info"]["seats"]]
            won = look["winners"] or speakers
            if parts(fixture["shares"]) != [POINT // len(won) if one in won else 0 for one in speakers]:
                found.append(f"{id}: {fixture['shares']} does not follow from {won} in {fixture['room']}")
    return found if played else [*found, "nobody played in a tournament"]


def parts(points: list[float]) -> list[int]:
    """Of points as they are told, rounded: three who share one have 0.33 each."""
    return [round(one * POINT) for one in points]


def problems_of_standings(told: Json) -> Iterator[str]:
    points = {one["id"]: 0 for one in told["entrants"]}
    for games in told["games"]:
        for fixture in games["fixtures"]:
            for entrant, share in zip(fixture["entrants"], parts(fixture["shares"]), strict=True):
                points[entrant] += share
        if games["bye"] and told["line"]["format"] == "swiss":
            points[games["bye"]] += POINT
    standings = told["standings"]
    told_points = parts([one["points"] for one in standings])
    if dict(zip([one["entrant"] for one in standings], told_points, strict=True)) != points:
        yield f"{standings} does not follow from {points}"
    if told_points != sorted(points.values(), reverse=True):
        yield "the best is not first"


def problems_of_memory(club: Club) -> list[str]:
    """Of each table that was open for long enough: it is flat, once it has met all kinds of things."""
    return [
        f"{name} grows by {slope:.2f} blocks a request"
        for name, points in club.memory.items()
        if (slope := slope_of(points)) is not None and slope > STEEPEST
    ]


def slope_of(points: list[MemoryPoint]) -> float | None:
    """Blocks a request of any member, by least squares over the later half; none, if there are too few points."""
    late = points[len(points) // 2 :]
    if len(late) < FEWEST_POINTS or late[-1].requests - late[0].requests < FEWEST_REQUESTS:
        return None
    return linear_regression([one.requests for one in late], [one.memory.blocks for one in late]).slope


async def problems(club: Club, histories: dict[str, History]) -> list[str]:
    """All that is wrong; nothing, if nothing is."""
    damages: list[str] = []
    checked = await asyncio.to_thread(check_store, club.store, lambda message: damages.append(str(message)))
    found = [f"{room}: {fault}" for room, fault in faults_in(club, histories)]
    logs = logs_of(club)
    found += [f"{room}: not over, last of all {logs[room][1][-2:]}" for room in club.running()]
    found += problems_of_records(club, histories)
    found += await problems_of_tournaments(club)
    found += leaks(club) + problems_of_memory(club)
    return found + damages + [f"{checked.damages} damages"] * bool(checked.damages)
