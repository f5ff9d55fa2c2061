import type { LineReading } from '#domain/events/one-line/read-line.ts';

/** Segments of a line; parts that were read have their chip's style. */
export interface Marked {
  text: string;
  kind: 'plain' | 'sure' | 'guess';
}

/** Later parts win when words belong to two. */
const parts = ['tags', 'repeats', 'day', 'times', 'places', 'entry'] as const;

/** The line in segments, in order. */
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
