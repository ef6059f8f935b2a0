"""What docs/python.md shows runs, and passes a type checker."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import cardinal_games as cg

DOCS = Path(__file__).parents[3] / "docs"
BLOCKS = re.findall(r"^```python\n(.*?)^```", (DOCS / "python.md").read_text(), re.DOTALL | re.MULTILINE)

#: Libraries without types, or with more of them than is worth the wait.
UNTYPED = ["absl", "matplotlib", "pettingzoo", "pyspiel", "ray"]


@pytest.mark.parametrize("block", [block for block in BLOCKS if "import ray" not in block])
def test_it_runs(block, capsys):
    exec(compile(block, "docs/python.md", "exec"), {})


def test_it_passes_mypy(tmp_path):
    """And so does the package itself, with what it shows in its first lines."""
    assert len(BLOCKS) >= 5
    example = "\n".join(line[4:] for line in (cg.__doc__ or "").splitlines() if line.startswith((">>> ", "... ")))
    assert "Match(" in example
    for number, block in enumerate([*BLOCKS, example]):
        (tmp_path / f"block_{number}.py").write_text(block)
    # Where the libraries have no types, what comes from them has none either.
    lines = ["[mypy]", "strict = true", "disallow_subclassing_any = false", "warn_return_any = false"]
    for name in UNTYPED:
        lines += [f"[mypy-{name}.*]", "ignore_missing_imports = true", "follow_imports = skip"]
    (tmp_path / "mypy.ini").write_text("\n".join(lines))
    files = sorted(path.name for path in tmp_path.glob("block_*.py"))
    command = [sys.executable, "-m", "mypy", "--config-file", "mypy.ini", "--cache-dir", str(Path.cwd() / ".mypy_cache")]
    for what in (files, ["-p", "cardinal_games"]):
        done = subprocess.run([*command, *what], cwd=tmp_path, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_measurement_stands_in_one_place():
    """Two tables of one benchmark would disagree as soon as one of them is taken again."""
    tables = [path.name for path in DOCS.glob("*.md") if re.search(r"^\|.*OpenSpiel `?leduc_poker", path.read_text(), re.M)]
    assert tables == ["benchmarks.md"]
