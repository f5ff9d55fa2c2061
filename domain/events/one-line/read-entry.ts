import { eventLimits } from '#domain/events/limits.ts';
import type { LineText, Span } from './line-text.ts';
import { spanOf } from './line-text.ts';
import type { Understood } from './reading.ts';

/** Admission in cents. One null: not mentioned; both null: free. */
export interface Entry {
  ticket: number | null;
  door: number | null;
}

const amount = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)(?:,-|,–)?`;
const currency = String.raw`(?:€|eur\b|euros?\b)`;
const each = String.raw`(?:\s*(?:eintritt|entry|admission)(?!\p{L})(?!\s*:?\s*(?:\d|€)))?(?:\s*(?:pro (?:person|kopf|nase)|\/\s?(?:person|pers\.?|kopf|nase|p\.|head)|p\.\s?p\.|per person|each|a head|pp\b))?`;
const label = String.raw`(?:(?<!\p{L})(?:eintritt|tickets?|karten?|entry|admission|startgeld|preis|price|(?:material)?kosten|kostet|(?:un)?kostenbeitrag|teilnahme)\s*:?\s*)?`;
const before = String.raw`(?:(?<!\p{L})(?:für|zu|for|je|nur|only)\s+)?`;
/** Keywords for door price and advance price. */
const kinds = String.raw`(?:(?<!\p{L})(abendkasse|ak|box office|at the door|on the door|door|vorverkauf|vvk|presale|advance)\s*:?\s*)?`;
const place = String.raw`(?:\s*(an der (?:abend)?kasse|abendkasse|im vorverkauf|at the door|on the door|on the night|in advance|ak\b|vvk\b)(?!\s*:?\s*(?:\d|€)))?`;
const least = String.raw`((?<!\p{L})(?:ab|from)\s+)?`;
const range = String.raw`(?:(\d{1,5}(?:[.,]\d{1,2})?)\s*([-–/])\s*)?`;

const priceAfter = new RegExp(
  `${label}${kinds}${label}${before}${least}(?<![\\d.,:])${range}${amount}\\s*${currency}(?!\\d)${place}${each}`,
  'iu',
);
const priceBefore = new RegExp(
  `${label}${kinds}${label}${before}${least}€\\s*${range}${amount}(?![\\d])${place}${each}`,
  'iu',
);
const free =
  /(?<!\p{L})(?:der\s+)?(?:eintritt(?:\s+ist)?\s*:?\s*(?:frei|kostenlos|umsonst)|freier\s+eintritt|free\s+(?:entry|admission|entrance)|(?:entry|admission|entrance)(?:\s+is)?\s*:?\s*free|for\s+free|kostenlos|kostenfrei|umsonst|gratis|kein(?:en)?\s+eintritt|no\s+(?:cover(?:\s+charge)?|entry\s+fee))(?!\p{L})/iu;
/** "free" at the end or before a comma is not part of a name. */
const bareFree = /(?<![\p{L}-])free(?=\s*(?:$|[,;]))/iu;
/** "Free before 11pm" and "free for members" are not free admission. */
const until = String.raw`(?:bis|vor|until|till?|before)\s+\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|h|am|pm)?(?![\p{L}\d])`;
const onlySome = String.raw`(?:für|for)\s+(?!alle|all(?!\p{L})|every)\p{L}+`;
const anyFree = String.raw`(?:${free.source}|(?<![\p{L}-])free)`;
/** Excludes "9pm till 3am", an end time. */
const notAnEnd = String.raw`(?<!\d\s?(?:uhr|h|am|pm)?\s*)`;
const conditional = new RegExp(`${notAnEnd}${until}\\s*:?\\s*${anyFree}|${anyFree}\\s+(?:${until}|${onlySome})`, 'iu');
const doorWords = /kasse|^ak$|box office|door|on the night/i;

function centsOf(typed: string): number {
  return Math.round(Number(typed.replace(',', '.')) * 100);
}

/** Parses admission: free, one price, or advance and door price. */
export function readEntry(line: LineText): Understood<Entry> | null {
  const some = conditional.exec(line.unread);
  if (some) line.keep(spanOf(some));
  const found: (Entry & { span: Span; isGuess: boolean })[] = [];
  let hidden = line.unread;
  for (let round = 0; round < 2; round++) {
    const match = priceAfter.exec(hidden) ?? priceBefore.exec(hidden);
    if (!match) break;
    const [, kind = '', least, low, joint, typed = '', where = ''] = match;
    // "20-25 €" starts at 20; in "12/8 €" the higher is the full price.
    const [first, second] = [centsOf(low ?? typed), centsOf(typed)];
    const cents = joint === '/' ? Math.max(first, second) : first;
    const span = spanOf(match);
    hidden = hidden.slice(0, span.from) + '\ufffc'.repeat(span.to - span.from) + hidden.slice(span.to);
    if (cents > eventLimits.price) continue;
    const isDoor = doorWords.test(kind.trim()) || doorWords.test(where.trim());
    const isGuess = least !== undefined || low !== undefined;
    found.push({ ticket: isDoor ? null : cents, door: isDoor ? cents : null, span, isGuess });
  }
  if (found.length > 0) {
    const ticket = found.find((one) => one.ticket !== null);
    const door = found.find((one) => one.door !== null);
    const used = [ticket, door].filter((one) => one !== undefined).sort((a, b) => a.span.from - b.span.from);
    const taken = line.take(used.map(({ span }) => span));
    if (taken === null) return null;
    const value = { ticket: ticket?.ticket ?? null, door: door?.door ?? null };
    const isFree = (value.ticket ?? 0) === 0 && (value.door ?? 0) === 0;
    return {
      ...taken,
      value: isFree ? { ticket: null, door: null } : value,
      isGuess: used.some(({ isGuess }) => isGuess) || found.length > used.length,
    };
  }
  const match = free.exec(line.unread);
  const last = match ?? bareFree.exec(line.unread);
  const taken = last && line.take([spanOf(last)]);
  return taken && { ...taken, value: { ticket: null, door: null }, isGuess: match === null };
}
