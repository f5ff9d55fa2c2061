import { randomUUID } from 'node:crypto';
import type { FileStore } from '#server/context/adapters.ts';
import { ok, reasonOf, wrong } from './finding.ts';

/** Writes, reads and removes a file of the store. */
export async function checkFiles(files: Pick<FileStore, 'put' | 'get' | 'remove'>) {
  const key = `doctor/${randomUUID()}.txt`;
  const content = new TextEncoder().encode(key);
  try {
    await files.put(key, content, { mimeType: 'text/plain' });
    const read = new TextDecoder().decode(await files.get(key));
    if (read !== key) return wrong('files', 'The store returns other bytes than it was given');
    return ok('files', 'The store can be written and read');
  } catch (error) {
    return wrong('files', `The store cannot be used: ${reasonOf(error)}`);
  } finally {
    await files.remove(key).catch(() => undefined);
  }
}
