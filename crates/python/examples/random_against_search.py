"""A match of a random player against one that looks ahead: everything either of them does, and how it ends.

    python examples/random_against_search.py [GAME] [SEED]
"""

import sys

import cardinal_games as cg


def main(game: str = "number-chain", seed: int = 1) -> dict:
    match = cg.Match(game, ["random", "search"][: cg.info(game)["seats"][0]], seed=seed)
    bots = [cg.Bot("random", seed=seed), cg.Bot("normal", seed=seed)]
    inputs = 0
    while not match.is_over:
        seat = match.current
        action = bots[seat].decide(match, seat)
        print(f"{match.names[seat]:>7}: {cg.action(game, action)}")
        match.apply(seat, action)
        inputs = len(match)
    for seat, standing in enumerate(match.standings):
        print(f"{match.names[seat]:>7}: place {standing['place']} with {standing['score']}")
    print(f"{inputs} inputs; the record is verified by replaying it:", cg.Match.replay(match.record()).is_over)
    return match.record()


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
