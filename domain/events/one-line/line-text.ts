/** Replaces every parsed character; matches no rule. */
const READ = '\ufffc';

/** Character range in a line. */
export interface Span {
  from: number;
  to: number;
}

/** Parsed words. */
export interface Taken {
  words: string;
  spans: readonly Span[];
}

/** Text that a rule has parsed is hidden from later rules. */
export class LineText {
  readonly typed: string;
  /** Parsed text is blanked out at its original length. */
  unread: string;
  /** Per character: stays in the title. */
  readonly #isTitle: boolean[];
  readonly #putBack: ReadonlySet<string>;

  constructor(typed: string, putBack: ReadonlySet<string>) {
    this.typed = typed;
    this.unread = typed;
    this.#isTitle = Array.from({ length: typed.length }, () => true);
    this.#putBack = putBack;
  }

  /** Null if the user put the words back into the title. */
  take(spans: readonly Span[]): Taken | null {
    const words = spans.map(({ from, to }) => this.typed.slice(from, to).trim()).join(' … ');
    const isPutBack = this.#putBack.has(words);
    for (const { from, to } of spans) {
      this.keep({ from, to });
      if (!isPutBack) this.#isTitle.fill(false, from, to);
    }
    return isPutBack ? null : { words, spans };
  }

  /** Keeps the words in the title; null if put back. */
  mark(span: Span): Taken | null {
    const words = this.typed.slice(span.from, span.to).trim();
    this.keep(span);
    return this.#putBack.has(words) ? null : { words, spans: [span] };
  }

  /** Hides false matches, which stay in the title. */
  keep({ from, to }: Span): void {
    this.unread = this.unread.slice(0, from) + READ.repeat(to - from) + this.unread.slice(to);
  }

  spansOf(words: readonly string[]): Span[] {
    return words.flatMap((each) => {
      const from = this.typed.indexOf(each);
      return from < 0 ? [] : [{ from, to: from + each.length }];
    });
  }

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

/** Range of a match without surrounding spaces. */
export function spanOf(match: RegExpExecArray): Span {
  const text = match[0];
  const from = match.index + text.length - text.trimStart().length;
  return { from, to: match.index + text.trimEnd().length };
}
