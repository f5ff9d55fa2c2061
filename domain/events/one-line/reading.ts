import type { Taken } from './line-text.ts';

export interface Understood<Value> extends Taken {
  value: Value;
  /** The words are ambiguous. */
  isGuess: boolean;
}

/** Key for rejected tags, since another part may have the same words. */
export function tagsPutBack(words: string): string {
  return `# ${words}`;
}

/** Key for a rejected end. */
export const endPutBack = '> end';
