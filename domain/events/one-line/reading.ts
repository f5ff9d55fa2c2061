/** A part of a line that was understood. */
export interface Understood<Value> {
  /** The words of the line it came from. */
  words: string;
  value: Value;
  /** The words can also mean something else. */
  isGuess: boolean;
}

/** How tags are named that somebody did not want: their words may be those of another part. */
export function tagsPutBack(words: string): string {
  return `# ${words}`;
}
