"""The report of an experiment: one page that needs nothing else, its tables, and a few games to look at."""

import os
from collections.abc import Collection, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from shlex import quote
from string import Template
from typing import Final
from urllib.parse import quote as url_quote

from rumpus.kernel.message import Message, Refused, Say
from rumpus.lab.answer_section import answers
from rumpus.lab.comparing import Compared, compare
from rumpus.lab.exemplars import Exemplar, choose_exemplars, write_records
from rumpus.lab.findings import Finding, all_findings
from rumpus.lab.formatting import SHARE, Formatter
from rumpus.lab.gathering import Found, gather
from rumpus.lab.happenings_section import what_happens, where_luck_comes_from
from rumpus.lab.markup import card
from rumpus.lab.plots import course
from rumpus.lab.results import Results
from rumpus.lab.robustness import Robustness, robustness
from rumpus.lab.sections import how_it_goes, what_changes, who_wins
from rumpus.lab.tables import PARQUET, Table, all_tables, write_tables
from rumpus.lab.things_section import clauses, what_things_do
from rumpus.lab.tuned_section import tuned_section
from rumpus.lab.tuning import Tuned

PAGE: Final = "index.html"
COURSE: Final = 120  # pixels


class ReportTemplate(Template):
    """`$report-findings` is a sentence of ours, said in place; everything else is given."""

    idpattern = "[a-z][a-z-]*"


def write_report(
    results: Results, folder: Path, say: Say, language: str, tuned: Tuned | None = None, table: str = ""
) -> Path:
    """Everything into that folder; the page is written last, so that it links to what is there. Of a box that was
    tuned it tells how it came about, too. With the address of a table it links to games there."""
    found = gather(results)
    if not found.cells:
        raise Refused("report-nothing-played", folder=str(results.folder))
    compared, robust = compare(found), robustness(results)
    tables = all_tables(found, compared)
    kinds = write_tables(tables, folder / "tables")
    exemplars = choose_exemplars(results, found)
    recorded = write_records(results, exemplars, folder / "records")
    fmt = Formatter(say, results.experiment.game, results.titles(language))
    page = folder / PAGE
    page.write_text(
        fill_page(
            found, compared, robust, exemplars, recorded, tables, kinds, results, page, fmt, language, tuned, table
        ),
        encoding="utf-8",
    )
    return page


def fill_page(
    found: Found,
    compared: Compared,
    robust: Robustness,
    exemplars: Sequence[Exemplar],
    recorded: Collection[str],
    tables: Sequence[Table],
    kinds: Sequence[str],
    results: Results,
    page: Path,
    fmt: Formatter,
    language: str,
    tuned: Tuned | None,
    table: str,
) -> str:
    experiment, template = found.experiment, ReportTemplate(read("report.html"))
    given = {
        "language": language,
        "style": read("report.css"),
        "title": fmt("report-title", title=experiment.title),
        "question": fmt("report-title", title=experiment.question),
        "answers": answers(found, fmt),
        "facts": facts(found, fmt),
        "unfinished": unfinished(found, fmt),
        "findings-about": fmt("report-findings-about", count=len(compared.all())),
        "findings": findings(compared, robust, fmt),
        "games": "".join(game_card(one, one.file in recorded, results, page, fmt, table) for one in exemplars),
        "wins": who_wins(found, fmt),
        "goes": how_it_goes(found, fmt) + where_luck_comes_from(found, fmt) + what_happens(found, fmt),
        "things": what_things_do(found, compared, fmt),
        "clauses": clauses(found, fmt),
        "tables": "".join(table_links(table, kinds, fmt) for table in tables),
        "made-by": fmt("report-made-by", name=experiment.name, seed=experiment.seed),
        "tuned": tuned_section(tuned, shown, fmt) if tuned else "",
        "tuned-link": f'<li><a href="#tuned">{fmt("report-tuned")}</a></li>' if tuned else "",
        "games-about": fmt("report-games-about-table" if table else "report-games-about"),
        "tables-about": fmt("report-tables-about" if PARQUET in kinds else "report-tables-about-csv"),
        "table-link": f'<p><a href="{escape(table)}">{fmt("report-to-table")}</a></p>' if table else "",
        "sweep-link": "",
        "sweeps": "",
    }
    if compared.changes:
        title, about = fmt("report-what-changes"), fmt("report-changes-about")
        content = what_changes(found, compared, fmt)
        given["sweeps"] = f'<section id="changes"><h2>{title}</h2><p class="note">{about}</p>{content}</section>'
        given["sweep-link"] = f'<li><a href="#changes">{title}</a></li>'
    said = {id: fmt(id) for id in template.get_identifiers() if id not in given}
    return template.substitute(said, **given)


@cache
def read(name: str) -> str:
    return (files("rumpus.lab") / "static" / name).read_text(encoding="utf-8")


def facts(found: Found, fmt: Formatter) -> str:
    bots = dict.fromkeys(bot for cell in found.cells for bot in cell.bots)
    told = [
        fmt("game-name"),
        fmt("report-games", games=found.games),
        fmt("report-cells", cells=len(found.cells)),
        *(fmt.html(fmt.player(bot)) for bot in bots),
    ]
    return "".join(f"<li>{fact}</li>" for fact in told)


def unfinished(found: Found, fmt: Formatter) -> str:
    experiment = found.experiment
    wanted = experiment.games * len(experiment.cells)
    if found.games >= wanted or experiment.precision is not None:
        return ""
    return f'<p class="unfinished">{fmt("report-unfinished", games=found.games, wanted=wanted)}</p>'


def findings(compared: Compared, robust: Robustness, fmt: Formatter) -> str:
    parts = []
    for group in all_findings(compared, fmt):
        lines = "".join(tell_finding(finding, robust, fmt) for finding in group.found)
        parts.append(f'<section class="card"><h3>{fmt.html(group.title)}</h3><ul>{lines}</ul></section>')
    return "".join(parts)


def tell_finding(finding: Finding, robust: Robustness, fmt: Formatter) -> str:
    mark = "clear" if finding.significant else "unclear"
    return f'<li class="{mark}">{fmt.html(finding.message)}{tell_robustness(finding, robust, fmt)}</li>'


def tell_robustness(finding: Finding, robust: Robustness, fmt: Formatter) -> str:
    """Whether it holds for whoever plays, where that was tried."""
    if finding.about is None or (bots := robust.holds_for(finding.about)) is None:
        return ""
    holds = "all" if len(bots) == robust.tried_with(finding.about) else "some" if bots else "none"
    told = fmt("report-holds", holds=holds, bots=tuple(fmt.player(bot) for bot in bots))
    return f'<small class="holds">{told}</small>'


def game_card(exemplar: Exemplar, is_recorded: bool, results: Results, page: Path, fmt: Formatter, table: str) -> str:
    row = exemplar.row
    where = fmt("report-game-where", cell=fmt.levels(exemplar.cell.levels), number=row.number)
    won = Message("report-game-won", {"seats": tuple(str(seat + 1) for seat in row.winners)})
    told = [
        fmt("report-game-turns", turns=row.turns),
        fmt("report-game-answers", answers=row.answers),
        fmt.html(won if row.winners else Message("report-game-draw")),
    ]
    names = [fmt.say(Message("report-game-seat", {"seat": seat + 1})) for seat in range(len(row.order))]
    content = (
        f'<ul class="game-facts">{"".join(f"<li>{fact}</li>" for fact in told)}</ul>'
        f'<div class="course-of-game">{course(row.shares, names, fmt.ticks(SHARE), COURSE)}</div>'
    )
    if is_recorded and table:
        address = f"{table}/{url_quote(exemplar.cell.id, safe='')}/{row.number}"
        content += f'<p><a href="{escape(address)}">{fmt("report-game-watch")}</a></p>'
        content += f'<p><a href="records/{exemplar.file}">{fmt("report-game-record")}</a></p>'
    elif is_recorded:
        command = to_open(page.parent / "records" / exemplar.file, results, exemplar)
        content += f"<code>{escape(' '.join(quote(word) for word in command))}</code>"
        content += f'<p><a href="records/{exemplar.file}">{fmt("report-game-record")}</a></p>'
    else:
        content += f"<p>{fmt('report-game-another')}</p>"
    return card(fmt(f"report-game-{exemplar.what}"), where, content)


def to_open(record: Path, results: Results, exemplar: Exemplar) -> list[str]:
    """The command that shows it at a table of one's own."""
    boxes = ["--boxes", shown(results.boxes)] if exemplar.cell.own_box else []
    return ["rumpus", "serve", "--open", "--record", shown(record), *boxes]


def shown(path: Path) -> str:
    return os.path.relpath(path) if path.resolve().is_relative_to(Path.cwd()) else str(path)


def table_links(table: Table, kinds: Sequence[str], fmt: Formatter) -> str:
    name, told = table.name, fmt(f"report-table-{table.name}")
    links = (f'<a href="tables/{name}.{kind}">{name}.{kind}</a>' for kind in kinds)
    return f"<li>{told}: {', '.join(links)}</li>"
