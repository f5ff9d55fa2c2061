import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files of the product, by key. Keys are made by us, never taken from a caller. None is public by itself. */
export interface FileStore {
  put(key: string, content: Uint8Array, options: FileOptions): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  /** The content bit by bit; throws when there is none. */
  open(key: string): Promise<{ content: ReadableStream<Uint8Array>; size: number }>;
  exists(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys below a folder, in batches. */
  list(folder: string): AsyncIterable<string[]>;
}

interface FileOptions {
  mimeType: string;
  /** For a store that hands out files itself. */
  cacheControl?: string;
}

/** The store on any driver of flydrive. */
export function fileStoreOn(disk: Disk): FileStore {
  return {
    put: (key, content, { mimeType, cacheControl }) => disk.put(key, content, { contentType: mimeType, cacheControl }),
    get: (key) => disk.getBytes(key),
    async open(key) {
      const { contentLength } = await disk.getMetaData(key);
      const content = Readable.toWeb(await disk.getStream(key)) as ReadableStream<Uint8Array>;
      return { content, size: contentLength };
    },
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(folder, { recursive: true, paginationToken });
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
