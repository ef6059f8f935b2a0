"""The OpenSpiel games, by OpenSpiel's own tests and algorithms."""

import json
import pickle
import random

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
    """OpenSpiel copies and describes a state after every step: what costs more with every step before it takes minutes in the end."""
    dice = random.Random(6)
    state = wander(pyspiel.load_game(name, {"deals": 8, "seed": 3}).new_initial_state(), dice, 2)
    copies = [state.clone() for _ in range(3)]
    assert all(copy._past is state._past for copy in copies)
    # They part, and are asked in turns; words that are put together afresh are the same.
    for _ in range(4):
        for copy in copies:
            wander(copy, dice, 1)
            for player in range(state.num_players()):
                fresh = pickle.loads(pickle.dumps(copy))
                assert not fresh._past._told
                assert fresh.information_state_string(player) == copy.information_state_string(player)
    assert len({str(copy.history()) for copy in copies}) > 1
    # And they are those of the same match anywhere else.
    match = cg.Match.replay(copies[0]._match.record())
    for player in range(state.num_players()):
        told = copies[0].information_state_string(player).rpartition("]|")[0] + "]"
        assert json.loads(told) == match.notices(player)


def test_every_input_is_put_into_words_once(monkeypatch):
    """However often a state is described."""
    asked = []
    told = spiel.game.Past.told

    class Counted:
        def __init__(self, match):
            self.match = match

        def __len__(self):
            return len(self.match)

        def _told(self, player, start):
            asked.append(len(self.match) - start)
            return self.match._told(player, start)

    def counting(past, player):
        kept, past.match = past.match, Counted(past.match)
        try:
            return told(past, player)
        finally:
            past.match = kept

    monkeypatch.setattr(spiel.game.Past, "told", counting)
    state = pyspiel.load_game("python_cardinal_number_chain", {"options": "rounds:1"}).new_initial_state()
    dice = random.Random(1)
    for _ in range(40):
        wander(state, dice, 1)
        for copy in (state, state.clone(), state):
            copy.information_state_string(0)
    assert sum(asked) == len(state._match)


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
