import type { QueryConfig } from 'pg';

/** Without values; the name is empty for unprepared ones. */
interface SentStatement {
  name: string;
  text: string;
}

/** Called per statement; returns a callback for its end. */
export type WatchStatement = (statement: SentStatement) => ((error?: unknown) => void) | undefined;

/** Reports the end of a statement, if it is a promise. */
export function watchResult(watch: WatchStatement, config: unknown, answer: unknown): void {
  if (!(answer instanceof Promise)) return;
  const { name = '', text = '' } = (typeof config === 'string' ? { text: config } : config) as Partial<QueryConfig>;
  const end = watch({ name, text });
  if (end) answer.then(() => end(), end);
}
