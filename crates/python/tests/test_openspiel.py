"""The OpenSpiel games, by OpenSpiel's own tests and algorithms."""

import json
import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, get_all_states

import cardinal_games as cg
import cardinal_games.openspiel as spiel


@pytest.fixture(params=spiel.names())
def name(request):
    return request.param


def wander(state, dice, decisions=10**9):
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions -= 1
    return state


#: Games that end soon: after every step OpenSpiel asks everything and copies everything.
SHORT = {
    "python_cardinal_number_chain": "rounds:1/turn_limit:100",
    "python_cardinal_chain": "games:1",
    "python_cardinal_numboom": "turn_limit:20",
    "python_cardinal_sequence_numbers": "turn_limit:20",
}


def test_random_simulations_of_openspiel(name):
    game = pyspiel.load_game(name, {"deals": 8, "options": SHORT.get(name, "")})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_number_of_players(name):
    game_id = name.removeprefix("python_cardinal_").replace("_", "-")
    for players in cg.info(game_id)["seats"]:
        game = pyspiel.load_game(name, {"players": players})
        state = wander(game.new_initial_state(), random.Random(players))
        assert sum(state.returns()) == pytest.approx(0, abs=1e-5) and len(state.returns()) == players


def test_states_can_be_cloned_and_kept(name):
    game = pyspiel.load_game(name, {"deals": 8, "seed": 3})
    state = wander(game.new_initial_state(), random.Random(1), 6)
    copy = state.clone()
    before = str(state)
    wander(copy, random.Random(2))
    assert str(state) == before
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    player = max(state.current_player(), 0)
    assert again.information_state_string(player) == state.information_state_string(player)
    text = pyspiel.serialize_game_and_state(game, state)
    _, read = pyspiel.deserialize_game_and_state(text)
    assert str(read) == before


def test_copies_share_their_past_and_each_tells_its_own(name):
    dice = random.Random(6)
    state = wander(pyspiel.load_game(name, {"deals": 8, "seed": 3}).new_initial_state(), dice, 2)
    copies = [state.clone() for _ in range(3)]
    assert all(copy._line is state._line for copy in copies)
    # They part, and are asked in turns; texts that are put together afresh are equal.
    for _ in range(4):
        for copy in copies:
            wander(copy, dice, 1)
            for player in range(state.num_players()):
                fresh = pickle.loads(pickle.dumps(copy))
                assert fresh._line.before is None and copy._line.before is not None
                assert fresh.information_state_string(player) == copy.information_state_string(player)
    assert len({str(copy.history()) for copy in copies}) > 1
    # And they are those of an equal match anywhere else.
    match = pickle.loads(pickle.dumps(copies[0]))._match
    assert len(match) == len(copies[0].history())
    for player in range(state.num_players()):
        notices = copies[0].information_state_string(player).rpartition("]|")[0] + "]"
        assert json.loads(notices) == match.notices(player)


def test_kept_states_do_not_keep_their_past_each():
    """OpenSpiel keeps a copy of the state after every step. If each had its past for its own, the random simulation of a game of
    thousands of steps would take many gigabytes.
    """
    story = """
import random, resource
import pyspiel
import cardinal_games.openspiel
dice, kept = random.Random(1), []
state = pyspiel.load_game("python_cardinal_number_chain").new_initial_state()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
while len(kept) < 2000 and not state.is_terminal():
    state.apply_action(dice.choice(state.legal_actions()))
    kept.append(state.clone())
    for player in range(state.num_players()):
        state.information_state_string(player)
print(len(kept), (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024)
"""
    run = subprocess.run([sys.executable, "-c", story], capture_output=True, text=True, check=True)
    steps, megabytes = map(int, run.stdout.split())
    assert steps == 2000
    assert megabytes < 150, "copies must share their past"


def test_every_input_is_put_into_words_once(monkeypatch):
    """However often a state is described."""
    asked = []
    piece = spiel.game.Line._piece
    monkeypatch.setattr(spiel.game.Line, "_piece", lambda line, player: asked.append(line) or piece(line, player))
    state = pyspiel.load_game("python_cardinal_number_chain", {"options": "rounds:1"}).new_initial_state()
    dice = random.Random(1)
    for _ in range(40):
        wander(state, dice, 1)
        for copy in (state, state.clone(), state):
            copy.information_state_string(0)
    assert len(asked) == len(set(asked)) == len(state.history()) + 1


def test_a_resampled_state_goes_on_but_cannot_be_saved():
    dice = random.Random(1)
    state = wander(pyspiel.load_game("python_cardinal_chain").new_initial_state(), dice, 3)
    player = state.current_player()
    world = state.resample_from_infostate(player, dice.random)
    before = state.information_state_string(player).rpartition("]|")[0]
    wander(world, dice, 1)
    after = world.information_state_string(player).rpartition("]|")[0]
    assert after.startswith(before + ",") and json.loads(after + "]")
    with pytest.raises(cg.UsageError, match="no past"):
        pickle.dumps(world)


def test_tensors_are_those_of_the_view(name):
    game = pyspiel.load_game(name)
    state = wander(game.new_initial_state(), random.Random(4), 5)
    if state.is_chance_node() or state.is_terminal():
        return
    player = state.current_player()
    tensor = np.array(state.observation_tensor(player), np.float32)
    assert (tensor == state._match.observation(player)).all()
    assert (np.array(state.information_state_tensor(player), np.float32) == tensor).all()
    assert state.observation_string(player) != state.observation_string((player + 1) % game.num_players())


def test_resampling_keeps_what_the_player_knows(name):
    dice = random.Random(5)
    state = wander(pyspiel.load_game(name).new_initial_state(), dice, 4)
    player = state.current_player()
    assert player >= 0
    other = (player + 1) % state.get_game().num_players()
    worlds = [state.resample_from_infostate(player, dice.random) for _ in range(8)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
    assert any(world.observation_string(other) != state.observation_string(other) for world in worlds)
    assert wander(worlds[0], dice).is_terminal()


def test_tables_that_cannot_be_are_refused():
    with pytest.raises(cg.SetupError):
        spiel.game.NumberChainGame({"players": 9})
    with pytest.raises(cg.SetupError):
        spiel.game.NumberChainGame({"options": "rounds:²"})
    assert spiel.game.parse_options("rounds:1/closing:may_wait/x:true") == {"rounds": 1, "closing": "may_wait", "x": True}


@pytest.mark.parametrize("wrong", [{"deals": 0}, {"deals": -5}, {"deals": 2**20 + 1}, {"seed": -1}, {"seed": 2**24}])
def test_shuffles_that_cannot_be_told_apart_are_refused(name, wrong):
    with pytest.raises(cg.UsageError, match="can be from"):
        pyspiel.load_game(name, wrong)


def test_the_last_seed_and_the_last_deal_are_as_good_as_any(name):
    state = pyspiel.load_game(name, {"deals": 2**20, "seed": 2**24 - 1}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(2**20 - 1)
    assert state.current_player() >= 0


def test_a_small_game_is_solved():
    """Three turns of Numboom's Dual with two known decks: regret minimisation comes close to an equilibrium."""
    options = "deck:base/two_players:dual/turn_limit:3"
    game = pyspiel.load_game("python_cardinal_numboom", {"options": options, "deals": 2, "seed": 1})
    states = get_all_states.get_all_states(game, depth_limit=-1, include_terminals=True, include_chance_states=True)
    assert len(states) > 200
    solver = cfr.CFRPlusSolver(game)
    gaps = [exploitability.nash_conv(game, solver.average_policy())]
    for _ in range(15):
        solver.evaluate_and_update_policy()
    gaps.append(exploitability.nash_conv(game, solver.average_policy()))
    assert gaps[0] > 0.1, "uniform play must be worth exploiting, or there is nothing to solve"
    assert gaps[1] < gaps[0] / 5, gaps
