"""What cannot be done, and why."""

import pickle

from rumpus.kernel.message import Refused


def test_a_refusal_comes_whole_from_another_process() -> None:
    refused = Refused("lab-bot-failed", level="sick", why="KeyError").under("bots", 2)
    again = pickle.loads(pickle.dumps(refused))
    assert (again.message, again.at) == (refused.message, refused.at)
