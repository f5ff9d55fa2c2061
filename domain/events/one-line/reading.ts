/** A part of a line that was understood. */
export interface Understood<Value> {
  /** The words of the line it came from. */
  words: string;
  value: Value;
  /** The words can also mean something else. */
  isGuess: boolean;
}
