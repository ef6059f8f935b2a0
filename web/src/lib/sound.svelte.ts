/** Short synthesized sounds for events at a table; off by default. */
import { appearance } from './games';

export type Sound = 'deal' | 'card' | 'turn' | 'boom' | 'line' | 'win';

const KEY = 'cardinal-sound';
/** The sounds of notices that several games share; a game's manifest adds its own. Other notices are silent. */
export const COMMON: Record<string, Sound> = {
  dealt: 'deal',
  reshuffled: 'deal',
  played: 'card',
  took: 'card',
  drew: 'card',
  placed: 'card',
  exchanged: 'card',
  out: 'line',
};
/** From the least to the most important. */
const ORDER: Sound[] = ['card', 'deal', 'line', 'boom'];

/** The most important sound of several events; null for none. */
export function soundOf(notices: unknown[], game: string): Sound | null {
  const sounds: Record<string, Sound> = { ...COMMON, ...appearance(game).sounds };
  const heard = notices.flatMap((notice) => sounds[(notice as { on?: string } | null)?.on ?? ''] ?? []);
  return heard.sort((one, other) => ORDER.indexOf(other) - ORDER.indexOf(one))[0] ?? null;
}

/** Tones as pitch in Hz, beginning and length in seconds. */
const TONES: Record<Exclude<Sound, 'boom' | 'card' | 'deal'>, [number, number, number][]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.1, 0.16],
  ],
  line: [
    [523, 0, 0.12],
    [659, 0.08, 0.12],
    [784, 0.16, 0.2],
  ],
  win: [
    [523, 0, 0.16],
    [659, 0.12, 0.16],
    [784, 0.24, 0.16],
    [1047, 0.36, 0.4],
  ],
};

class Player {
  on = $state(stored());
  private context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(KEY, this.on ? 'on' : 'off');
    } catch {
      // Without storage the choice ends with the page.
    }
    if (this.on) this.play('turn');
  }

  play(sound: Sound): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    const { context } = this;
    // Browsers allow no sound before the first click or key.
    if (context.state === 'suspended') void context.resume();
    if (sound === 'boom') this.noise(context, 0, 0.7, 180, 0.5);
    else if (sound === 'card') this.noise(context, 0, 0.06, 2400, 0.16);
    else if (sound === 'deal')
      [0, 0.07, 0.14, 0.21].forEach((at) => this.noise(context, at, 0.05, 2000, 0.12));
    else TONES[sound].forEach(([pitch, at, length]) => this.tone(context, pitch, at, length));
  }

  private tone(context: AudioContext, pitch: number, at: number, length: number): void {
    const source = context.createOscillator();
    source.type = 'triangle';
    source.frequency.value = pitch;
    this.shape(context, source, at, length, 0.12);
    source.start(context.currentTime + at);
    source.stop(context.currentTime + at + length);
  }

  /** Noise: a rustle, or at low pitches a thud. */
  private noise(context: AudioContext, at: number, length: number, pitch: number, volume: number): void {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    source.buffer = buffer;
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = pitch;
    source.connect(filter);
    this.shape(context, filter, at, length, volume);
    source.start(context.currentTime + at);
  }

  private shape(context: AudioContext, from: AudioNode, at: number, length: number, volume: number): void {
    const gain = context.createGain();
    const start = context.currentTime + at;
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    from.connect(gain).connect(context.destination);
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export const sound = new Player();
