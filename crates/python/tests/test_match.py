"""The direct interface: games, matches, records, bots."""

import json

import numpy as np
import pytest
from conftest import play

import cardinal_games as cg


def test_every_game_says_what_it_is(game):
    facts = cg.info(game)
    assert facts["id"] == game and facts["revision"] >= 1
    assert sum(block["size"] for block in facts["observation_blocks"]) == facts["observation_size"]
    settled = cg.options(game)
    assert set(settled) == {option["key"] for option in facts["options"]}


def test_a_match_is_played_to_its_end(game):
    for seats in cg.info(game)["seats"]:
        match = play(cg.Match(game, seats, seed=3))
        assert match.is_over and match.current is None and match.to_act == []
        assert len(match.standings) == seats
        assert sum(match.payoffs) == pytest.approx(0, abs=1e-6)
        assert [standing["score"] for standing in match.standings] == match.scores


def test_words_and_numbers_of_actions_are_the_same(game):
    match = cg.Match(game, seed=1)
    for _ in range(30):
        if match.is_over:
            break
        seat = match.current
        ids = match.legal_ids(seat)
        assert [cg.action_id(game, action) for action in match.legal(seat)] == ids
        assert [cg.action(game, number) for number in ids] == match.legal(seat)
        assert np.flatnonzero(match.mask(seat)).tolist() == ids == sorted(ids)
        packed = np.unpackbits(match.bits(seat).view(np.uint8), bitorder="little")
        assert np.flatnonzero(packed).tolist() == ids
        one, other = match.clone(), match.clone()
        one.apply(seat, ids[0])
        other.apply(seat, match.legal(seat)[0])
        assert one.record() == other.record()
        match = one


def test_a_refusal_has_a_code_and_a_clause_and_changes_nothing(game):
    match = play(cg.Match(game, seed=2), decisions=3)
    seat = match.current
    before = match.record()
    illegal = next(number for number in range(match.actions) if number not in match.legal_ids(seat))
    with pytest.raises(cg.IllegalAction) as refused:
        match.apply(seat, illegal)
    codes = {refusal["code"] for refusal in cg.info(game)["refusals"]}
    assert refused.value.code in codes
    assert refused.value.clause.startswith(cg.info(game)["clauses"] + "-")
    with pytest.raises(cg.IllegalAction):
        match.check(seat, illegal)
    assert match.record() == before


def test_the_same_seed_gives_the_same_game(game):
    one, two = (play(cg.Match(game, seed=11), seed=4) for _ in range(2))
    other = play(cg.Match(game, seed=12), seed=4)
    assert one.record() == two.record() != other.record()


def test_a_record_can_be_replayed_at_every_step(game):
    match = play(cg.Match(game, ["ann", "ben", "cleo", "dan"][: cg.info(game)["seats"][0]], seed=5), decisions=40)
    record = match.record()
    again = cg.Match.replay(json.dumps(record))
    assert again.record() == record and again.names == match.names
    assert again.view(0) == match.view(0)
    early = cg.Match.replay(record, step=3)
    assert len(early) == 3 and early.notices(0) == match.notices(0)[:3]
    record["inputs"].pop(2)
    with pytest.raises(cg.RecordError) as broken:
        cg.Match.replay(record)
    assert broken.value.code.startswith("record-")


def test_the_shuffles_of_a_replay_wait_to_be_drawn_one_by_one(game):
    record = cg.Match(game, seed=5).record()
    one, two, other = (cg.Match.replay(record, step=0) for _ in range(3))
    for match, seed in (one, 7), (two, 7), (other, 8):
        assert match.is_chance and len(match) == 0
        match.draw(seed)
        assert len(match) == 1, "one at a time"
        while match.is_chance:
            match.draw()
    assert one.record() == two.record() != other.record()


def test_folded_or_not_a_seat_sees_its_own_hand_only(game):
    match = play(cg.Match(game, seed=6), decisions=5)
    for seat in range(match.seats):
        players = match.view(seat)["players"]
        assert [player["hand"] is not None for player in players] == [other == seat for other in range(match.seats)]
    assert all(player["hand"] is None for player in match.view("spectator")["players"])
    with pytest.raises(cg.UsageError, match="over"):
        match.view("all")
    assert play(match).view("all")["players"][0]["hand"] is not None


def test_a_determinization_looks_the_same_to_its_observer(game):
    match = play(cg.Match(game, seed=7), decisions=4)
    seat = match.current
    worlds = [match.determinize(seat, seed) for seed in range(8)]
    for world in worlds:
        assert world.view(seat) == match.view(seat)
        assert (world.observation(seat) == match.observation(seat)).all()
        assert world.legal_ids(seat) == match.legal_ids(seat)
        with pytest.raises(cg.UsageError):
            world.record()
    other = (seat + 1) % match.seats
    assert any(world.view(other) != match.view(other) for world in worlds)
    assert play(worlds[0]).is_over


def test_chance_can_wait_and_be_chosen(game):
    match = cg.Match(game, seed=8, auto_chance=False)
    assert match.is_chance and match.to_act == []
    with pytest.raises(cg.UsageError) as refused:
        match.apply_chance({"no": "such"})
    assert refused.value.code == "malformed-chance"
    while match.is_chance:
        match.draw()
    # The shuffles of that game, given by hand.
    copy = cg.Match(game, auto_chance=False)
    for entry in match.record()["inputs"]:
        copy.apply_chance(entry["chance"])
    assert copy.view(0) == match.view(0)
    with pytest.raises(cg.UsageError) as refused:
        match.draw()
    assert refused.value.code == "chance-not-due"


def test_a_clone_goes_its_own_way_with_the_same_shuffles_to_come(game):
    match = play(cg.Match(game, seed=9), decisions=10)
    copy = match.clone()
    before = match.record()
    play(copy, seed=1)
    assert match.record() == before
    assert play(match, seed=1).record() == copy.record()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda: cg.Match("whist"), "no-such-game"),
        (lambda: cg.Match("chain", 99), "setup-seats"),
        (lambda: cg.Match("chain", 10**12), "setup-seats"),
        (lambda: cg.Match("chain", options={"gmaes": 1}), "setup-unknown-option"),
        (lambda: cg.Match("chain", options={"games": "many"}), "setup-bad-value"),
        (lambda: cg.Match("chain", options=[1]), "setup-not-an-object"),
        (lambda: cg.Match("chain").legal(7), "no-such-seat"),
        (lambda: cg.Match("chain").view("umpire"), "no-such-observer"),
        (lambda: cg.Match("chain").apply(0, 10**9), "no-such-action"),
        (lambda: cg.Match("chain").apply(0, {"do": "juggle"}), "malformed-action"),
        (lambda: cg.Match("chain").apply(0, None), "malformed-action"),
        (lambda: cg.Match("chain").apply(0, True), "malformed-action"),
        (lambda: cg.Match("chain").apply(0, -1), "malformed-action"),
        (lambda: cg.Match.replay("{}"), "record-unreadable"),
        (lambda: cg.Match.replay({"format": object()}), "not-plain"),
        (lambda: cg.Bot("clever"), "unknown_player"),
        (lambda: cg.Bot("easy").decide(cg.Match("chain"), 9), "no-such-seat"),
        (lambda: cg.action("chain", 10**9), "no-such-action"),
        (lambda: cg.simulate("chain", ["eager"], 3), "setup-seats"),
        (lambda: cg.simulate("chain", ["eager", "wizard"], 3), "unknown_player"),
        (lambda: cg.arena("chain", ["eager", "eager"], 3), "lab"),
        (lambda: cg.tune("chain", {}), "bad-vary"),
        (lambda: cg.tune("chain", {"games": 3}), "bad-vary"),
        (lambda: cg.tune("chain", {"games": []}), "bad-vary"),
        (lambda: cg.tune("chain", {"games": [1, 2, 1]}), "bad-vary"),
        (lambda: cg.tune("chain", {"games": list(range(600))}), "bad-vary"),
        (lambda: cg.tune("chain", {"games": [1, 99]}), "setup-bad-value"),
        (lambda: cg.tune("chain", {"nonsense": [1]}), "setup-unknown-option"),
        (lambda: cg.arena("chain", ["eager", "random"], 3, hero="hard"), "no-such-hero"),
        (lambda: cg.chain_best(["R12"]), "not-a-card"),
        (lambda: cg.chain_best(["R1", "R1"]), "card-twice"),
        (lambda: cg.chain_best([f"{c}{n}" for c in "ROPBG" for n in range(4)]), "too-many-cards"),
        (lambda: cg.Fleet("chain", 0, [None, None]), "gym-no-games"),
        (lambda: cg.Fleet("chain", 10**15, [None, None]), "too-many-games"),
        (lambda: cg.Fleet("chain", 1, ["eager", "eager"]), "gym-nobody-outside"),
        (lambda: cg.Fleet("chain", 1, [None]), "setup-seats"),
        (lambda: cg.Fleet("chain", 1, [None, None], masks="some"), "bad-masks"),
        (lambda: cg.Fleet("chain", 1, [None, None], masks="none").bits, "no-masks"),
        (lambda: cg.Fleet("chain", 1, [None, None], masks="none").sample(), "no-masks"),
        (lambda: cg.Fleet("chain", 1, [None, None]).mask, "no-masks"),
        (lambda: cg.Fleet("chain", 1, [None, None]).observations, "no-observations"),
        (lambda: cg.Fleet("chain", 1, [None, None]).final_observations, "no-observations"),
    ],
)
def test_every_impossible_request_is_an_exception_with_a_code(wrong, code):
    with pytest.raises(cg.CardinalError) as refused:
        wrong()
    assert refused.value.code == code
    assert "\n" not in str(refused.value)


def test_bots_play_and_repeat_themselves(game):
    def record(seed: int):
        match = cg.Match(game, seed=1)
        bots = [cg.Bot("easy:sims=8", seed=seed + seat) for seat in range(match.seats)]
        for _ in range(12):
            if not match.is_over:
                match.apply(match.current, bots[match.current].decide(match, match.current))
        return match.record()

    assert record(1) == record(1)


def test_a_simulation_is_the_same_on_any_number_of_threads(game):
    players = ["eager"] * cg.info(game)["seats"][0]
    one, two = (cg.simulate(game, players, 60, seed=2, threads=threads, records=True) for threads in (1, 2))
    assert one == two and one["finished"] == 60
    last = cg.Match.replay(one["records"][59])
    assert last.is_over
    # Game number 59 of the seed is dealt equally by hand.
    by_hand = cg.Match(game, len(players), seed=2, number=59)
    chances = [entry["chance"] for entry in last.record()["inputs"] if "chance" in entry]
    assert [entry["chance"] for entry in by_hand.record()["inputs"]] == chances[: len(by_hand)]


def test_an_arena_finds_the_better_player():
    report = cg.arena("number-chain", ["greedy", "random"], 60, seed=1)
    assert report["ratings"][0]["bot"] == "greedy"


def test_a_sweep_has_a_table_for_every_combination_and_finds_what_matters():
    vary = {"rounds": [1, 3], "closing": ["forced", "may_wait"]}
    report, again = (
        cg.tune("number-chain", vary, 12, strong="greedy", weak="random", seed=4, options={"closing": "may_quit"}, threads=threads)
        for threads in (1, 2)
    )
    assert report == again
    tables = report["variations"]
    assert [(table["settings"]["rounds"], table["settings"]["closing"]) for table in tables] == [
        ("1", "forced"), ("1", "may_wait"), ("3", "forced"), ("3", "may_wait")
    ]
    assert [table["options"]["rounds"] for table in tables] == [1, 1, 3, 3]
    assert report["options"]["closing"] == "may_quit"
    assert all(table["points"] > 0.5 for table in tables)
    assert tables[0]["length"]["mean"] < tables[2]["length"]["mean"]
    alone = cg.arena(
        "number-chain", ["greedy", "random"], 12, seed=4, hero="greedy", tables="clones", options={"rounds": 3, "closing": "forced"}
    )
    assert tables[2]["points"] == alone["lineups"][0]["points"]


def test_threads_without_number_are_refused():
    calls = (
        lambda threads: cg.simulate("number-chain", ["random", "random"], 1, threads=threads),
        lambda threads: cg.arena("number-chain", ["eager", "random"], 1, threads=threads),
        lambda threads: cg.tune("number-chain", {"rounds": [1]}, 1, strong="eager", weak="random", threads=threads),
        lambda threads: cg.Fleet("number-chain", 1, [None, None], threads=threads),
    )
    for call in calls:
        for threads in (1025, 2**62):
            with pytest.raises(cg.UsageError, match="at most 1024 threads"):
                call(threads)


def test_the_scorer_of_chain():
    best = cg.chain_best(["R1", "R2", "R3", "R4", "B9", "G9"])
    assert best["points"] == 25
    assert sum(group["points"] for group in best["groups"]) == 25
    assert [sorted(map(sorted, groups)) for groups in cg.chain_partitions(["R5", "B5", "G7"])] == [[["B5", "R5"]]]


def test_errors_travel_between_processes():
    import pickle

    error = pickle.loads(pickle.dumps(cg.IllegalAction("no", "breaks-relay", "NC-12")))
    assert (str(error), error.code, error.clause) == ("no", "breaks-relay", "NC-12")


def test_the_stubs_name_everything():
    import ast
    from pathlib import Path

    from cardinal_games import _native

    tree = ast.parse((Path(cg.__file__).parent / "_native.pyi").read_text())
    stubs = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    public = {name for name in dir(_native) if not name.startswith("_")}
    assert public == set(stubs)
    for name in ("Match", "Bot", "Fleet"):
        members = {node.name for node in stubs[name].body if isinstance(node, ast.FunctionDef)}
        real = {member for member in vars(getattr(_native, name)) if not member.startswith("_")}
        assert real == {member for member in members if not member.startswith("_")}
    assert all(getattr(_native, name).__doc__ for name in public)


def test_the_example_of_the_package_holds():
    import doctest

    assert doctest.testmod(cg).failed == 0
