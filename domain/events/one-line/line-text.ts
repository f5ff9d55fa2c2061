/** Stands for every character that has been read; no rule matches it. */
const READ = '\ufffc';

/** Words of a line, by where they stand. */
export interface Span {
  from: number;
  to: number;
}

/** Words that have been read. */
export interface Taken {
  words: string;
  spans: readonly Span[];
}

/** A line while it is read: what one rule has read is hidden from the next. */
export class LineText {
  readonly typed: string;
  /** The line with everything read already blanked out, as long as the line itself. */
  unread: string;
  /** Per character, whether it stays in the title. */
  readonly #isTitle: boolean[];
  readonly #putBack: ReadonlySet<string>;

  constructor(typed: string, putBack: ReadonlySet<string>) {
    this.typed = typed;
    this.unread = typed;
    this.#isTitle = Array.from({ length: typed.length }, () => true);
    this.#putBack = putBack;
  }

  /** Reads these words; null when somebody has put them back into the title. They are hidden either way. */
  take(spans: readonly Span[]): Taken | null {
    const words = spans.map(({ from, to }) => this.typed.slice(from, to).trim()).join(' … ');
    const isPutBack = this.#putBack.has(words);
    for (const { from, to } of spans) {
      this.keep({ from, to });
      if (!isPutBack) this.#isTitle.fill(false, from, to);
    }
    return isPutBack ? null : { words, spans };
  }

  /** Reads these words as a part and leaves them in the title; null when somebody has put them back. */
  mark(span: Span): Taken | null {
    const words = this.typed.slice(span.from, span.to).trim();
    this.keep(span);
    return this.#putBack.has(words) ? null : { words, spans: [span] };
  }

  /** Hides words that look like a part and are none; the title keeps them. */
  keep({ from, to }: Span): void {
    this.unread = this.unread.slice(0, from) + READ.repeat(to - from) + this.unread.slice(to);
  }

  /** Where words of the title stand in the line. */
  spansOf(words: readonly string[]): Span[] {
    return words.flatMap((each) => {
      const from = this.typed.indexOf(each);
      return from < 0 ? [] : [{ from, to: from + each.length }];
    });
  }

  /** What nobody has read. */
  title(): string {
    return this.#keptText()
      .replace(/\s+/g, ' ')
      .replace(/ ?([,;|·–-] ?)(?=[,;|·–-])/g, ' ')
      .replace(/\s+([,;:.!?])/g, '$1')
      .replace(/^[\s,;:.|·–-]+|[\s,;:|·–-]+$/g, '')
      .trim();
  }

  #keptText(): string {
    return Array.from({ length: this.typed.length }, (_, at) => (this.#isTitle[at] ? this.typed.charAt(at) : '')).join(
      '',
    );
  }
}

/** Where a match stands, without the spaces around it. */
export function spanOf(match: RegExpExecArray): Span {
  const text = match[0];
  const from = match.index + text.length - text.trimStart().length;
  return { from, to: match.index + text.trimEnd().length };
}
