"""How a rule changes a game: Number Chain with 1 to 5 rounds, between a better and a worse player, as a plot.

    python examples/rule_sweep.py [FILE.png] [DEALS]
"""

import sys

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot

import cardinal_games as cg


def main(file: str = "rounds.png", deals: int = 200) -> list[float]:
    rounds = [1, 2, 3, 4, 5]
    report = cg.tune("number-chain", {"rounds": rounds}, deals, strong="greedy", weak="eager", seed=1)
    tables = report["variations"]
    points = [table["points"] for table in tables]
    below = [table["points"] - table["points_95"][0] for table in tables]
    above = [table["points_95"][1] - table["points"] for table in tables]
    figure, axes = pyplot.subplots(figsize=(6, 4))
    axes.errorbar(rounds, points, yerr=[below, above], fmt="o-", capsize=4)
    axes.axhline(0.5, color="grey", linestyle=":")
    axes.set(xlabel="rounds", ylabel="points of greedy against eager", title="Skill shows in longer games", xticks=rounds)
    figure.tight_layout()
    figure.savefig(file)
    for number, table, share in zip(rounds, tables, points, strict=True):
        print(f"{number} rounds: {share:.3f} points, {table['length']['mean']:.0f} decisions a game")
    return points


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
