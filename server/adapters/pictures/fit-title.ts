import type { HyphenationFunctionSync } from 'hyphen';
import hyphen from 'hyphen';
import patterns from 'hyphen/patterns/de-1996.js';

/** German rules, harmless for other languages. */
const hyphenate = hyphen(patterns) as HyphenationFunctionSync;

/** A layout attempt: maximum lines and size range. */
interface TitleStep {
  lines: number;
  largest: number;
  smallest: number;
}

export interface SetTitle {
  lines: string[];
  size: number;
}

interface Frame {
  /** Line width. */
  width: number;
  /** Last line's width beside another element. */
  lastWidth?: number;
  /** Tried in order; the last one's smallest size takes the rest. */
  steps: readonly TitleStep[];
  /** Width at size 1. */
  measure: (text: string) => number;
}

const SOFT_HYPHEN = '\u00ad';
/** Factor between sizes. */
const SHRINK = 0.97;

/** Breaks and sizes a title: at the colon, between words, and within words longer than a line. Null if nothing fits. */
export function findTitle(title: string, frame: Frame): SetTitle | null {
  for (const { lines: most, largest, smallest } of frame.steps) {
    for (let size = largest; size >= smallest; size *= SHRINK) {
      const lines = breakTitle(title, size, most, frame);
      if (lines) return laterBreak(title, { lines, size }, most, frame);
    }
  }
  return null;
}

/** Shrink factor worth a better hyphenation: `Kneipen-quiz` over `Knei-penquiz`. */
const WORTH = 0.84;

function laterBreak(title: string, found: SetTitle, most: number, frame: Frame): SetTitle {
  const isParted = found.lines.join(' ') !== title;
  for (let size = found.size * SHRINK; isParted && size >= found.size * WORTH; size *= SHRINK) {
    const lines = breakTitle(title, size, most, frame);
    const grew = (lines?.[0]?.length ?? 0) > (found.lines[0]?.length ?? 0);
    if (lines && lines.length === found.lines.length && grew) return { lines, size };
  }
  return found;
}

/** `findTitle`, truncated at the smallest size. */
export function fitTitle(title: string, frame: Frame): SetTitle {
  const found = findTitle(title, frame);
  const last = frame.steps.at(-1);
  if (found || !last) return found ?? { lines: [title], size: 0 };
  const width = frame.width / last.smallest;
  const lines = breakWords(title.split(/\s+/), width, frame.measure).slice(0, last.lines);
  return { lines: [...lines.slice(0, -1), `${lines.at(-1)?.replace(/[\s-]+$/, '')}…`], size: last.smallest };
}

function breakTitle(title: string, size: number, most: number, { width, lastWidth, measure }: Frame): string[] | null {
  const fits = (lines: string[]) =>
    lines.length <= most && measure(lines.at(-1) ?? '') * size <= Math.min(width, lastWidth ?? Infinity);
  const broken = (text: string) => breakWords(text.split(/\s+/), width / size, measure);
  const atColon = title.split(/(?<=:)\s+/).flatMap(broken);
  if (most > 1 && fits(atColon)) return atColon;
  const anywhere = broken(title);
  return fits(anywhere) ? anywhere : null;
}

/** Greedy line breaking. */
function breakWords(words: string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(plain(longer)) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(plain(line));
    const parts = measure(plain(word)) <= width ? [word] : breakWord(word, width, measure);
    lines.push(...parts.slice(0, -1).map(plain));
    line = parts.at(-1) ?? '';
  }
  return line ? [...lines, plain(line)] : lines;
}

/** Breaks a long word: at its own hyphens, then by hyphenation, then anywhere. */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const parts = partsOf(word).flatMap((part) => (measure(withHyphen(part)) <= width ? [part] : [...part]));
  const lines: string[] = [];
  let line = '';
  parts.forEach((part, index) => {
    const longer = line + part;
    const isLast = index === parts.length - 1;
    if (line && measure(isLast ? longer : withHyphen(longer)) > width) {
      lines.push(withHyphen(line));
      line = part;
    } else line = longer;
  });
  return [...lines, line];
}

/** Joins single letters between two break points to what follows. */
function partsOf(word: string): string[] {
  const marked = word.includes(SOFT_HYPHEN) ? word : hyphenate(word, { minWordLength: 6 });
  return marked
    .replace(/\u00ad(\p{L})\u00ad/gu, '\u00ad$1')
    .split(/\u00ad|(?<=[-–/])/)
    .filter(Boolean);
}

const withHyphen = (part: string) => (/[-–/]$/.test(part) ? part : `${part}-`);
const plain = (text: string) => text.replaceAll(SOFT_HYPHEN, '');
