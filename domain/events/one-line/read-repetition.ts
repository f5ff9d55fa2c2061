import type { LineText, Taken } from './line-text.ts';

export type LineRhythm = 'weekly' | 'fortnightly' | 'monthly' | 'monthly_last';

export interface Repetition extends Taken {
  /** Null for rhythms the form lacks: daily, every three weeks. */
  rhythm: LineRhythm | null;
}

const longName =
  '(?:sonn|mon|diens|donners|frei|sams)tag|mittwoch|sonnabend|(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const weekdayName = `(?:${longName})(?:abend|nachmittag|vormittag|mittag|morgen|nacht)?|mo|di|mi|do|fr|sa|so|sun|mon|tue|wed|thu|fri|sat`;
const nth = String.raw`(?:\d\.|ersten|zweiten?|dritten|vierten|letzten|\d(?:st|nd|rd|th)|first|second|third|fourth|last|other)\s+`;
const unit = `(?:${weekdayName}|tag|abend|woche|monat|day|night|evening|week|month|fortnight)`;
const repeating = new RegExp(
  String.raw`(?<!\p{L})(?:(?:jede[nrs]?|every|each)\s+(?:${nth})?${unit}s?(?:\s+(?:im|of the)\s+(?:monat|month))?|(?:alle|every)\s+(?:\d+|zwei|drei|vier|two|three|four)\s+(?:tage|wochen|monate|days|weeks|months)|(?:zwei|14-?|vierzehn)?(?:wöchentlich|tägig|täglich)|monatlich|(?:ein|1)\s?(?:mal|x)\s+(?:pro|die|in der|im)\s+(?:woche|monat)|once\s+a\s+(?:week|month)|daily|weekly|monthly|biweekly|fortnightly|(?:${longName})s)(?!\p{L})`,
  'iu',
);
function findRepetition(typed: string): string | null {
  return repeating.exec(typed)?.[0] ?? null;
}

export function rhythmOfWords(words: string): LineRhythm | null {
  if (/täglich$|daily|(?:jede[nrs]?|every|each)\s+(?:tag|abend|day|night|evening)$/iu.test(words))
    return /14|vierzehn/u.test(words) ? 'fortnightly' : null;
  if (/letzten|last/iu.test(words)) return 'monthly_last';
  const isMonthly = /monat|month/iu.test(words);
  if (
    /(?:alle|every)\s+(?:2|zwei|two)\s+(?:wochen|weeks)|14 tage|14 days|zwei(?:wöch|ten?\s)|tägig|biweekly|fortnight|other\s|2nd\s|second\s|2\.\s/iu.test(
      words,
    ) &&
    !isMonthly
  )
    return 'fortnightly';
  if (/^(?:alle|every)\s+(?:\d|drei|vier|three|four|zwei|two)/iu.test(words)) return null;
  return isMonthly || /ersten|dritten|vierten|first|third|fourth|[134](?:\.|st|rd|th)\s/iu.test(words)
    ? 'monthly'
    : 'weekly';
}

/** Removes its words from the title unless the day has them. Null if put back. */
export function readRepetition(line: LineText): Repetition | null {
  const words = findRepetition(line.typed);
  if (words === null) return null;
  const from = line.unread.indexOf(words);
  if (from >= 0 && line.take([{ from, to: from + words.length }]) === null) return null;
  return { words, spans: line.spansOf([words]), rhythm: rhythmOfWords(words) };
}
