/** An unknown command or argument; the message is one sentence. */
export class UsageError extends Error {}

/** A valid command that failed; the message is one sentence. */
export class CommandError extends Error {}

interface CommandOptions {
  isAll: boolean;
  /** Prints JSON. */
  isJson: boolean;
  /** Prints a file instead of writing it. */
  isPrinted?: boolean;
}

export interface Command {
  /** Help lines. */
  help: string;
  /**
   * Parses the arguments, throwing UsageError before a database opens; the returned function resolves with the output,
   * text or bytes.
   */
  read: (words: string[], options: CommandOptions) => (databaseUrl: string) => Promise<string | Uint8Array>;
}
