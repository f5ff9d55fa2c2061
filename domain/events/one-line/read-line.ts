import { publicFields } from '#domain/events/event-fields.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import type { GuessedEnd, HeldEvent } from './guess-end.ts';
import { guessEnd } from './guess-end.ts';
import { LineText } from './line-text.ts';
import type { Day } from './read-day.ts';
import { readDay } from './read-day.ts';
import type { Entry } from './read-entry.ts';
import { readEntry } from './read-entry.ts';
import { readPlaces } from './read-places.ts';
import type { Repetition } from './read-repetition.ts';
import { readRepetition } from './read-repetition.ts';
import { readTags } from './read-tags.ts';
import type { Times } from './read-times.ts';
import { readTimes } from './read-times.ts';
import type { Understood } from './reading.ts';
import { endPutBack } from './reading.ts';

export interface LineReading {
  /** Unparsed text, up to the title's maximum length. */
  title: string;
  /** The title's overflow. */
  rest: string;
  /** yyyy-MM-dd, Europe/Berlin; null if not named. */
  day: Understood<string> | null;
  times: Understood<Times> | null;
  /** Estimated if only a start is named. */
  end: GuessedEnd | null;
  /** Value null: unlimited. */
  places: Understood<number | null> | null;
  entry: Understood<Entry> | null;
  tags: Understood<string[]> | null;
  /** Words for a repetition; only its next day is parsed. */
  repeats: Repetition | null;
  /** A named day that contradicts the weekday beside it. */
  holiday: { name: string; weekday: string } | null;
}

export interface ReadOptions {
  now: Date;
  language: Language;
  /** Words of parts the user moved back into the title. */
  putBack?: ReadonlySet<string>;
  /** Past events, to estimate the end. */
  held?: readonly HeldEvent[];
}

/** Parses "Kneipenquiz Mi 20 Uhr 40 Plätze 5 €", from line, clock and language; past events affect only the end. */
export function readLine(typed: string, { now, language, putBack = new Set(), held = [] }: ReadOptions): LineReading {
  const today = berlinDay(now);
  const line = new LineText(typed, putBack);
  const entry = readEntry(line);
  const places = readPlaces(line);
  const named = readDay(line, today, language);
  const times = readTimes(line);
  const repeats = readRepetition(line);
  const tags = readTags(line, putBack);
  const { title, rest } = titleOf(line.title());
  return {
    title,
    rest,
    day: named && nextDay(named, times, today, berlinTimeOfDay(now)),
    times,
    end: times && !putBack.has(endPutBack) ? endOf(times.value, title, held) : null,
    places,
    entry,
    tags,
    repeats,
    holiday: named?.value.holiday ?? null,
  };
}

function endOf({ start, end, isOpenEnd }: Times, title: string, held: readonly HeldEvent[]): GuessedEnd | null {
  return start === null || end !== null || isOpenEnd ? null : guessEnd(title, start, held);
}

/** Today's weekday means next week once its start has passed. Without a start it is a guess. */
function nextDay(
  { value, isGuess, ...taken }: Understood<Day>,
  times: Understood<Times> | null,
  today: string,
  clock: string,
): Understood<string> {
  const start = times?.value.start ?? null;
  if (value.day !== today) return { ...taken, value: value.day, isGuess: isGuess || value.day < today };
  const isOver = start !== null && start <= clock;
  if (!value.isWeekday) return { ...taken, value: today, isGuess: isGuess || isOver };
  return { ...taken, value: isOver ? addDays(today, 7) : today, isGuess: isGuess || start === null };
}

function titleOf(text: string): { title: string; rest: string } {
  if (text.length <= publicFields.title.max) return { title: text, rest: '' };
  const end = text.lastIndexOf(' ', publicFields.title.max);
  const cut = end > 0 ? end : publicFields.title.max;
  return { title: text.slice(0, cut).trim(), rest: text.slice(cut).trim().slice(0, publicFields.description.max) };
}
