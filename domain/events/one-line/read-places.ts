import type { LineText } from './line-text.ts';
import { spanOf } from './line-text.ts';
import type { Understood } from './reading.ts';

const people = String.raw`(?:freie\s+|free\s+)?(?:sitz|steh)?(?:plätze|platz|plaetze|personen|person|pers\.|pers\b|leute|gäste|teilnehmer(?::?innen)?|teilnehmende|tn\b|tickets|karten|people|persons|guests|seats|places|spots|spaces|covers|participants|attendees|players|spieler)`;
const most = String.raw`(?:maximal|höchstens|bis zu|begrenzt auf|limitiert auf|nur|up to|at most|limited to|no more than|maximum(?: of)?|max\.?)`;

const counted = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:für|for)\\s+)?(?:${most}\\s*)?(?:\\d{1,4}\\s*[-–]\\s*)?(\\d{1,5})\\s*${people}(?![\\p{L}])`,
  'iu',
);
const limited =
  /(?<![\p{L}])(?:maximal|max\.?|höchstens|begrenzt auf|limited to|capacity|kapazität:?)\s*(\d{1,5})(?![\d.,:]|\s*(?:€|eur|uhr|std|stunden|hours|h\b|am\b|pm\b))/iu;
const unlimited =
  /(?<!\p{L})(?:unbegrenzt(?:e\s+(?:plätze|teilnehmer(?:zahl)?))?|ohne\s+(?:limit|begrenzung)|kein\s+limit|keine\s+begrenzung|unlimited(?:\s+(?:places|seats|spots))?|no\s+limit|open\s+to\s+(?:all|everyone)|platz\s+für\s+alle)(?!\p{L})/iu;
/** "Teams bis 6 Personen" limits the team. */
const partOfIt = /(?:teams?|gruppen?|groups?|tische?n?|tables?)\s*(?:von|mit|bis(?: zu)?|of|with|à|a|up to)?\s*$/iu;

/** Parses the capacity; value null: unlimited. */
export function readPlaces(line: LineText): Understood<number | null> | null {
  const match = counted.exec(line.unread) ?? limited.exec(line.unread);
  const count = Number(match?.[1]);
  if (match && count > 0 && !partOfIt.test(line.unread.slice(0, spanOf(match).from))) {
    const taken = line.take([spanOf(match)]);
    return taken && { ...taken, value: count, isGuess: false };
  }
  const open = unlimited.exec(line.unread);
  const taken = open && line.take([spanOf(open)]);
  return taken && { ...taken, value: null, isGuess: false };
}
