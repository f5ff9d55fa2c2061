import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '#server/context/adapters.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'dabei-files-'));
const bucket = 'dabei';
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  // It calculates the signature of a listing without the trailing slash of the bucket’s address; it checks all others.
  allowMismatchedSignatures: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: bucket, configs: [] }],
});
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  const { port } = await s3.run();
  const disk = { dataDir: folder, s3: null };
  stores['on disk'] = await createFileStore(disk);
  stores['on S3'] = await createFileStore({
    ...disk,
    s3: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
  });
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

  it('lists all keys below a folder and none beside it', async () => {
    const keys = ['list/a/1.webp', 'list/a/1-card.webp', 'list/b/2.webp'];
    for (const key of [...keys, 'list-beside/3.webp']) await store().put(key, content, options);
    expect(await listed(store(), 'list')).toEqual([...keys].sort());
    expect(await listed(store(), 'nowhere')).toEqual([]);
  });
});
