import type { Config } from '#server/config.ts';

/** Below this path the process serves what `server/storage/media-routes.ts` allows. */
export const MEDIA_PATH = '/media';

/**
 * Public address of a stored image, or null for none. Anything that is not one of our keys, such as an imported address, is
 * returned unchanged.
 */
export function imageUrl({ publicUrl }: Pick<Config, 'publicUrl'>, key: string | null): string | null {
  if (key === null || /^https?:/.test(key)) return key;
  return `${publicUrl}${MEDIA_PATH}/${key}`;
}
