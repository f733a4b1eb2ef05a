// The pictures of Zombies Doom.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { heard, seatLook, soundOf, weightOf } from "./look";
import "./palette.css";
import Picture from "./Picture.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import type { ZombiesView } from "./view";

const pictures: GameModule<ZombiesView> = {
  Board,
  Hand,
  Side,
  Seat,
  Picture,
  seatLook,
  soundOf,
  heard,
  weightOf,
};

export default pictures;
