import sharp from 'sharp';
import { colours } from '#server/adapters/pictures/colours.ts';
import type { Logo } from '#server/adapters/pictures/notice.ts';

/** For print. */
const MOST = { width: 900, height: 360 };

/** On white; null if unreadable. */
export async function readLogo(content: Uint8Array): Promise<Logo | null> {
  try {
    const { data, info } = await sharp(content)
      .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: colours.white })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
