import type { DoorMark, DoorState } from '#domain/door/marks.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { takesPlace } from '#domain/events/participation.ts';

/** Length of a party's code. Digits, because scanners type them alike on all keyboard layouts. */
export const codeDigits = 20;

/** Longest pause between characters of a scanner that types, in milliseconds. */
const PAUSE_MS = 100;
/** Shortest text that counts as scanned. */
const SHORTEST = 6;

/** A code in groups of four, for people. */
export const groupedCode = (code: string) => code.replaceAll(/\d{4}(?=\d)/g, '$& ');

/** True for a text of a search field that is a code typed by hand. */
export const isTypedCode = (text: string) => /^[\d\s]+$/.test(text) && text.replaceAll(/\s/g, '').length >= SHORTEST;

interface Guest {
  user_id: string;
  status: ParticipantStatus;
  codes: readonly string[];
}

export type Scanned<G extends Guest = Guest> =
  | { kind: 'in'; guest: G }
  | { kind: 'already'; guest: G; since: DoorMark }
  | { kind: 'no_place'; guest: G }
  | { kind: 'gone' }
  | { kind: 'unknown' };

interface List<G extends Guest> {
  guests: readonly G[];
  gone_codes: readonly string[];
}

/** Looks a scanned code up in the list and says whether its party may go in now. */
export function lookUpCode<G extends Guest>(list: List<G>, state: DoorState, text: string): Scanned<G> {
  const code = text.replaceAll(/\s/g, '');
  const guest = list.guests.find(({ codes }) => codes.includes(code));
  if (!guest) return { kind: list.gone_codes.includes(code) ? 'gone' : 'unknown' };
  const at = state.guests.get(guest.user_id);
  if (at?.move === 'in') return { kind: 'already', guest, since: at.since };
  if (takesPlace(guest.status) && guest.status !== 'offered') return { kind: 'in', guest };
  return guest.status === 'left' || guest.status === 'rejected' ? { kind: 'gone' } : { kind: 'no_place', guest };
}

interface Key {
  key: string;
  /** Milliseconds. */
  at: number;
}

/** Collects keys and returns the text of a scanner: fast characters with a digit among them, ended by Enter. */
export function createKeyReader(): (key: Key) => string | null {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return ({ key, at }) => {
    if (at - last > PAUSE_MS) typed = '';
    last = at;
    if (key === 'Enter') {
      const text = typed;
      typed = '';
      return text.length >= SHORTEST && /\d/.test(text) ? text : null;
    }
    if ([...key].length === 1) typed += key;
    return null;
  };
}
