import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repackVideo } from '#server/adapters/videos/repack-video.ts';

let folder: string;
let video: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dabei-videos-'));
  video = await readFile('tests/support/videos/h264-aac.mp4');
});
afterAll(() => rm(folder, { recursive: true }));

/** The file with bytes replaced at an offset after a name. */
function withBytes(name: string, after: number, bytes: number[]): Buffer {
  const changed = Buffer.from(video);
  changed.set(bytes, changed.indexOf(name) + after);
  return changed;
}
const MANY = [0xff, 0xff, 0xff, 0xff];

test.each([
  ['four thousand million packets of a byte', () => withBytes('stsz', 8, [0, 0, 0, 1, ...MANY])],
  ['packets of two gigabytes', () => withBytes('stsz', 8, [0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 20])],
  ['packets that last for years', () => withBytes('stts', 12, MANY)],
  ['no unit of time', () => withBytes('mdhd', 16, [0, 0, 0, 0])],
])('a small file that claims %s is refused, and the process goes on', async (_, make) => {
  const path = join(folder, 'claims.mp4');
  await writeFile(path, make());
  await expect(repackVideo(path, join(folder, 'packed'), 'b')).rejects.toMatchObject({
    code: expect.stringMatching(/^video_(unreadable|too_long)$/),
  });
});

test('boxes inside of boxes without end are refused', async () => {
  const path = join(folder, 'deep.mp4');
  const deep = Array.from({ length: 50_000 }, (_, level) => {
    const box = Buffer.from('....moov');
    box.writeUInt32BE(8 * (50_000 - level));
    return box;
  });
  await writeFile(path, Buffer.concat([video.subarray(0, 32), ...deep]));
  await expect(repackVideo(path, join(folder, 'packed'), 'b')).rejects.toMatchObject({ code: 'video_unreadable' });
});
