import { tagGroups } from '#domain/catalogue/tags.ts';

export interface UnknownTag {
  tag: string;
  /** Tags of the catalogue, the nearest first. */
  similar: string[];
}

const MOST_NEAR = 3;
/** Shorter words are in too many others. */
const SHORTEST_PART = 3;
/** Letters per typing mistake. */
const LETTERS_PER_MISTAKE = 4;

/** `Live-Musik` -> `livemusik`; umlauts are written out, as in keys. */
function lettersOf(text: string): string {
  const plain = text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return plain.replaceAll('ß', 'ss').replaceAll(/[^a-z0-9]/g, '');
}

const known = tagGroups.flatMap((group) =>
  group.entries.map(({ key, de, en }) => ({ key, words: [key, de, en].map(lettersOf) })),
);
const keys: ReadonlySet<string> = new Set(known.map(({ key }) => key));

/** Typing mistakes between two words (Levenshtein). */
function mistakesBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (const [column, own] of [...other].entries()) {
      const replaced = (before[column] ?? 0) + Number(letter !== own);
      next.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    before = next;
  }
  return before.at(-1) ?? 0;
}

/** 0: the same word; above 1: no resemblance. */
function distance(tag: string, word: string): number {
  if (tag === word) return 0;
  const [short, long] = [tag, word].toSorted((a, b) => a.length - b.length) as [string, string];
  if (short.length >= SHORTEST_PART && long.includes(short)) return 1 - short.length / long.length;
  const mistakes = mistakesBetween(tag, word);
  return mistakes * LETTERS_PER_MISTAKE <= long.length ? mistakes / long.length : 2;
}

/** Tags that the catalogue lacks, which guests cannot filter by. */
export function unknownTags(tags: readonly string[]): UnknownTag[] {
  const unknown = tags.filter((tag) => !keys.has(tag));
  return unknown.map((tag) => {
    const ranked = known.map(({ key, words }) => ({
      key,
      far: Math.min(...words.map((word) => distance(lettersOf(tag), word))),
    }));
    const similar = ranked.filter(({ far }) => far <= 1).toSorted((a, b) => a.far - b.far);
    return { tag, similar: similar.slice(0, MOST_NEAR).map(({ key }) => key) };
  });
}
