import type { LineReading } from '#domain/events/one-line/read-line.ts';

/** Words of a line as they are shown in it: those that were read look like their chip. */
export interface Marked {
  text: string;
  kind: 'plain' | 'sure' | 'guess';
}

/** Of words that belong to two parts, the last one here is shown. */
const parts = ['tags', 'repeats', 'day', 'times', 'places', 'entry'] as const;

/** A line in pieces, in its order: what was read of it, and the rest. */
export function markLine(line: string, reading: LineReading | null): Marked[] {
  const owner: (string | null)[] = Array.from({ length: line.length }, () => null);
  for (const part of parts) {
    for (const { from, to } of reading?.[part]?.spans ?? []) owner.fill(part, from, to);
  }
  const isGuess = (part: (typeof parts)[number]) => part !== 'repeats' && reading?.[part]?.isGuess === true;
  const starts = owner.flatMap((part, at) => (at === 0 || part !== owner[at - 1] ? [at] : []));
  return starts.map((from, n) => {
    const part = parts.find((each) => each === owner[from]);
    return { text: line.slice(from, starts[n + 1]), kind: !part ? 'plain' : isGuess(part) ? 'guess' : 'sure' };
  });
}
