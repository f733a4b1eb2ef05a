"""Puts a mutant in the place of what it is a change of."""

import importlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib.machinery import SourceFileLoader
from types import CodeType, FunctionType
from typing import Any

from tests.helpers.mutants.modules import Module
from tests.helpers.mutants.mutants import Mutant


def plant_in_import(mutant: Mutant) -> None:
    """The module is going to be imported with the change in it. The game must not have been imported yet."""
    if mutant.module.name in sys.modules:
        raise ValueError(f"{mutant.module.name} has been imported already")
    name, code = mutant.module.name, mutant.compiled()
    get_code = SourceFileLoader.get_code

    def with_mutant(self: SourceFileLoader, fullname: str) -> CodeType | None:
        return code if fullname == name else get_code(self, fullname)

    SourceFileLoader.get_code = with_mutant  # type: ignore[method-assign,assignment]


def plant_in_function(mutant: Mutant) -> None:
    """The function itself is given the changed code, so that everything that refers to it runs the mutant."""
    module = importlib.import_module(mutant.module.name)
    function = function_called(vars(module), mutant.function)
    function.__code__ = code_called(mutant, function.__code__)


def can_be_planted_in_function(mutant: Mutant) -> bool:
    """Not where the code is bound to what is around it, such as by `super()`, and not outside of functions."""
    return mutant.in_function and mutant.function not in bound_functions(mutant.module)


@cache
def bound_functions(module: Module) -> frozenset[str]:
    code = compile(module.path.read_text(encoding="utf-8"), str(module.path), "exec")
    return frozenset(inner.co_qualname for inner in codes_in(code) if inner.co_freevars)


def function_called(names: dict[str, Any], function: str) -> FunctionType:
    owner, _, rest = function.partition(".")
    found = names[owner]
    if rest:
        return function_called(dict(vars(found)), rest)
    for attribute in ("fget", "func", "__func__", "__wrapped__"):
        found = getattr(found, attribute, found)
    if not isinstance(found, FunctionType):
        raise TypeError(f"{function} is no function")
    return found


def code_called(mutant: Mutant, original: CodeType) -> CodeType:
    for code in codes_in(mutant.compiled_alone()):
        if (code.co_qualname, code.co_firstlineno) == (original.co_qualname, original.co_firstlineno):
            return code
    raise ValueError(f"{original.co_qualname} is not in {mutant.module.file}")


def codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)
