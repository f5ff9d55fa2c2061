import type { Readable } from 'node:stream';

export interface ZipEntry {
  name: string;
  /** Already small, like a picture: it is stored as it is. */
  isPacked?: boolean;
  /** Called when its turn comes: one entry is read at a time. */
  open(): Promise<Readable>;
}

/** A zip bit by bit, as fast as it is read. What packs is a thread of its own; how large the zip becomes takes no memory. */
export async function zipStream(entries: Iterable<ZipEntry>, now: Date): Promise<Readable> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error) => output.destroy(error as Error));
  output.once('close', () => current?.destroy());
  for (const { name, isPacked = false, open } of entries) {
    zip.addReadStreamLazy(name, { compress: !isPacked, mtime: now }, (give) => {
      open().then(
        (content) => {
          current = content;
          if (output.destroyed) content.destroy();
          give(null, content);
        },
        give as (error: unknown) => void,
      );
    });
  }
  zip.end();
  return output;
}
