/** Words that are not understood; the message is one sentence. */
export class UsageError extends Error {}

/** What was understood and cannot be done; the message is one sentence. */
export class CommandError extends Error {}

interface CommandOptions {
  isAll: boolean;
  /** Whether another program reads what is printed. */
  isJson: boolean;
  /** Whether a file is printed instead of written. */
  isPrinted?: boolean;
}

export interface Command {
  /** Lines for the list of all commands. */
  help: string;
  /** Understands the words, or throws a UsageError before any database is opened; the work answers what is printed: a text, or a file as it is. */
  read: (words: string[], options: CommandOptions) => (databaseUrl: string) => Promise<string | Uint8Array>;
}
