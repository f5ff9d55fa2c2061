import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { queueLimits } from '#domain/shared/limits.ts';
import { encodeImage } from '#server/adapters/storage/encode-image.ts';
import { Problem } from '#server/context/problem.ts';

async function picture(width: number, height: number): Promise<File> {
  const content = await sharp({ create: { width, height, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(content)], 'picture.png', { type: 'image/png' });
}

let large: File;
let middling: File;
let small: File;
beforeAll(async () => {
  [large, middling, small] = await Promise.all([picture(3000, 3000), picture(600, 600), picture(64, 64)]);
});

describe('pictures', () => {
  it('of one business do not wait for all of another', async () => {
    const done: string[] = [];
    const encode = (file: File, name: string) =>
      encodeImage(file, name.charAt(0)).then(() => {
        done.push(name);
      });
    const greedy = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => encode(large, name));
    await Promise.all([...greedy, encode(small, 'b1')]);
    expect(done).toHaveLength(7);
    expect(done.indexOf('b1')).toBeLessThan(done.indexOf('a3'));
  });

  it('beyond what one business may have waiting are 503, and those of others are taken', async () => {
    const taken = queueLimits.pictures.concurrencyPerKey + queueLimits.pictures.maxWaitingPerKey;
    const flood = Array.from({ length: taken + 3 }, () =>
      encodeImage(middling, 'a').then(
        () => 'done',
        (error) => (error instanceof Problem ? error.code : error),
      ),
    );
    const other = encodeImage(small, 'b');
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(taken);
    expect(outcomes.filter((outcome) => outcome === 'unavailable')).toHaveLength(3);
    expect((await other).card.length).toBeGreaterThan(0);
  });

  it('of more than 25 megapixels are refused before they are decoded', async () => {
    await expect(encodeImage(await picture(5001, 5000), 'a')).rejects.toMatchObject({ code: 'image_dimensions' });
  });
});
