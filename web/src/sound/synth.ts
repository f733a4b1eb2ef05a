// A small synthesiser: every sound of the table is made here, from oscillators and noise.

import type { Sound } from "../games/contract";

interface Tone {
  wave: OscillatorType | "noise";
  /** Hertz at the beginning and at the end; for noise, where the filter stands. */
  from: number;
  to: number;
  /** Seconds: when it begins, how long it lasts. */
  at?: number;
  long: number;
  loud: number;
}

const TONES: Record<Sound, Tone[]> = {
  step: [{ wave: "triangle", from: 220, to: 160, long: 0.08, loud: 0.4 }],
  jump: [{ wave: "sine", from: 240, to: 720, long: 0.2, loud: 0.35 }],
  roll: [0, 0.07, 0.13, 0.22].map((at) => ({
    wave: "noise",
    from: 3200,
    to: 1800,
    at,
    long: 0.05,
    loud: 0.5,
  })),
  boom: [
    { wave: "noise", from: 900, to: 60, long: 0.55, loud: 0.9 },
    { wave: "sine", from: 120, to: 35, long: 0.5, loud: 0.8 },
  ],
  splash: [
    { wave: "noise", from: 2600, to: 500, long: 0.4, loud: 0.5 },
    { wave: "sine", from: 500, to: 160, at: 0.08, long: 0.18, loud: 0.25 },
  ],
  hurt: [{ wave: "sawtooth", from: 420, to: 180, long: 0.18, loud: 0.2 }],
  card: [{ wave: "noise", from: 5200, to: 2600, long: 0.09, loud: 0.3 }],
  click: [{ wave: "triangle", from: 640, to: 520, long: 0.04, loud: 0.3 }],
  wind: [{ wave: "noise", from: 400, to: 1500, long: 0.6, loud: 0.25 }],
  fight: [
    { wave: "square", from: 900, to: 500, long: 0.06, loud: 0.15 },
    { wave: "noise", from: 4200, to: 2000, at: 0.05, long: 0.12, loud: 0.4 },
  ],
  win: [523, 659, 784, 1047].map((tone, i) => ({
    wave: "triangle",
    from: tone,
    to: tone,
    at: i * 0.13,
    long: 0.28,
    loud: 0.35,
  })),
  lose: [392, 330, 262].map((tone, i) => ({
    wave: "triangle",
    from: tone,
    to: tone,
    at: i * 0.18,
    long: 0.3,
    loud: 0.35,
  })),
  turn: [
    { wave: "sine", from: 660, to: 660, long: 0.12, loud: 0.3 },
    { wave: "sine", from: 880, to: 880, at: 0.12, long: 0.2, loud: 0.3 },
  ],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** `volume` from 0 to 1. Browsers stay silent until somebody has clicked somewhere. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of TONES[sound]) sing(context, tone, volume);
}

function sing(context: AudioContext, tone: Tone, volume: number): void {
  const begin = context.currentTime + (tone.at ?? 0);
  const end = begin + tone.long;
  const gain = context.createGain();
  gain.gain.setValueAtTime(tone.loud * volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(context.destination);
  const [source, pitch] = tone.wave === "noise" ? noise(context, gain) : oscillator(context, gain, tone.wave);
  pitch.setValueAtTime(tone.from, begin);
  pitch.exponentialRampToValueAtTime(tone.to, end);
  source.start(begin);
  source.stop(end);
}

function oscillator(
  context: AudioContext,
  into: AudioNode,
  wave: OscillatorType,
): [AudioScheduledSourceNode, AudioParam] {
  const source = new OscillatorNode(context, { type: wave });
  source.connect(into);
  return [source, source.frequency];
}

function noise(context: AudioContext, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    hiss.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  }
  const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
  const filter = new BiquadFilterNode(context, { type: "lowpass" });
  source.connect(filter).connect(into);
  return [source, filter.frequency];
}
