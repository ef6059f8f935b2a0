/** Notes on the screen, and sentences for screen readers. */

export interface Note {
  id: number;
  kind: 'good' | 'bad' | 'plain';
  text: string;
  /** A clause of the rules to show. */
  clause?: { game: string; id: string };
}

class Announcer {
  /** The last sentence for screen readers. */
  spoken = $state('');
  notes = $state<Note[]>([]);
  private count = 0;
  private odd = false;

  /** Reads a sentence out, even if it repeats the last one. */
  say(text: string): void {
    this.odd = !this.odd;
    this.spoken = this.odd ? text : `${text}\u00a0`;
  }

  /** Discards sentences that are not yet read out. */
  hush(): void {
    this.spoken = '';
  }

  /** Shows a note for a while, and reads it out. */
  note(note: Omit<Note, 'id'>): void {
    this.say(note.text);
    this.count += 1;
    const id = this.count;
    this.notes = [...this.notes.filter((other) => other.text !== note.text).slice(-2), { ...note, id }];
    setTimeout(() => this.dismiss(id), note.clause ? 12000 : 6000);
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const announcer = new Announcer();
