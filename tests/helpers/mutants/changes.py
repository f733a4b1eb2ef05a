"""What can be changed about a piece of source: each change is one small fault."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
TAKES_FRAMES: Final = frozenset({"in_order"})
SPEAKS_OF_TYPES: Final = frozenset({"cast", "TypeVar", "field", "TypeVarTuple"})
GENERIC_TYPES: Final = frozenset({"tuple", "list", "dict", "set", "Mapping", "Callable"})
CHECKED_ANYWAY: Final = frozenset({"strict"})  # arguments by name that only guard against mistakes in the code


@dataclass(frozen=True)
class Change:
    """One node put in the place of another: in a field of its parent, or in a list there."""

    statement: ast.AST  # the smallest one around it, or itself
    parent: ast.AST
    field: str
    place: int | None
    old: ast.AST
    new: ast.AST | None  # None takes an element out of its list

    def make(self) -> None:
        self._set(self.new)

    def made(self) -> str:
        """What it makes of the statement around it."""
        self.make()
        try:
            return ast.dump(self.new if self.new is not None and self.old is self.statement else self.statement)
        finally:
            self.undo()

    def undo(self) -> None:
        if self.new is None and self.place is not None:
            getattr(self.parent, self.field).insert(self.place, self.old)
        else:
            self._set(self.old)

    def _set(self, node: ast.AST | None) -> None:
        if self.place is None:
            setattr(self.parent, self.field, node)
        elif node is None:
            del getattr(self.parent, self.field)[self.place]
        else:
            getattr(self.parent, self.field)[self.place] = node


def changes_in(node: ast.AST, in_function: bool, around: ast.AST | None = None) -> Iterator[Change]:
    """Every change of a node's children and of what is below them, in the order of the source. `around` is the
    statement that the node is in."""
    around = node if around is None else around
    for field, place, child in children(node):
        statement = child if isinstance(child, ast.stmt) else around
        unchanged = ast.dump(statement)
        for new in replacements(child, in_function):
            change = Change(statement, node, field, place, child, like(new, child))
            if change.made() != unchanged:
                yield change
        if place is not None and can_be_taken_out(node, field, child):
            yield Change(statement, node, field, place, child, None)
        yield from changes_in(child, in_function or isinstance(child, ast.Lambda), statement)


def is_negative(node: ast.AST) -> bool:
    """Whether it is a number below zero, which is changed as a whole."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)


def children(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    """The parts of a node that decide something: no types, decorators, docstrings or patterns."""
    if is_about_types(node) or is_negative(node):
        return
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "ctx", "ops", "op", "bases", "pattern", "target"):
            continue
        items: list[tuple[int | None, Any]] = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for place, item in items:
            if isinstance(item, ast.AST) and not is_docstring(item):
                yield field, place, item


def is_about_types(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in SPEAKS_OF_TYPES:
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.keyword(arg=name) if name in CHECKED_ANYWAY:
            return True
        case ast.Subscript(value=ast.Name(id=name)) if name in GENERIC_TYPES:
            return True
    return False


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def can_be_taken_out(parent: ast.AST, field: str, child: ast.AST) -> bool:
    """Elements of lists, tuples and sets, frames that are pushed, and conditions of comprehensions."""
    match parent:
        case ast.Tuple(ctx=ast.Load()) | ast.List(ctx=ast.Load()):
            return True
        case ast.Set(elts=elements):
            return len(elements) > 1
        case ast.Call(func=ast.Name(id=name)) if field == "args" and name in TAKES_FRAMES:
            return not isinstance(child, ast.Name)  # the state
        case ast.comprehension():
            return field == "ifs"
    return False


def replacements(node: ast.AST, in_function: bool) -> Iterator[ast.AST]:
    if isinstance(node, ast.stmt):
        if in_function:
            yield from for_statement(node)
    else:
        yield from for_expression(node)


def for_statement(node: ast.stmt) -> Iterator[ast.stmt]:
    match node:
        case ast.Return(value=None):
            yield ast.Pass()
        case ast.Return(value=value) if not (isinstance(value, ast.Constant) and not value.value):
            yield ast.Return(None)
        case ast.Break():
            yield from (ast.Continue(), ast.Pass())
        case ast.Continue():
            yield from (ast.Break(), ast.Pass())
        case ast.AugAssign(op=op) if type(op) in OPERATORS:
            yield ast.AugAssign(node.target, OPERATORS[type(op)](), node.value)
            yield ast.Pass()
        case ast.Expr() | ast.Assign() | ast.AugAssign() | ast.Raise() | ast.Delete() | ast.For():
            yield ast.Pass()
        case ast.AnnAssign(value=value) if value is not None:
            yield ast.Pass()
        case ast.If():
            yield from (ast.If(test, node.body, node.orelse) for test in conditions(node.test))
        case ast.While():
            yield from (ast.While(test, node.body, node.orelse) for test in conditions(node.test, always=False))


def conditions(test: ast.expr, always: bool = True) -> Iterator[ast.expr]:
    """Never, always, and the other way round."""
    yield ast.Constant(False)
    if always:
        yield ast.Constant(True)
    yield test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else negated(test)


def negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def for_expression(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for place, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    yield ast.Compare(left, [*ops[:place], other(), *ops[place + 1 :]], comparators)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1 :]]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            yield from (number(1 - value), number(-1 - value))
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield from (number(value + 1), number(value - 1))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield from (body, orelse, ast.IfExp(test, orelse, body))
        case ast.Call(func=ast.Attribute(value=copied, attr="copy"), args=[]):
            yield copied
        case ast.Call(func=ast.Name(id=name)):
            yield from for_call(node, name)


def number(value: int) -> ast.expr:
    return ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))


def for_call(node: ast.Call, name: str) -> Iterator[ast.expr]:
    if name in CALLS:
        yield ast.Call(ast.Name(CALLS[name], ast.Load()), node.args, node.keywords)
    if name in ("min", "max") and len(node.args) > 1:
        yield from (arg for arg in node.args if not isinstance(arg, ast.Starred))
    if name in ("sorted", "reversed"):
        yield ast.Call(ast.Name("list", ast.Load()), node.args[:1], [])


def like(new: ast.AST, old: ast.AST) -> ast.AST:
    """At the same place in the source, as far as it is new."""
    for node in (new, *(part for _, part in ast.iter_fields(new) if isinstance(part, ast.AST))):
        if isinstance(node, ast.expr | ast.stmt) and not hasattr(node, "lineno"):
            ast.copy_location(node, old)
    return new
