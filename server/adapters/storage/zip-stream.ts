import type { Readable } from 'node:stream';

export interface ZipEntry {
  name: string;
  /** Stored without compression, like a picture. */
  isPacked?: boolean;
  /** Called when its turn comes; one entry is read at a time. */
  open(): Promise<Readable>;
}

/** Streams a zip, compressed in a worker thread with bounded memory. */
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
