import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { FilePart, FileStore } from '#server/context/adapters.ts';
import { writeToDisk } from '#server/context/disk-errors.ts';

type Guard = <T>(work: () => Promise<T>) => Promise<T>;
/** Range reads, which flydrive lacks. */
type OpenPart = (key: string, part: FilePart) => Promise<Readable>;

/** A store on a flydrive driver, opened by the first call. `guard` wraps every call, for network drivers. */
export function fileStoreOn(
  openDisk: () => Promise<Disk>,
  openPart: OpenPart,
  guard: Guard = (work) => work(),
): FileStore {
  let opened: Promise<Disk> | undefined;
  const outside = <T>(work: (disk: Disk) => Promise<T>): Promise<T> => {
    refuseInsideTransaction('A file');
    opened ??= openDisk();
    const disk = opened;
    return guard(async () => work(await disk));
  };
  return {
    put: (key, content, { mimeType, cacheControl }) =>
      outside((disk) => disk.put(key, content, { contentType: mimeType, cacheControl })),
    putFile: (key, path, { mimeType, cacheControl }) =>
      outside(async (disk) => {
        const { size } = await stat(path);
        const content = createReadStream(path);
        await disk.putStream(key, content, { contentType: mimeType, cacheControl, contentLength: size });
      }),
    get: (key) => outside((disk) => disk.getBytes(key)),
    open: (key, choose = () => null) =>
      outside(async (disk) => {
        const { contentLength: size } = await disk.getMetaData(key);
        const part = choose(size);
        const content = await (part ? openPart(key, part) : disk.getStream(key));
        return { content: Readable.toWeb(content) as ReadableStream<Uint8Array>, size };
      }),
    copy: (key, to) => outside((disk) => disk.copy(key, to)),
    exists: (key) => outside((disk) => disk.exists(key)),
    remove: (key) => outside((disk) => disk.delete(key)),
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await outside((disk) => disk.listAll(folder, { recursive: true, paginationToken }));
        const keys = [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []));
        yield keys.filter((key) => key.startsWith(`${folder}/`));
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}

/** Files being written. */
export const UNFINISHED_FOLDER = 'unfinished';

/** Files on disk. Writes to a temporary file and renames, so no partial file is ever read. */
export function createDiskFileStore(location: string, clock: () => Date): FileStore {
  const pathOf = (key: string) => join(location, key);
  const openPart: OpenPart = async (key, { start, end }) => createReadStream(pathOf(key), { start, end });
  const openDisk = async () => {
    const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')]);
    return new Disk(new FSDriver({ location, visibility: 'private' }));
  };
  const store = fileStoreOn(openDisk, openPart);
  async function inOne(key: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const unfinished = `${UNFINISHED_FOLDER}/${clock().getTime()}-${randomUUID()}`;
    try {
      await writeToDisk(async () => {
        await write(unfinished);
        await mkdir(dirname(pathOf(key)), { recursive: true });
        await rename(pathOf(unfinished), pathOf(key));
      });
    } catch (error) {
      await rm(pathOf(unfinished), { force: true });
      throw error;
    }
  }
  return {
    ...store,
    put: (key, content, options) => inOne(key, (unfinished) => store.put(unfinished, content, options)),
    putFile: (key, path, options) => inOne(key, (unfinished) => store.putFile(unfinished, path, options)),
    copy: (key, to) => inOne(to, (unfinished) => store.copy(key, unfinished)),
    async *list(folder) {
      if (existsSync(pathOf(folder))) yield* store.list(folder);
    },
  };
}
