import { addDays, isCalendarDay, weekday } from '#domain/shared/calendar.ts';

const names = {
  sonntag: 0,
  montag: 1,
  dienstag: 2,
  mittwoch: 3,
  donnerstag: 4,
  freitag: 5,
  samstag: 6,
  sonnabend: 6,
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
} as const satisfies Record<string, number>;
const day = `(?<name>${Object.keys(names).join('|')})s?`;
const ordinals = [
  ['1.', 'ersten', 'erster', '1st', 'first'],
  ['2.', 'zweiten', 'zweiter', '2nd', 'second'],
  ['3.', 'dritten', 'dritter', '3rd', 'third'],
  ['4.', 'vierten', 'vierter', '4th', 'fourth'],
  ['letzten', 'letzter', 'last'],
];
const nth = `(?<nth>${ordinals.flat().join('|').replaceAll('.', String.raw`\.`)})`;
const month = String.raw`(?<month>\s+(?:im|jeden|eines|of the|of every|of each|in the|each|every)\s+(?:monats?|month))`;
const found = new RegExp(
  String.raw`(?<!\p{L})(?:(?:on\s+)?the\s+|am\s+|immer am\s+)?(?<every>jeden\s+|every\s+)?${nth}\s+${day}${month}?(?!\p{L})`,
  'iu',
);

/** "Every first Monday of the month": the match and its next day, or null. */
export function findNthWeekday(text: string, today: string): { match: RegExpExecArray; day: string } | null {
  const match = found.exec(text);
  const { every, nth: typed = '', name = '', month: inMonth } = match?.groups ?? {};
  const count = ordinals.findIndex((words) => words.includes(typed.toLowerCase()));
  // "Every second Tuesday" without a month is fortnightly.
  if (!match || (!inMonth && (!every || count === 1))) return null;
  const of = names[name.toLowerCase() as keyof typeof names];
  const months = [0, 1].map((more) => monthAfter(today, more));
  const next = months.map((first) => nthIn(first, count, of)).find((each) => each >= today);
  return next === undefined ? null : { match, day: next };
}

/** First day of the month, `more` months ahead. */
function monthAfter(today: string, more: number): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + more;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

function nthIn(first: string, count: number, of: number): string {
  const start = addDays(first, (of - weekday(first) + 7) % 7);
  if (count < ordinals.length - 1) return addDays(start, count * 7);
  const fifth = addDays(start, 28);
  return isCalendarDay(fifth) && fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(start, 21);
}
