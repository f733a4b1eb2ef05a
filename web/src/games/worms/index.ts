// The pictures of Worms.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { soundOf, weightOf } from "./effects";
import { heard } from "./heard";
import Hand from "./Hand.svelte";
import { seatLook } from "./look";
import Picture from "./Picture.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import type { WormsView } from "./view";

const worms: GameModule<WormsView> = { Board, Hand, Side, Seat, Picture, seatLook, soundOf, heard, weightOf };
export default worms;
