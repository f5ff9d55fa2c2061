import { isOver } from '#domain/events/is-over.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import { fold } from '#domain/guest-search/search-text.ts';

/** `words` are synonyms. */
type Named = { label: string; words?: string };

/** Shorter words match only at the start of a word. */
const INFIX_LENGTH = 3;

const wordsIn = (text: string) => ` ${fold(text.replaceAll(/[-–/,.„“”]/g, ' '))}`;
const has = (text: string, word: string) =>
  text.includes(` ${word}`) || (word.length >= INFIX_LENGTH && text.includes(word));

/** Rank of an entry, lower is better; null unless all words match. */
function rankOf({ label, words = '' }: Named, typed: readonly string[]): number | null {
  const name = wordsIn(label);
  // Short input is likely the start of a name.
  const isShort = typed.join(' ').length < INFIX_LENGTH;
  const all = isShort ? name : `${name}${wordsIn(words)}`;
  if (!typed.every((word) => has(all, word))) return null;
  if (name.startsWith(` ${typed.join(' ')}`)) return 0;
  if (typed.every((word) => name.includes(` ${word}`))) return 1;
  if (typed.every((word) => has(name, word))) return 2;
  return typed.every((word) => all.includes(` ${word}`)) ? 3 : 4;
}

/** Entries matching all words, best first; all of them without input. */
export function matchEntries<Entry extends Named>(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsIn(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [...entries];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, words);
    return rank === null ? [] : [{ entry, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

type Timed = { status: EventStatus; starts_at: string | null; ends_at: string | null };

/** Over for guests: ended, cancelled or archived. */
export function isPast({ status, starts_at: start, ends_at: end }: Timed, now: Date): boolean {
  const toDate = (instant: string | null) => (instant === null ? null : new Date(instant));
  if (status === 'cancelled' || status === 'archived') return true;
  return status !== 'draft' && isOver({ startsAt: toDate(start), endsAt: toDate(end) }, now);
}

/** Upcoming by time, drafts without a day, then past ones, latest first. */
export function nearestFirst<Event extends Timed>(events: readonly Event[], now: Date): Event[] {
  const distance = ({ starts_at: start }: Event) =>
    start === null ? Number.MAX_SAFE_INTEGER : Math.abs(new Date(start).getTime() - now.getTime());
  return [...events].sort(
    (one, other) => Number(isPast(one, now)) - Number(isPast(other, now)) || distance(one) - distance(other),
  );
}
