import { readFile } from 'node:fs/promises';
import { cardImage } from '#domain/shared/image.ts';

const pictureNames = ['logo', 'hall', 'yard', 'stall', 'coffee'] as const;
export type PictureName = (typeof pictureNames)[number];

/** Keys of stored files by name. */
export type DemoPictures = Record<PictureName | 'video', string>;

export interface DemoFiles {
  put(key: string, content: Uint8Array, options: { mimeType: string; cacheControl: string }): Promise<void>;
}

/**
 * Stores pictures and video; both sizes are the same. Call before the transaction that refers to them; files of a
 * losing concurrent start are swept at night.
 */
export async function storeDemoPictures(files: DemoFiles, businessId: string, now: Date): Promise<DemoPictures> {
  const options = { mimeType: 'image/webp', cacheControl: 'public, max-age=3600' };
  const video = `event-videos/${businessId}/${now.getTime()}000000.webm`;
  const yard = await readFile(new URL('./videos/yard.webm', import.meta.url));
  await files.put(video, new Uint8Array(yard), { ...options, mimeType: 'video/webm' });
  const stored = pictureNames.map(async (name, number) => {
    const content = new Uint8Array(await readFile(new URL(`./pictures/${name}.webp`, import.meta.url)));
    const key = `business-profiles/${businessId}/${now.getTime()}${number}.webp`;
    await files.put(cardImage(key), content, options);
    await files.put(key, content, options);
    return [name, key];
  });
  return { ...Object.fromEntries(await Promise.all(stored)), video };
}
