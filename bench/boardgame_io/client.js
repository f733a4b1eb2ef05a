// Scripted players at boardgame.io's table, by its own client: node client.js PORT SERVER_PID ROOMS GAMES WARM_UP SECONDS.
// Does what ../table_players.py does, and prints the same figures. A move counts as acknowledged when the mover is sent
// the state after it: there is no other acknowledgement.

const fs = require("node:fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game, SEATS, THINGS } = require("./game");

const [port, serverPid, rooms, games, warmUp, seconds] = process.argv.slice(2).map(Number);
const EVERY = 100; // of so many updates the length is looked at: writing them all would be work

const ready = [];
const waits = [];
let counting = false;
let updates = 0;
let looked = 0;
let bytes = 0;
let outOfGames = false;

class Player {
  constructor(match, playerID) {
    this.match = match;
    this.playerID = playerID;
    this.sentAt = 0;
    this.client = Client({
      game,
      numPlayers: SEATS,
      matchID: match.id,
      playerID,
      debug: false,
      multiplayer: SocketIO({
        server: `http://127.0.0.1:${port}`,
        socketOpts: { transports: ["websocket"], forceNew: true },
      }),
    });
    this.client.start();
    const socket = this.client.transport.socket;
    this.greeted = new Promise((greeted) => socket.once("sync", greeted));
    socket.on("update", (...update) => this.updated(update)); // after the client has taken it in: it listened first
  }

  updated(update) {
    if (counting) {
      if (this.sentAt) waits.push((performance.now() - this.sentAt) / 1000);
      updates += 1;
      if (updates % EVERY === 0) {
        looked += 1;
        bytes += JSON.stringify(["update", ...update]).length;
      }
    }
    this.sentAt = 0;
    this.moveIfAsked();
  }

  moveIfAsked() {
    const { ctx } = this.client.getState();
    if (ctx.gameover) this.match.over();
    else if (this.match.running && ctx.currentPlayer === this.playerID) {
      this.sentAt = performance.now();
      this.client.moves.push(Math.floor(Math.random() * THINGS));
    }
  }
}

class Match {
  constructor(number) {
    this.id = `match ${number}`;
    this.running = false;
    this.players = Array.from({ length: SEATS }, (_, seat) => new Player(this, String(seat)));
  }

  start() {
    this.running = true;
    this.players.forEach((player) => player.moveIfAsked());
  }

  over() {
    if (!this.running) return;
    this.running = false;
    playNext();
  }
}

function playNext() {
  const next = ready.pop();
  if (next) next.start();
  else outOfGames = true;
}

const sleep = (time) => new Promise((done) => setTimeout(done, time * 1000));

function cpuSeconds(pid) {
  const [user, system] = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

// Until the server has used so much processor time, or there is nothing left to play.
async function work(time) {
  const end = cpuSeconds(serverPid) + time;
  while (cpuSeconds(serverPid) < end && !outOfGames) await sleep(0.05);
}

async function play() {
  for (let number = 0; number < games; number++) {
    const match = new Match(number);
    await Promise.all(match.players.map((player) => player.greeted));
    ready.push(match);
  }
  for (let room = 0; room < rooms; room++) playNext();
  await work(warmUp);
  const [started, players, server] = [performance.now(), cpuSeconds("self"), cpuSeconds(serverPid)];
  counting = true;
  await work(seconds);
  counting = false;
  const lasted = (performance.now() - started) / 1000;
  const figures = {
    waits,
    seconds: lasted,
    players_cpu: (cpuSeconds("self") - players) / lasted,
    server_cpu: (cpuSeconds(serverPid) - server) / lasted,
    updates,
    update_bytes: bytes / looked,
  };
  process.stdout.write(JSON.stringify(figures), () => process.exit());
}

play();
