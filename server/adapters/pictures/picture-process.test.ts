import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPictureProcess, pictureLimits } from '#server/adapters/pictures/picture-process.ts';

let image: Uint8Array;
/** Maximum size, so that decoding takes a while. */
let large: Uint8Array;

async function create(width: number, height: number): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
}

beforeAll(async () => {
  [image, large] = await Promise.all([create(64, 64), create(5000, 5000)]);
});

describe('the process for pictures', () => {
  it('ends when there is nothing to do, and the next task finds a new one', async () => {
    const { ask, isRunning } = createPictureProcess({ ...pictureLimits, idleMs: 10 });
    expect(isRunning()).toBe(false);
    for (const _ of ['first', 'second']) {
      const encoded = ask('encode', image);
      expect(isRunning()).toBe(true);
      expect(await encoded).toHaveProperty('card');
      await vi.waitFor(() => expect(isRunning()).toBe(false));
    }
  });

  it('does not end while it works', async () => {
    const { ask } = createPictureProcess({ ...pictureLimits, idleMs: 10 });
    const encoded = ask('encode', large);
    await ask('encode', image);
    await pause(20);
    expect(await encoded).toHaveProperty('card');
  });

  it('gives up at its limit of memory, which is 503', async () => {
    const { ask, isRunning } = createPictureProcess({ ...pictureLimits, mostBytes: 1024 * 1024 });
    await expect(ask('encode', large)).rejects.toMatchObject({ code: 'unavailable' });
    expect(isRunning()).toBe(false);
  });

  it('is ended when a task takes too long, which is 503', async () => {
    const { ask, isRunning } = createPictureProcess({ ...pictureLimits, taskMs: 5 });
    await expect(ask('encode', image)).rejects.toMatchObject({ code: 'unavailable' });
    expect(isRunning()).toBe(false);
  });
});
