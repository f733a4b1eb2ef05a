// A game of four turns about: a map with things on it, hands that only their owners see, a die in every move. What each
// player is sent is as long as a view of Worms, and a game has as many moves as one of Worms has answers.

const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const LAND = 42;
const THINGS = 20;
const MOVES = 120;
const CARDS = ["bazooka", "grenade", "dynamite", "shotgun", "teleport"];

const hex = (number) => `${(number % 7) - 3},${Math.floor(number / 7) - 3}`;

function setup() {
  const land = Array.from({ length: LAND }, (_, number) => hex(number));
  return {
    moves: 0,
    wind: 1,
    land,
    tiles: Array.from({ length: 6 }, (_, tile) => land.slice(tile * 7, tile * 7 + 7)),
    things: Object.fromEntries(land.slice(0, THINGS).map((where, number) => [where, [`worm ${number} standing`]])),
    pool: { mine: 10, crate: 10, drum: 10, crater: 10, fire: 10, grave: 10, water: 10 },
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      name: `player ${seat + 1}`,
      team: "red",
      worms: ["red A", "red B", "red C"],
      ice: false,
      known_cards: ["bazooka"],
      unknown_cards: 4,
    })),
    hands: Array.from({ length: SEATS }, () => CARDS),
  };
}

// Something goes as far as a die says, to a free hex.
function push({ G, random, playerID }, number) {
  const from = Object.keys(G.things)[number];
  if (from === undefined) return INVALID_MOVE;
  G.wind = random.D6();
  let place = (G.land.indexOf(from) + G.wind) % LAND;
  while (G.land[place] in G.things) place = (place + 1) % LAND;
  G.things[G.land[place]] = G.things[from];
  delete G.things[from];
  G.seats[Number(playerID)].unknown_cards = G.wind;
  G.moves += 1;
}

function playerView({ G, playerID }) {
  const { hands, ...open } = G;
  return playerID === null ? open : { ...open, hand: hands[Number(playerID)] };
}

const game = {
  name: "push",
  setup,
  playerView,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  moves: { push },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.moves >= MOVES ? { draw: true } : undefined),
};

module.exports = { game, SEATS, THINGS };
