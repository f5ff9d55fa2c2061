import type { Config } from '#server/boot/settings/config.ts';

/** Below this path the process serves what `server/adapters/storage/media-routes.ts` allows. */
export const MEDIA_PATH = '/media';

/**
 * Public address of a stored image, or null for none. Anything that is not one of our keys, such as an imported address, is
 * returned unchanged.
 */
export function imageUrl(config: Pick<Config, 'publicUrl'>, key: string | null): string | null {
  return key === null ? null : mediaUrl(config, key);
}

/** The same for a file that is there. */
export function mediaUrl({ publicUrl }: Pick<Config, 'publicUrl'>, key: string): string {
  return /^https?:/.test(key) ? key : `${publicUrl}${MEDIA_PATH}/${key}`;
}
