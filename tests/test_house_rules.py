"""The rules of the house that a machine can check: who imports whom, and nothing in the rules that is left to luck."""

import ast
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LAYERS = ("bot", "render", "engine")  # each may import itself and those after it
FORBIDDEN = {
    "discord",
    "sqlite3",
    "aiosqlite",
    "PIL",
    "random",
    "time",
    "datetime",
    "os",
    "pathlib",
    "socket",
    "asyncio",
}
MODULES = [path for layer in LAYERS for path in sorted((ROOT / layer).rglob("*.py"))]
ENGINE = [path for path in MODULES if path.relative_to(ROOT).parts[0] == "engine"]


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(tree: ast.AST) -> Iterator[str]:
    """The full names of all modules that are imported anywhere in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            yield node.module or ""


def upward(layer: str, tree: ast.AST) -> list[str]:
    """Imports from a layer above."""
    above = {*LAYERS[: LAYERS.index(layer)], "tests"}
    return [name for name in imports(tree) if name.split(".")[0] in above]


def unordered(node: ast.AST) -> bool:
    """A set: its order hangs on the hash seed of the process."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.Sub | ast.BitXor):
        return unordered(node.left) or unordered(node.right)
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")


def hazards(tree: ast.AST) -> list[str]:
    """Where an order or a number may differ from one process to the next."""
    found = []
    harmless = {  # a set comprehension over a set, or sorted(x for x in set): the order does not come out
        id(generator)
        for node in ast.walk(tree)
        for inner in ([node] if isinstance(node, ast.SetComp) else _consumed(node))
        if isinstance(inner, ast.SetComp | ast.GeneratorExp)
        for generator in inner.generators
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and unordered(node.iter) and id(node) not in harmless:
            found.append(f"line {getattr(node, 'lineno', node.iter.lineno)}: goes through a set")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in ("hash", "id"):
                found.append(f"line {node.lineno}: {node.func.id}()")
            if node.func.id in ("list", "tuple", "iter", "enumerate", "dict", "map", "zip"):
                found += [f"line {node.lineno}: takes a set in order" for one in node.args if unordered(one)]
    return found


def _consumed(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.args if node.func.id in ("sorted", "sum", "any", "all", "min", "max", "set", "len") else []
    return []


def parsed(path: Path) -> ast.Module:
    """Without the garbage collector: a trace that it logs meanwhile is parsed as well, which confuses Python 3.11.7."""
    gc.disable()
    try:
        return ast.parse(path.read_text("utf-8"))
    finally:
        gc.enable()


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_imports_go_down_only(path: Path):
    assert upward(path.relative_to(ROOT).parts[0], parsed(path)) == []


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_the_engine_is_pure(path: Path):
    tree = parsed(path)
    assert sorted({name.split(".")[0] for name in imports(tree)} & FORBIDDEN) == []
    assert hazards(tree) == []


def test_the_core_knows_no_game():
    for path in sorted((ROOT / "engine" / "core").glob("*.py")):
        names = set(imports(parsed(path)))
        assert not [one for one in names if one.startswith("engine.") and not one.startswith("engine.core")], path


@pytest.mark.parametrize(
    ("layer", "code", "found"),
    [
        ("engine", "import bot", ["bot"]),
        ("engine", "def f():\n    from render.core import paper", ["render.core"]),
        ("render", "from bot.store import x", ["bot.store"]),
        ("render", "import engine.core", []),
        ("bot", "import render, engine", []),
        ("bot", "from tests import skirmish", ["tests"]),
    ],
)
def test_the_import_check_finds_what_it_should(layer, code, found):
    assert upward(layer, ast.parse(code)) == found


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("for x in {1, 2}: pass", 1),
        ("y = [x for x in set(z)]", 1),
        ("y = list(set(z))", 1),
        ("y = list({1} | z)", 1),
        ("y = hash(z)", 1),
        ("y = sorted({1, 2})", 0),
        ("y = sorted(x for x in {1, 2})", 0),
        ("y = {x for x in {1, 2}}", 0),
        ("for x in sorted(set(z)): pass", 0),
        ("y = 1 in {1, 2}", 0),
    ],
)
def test_the_order_check_finds_what_it_should(code, count):
    assert len(hazards(ast.parse(code))) == count
