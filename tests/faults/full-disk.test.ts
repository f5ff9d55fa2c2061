import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoHouseSignIn } from '#domain/shared/demo.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';
import { canLimitDisk, startProductProcess } from '#tests/support/product-process.ts';
import { startBreakablePostgres } from './breakable-postgres.ts';

const DISK_BYTES = 48 * 1024 * 1024;

/* A full data folder with a working database. */
const isPossible = canLimitDisk();
const why = isPossible ? '' : ' (skipped: this machine lets no process mount a disk of its own)';

describe.skipIf(!isPossible)(`a full disk${why}`, () => {
  let postgres: Awaited<ReturnType<typeof startBreakablePostgres>>;
  let product: ProductProcess;
  let token: string;
  let picture: Buffer;
  beforeAll(async () => {
    postgres = await startBreakablePostgres();
    product = await startProductProcess(postgres.url, { diskBytes: DISK_BYTES, settings: { LOG_LEVEL: 'warn' } });
    token = await product.signIn(demoHouseSignIn);
    picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f45225' } })
      .png()
      .toBuffer();
  }, 120_000);
  afterAll(async () => {
    await product?.stop();
    await postgres?.stop();
  });

  const sendPicture = () => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'bild.png');
    return product.call('PUT', '/profile/image', { token, form });
  };
  const sendVideo = async () => {
    const { body } = await product.call<{ id: string }>('POST', '/events', { token, json: { title: 'Quiz' } });
    const response = await fetch(`${product.address}/api/v1/events/${body.id}/video`, {
      method: 'PUT',
      headers: { 'X-API-Key': 'dabei_public_demo', Authorization: `Bearer ${token}`, 'Content-Type': 'video/mp4' },
      body: new Uint8Array(200_000),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  it('is 503 for pictures and videos, with one line in the log, and reads go on', async () => {
    const filler = join(product.dataDir, 'filler');
    await expect(writeFile(filler, Buffer.alloc(DISK_BYTES))).rejects.toMatchObject({ code: 'ENOSPC' });
    for (const send of [sendPicture, sendVideo]) {
      const { status, headers, body } = await send();
      expect([status, body]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const warnings = (path: string) =>
      product
        .output()
        .split('\n')
        .filter((line) => line.includes('"msg":"the disk cannot be written"') && line.includes(`${path}"`));
    // Log lines arrive asynchronously.
    for (const path of ['/profile/image', '/video']) await expect.poll(() => warnings(path)).toHaveLength(1);
    expect(product.output()).not.toContain('unexpected error');
    expect((await product.call('GET', '/events', { token })).status).toBe(200);
    await rm(filler);
    expect((await sendPicture()).status).toBe(200);
  });
});
