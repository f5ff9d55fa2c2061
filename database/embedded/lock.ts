import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 20;

/** File lock through a SQLite transaction: the kernel releases it when the process dies, so it is never stale. */
export async function withLock<T>(lockFile: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    const deadline = performance.now() + timeoutMs;
    while (!tryToLock(lock)) {
      if (performance.now() > deadline) {
        throw new Error(`Another process has been starting or stopping the database beside ${lockFile} for too long.`);
      }
      await pause(pollMs);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function tryToLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 5;
    if (isBusy) return false;
    throw error;
  }
}
