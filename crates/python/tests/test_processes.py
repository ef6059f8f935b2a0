"""Ctrl-C and forks."""

import subprocess
import sys


def run(program: str) -> str:
    """What a program says. The time is for one that hangs."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


#: More than any test can wait for.
ENDLESS = "hard:sims=4000000000"


def test_ctrl_c_ends_long_calls():
    """And leaves everything as if it had not been begun, or between two steps."""
    program = f"""
import os, signal, threading
import cardinal_games as cg

# A shell that runs the tests in the background makes them ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)

def interrupted(name, call):
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    try:
        timer.start()
        call()
    except KeyboardInterrupt:
        print(name)

match = cg.Match("number-chain", seed=1)
for budget in ("sims=4000000000", "ms=4000000000", "sims=4000000000:threads=2"):
    bot = cg.Bot(f"hard:{{budget}}", seed=2)
    interrupted("decide", lambda: bot.decide(match, match.current))

fleet = cg.Fleet("number-chain", 100, [None, "{ENDLESS}"], options={{"first_starter": "seat0"}})
# Turns have several decisions: sooner or later a thread waits for the slow one.
def step():
    while True:
        fleet.step(fleet.sample())
interrupted("step", step)
bits = fleet.bits.copy()
interrupted("step again", lambda: fleet.step(fleet.sample()))
assert (fleet.bits == bits).all() and not fleet.terminated.any()

interrupted("reset", lambda: cg.Fleet("number-chain", 100, ["{ENDLESS}", None], options={{"first_starter": "seat0"}}))
fast = cg.Fleet("numboom", 100, [None, None])
interrupted("random_steps", lambda: fast.random_steps(10**15))
fast.step(fast.sample())
interrupted("simulate", lambda: cg.simulate("number-chain", ["expert", "expert"], 10**6))
"""
    assert run(program).split() == ["decide"] * 3 + ["step", "step", "again", "reset", "random_steps", "simulate"]


def test_a_fleet_made_before_a_fork_goes_on_in_the_child():
    program = """
import os, signal, zlib
import cardinal_games as cg

def course(fleet):
    for _ in range(20):
        fleet.step(fleet.sample())
    fleet.random_steps(5)
    return zlib.crc32(fleet.bits.tobytes())

fleets = [cg.Fleet("number-chain", 300, [None, "easy:sims=2"], threads=2) for _ in range(3)]
fleets[0].step(fleets[0].sample())
reader, writer = os.pipe()
child = os.fork()
if child == 0:
    signal.alarm(60)
    sums = course(fleets[0])
    fleets[1].reset(5)
    # One that is given back without ever having been stepped here.
    del fleets[2]
    os.write(writer, b"%d %d" % (sums, course(fleets[1])))
    os._exit(0)
_, status = os.waitpid(child, 0)
fleets[1].reset(5)
print(status, os.read(reader, 99) == b"%d %d" % (course(fleets[0]), course(fleets[1])))
"""
    assert run(program).split() == ["0", "True"]
