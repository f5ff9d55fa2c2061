import type { Config } from '#server/boot/settings/config.ts';

/** Served by `server/adapters/storage/media-routes.ts`. */
export const MEDIA_PATH = '/media';

/** Public URL of a stored image; null for none. Foreign URLs are returned unchanged. */
export function imageUrl(config: Pick<Config, 'publicUrl'>, key: string | null): string | null {
  return key === null ? null : mediaUrl(config, key);
}

/** Public URL of an existing file. */
export function mediaUrl({ publicUrl }: Pick<Config, 'publicUrl'>, key: string): string {
  return /^https?:/.test(key) ? key : `${publicUrl}${MEDIA_PATH}/${key}`;
}
