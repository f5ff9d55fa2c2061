import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Private files of the product, by key. Keys are made by us, never taken from a caller. */
export interface FileStore {
  put(key: string, content: Uint8Array, mimeType: string): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
}

/** Files below one folder on disk. */
export function createDiskFileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, content, mimeType) => disk.put(key, content, { contentType: mimeType }),
    get: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
  };
}
