import { parseSync } from 'rolldown/utils';
import type { SourceFile } from './source-files.ts';

/** A comment of a file. Lines of `//` that follow each other are one. */
export interface Comment {
  path: string;
  /** Counted from 1. */
  line: number;
  /** One line, without the marks of the comment and without code in backticks. */
  text: string;
  /** The same with that code. */
  full: string;
  /** Lines that hold words. */
  lines: number;
}

/** The comments of a TypeScript, JavaScript or CSS file, in their order. Directives of tools are left out. */
export function commentsOf(file: SourceFile): Comment[] {
  const blocks = file.path.endsWith('.css') ? blocksOfStyles(file.text) : blocksOfScript(file);
  return blocks.flatMap(({ start, end }) => {
    const lines = file.text.slice(start, end).split('\n').map(withoutMarks).filter(isWords);
    const full = lines.join(' ');
    const text = full.replace(/`[^`]*`/g, '`code`');
    const line = file.text.slice(0, start).split('\n').length;
    return text === '' || /^(biome-ignore|v8 ignore|<reference|#)/.test(text)
      ? []
      : [{ path: file.path, line, text, full, lines: lines.length }];
  });
}

/** Tags of types are for the compiler. */
const isWords = (line: string) => line !== '' && !line.startsWith('@');

type Block = { start: number; end: number };

const withoutMarks = (line: string) =>
  line
    .replace(/^\s*(\/\*+|\/{2,}|\*+(?!\/))?\s?/, '')
    .replace(/\s*\*+\/\s*$/, '')
    .trim();

function blocksOfStyles(text: string): Block[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

function blocksOfScript({ path, text }: SourceFile): Block[] {
  const lang = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
  const { comments } = parseSync(path, text, { lang });
  const blocks: (Block & { isLine: boolean })[] = [];
  for (const { type, start, end } of comments) {
    const last = blocks.at(-1);
    const isLine = type === 'Line';
    if (isLine && last?.isLine && /^\n[ \t]*$/.test(text.slice(last.end, start)) && startsItsLine(text, last.start))
      last.end = end;
    else blocks.push({ start, end, isLine });
  }
  return blocks;
}

const startsItsLine = (text: string, start: number) => /(^|\n)[ \t]*$/.test(text.slice(0, start));
