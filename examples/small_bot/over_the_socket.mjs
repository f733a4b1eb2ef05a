// The small bot of in_process.py at a table elsewhere, in JavaScript that needs nothing but Node 22 or newer, or a browser.
//
//     node examples/small_bot/over_the_socket.mjs http://127.0.0.1:8000      opens a room against a bot
//     node examples/small_bot/over_the_socket.mjs LINK                       takes the seat that a link leads to
//
// docs/table.md tells of each call and message, and so does the table itself: /schema/asyncapi.json.

const LIKED = ["go", "keep", "done", "stay"]; // it goes on while it can, and throws nothing away

function choose(options) {
  const place = ({ text }) => LIKED.indexOf(text.split(" ")[0]);
  const rank = (option) => (place(option) < 0 ? LIKED.length : place(option));
  const best = Math.min(...options.map(rank));
  const liked = options.filter((option) => rank(option) === best);
  return liked[Math.floor(Math.random() * liked.length)];
}

async function post(address, body) {
  const headers = { "Content-Type": "application/json" };
  const said = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await said.json();
  if (!said.ok) throw new Error(`${answer.id}: ${answer.text}`);
  return answer;
}

/** Sits down by the token of a link; resolves to the winners' names. */
async function play(table, room, link) {
  const { token } = await post(`${table}/api/rooms/${room}/join`, { name: "Small", token: link });
  const socket = new WebSocket(`${table.replace(/^http/, "ws")}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", room, token }));
  let answered = 0;
  let answer = "";
  return new Promise((resolve, reject) => {
    socket.onclose = () => reject(new Error("the connection broke"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "nack" && message.why.id === "too-many-requests") setTimeout(() => socket.send(answer), 100);
      else if (message.type === "nack") reject(new Error(`${message.why.id}: ${message.why.text}`));
      if (message.type !== "update") return;
      const { question, winners } = message;
      if (winners) {
        resolve(message.info.seats.filter(({ speaker }) => winners.includes(speaker)).map(({ name }) => name));
        socket.close();
      } else if (question?.options && question.number !== answered) {
        answered = question.number;
        const { text } = choose(question.options); // its "about" tells a cleverer bot what it is about
        answer = JSON.stringify({ type: "answer", ref: answered, question: answered, text });
        socket.send(answer);
      }
    };
  });
}

if (typeof WebSocket === "undefined") throw new Error(`Node 22 or newer is needed, and this is ${process.version}`);
if (!process.argv[2]) throw new Error("say which table: node over_the_socket.mjs http://127.0.0.1:8000");
const [, address, room, token] = process.argv[2].match(/^([^#]*?)\/*(?:#\/room\/([^/]+)\/([^/]+))?$/);
const opened = room ? null : await post(`${address}/api/rooms`, { game: "zombies-doom", seats: ["person", "random"] });
const winners = await play(address, room ?? opened.room, token ?? opened.seats[0].token);
console.log("won by:", winners.join(", ") || "nobody");
