/** Short, dry, quiet sounds, synthesised at run time. The mute setting is stored. */

let context: AudioContext | null = null;
let muted = typeof localStorage !== "undefined" && localStorage.getItem("muted") === "yes";

/** Whether the page is silent. */
export const isMuted = (): boolean => muted;

export function setMuted(silent: boolean): void {
  muted = silent;
  localStorage.setItem("muted", silent ? "yes" : "no");
}

interface Note {
  /** Hertz at the beginning and the end. */
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud?: number;
  kind?: OscillatorType;
}

function tone(sound: AudioContext, { from, to = from, at = 0, lasts, loud = 0.12, kind = "sine" }: Note): void {
  const start = sound.currentTime + at;
  const voice = sound.createOscillator();
  const volume = sound.createGain();
  voice.type = kind;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(volume).connect(sound.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.02);
}

function noise(sound: AudioContext, { from, to = from, at = 0, lasts, loud = 0.12 }: Note, q = 1): void {
  const start = sound.currentTime + at;
  const samples = sound.createBuffer(1, Math.ceil(sound.sampleRate * lasts), sound.sampleRate);
  const data = samples.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1; // noise, which decides no dice
  const source = sound.createBufferSource();
  source.buffer = samples;
  const filter = sound.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const volume = sound.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(filter).connect(volume).connect(sound.destination);
  source.start(start);
}

const SOUNDS = {
  knock: (s) => tone(s, { from: 520, to: 260, lasts: 0.07, kind: "triangle" }),
  dice: (s) => {
    for (let n = 0; n < 5; n++) noise(s, { from: 2600 - 250 * n, at: 0.07 * n, lasts: 0.05, loud: 0.2 }, 3);
  },
  shake: (s) => {
    for (let n = 0; n < 7; n++) noise(s, { from: 900 + 120 * (n % 3), at: 0.09 * n, lasts: 0.06, loud: 0.16 }, 2);
  },
  cover: (s) => noise(s, { from: 900, to: 240, lasts: 0.22, loud: 0.28 }),
  pencil: (s) => {
    noise(s, { from: 4200, lasts: 0.08, loud: 0.08 }, 4);
    noise(s, { from: 3600, at: 0.11, lasts: 0.09, loud: 0.08 }, 4);
  },
  plop: (s) => tone(s, { from: 240, to: 720, lasts: 0.11, loud: 0.2 }),
  splash: (s) => {
    tone(s, { from: 180, to: 60, lasts: 0.3, loud: 0.25 });
    noise(s, { from: 1800, to: 400, at: 0.04, lasts: 0.6, loud: 0.3 }, 0.6);
  },
  bonk: (s) => tone(s, { from: 160, to: 110, lasts: 0.14, kind: "triangle", loud: 0.18 }),
  lift: (s) => tone(s, { from: 300, to: 420, lasts: 0.09, kind: "triangle", loud: 0.1 }),
  tick: (s) => tone(s, { from: 1400, to: 900, lasts: 0.03, kind: "triangle", loud: 0.06 }),
  drum: (s) => {
    for (let n = 0; n < 24; n++)
      noise(s, { from: 240, to: 160, at: 0.05 * n, lasts: 0.05, loud: 0.06 + 0.008 * n }, 1.5);
  },
  cymbal: (s) => noise(s, { from: 5200, to: 3800, lasts: 0.5, loud: 0.12 }, 0.7),
  star: (s) => {
    tone(s, { from: 1568, lasts: 0.3, loud: 0.08 });
    tone(s, { from: 2093, at: 0.08, lasts: 0.4, loud: 0.07 });
  },
  whistle: (s) => {
    tone(s, { from: 2100, to: 2300, lasts: 0.12, loud: 0.06 });
    tone(s, { from: 2300, to: 2100, at: 0.14, lasts: 0.22, loud: 0.06 });
  },
} satisfies Record<string, (sound: AudioContext) => void>;

export type Sound = keyof typeof SOUNDS;

function awake(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Plays a sound in a later task, unless muted: the first one takes 0.1 s on a slow phone, and no press may wait. */
function soon(made: (sound: AudioContext) => void): void {
  if (muted || typeof AudioContext === "undefined") return;
  setTimeout(() => {
    const sound = awake();
    setTimeout(() => made(sound));
  });
}

/** Plays a sound, unless muted. */
export function play(name: Sound): void {
  soon(SOUNDS[name]);
}

/** Two rising marimba notes; each link of a chain sounds one step higher. */
export function bonus(link = 0): void {
  soon((sound) => {
    const step = 523 * 2 ** (([0, 2, 4, 7, 9][link % 5]! + 12 * Math.floor(link / 5)) / 12);
    tone(sound, { from: step, lasts: 0.25, loud: 0.15 });
    tone(sound, { from: step * 1.26, at: 0.11, lasts: 0.35, loud: 0.15 });
  });
}
