import type { LineText, Span } from './line-text.ts';
import { spanOf } from './line-text.ts';
import type { Understood } from './reading.ts';

/** HH:mm. */
export interface Times {
  start: string | null;
  end: string | null;
  isOpenEnd?: true;
}

/** A time as written; missing parts are undefined. */
interface Clock {
  hour: number;
  minutes: string;
  unit: string | undefined;
  isWrittenOut: boolean;
}

/** Half of the day implied by the rest of the line. */
type Half = 'morning' | 'evening' | null;

const clock = (name: string) =>
  String.raw`(?<${name}Hour>\d{1,2})(?:[:.](?<${name}Minutes>[0-5]\d))?(?!\d)(?:\s?(?<${name}Unit>uhr|h|am|pm|a\.m\.|p\.m\.)(?![\p{L}\d])(?:\s?(?<${name}Late>[0-5]\d)(?!\d|\s*(?:€|\p{L})))?)?(?:\s+(?:morgens|abends|nachmittags|in the (?:morning|evening|afternoon))(?!\p{L}))?`;
const open = String.raw`(?<![\d.,:/\p{L}€])`;
const lead = String.raw`(?:(?<!\p{L})(?<lead>ab|um|von|vom|gegen|ca\.?|at|from|around|@|beginn|start|begin|show|einlass|doors(?: open)?|morgens|abends|nachmittags)\s*:?\s*)?`;
const joint = String.raw`\s*(?:-|–|—|bis|to|til|till|until)\s*`;

/** Excludes numbers such as "bis 6 Personen" and "6-12 Jahre". */
const counted = String.raw`(?!\s*(?:person|pers\b|leute|gäste|people|guests|spieler|players|jahr|years|yrs|mann|gänge|course|runden|rounds|minuten|min\b|km\b|€|%))`;

const range = new RegExp(
  `${lead}${open}${clock('a')}${joint}(?:(?<word>mitternacht|midnight)(?!\\p{L})|${clock('b')})(?![\\d./])${counted}`,
  'giu',
);
/** "Till late" means an open end. */
const late = String.raw`(?<late>\s*(?:-|–|bis|til|till|until)?\s*(?<!\p{L})(?:late|spät|open[\s-]?end|ende offen)(?!\p{L}))?`;
const single = new RegExp(`${lead}${open}${clock('a')}(?![\\d/]|\\.\\d)${counted}${late}`, 'giu');
const ending = new RegExp(
  `(?<!\\p{L})(?:bis|until|till|til|ends?(?: at)?|ende)\\s+(?:um\\s+|ca\\.?\\s+)?(?:(?<word>mitternacht|midnight)(?!\\p{L})|${clock('a')})(?![\\d./])${counted}`,
  'giu',
);
const half =
  /(?<!\p{L})(?:(?:um|ab|at|from)\s+)?(?<part>halb|half past|half|viertel nach|quarter past|viertel vor|quarter to|dreiviertel)\s+(?<hour>\d{1,2}|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\p{L}|\d|\s*(?:€|%))(?:\s?uhr)?/giu;
/** Minutes after the full hour; German "halb" counts before it. */
const partOfHour: Record<string, number> = {
  halb: -30,
  'half past': 30,
  half: 30,
  'viertel nach': 15,
  'quarter past': 15,
  'viertel vor': -15,
  'quarter to': -15,
  dreiviertel: -15,
};
const named = /(?<!\p{L})(?:(?:um|at|ab|from)\s+)?(?<word>mitternacht|midnight|noon|zwölf uhr mittags)(?!\p{L})/giu;
const length =
  /(?<![\p{L}\d])(?:für\s+|for\s+)?(?<count>\d{1,2})(?:[.,](?<tenth>5))?\s*(?:stunden|std\.?|hours|hrs)(?!\p{L})/giu;
const spelled = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

const evening =
  /(?<!\p{L})(?:heute abend|abends?|tonight|evening|night|nachmittags?|afternoon|nachts?)(?!\p{L})|tag(?:s)?(?:abend|nachmittag)/iu;
const morning =
  /(?<!\p{L})(?:morgens|früh|vormittags?|morning|frühstück|breakfast)(?!\p{L})|tag(?:s)?(?:morgen|vormittag|früh)/iu;

/** An hour possible in both halves of the day is a guess. */
export function readTimes(line: LineText): Understood<Times> | null {
  const day: Half = evening.test(line.typed) ? 'evening' : morning.test(line.typed) ? 'morning' : null;
  return readRange(line, day) ?? readParts(line, day);
}

type Groups = Record<string, string | undefined>;

function clockOf(groups: Groups, name: string): Clock | null {
  const typed = groups[`${name}Hour`];
  if (typed === undefined || Number(typed) > 24) return null;
  const minutes = groups[`${name}Minutes`] ?? groups[`${name}Late`] ?? '00';
  const unit = groups[`${name}Unit`]?.toLowerCase().replaceAll('.', '');
  return { hour: Number(typed), minutes, unit, isWrittenOut: typed.startsWith('0') };
}

const isHalfDay = (unit: string | undefined) => unit === 'am' || unit === 'pm';
const hasMinutes = (groups: Groups, name: string) => groups[`${name}Minutes`] !== undefined;

function placed({ hour, unit, isWrittenOut }: Clock, isExact: boolean, half: Half): { hour: number; isGuess: boolean } {
  if (isHalfDay(unit)) return { hour: (hour % 12) + (unit === 'pm' ? 12 : 0), isGuess: hour > 12 };
  if (hour > 12 || hour === 0) return { hour: hour % 24, isGuess: false };
  if (isWrittenOut) return { hour, isGuess: false };
  if (half === 'evening' && hour < 12) return { hour: hour + 12, isGuess: false };
  if (half === 'morning') return { hour, isGuess: false };
  if (isExact) return hour < 7 ? { hour: hour + 12, isGuess: true } : { hour, isGuess: hour < 9 };
  return { hour: hour === 12 ? 12 : hour + 12, isGuess: true };
}

function written(hour: number, minutes: string): string {
  return `${String(hour % 24).padStart(2, '0')}:${minutes}`;
}

function readRange(line: LineText, half: Half): Understood<Times> | null {
  for (const match of line.unread.matchAll(range)) {
    const groups = (match.groups ?? {}) as Groups;
    const from = clockOf(groups, 'a');
    const to = groups.word ? { hour: 24, minutes: '00', unit: 'uhr', isWrittenOut: true } : clockOf(groups, 'b');
    if (!from || !to) continue;
    const isClock = Boolean(from.unit || to.unit || groups.word || hasMinutes(groups, 'a') || hasMinutes(groups, 'b'));
    const isExact = isClock || Math.max(from.hour, to.hour) > 12;
    const isSaid =
      isClock || groups.lead !== undefined || /\ufffc\s*,?\s*$/u.test(line.unread.slice(0, spanOf(match).from));
    // "3-5" alone is ambiguous.
    if (!isSaid && (from.hour < 7 || to.hour === 0)) continue;
    const times = timesOf(from, to, isExact, half);
    const taken = line.take([spanOf(match)]);
    if (taken === null) return null;
    return { ...taken, value: times, isGuess: times.isGuess || !isSaid };
  }
  return null;
}

function timesOf(from: Clock, to: Clock, isExact: boolean, half: Half) {
  // "8 to 11pm": the suffix counts for both if the start stays first.
  const shares = isHalfDay(to.unit) && !isHalfDay(from.unit) && from.hour <= 12;
  const start = shares ? sharedStart(from, to) : placed(from, isExact, half);
  const wasMoved = start.hour === from.hour + 12;
  const isSameHalf = wasMoved && !isHalfDay(to.unit) && to.hour > from.hour && to.hour < 12;
  // After an afternoon start, an end in the small hours is at night.
  const isNight = !isHalfDay(to.unit) && to.hour <= 12 && start.hour >= 12 && !isSameHalf;
  const end = isSameHalf
    ? { hour: to.hour + 12, isGuess: false }
    : isNight || (!isHalfDay(to.unit) && start.hour < 12 && to.hour > start.hour)
      ? { hour: to.hour === 12 && start.hour >= 13 ? 24 : to.hour, isGuess: false }
      : placed(to, isExact, half);
  return {
    start: written(start.hour, from.minutes),
    end: written(end.hour, to.minutes),
    isGuess: start.isGuess || end.isGuess,
  };
}

function sharedStart(from: Clock, to: Clock): { hour: number; isGuess: boolean } {
  const end = (to.hour % 12) + (to.unit === 'pm' ? 12 : 0);
  const same = (from.hour % 12) + (to.unit === 'pm' ? 12 : 0);
  if (same < end) return { hour: same, isGuess: false };
  return { hour: (same + 12) % 24, isGuess: false };
}

/** Start, end or duration written separately. */
function readParts(line: LineText, half: Half): Understood<Times> | null {
  const end = findEnd(line);
  const lasting = end ? null : findLength(line);
  const start = findStart(
    line,
    half,
    [end?.span, lasting?.span].filter((span) => span !== undefined),
  );
  if (!start && !end) return null;
  const spans = [start?.span, end?.span, start && lasting?.span]
    .filter((span) => span !== null && span !== undefined)
    .sort((a, b) => a.from - b.from);
  const taken = line.take(spans);
  if (taken === null) return null;
  const startTime = start?.time ?? null;
  const endTime = end
    ? endAfter(end.clock, startTime)
    : startTime && lasting
      ? later(startTime, lasting.minutes)
      : null;
  return {
    ...taken,
    value: { start: startTime, end: endTime, ...(start?.isOpenEnd && { isOpenEnd: true }) },
    isGuess: (start?.isGuess ?? false) || (end?.isGuess ?? false),
  };
}

type Start = { span: Span; time: string; isGuess: boolean; isOpenEnd?: boolean };
type Found = { span: Span; clock: Clock; isGuess: boolean };

function findEnd(line: LineText): Found | null {
  for (const match of line.unread.matchAll(ending)) {
    const groups = (match.groups ?? {}) as Groups;
    if (groups.word)
      return {
        span: spanOf(match),
        clock: { hour: 24, minutes: '00', unit: 'uhr', isWrittenOut: true },
        isGuess: false,
      };
    const found = clockOf(groups, 'a');
    if (found) return { span: spanOf(match), clock: found, isGuess: found.hour < 13 && !isHalfDay(found.unit) };
  }
  return null;
}

function endAfter(to: Clock, start: string | null): string {
  if (isHalfDay(to.unit)) return written((to.hour % 12) + (to.unit === 'pm' ? 12 : 0), to.minutes);
  const from = start === null ? null : Number(start.slice(0, 2));
  const isLater = to.hour < 12 && from !== null && from >= 12 && to.hour + 12 > from && to.hour > 6;
  return written(isLater || (from === null && to.hour > 6 && to.hour < 12) ? to.hour + 12 : to.hour, to.minutes);
}

function findLength(line: LineText): { span: Span; minutes: number } | null {
  const [match] = line.unread.matchAll(length);
  if (!match) return null;
  return { span: spanOf(match), minutes: Number(match.groups?.count) * 60 + (match.groups?.tenth ? 30 : 0) };
}

function later(time: string, minutes: number): string {
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return written(Math.floor(at / 60), String(at % 60).padStart(2, '0'));
}

function findStart(line: LineText, part: Half, others: Span[]): Start | null {
  const isFree = ({ from, to }: Span) => others.every((other) => to <= other.from || from >= other.to);
  for (const match of line.unread.matchAll(half)) {
    const typed = (match.groups?.hour ?? '').toLowerCase();
    const minutes = partOfHour[(match.groups?.part ?? '').toLowerCase()] ?? 0;
    const hour = (spelled.indexOf(typed) + 1 || Number(typed)) - (minutes < 0 ? 1 : 0);
    if (hour < 0 || hour > 23) continue;
    const past = String((minutes + 60) % 60);
    const at = placed({ hour, minutes: past, unit: undefined, isWrittenOut: false }, false, part);
    return { span: spanOf(match), time: written(at.hour, past), isGuess: at.isGuess };
  }
  // Doors open before the event starts, if both are written.
  const isOpening = (match: RegExpExecArray) => /^(?:einlass|doors)/iu.test(match.groups?.lead ?? '');
  const clocks = [...line.unread.matchAll(single)].sort((a, b) => Number(isOpening(a)) - Number(isOpening(b)));
  for (const match of clocks) {
    const groups = (match.groups ?? {}) as Groups;
    const found = clockOf(groups, 'a');
    if (!found || !isFree(spanOf(match)) || !isTime(line.unread, match, groups)) continue;
    const isExact = found.unit !== undefined || hasMinutes(groups, 'a');
    const at = placed(found, isExact, part);
    // Without a keyword, 20.10 may be a date.
    const isDay = groups.lead === undefined && found.unit === undefined && match[0].includes('.');
    return {
      span: spanOf(match),
      time: written(at.hour, found.minutes),
      isGuess: at.isGuess || isDay || isOpening(match),
      isOpenEnd: groups.late !== undefined,
    };
  }
  const [word] = [...line.unread.matchAll(named)].filter(
    (match) => isFree(spanOf(match)) && isTime(line.unread, match, { lead: /^(?:um|at|ab|from)/i.exec(match[0])?.[0] }),
  );
  if (!word) return null;
  const isNoon = !/nacht|night/i.test(word[0]);
  // Midnight may begin or end a day.
  return { span: spanOf(word), time: isNoon ? '12:00' : '00:00', isGuess: !isNoon };
}

/** Marked as a time, or in its position: after a keyword or directly after the day. */
function isTime(text: string, match: RegExpExecArray, groups: Groups): boolean {
  if (groups.aUnit || hasMinutes(groups, 'a') || groups.late) return true;
  const after = text.slice(match.index + match[0].length);
  const standsAlone = /^\s*(?:$|[,;|–-]|\ufffc)/.test(after);
  if (groups.lead !== undefined)
    return standsAlone || !/^\s*\p{L}/u.test(after) || /^\s+(?:im|in|at|mit|with|bei)\s/iu.test(after);
  return standsAlone && /\ufffc\s*,?\s*$/u.test(text.slice(0, spanOf(match).from));
}
