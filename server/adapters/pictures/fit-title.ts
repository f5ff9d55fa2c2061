import type { HyphenationFunctionSync } from 'hyphen';
import hyphen from 'hyphen';
import patterns from 'hyphen/patterns/de-1996.js';

/** Titles are in German, or in words that its rules do no harm. */
const hyphenate = hyphen(patterns) as HyphenationFunctionSync;

/** One way of setting a title: in at most so many lines, at the largest size between the two that fits. */
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
  /** Of a line. */
  width: number;
  /** Width of the last line, when something is beside it. */
  lastWidth?: number;
  /** In which order things are tried. The last step's smallest size holds whatever does not fit before. */
  steps: readonly TitleStep[];
  /** Width of a text at size 1. */
  measure: (text: string) => number;
}

const SOFT_HYPHEN = '\u00ad';
/** From one size to the next smaller one. */
const SHRINK = 0.97;

/**
 * Breaks a title and finds its size: at the colon, then between words, and inside a word only where it is longer than a whole
 * line: German words can be. Null when nothing fits.
 */
export function findTitle(title: string, frame: Frame): SetTitle | null {
  for (const { lines: most, largest, smallest } of frame.steps) {
    for (let size = largest; size >= smallest; size *= SHRINK) {
      const lines = breakTitle(title, size, most, frame);
      if (lines) return laterBreak(title, { lines, size }, most, frame);
    }
  }
  return null;
}

/** How much smaller a title may be to have more of a parted word in its first line: `Kneipen-quiz` rather than `Knei-penquiz`. */
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

/** The same, cut at the last step's smallest size when nothing fits. */
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

/** As much in every line as fits. */
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

/** A word that is longer than a line, with hyphens: after its own, where it may be parted, and anywhere if it must be. */
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

/** Patterns part some compounds before and after one letter; it belongs to what follows. */
function partsOf(word: string): string[] {
  const marked = word.includes(SOFT_HYPHEN) ? word : hyphenate(word, { minWordLength: 6 });
  return marked
    .replace(/\u00ad(\p{L})\u00ad/gu, '\u00ad$1')
    .split(/\u00ad|(?<=[-–/])/)
    .filter(Boolean);
}

const withHyphen = (part: string) => (/[-–/]$/.test(part) ? part : `${part}-`);
const plain = (text: string) => text.replaceAll(SOFT_HYPHEN, '');
