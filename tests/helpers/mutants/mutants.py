"""All mutants of the rules of a game: each is one change, and has a name that outlives the lines around it."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import CodeType
from typing import Final

from tests.helpers.mutants.changes import Change, changes_in, is_negative
from tests.helpers.mutants.modules import LEFT_OUT, Module

LONGEST: Final = 110  # of what is named in a change
CLAUSE: Final = re.compile(r"\b[A-Z][0-9]+(?:\.[0-9]+)?\b")


@dataclass(frozen=True)
class Mutant:
    module: Module
    tree: ast.Module
    part: ast.stmt  # the function of the tree, or the statement outside of functions
    function: str  # `shift_next` or `Ground.reach`; of what stands outside of functions, the name that it gets
    text: str  # what is changed, such as `a < b → a <= b`
    change: Change
    lines: range  # of the statement around it
    clauses: tuple[str, ...]  # that the function cites
    in_function: bool

    @property
    def key(self) -> str:
        return f"{self.module.file} | {self.function} | {self.text}"

    def compiled(self) -> CodeType:
        """The module with the change in it."""
        return self.compiled_with(self.tree)

    def compiled_alone(self) -> CodeType:
        """The function with the change in it, and of what is around it only the class."""
        part, owner = self.part, self.function.rpartition(".")[0]
        if owner:
            part = ast.ClassDef(name=owner, bases=[], keywords=[], body=[part], decorator_list=[])
            ast.copy_location(part, self.part)
        return self.compiled_with(ast.Module([part], []))

    def compiled_with(self, tree: ast.Module) -> CodeType:
        self.change.make()
        try:
            return compile(ast.fix_missing_locations(tree), str(self.module.path), "exec")
        finally:
            self.change.undo()


def mutants_in(module: Module, known: Sequence[str]) -> Iterator[Mutant]:
    """Every mutant of a module; `known` are the clauses that its game has."""
    source = module.path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    found: set[tuple[int, str]] = set()
    names: Counter[tuple[str, str]] = Counter()
    for node, function, in_function in parts_of(tree.body, ""):
        if function.rpartition(".")[2] in LEFT_OUT:
            continue
        clauses = clauses_of(source, node, known)
        for change in changes_in(node, in_function):
            made = (id(change.statement), change.made())
            if made in found:
                continue
            found.add(made)
            text = text_of(change)
            names[function, text] += 1
            nth = names[function, text]
            name = text if nth == 1 else f"{text} ({nth})"
            yield Mutant(module, tree, node, function, name, change, lines_of(change.statement), clauses, in_function)


def parts_of(body: Sequence[ast.stmt], outer: str) -> Iterator[tuple[ast.stmt, str, bool]]:
    """Functions, methods, and statements outside of them, each with its name."""
    for node in body:
        match node:
            case ast.FunctionDef(name=name):
                yield node, outer + name, True
            case ast.ClassDef(name=name):
                yield from parts_of(node.body, f"{outer}{name}.")
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield node, outer + name, False
            case ast.Expr(value=ast.Call()):
                yield node, f"{outer}{ast.unparse(node)}", False


def clauses_of(source: str, node: ast.stmt, known: Sequence[str]) -> tuple[str, ...]:
    """The clauses cited in a function, its comments included; a heading stands for all below it."""
    lines = source.splitlines()
    text = "\n".join(lines[first_line(node) - 1 : node.end_lineno])
    cited = dict.fromkeys(CLAUSE.findall(text))
    return tuple(clause for clause in known if any(clause == one or clause.startswith(f"{one}.") for one in cited))


def first_line(node: ast.stmt) -> int:
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def text_of(change: Change) -> str:
    """What is changed, in a line; of a number the expression in which it stands."""
    if change.new is None:
        return f"{short(change.old)} → nothing"
    around = change.parent if is_number(change.old) and is_short(change.parent) else None
    before = short(around or change.old)
    change.make()
    after = short(around or change.new)
    change.undo()
    if around is not None and (len(before) == LONGEST or before == after):
        before, after = short(change.old), short(change.new)
    return f"{before} → {after}"


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) or is_negative(node)


def is_short(node: ast.AST) -> bool:
    return isinstance(node, ast.expr | ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Return)


def short(node: ast.AST) -> str:
    """In a line, of a statement with others inside the head."""
    if isinstance(node, ast.Pass):
        return "nothing"
    if isinstance(node, ast.keyword):
        node = node.value
    text = ast.unparse(node)
    if isinstance(node, ast.If | ast.For | ast.While):
        text = text.splitlines()[0]
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 2]} …"


def lines_of(statement: ast.AST) -> range:
    """Of a statement with others inside, those of its head."""
    if not isinstance(statement, ast.stmt):
        raise TypeError(f"no statement: {statement}")
    last = statement.end_lineno or statement.lineno
    if isinstance(statement, ast.If | ast.For | ast.While | ast.With | ast.FunctionDef | ast.Try):
        last = max(statement.lineno, statement.body[0].lineno - 1)
    return range(statement.lineno, last + 1)
