import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from '#server/adapters/storage/create-file-store.ts';
import { sweepUnfinishedFiles } from '#server/adapters/storage/sweep-unfinished-files.ts';
import type { FilePart, FileStore } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'dabei-files-'));
const bucket = 'dabei';
let s3: Awaited<ReturnType<typeof startFakeS3>>;
const stores: Record<string, FileStore> = {};
const now = new Date('2026-11-26T03:00:00Z');
const clock = () => now;

beforeAll(async () => {
  s3 = await startFakeS3(bucket);
  const disk = { dataDir: folder, s3: null };
  stores['on disk'] = await createFileStore(disk, clock);
  stores['on S3'] = await createFileStore(
    {
      ...disk,
      s3: {
        bucket,
        region: 'us-east-1',
        endpoint: s3.endpoint,
        accessKeyId: 'stand-in',
        secretAccessKey: 'stand-in',
        forcePathStyle: true,
      },
    },
    clock,
  );
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const content = new Uint8Array([0, 1, 2, 255]);
const options = { mimeType: 'image/webp', cacheControl: 'public, max-age=3600' };

async function listed(store: FileStore, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of store.list(prefix)) found.push(...keys);
  return found.sort();
}

describe.each(['on disk', 'on S3'])('the file store %s', (name) => {
  const store = () => stores[name] as FileStore;

  it('gives back byte for byte what was put', async () => {
    await store().put('business-profiles/a/1.webp', content, options);
    expect(await store().exists('business-profiles/a/1.webp')).toBe(true);
    expect(new Uint8Array(await store().get('business-profiles/a/1.webp'))).toEqual(content);
  });

  it('takes a file of the disk as it is, also one that is larger than a bit of a stream', async () => {
    const large = new Uint8Array(300_000).map((_, i) => i % 251);
    const path = join(folder, 'large.zip');
    await writeFile(path, large);
    await store().putFile('exports/large.zip', path, { mimeType: 'application/zip' });
    expect(new Uint8Array(await store().get('exports/large.zip'))).toEqual(large);
    await expect(store().putFile('exports/none.zip', join(folder, 'none.zip'), options)).rejects.toThrow();
  });

  it('has nothing under a key that was never used', async () => {
    expect(await store().exists('business-profiles/none.webp')).toBe(false);
    await expect(store().get('business-profiles/none.webp')).rejects.toThrow();
  });

  it('removes, also what is not there', async () => {
    await store().put('gone/1.webp', content, options);
    await store().remove('gone/1.webp');
    expect(await store().exists('gone/1.webp')).toBe(false);
    await store().remove('gone/1.webp');
  });

  it('opens the part of a file that is chosen by its size, or all of it', async () => {
    await store().put('parts/1.mp4', new Uint8Array([0, 1, 2, 3, 4, 5]), options);
    const read = async (part: FilePart | null) => {
      const { content, size } = await store().open('parts/1.mp4', () => part);
      return [size, [...new Uint8Array(await new Response(content).arrayBuffer())]];
    };
    expect(await read({ start: 1, end: 3 })).toEqual([6, [1, 2, 3]]);
    expect(await read({ start: 5, end: 5 })).toEqual([6, [5]]);
    expect(await read(null)).toEqual([6, [0, 1, 2, 3, 4, 5]]);
    await expect(store().open('parts/none.mp4', () => ({ start: 0, end: 1 }))).rejects.toThrow();
  });

  it('copies a file, which then goes on its own', async () => {
    await store().put('copies/1.mp4', content, options);
    await store().copy('copies/1.mp4', 'copies/2.mp4');
    await store().remove('copies/1.mp4');
    expect(new Uint8Array(await store().get('copies/2.mp4'))).toEqual(content);
    await expect(store().copy('copies/none.mp4', 'copies/3.mp4')).rejects.toThrow();
  });

  it('lists all keys below a folder and none beside it', async () => {
    const keys = ['list/a/1.webp', 'list/a/1-card.webp', 'list/b/2.webp'];
    for (const key of [...keys, 'list-beside/3.webp']) await store().put(key, content, options);
    expect(await listed(store(), 'list')).toEqual([...keys].sort());
    expect(await listed(store(), 'nowhere')).toEqual([]);
  });
});

it('a disk never shows half of a file, also not while it is put once more', async () => {
  const store = stores['on disk'] as FileStore;
  const large = new Uint8Array(300_000);
  await store.put('whole/1.pdf', large, options);
  let isWriting = true;
  const writing = (async () => {
    for (let time = 0; time < 50; time += 1) await store.put('whole/1.pdf', large, options);
    isWriting = false;
  })();
  const sizes = new Set<number>();
  while (isWriting) sizes.add((await store.get('whole/1.pdf')).byteLength);
  await writing;
  expect([...sizes]).toEqual([large.byteLength]);
  await expect(store.putFile('whole/1.pdf', join(folder, 'none.pdf'), options)).rejects.toThrow();
  expect((await store.get('whole/1.pdf')).byteLength).toBe(large.byteLength);
});

it('what a killed process left on the disk is removed after a day, and nothing else', async () => {
  const store = stores['on disk'] as FileStore;
  const keyOf = (hours: number) => `unfinished/${now.getTime() - hours * 3_600_000}-a`;
  for (const key of [keyOf(25), keyOf(1), 'whole/2.pdf']) await store.put(key, content, options);
  await sweepUnfinishedFiles({ now, deps: { files: store } as Deps });
  expect(await listed(store, 'unfinished')).toEqual([keyOf(1)]);
  expect(await store.exists('whole/2.pdf')).toBe(true);
});
