// Two small sounds, made here: wood on wood for a move, a bell for your turn. They are never the only sign.

import { settings } from "../../lib/settings.svelte";

/** The loudness the tones are written for. */
const USUAL = 60;

let context: AudioContext | null = null;

/** Browsers allow sound only after the reader has pressed something; until then it stays silent. */
function ready(): AudioContext | null {
  if (!navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return context.state === "running" ? context : null;
}

interface Tone {
  frequency: number;
  loud: number;
  seconds: number;
  kind: OscillatorType;
}

function ring(audio: AudioContext, { frequency, loud, seconds, kind }: Tone): void {
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = kind;
  tone.frequency.setValueAtTime(frequency, now);
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + seconds);
}

const KNOCK: Tone[] = [
  { frequency: 410, loud: 0.16, seconds: 0.07, kind: "triangle" },
  { frequency: 1130, loud: 0.05, seconds: 0.03, kind: "square" },
];
/** The partials of a small bell are not harmonic. */
const BELL: Tone[] = [
  { frequency: 1320, loud: 0.1, seconds: 1.1, kind: "sine" },
  { frequency: 3542, loud: 0.035, seconds: 0.6, kind: "sine" },
  { frequency: 7128, loud: 0.012, seconds: 0.3, kind: "sine" },
];

function sound(tones: Tone[]): void {
  const audio = ready();
  const loudness = settings.loudness / USUAL;
  if (audio && loudness > 0) for (const tone of tones) ring(audio, { ...tone, loud: tone.loud * loudness });
}

export const knock = (): void => sound(KNOCK);
export const bell = (): void => sound(BELL);
