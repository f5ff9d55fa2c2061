import type { QueryConfig } from 'pg';

/** A statement as it is sent, without its values; the name is empty where it has none. */
interface SentStatement {
  name: string;
  text: string;
}

/** Told of a statement that is sent; what it returns is called once that has been answered. */
export type WatchStatement = (statement: SentStatement) => ((error?: unknown) => void) | undefined;

/** Has a statement watched until its answer comes, if it has one to wait for. */
export function watchResult(watch: WatchStatement, config: unknown, answer: unknown): void {
  if (!(answer instanceof Promise)) return;
  const { name = '', text = '' } = (typeof config === 'string' ? { text: config } : config) as Partial<QueryConfig>;
  const end = watch({ name, text });
  if (end) answer.then(() => end(), end);
}
