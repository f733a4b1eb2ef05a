// node server.js PORT [FOLDER]: with its default storage, in memory; or, given a folder, with the one that it brings
// along for keeping games on disk.

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { game } = require("./game");

const [port, dir] = process.argv.slice(2);
Server({ games: [game], origins: [Origins.LOCALHOST], db: dir && new FlatFile({ dir }) }).run(Number(port));
