import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { FileStore } from '#server/context/adapters.ts';

type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** The store on any driver of flydrive. `guard` wraps every call, for drivers that use a network. */
export function fileStoreOn(disk: Disk, guard: Guard = (work) => work()): FileStore {
  const outside: Guard = (work) => {
    refuseInsideTransaction('A file');
    return guard(work);
  };
  return {
    put: (key, content, { mimeType, cacheControl }) =>
      outside(() => disk.put(key, content, { contentType: mimeType, cacheControl })),
    get: (key) => outside(() => disk.getBytes(key)),
    open: (key) =>
      outside(async () => {
        const { contentLength } = await disk.getMetaData(key);
        const content = Readable.toWeb(await disk.getStream(key)) as ReadableStream<Uint8Array>;
        return { content, size: contentLength };
      }),
    exists: (key) => outside(() => disk.exists(key)),
    remove: (key) => outside(() => disk.delete(key)),
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await outside(() => disk.listAll(folder, { recursive: true, paginationToken }));
        const keys = [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []));
        yield keys.filter((key) => key.startsWith(`${folder}/`));
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}

/** Files below one folder on disk. */
export function createDiskFileStore(location: string): FileStore {
  const store = fileStoreOn(new Disk(new FSDriver({ location, visibility: 'private' })));
  return {
    ...store,
    async *list(folder) {
      if (existsSync(join(location, folder))) yield* store.list(folder);
    },
  };
}
