"""The time of a turn may run out (W11.9)."""

from rumpus.games.worms.rules.turn import TIME_IS_UP, may_run_out_of_time, time_is_up
from rumpus.games.worms.state import WormsState
from rumpus.kernel.interruptions import Interruptions


class WormsInterruptions(Interruptions):
    def possible(self, state: WormsState) -> tuple[str, ...]:
        return (TIME_IS_UP,) if may_run_out_of_time(state) else ()

    def interrupt(self, state: WormsState, text: str) -> None:
        time_is_up(state)
