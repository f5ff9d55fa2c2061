import { parseTime } from '#domain/shared/parse-time.ts';
import type { Tag } from './read-tags.ts';
import { tagKeysIn } from './read-tags.ts';

/** A past event, to estimate durations. */
export interface HeldEvent {
  title: string;
  event_date: string | null;
  start_time: string | null;
  end_time: string | null;
}

/** From the last event of that name, or the kind's usual duration. */
export interface GuessedEnd {
  time: string;
  from: 'before' | 'kind';
}

/** Tags without a typical duration are missing. */
const usualMinutes: Partial<Record<Tag, number>> = {
  quiz: 180,
  trivia: 180,
  karaoke: 240,
  open_mic: 180,
  live_music: 180,
  comedy: 120,
  theatre: 120,
  poetry_slam: 150,
  cinema: 150,
  game_night: 240,
  wine_tasting: 180,
  craft_beer: 180,
  cooking_class: 180,
  brunch: 240,
  yoga: 90,
  fitness: 60,
  running: 90,
  climbing: 120,
  talk: 120,
  networking: 180,
  exhibition: 180,
};

const named = (title: string) => title.trim().toLowerCase().replace(/\s+/g, ' ');
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const DAY = 24 * 60;

/** Null without evidence. */
export function guessEnd(title: string, start: string, held: readonly HeldEvent[]): GuessedEnd | null {
  const before = lengthBefore(named(title), held);
  const minutes = before ?? usualLength(title);
  if (minutes === null) return null;
  const end = (minutesOf(start) + minutes) % DAY;
  const time = `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
  return { time, from: before === null ? 'kind' : 'before' };
}

function lengthBefore(name: string, held: readonly HeldEvent[]): number | null {
  const lengths = held.flatMap(({ title, event_date, start_time, end_time }) => {
    const [from, to] = [parseTime(start_time ?? ''), parseTime(end_time ?? '')];
    if (name === '' || named(title) !== name || event_date === null || from === null || to === null) return [];
    const minutes = (minutesOf(to) - minutesOf(from) + DAY) % DAY;
    return minutes === 0 ? [] : [{ event_date, minutes }];
  });
  return lengths.sort((a, b) => b.event_date.localeCompare(a.event_date))[0]?.minutes ?? null;
}

function usualLength(title: string): number | null {
  for (const tag of tagKeysIn(title)) {
    const minutes = usualMinutes[tag];
    if (minutes !== undefined) return minutes;
  }
  return null;
}
