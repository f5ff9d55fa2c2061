import type { Taken } from './line-text.ts';

/** A part of a line that was understood, with the words it came from. */
export interface Understood<Value> extends Taken {
  value: Value;
  /** The words can also mean something else. */
  isGuess: boolean;
}

/** How tags are named that somebody did not want: their words may be those of another part. */
export function tagsPutBack(words: string): string {
  return `# ${words}`;
}

/** Stands among what was put back for the end that somebody did not want. */
export const endPutBack = '> end';
