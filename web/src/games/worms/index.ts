// The pictures of Worms.

import type { GameModule } from "../contract";
import { asking } from "./asking";
import Board from "./Board.svelte";
import Celebration from "./Celebration.svelte";
import { cardsOf, shows, soundOf, turnOf, weightOf } from "./effects";
import { heard, matters } from "./heard";
import Hand from "./Hand.svelte";
import { seatLook } from "./look";
import Picture from "./Picture.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import type { About, OwnView, View } from "./types";

const worms: GameModule<View, OwnView, About> = {
  Board,
  Hand,
  Side,
  Seat,
  Picture,
  seatLook,
  soundOf,
  heard,
  matters,
  weightOf,
  turnOf,
  cardsOf,
  shows,
  Celebration,
  asking,
};
export default worms;
