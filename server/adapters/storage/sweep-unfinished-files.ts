import { storedAt } from '#domain/shared/file-keys.ts';
import { UNFINISHED_FOLDER } from '#server/adapters/storage/file-store.ts';
import type { Context } from '#server/context/context.ts';

/** The largest file takes minutes. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Removes files left by a killed process. */
export async function sweepUnfinishedFiles({ now, deps: { files } }: Pick<Context, 'now' | 'deps'>): Promise<void> {
  const newest = now.getTime() - ABANDONED_MS;
  for await (const keys of files.list(UNFINISHED_FOLDER)) {
    for (const key of keys) if (storedAt(key) < newest) await files.remove(key);
  }
}
