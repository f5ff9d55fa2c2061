import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  name: string;
  /** Text, bit by bit; without any the entry is left out. */
  content: AsyncIterable<string>;
}

/** A zip bit by bit. Between two bits whatever else is waiting gets its turn, however large the zip becomes. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for (const { name, content } of entries) {
    let entry: ZipDeflate | undefined;
    for await (const text of content) {
      if (!entry) {
        entry = new ZipDeflate(name);
        zip.add(entry);
      }
      entry.push(strToU8(text));
      yield* packed.splice(0);
      await setImmediate();
    }
    entry?.push(new Uint8Array(), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
