import { guestNoteLength, partySizes } from '#domain/events/participation.ts';
import { isEmailAddress } from '#domain/shared/email.ts';

export const guestNameLength = 80;

export interface GuestLine {
  name: string;
  partySize: number;
  /** Empty without one. */
  email: string;
  note: string;
}
export type GuestLineProblem = 'name' | 'long' | 'party';

const bullet = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/u;
const people = /\s*\(?\b(\d{1,3})\s*(?:personen|person|pers\.?|leute|people|persons)\)?$/iu;
const others = /\s*\(?\+\s*(\d{1,3})\)?$/u;
const number = /^\d{1,3}$/u;

/** Splits `Anna Koch +2` into the name and how many come; without a number one comes. */
function readParty(text: string): { name: string; partySize: number } {
  const more = others.exec(text);
  if (more) return { name: text.slice(0, more.index).trim(), partySize: Number(more[1]) + 1 };
  const all = people.exec(text);
  if (all) return { name: text.slice(0, all.index).trim(), partySize: Number(all[1]) };
  return { name: text.trim(), partySize: 1 };
}

/** Reads one line of a pasted guest list: name, how many come, an address and a note, as in `Anna Koch +2` or `Ben, 3, Fenster`. */
export function readGuestLine(line: string): GuestLine | GuestLineProblem {
  const [first = '', ...rest] = line
    .replace(bullet, '')
    .split(/[,;\t]/)
    .map((part) => part.trim());
  const { name, partySize: stated } = readParty(first);
  const email = rest.find(isEmailAddress) ?? '';
  const words = rest.filter((part) => part !== email);
  const [second = ''] = words;
  const party = number.test(second) ? Number(second) : readParty(second);
  const isParty = typeof party === 'number' || (second !== '' && party.name === '');
  const partySize = isParty ? (typeof party === 'number' ? party : party.partySize) : stated;
  const note = words
    .slice(isParty ? 1 : 0)
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, guestNoteLength);
  if (name === '') return 'name';
  if (name.length > guestNameLength) return 'long';
  if (partySize < partySizes.min || partySize > partySizes.max) return 'party';
  return { name, partySize, email, note };
}
