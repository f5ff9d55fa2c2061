import sharp from 'sharp';
import type { Deps } from '#server/context/context.ts';
import { colours } from '#server/pictures/colours.ts';
import type { Logo } from '#server/pictures/notice.ts';

/** Sharp enough for a poster on paper. */
const MOST = { width: 900, height: 360 };

/** The logo of a business on white; null without one, and when it cannot be read. */
export async function findLogo(
  { files, logger }: Pick<Deps, 'files' | 'logger'>,
  key: string | null,
): Promise<Logo | null> {
  if (key === null) return null;
  try {
    const { data, info } = await sharp(await files.get(key))
      .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: colours.white })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    logger.warn({ err: error, key }, 'the logo of a business cannot be drawn');
    return null;
  }
}
