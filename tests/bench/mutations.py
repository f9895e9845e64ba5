"""Small faults put into functions: where one may be, and the code of a function that has it.

A mutant changes one place of a function's body: a comparison, a whole number, a condition, an
``and`` or ``or``, or a statement that is left out.
"""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType, FunctionType

_SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """One fault: what kind, in which function, and in which lines of the file."""

    kind: str
    function: str
    """The qualified name of the outermost function around it, whose code is replaced."""
    first_line: int
    """The line at which that function's code begins: that of its first decorator, if any."""
    lines: tuple[int, ...]
    """Lines of which one is run where the fault is met."""
    change: str
    """The place before and after, as source."""
    place: int
    """Number of the place in a walk through the file's syntax tree."""


def mutants(source: str) -> list[Mutant]:
    """Return all mutants of a file's functions, in the order of a walk through it."""
    tree = ast.parse(source)
    owners = dict(_owners(tree))
    found = []
    for place, (statement, node) in enumerate(_places(tree)):
        function = owners.get(id(statement))
        if function is None or (kind := _kind(node)) is None:
            continue
        name, first = function
        before = ast.unparse(_shown(node))
        _change(node, kind)
        after = "pass" if kind == "dropped statement" else ast.unparse(_shown(node))
        _change(node, kind, back=-1)
        lines = (statement.lineno, *range(node.lineno, (node.end_lineno or node.lineno) + 1))
        if kind == "negated condition" or kind == "dropped statement":
            lines = lines[:2]
        change = f"{_short(before)} -> {_short(after)}"
        found.append(Mutant(kind, name, first, tuple(sorted(set(lines))), change, place))
    return found


def mutated(source: str, mutant: Mutant, file: str) -> CodeType:
    """Return the code of the mutant's function with the fault in it."""
    tree = ast.parse(source)
    _, node = list(_places(tree))[mutant.place]
    if mutant.kind == "dropped statement":
        _drop(tree, node)
    else:
        _change(node, mutant.kind)
    whole = compile(ast.fix_missing_locations(tree), file, "exec", dont_inherit=True)
    return next(
        code
        for code in _codes(whole)
        if code.co_qualname == mutant.function and code.co_firstlineno == mutant.first_line
    )


def put_in(code: CodeType) -> int:
    """Give every living function of that name and place the new code; return how many there are."""
    changed = 0
    for thing in gc.get_objects():
        if type(thing) is FunctionType and _same(thing.__code__, code):
            thing.__code__ = code
            changed += 1
    return changed


def _same(one: CodeType, other: CodeType) -> bool:
    return (one.co_filename, one.co_qualname, one.co_firstlineno) == (
        other.co_filename, other.co_qualname, other.co_firstlineno,
    )  # fmt: skip


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _owners(tree: ast.Module) -> Iterator[tuple[int, tuple[str, int]]]:
    """Yield the statements inside functions, by identity, with the outermost function around."""
    stack: list[tuple[ast.stmt, str]] = [(node, "") for node in tree.body]
    while stack:
        node, prefix = stack.pop()
        if isinstance(node, ast.ClassDef):
            stack += [(inner, f"{prefix}{node.name}.") for inner in node.body]
        elif isinstance(node, _Function):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            for statement in node.body:
                for inner in ast.walk(statement):
                    if isinstance(inner, ast.stmt):
                        yield id(inner), (prefix + node.name, first)
        elif isinstance(node, ast.If | ast.Try | ast.With):
            stack += [(inner, prefix) for inner in node.body]


def _places(tree: ast.Module) -> Iterator[tuple[ast.stmt, ast.expr | ast.stmt]]:
    """Yield every expression and statement of a file with the statement around it."""
    stack: list[tuple[ast.AST, ast.stmt | None]] = [(tree, None)]
    while stack:
        node, statement = stack.pop()
        if isinstance(node, ast.stmt):
            statement = node
        if statement is not None and isinstance(node, ast.expr | ast.stmt):
            yield statement, node
        if isinstance(node, _Function):  # what is run when it is made is no part of its body
            stack += [(child, statement) for child in reversed(node.body)]
        elif isinstance(node, ast.AnnAssign):
            stack += [(node.value, statement)] if node.value is not None else []
        elif not isinstance(node, ast.JoinedStr | ast.Raise | ast.Assert):
            stack += [(child, statement) for child in reversed(list(ast.iter_child_nodes(node)))]


def _kind(node: ast.expr | ast.stmt) -> str | None:
    """Return which fault can be at a node, or None."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _SWAPPED:
            return "comparison"
        case ast.Constant(value=value) if type(value) is int:
            return "number"
        case ast.BoolOp():
            return "and/or"
        case ast.If() | ast.While() | ast.IfExp():
            return "negated condition"
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Continue():
            return "dropped statement"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return "dropped statement"
    return None


def _change(node: ast.expr | ast.stmt, kind: str, back: int = 1) -> None:
    """Put the fault into a node; done again, with -1 for ``back``, it is taken out."""
    if kind == "comparison" and isinstance(node, ast.Compare):
        node.ops = [_SWAPPED[type(node.ops[0])]()]
    elif kind == "number" and isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += back
    elif kind == "and/or" and isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif kind == "negated condition" and isinstance(node, ast.If | ast.While | ast.IfExp):
        test = node.test
        negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        node.test = (
            test.operand
            if negated and isinstance(test, ast.UnaryOp)
            else ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
        )


def _drop(tree: ast.Module, node: ast.AST) -> None:
    for parent in ast.walk(tree):
        for _, value in ast.iter_fields(parent):
            if isinstance(value, list) and any(entry is node for entry in value):
                at = next(place for place, entry in enumerate(value) if entry is node)
                value[at] = ast.copy_location(ast.Pass(), node)
                return


def _shown(node: ast.expr | ast.stmt) -> ast.AST:
    return node.test if isinstance(node, ast.If | ast.While) else node


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else line[:57] + "..."
