// A short animation of what is shown, made of pictures that are taken one after another while it is played.

import { paint } from "./picture";

const TYPES = [
  { mimeType: "video/webm;codecs=vp9", ending: "webm" },
  { mimeType: "video/webm", ending: "webm" },
  { mimeType: "video/mp4", ending: "mp4" },
];
const FRAME = 120; // milliseconds between pictures, at least
const LINGER = 1200; // that the last picture stays

/** Takes pictures of the board while `play` goes on; `line` says what stands below them. */
export async function record(
  board: Element,
  line: () => string,
  play: () => Promise<void>,
): Promise<{ film: Blob; ending: string }> {
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, 900 / board.getBoundingClientRect().width);
  await paint(canvas, board, scale, line() || " ");
  const stream = canvas.captureStream(1000 / FRAME);
  const { mimeType, ending } = TYPES.find((type) => MediaRecorder.isTypeSupported(type.mimeType))!;
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 1_500_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.start();
  let until = Infinity;
  const played = play().finally(() => (until = performance.now() + LINGER));
  while (performance.now() < until) {
    const next = new Promise((done) => setTimeout(done, FRAME));
    await paint(canvas, board, scale, line() || " ");
    await next;
  }
  recorder.stop();
  await Promise.all([stopped, played]);
  return { film: new Blob(parts, { type: mimeType }), ending };
}
