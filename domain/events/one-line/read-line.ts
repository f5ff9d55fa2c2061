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
  /** What was not understood, at most as long as a title may be. */
  title: string;
  /** What the title has no room for. */
  rest: string;
  /** yyyy-MM-dd in Berlin; null where the line names none. */
  day: Understood<string> | null;
  times: Understood<Times> | null;
  /** Guessed where the line names a start alone. */
  end: GuessedEnd | null;
  /** The value null stands for everybody. */
  places: Understood<number | null> | null;
  entry: Understood<Entry> | null;
  tags: Understood<string[]> | null;
  /** The words for a repetition, of which only the next day is read. */
  repeats: Repetition | null;
  /** A day called by its name that the weekday beside it contradicts. */
  holiday: { name: string; weekday: string } | null;
}

export interface ReadOptions {
  now: Date;
  language: Language;
  /** Words of parts that belong into the title after all. */
  putBack?: ReadonlySet<string>;
  /** Events of before, for what the line does not say. */
  held?: readonly HeldEvent[];
}

/** Reads a line such as "Kneipenquiz Mi 20 Uhr 40 Plätze 5 €". The line, the clock and the language decide; what was held before, only about the end. */
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

/** A weekday that is today and over by its start is the one of next week. Without a start it may be meant either way. */
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
