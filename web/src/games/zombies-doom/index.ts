// The pictures of Zombies Doom.

import type { GameModule } from "../contract";
import { asking } from "./asking";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Celebration from "./Celebration.svelte";
import { cardsOf, heard, matters, seatLook, shows, soundOf, turnOf, weightOf } from "./look";
import "./palette.css";
import Picture from "./Picture.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import type { About, OwnView, View } from "./types";

const pictures: GameModule<View, OwnView, About> = {
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

export default pictures;
