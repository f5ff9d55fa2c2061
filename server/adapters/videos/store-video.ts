import { randomInt } from 'node:crypto';
import type { StoredVideoType } from '#domain/events/video-limits.ts';
import { storedVideoTypes } from '#domain/events/video-limits.ts';
import type { BusinessActor, Member } from '#server/context/actor.ts';
import type { Context, Deps } from '#server/context/context.ts';

/** Keys: `event-videos/{businessId}/{timestamp}.mp4` or `.webm`. */
export const VIDEO_FOLDER = 'event-videos';
export const VIDEO_KEY = /^event-videos\/[0-9a-f-]{36}\/\d{13}\d{6}\.(mp4|webm)$/;
export const videoCacheControl = 'public, max-age=3600, immutable';

/** Random digits make keys unguessable. */
const CHANCE_DIGITS = 6;

const endings: Record<StoredVideoType, string> = { 'video/mp4': '.mp4', 'video/webm': '.webm' };

function newKey({ actor, now }: Context<BusinessActor>, mimeType: StoredVideoType): string {
  const chance = String(randomInt(10 ** CHANCE_DIGITS)).padStart(CHANCE_DIGITS, '0');
  return `${VIDEO_FOLDER}/${actor.businessId}/${now.getTime()}${chance}${endings[mimeType]}`;
}

/** From the key's ending. */
export function videoTypeOf(key: string): StoredVideoType {
  return storedVideoTypes.find((type) => key.endsWith(endings[type])) ?? 'video/mp4';
}

/**
 * Stores a video and runs the change that refers to it; removes it if the change fails. Leftovers of a crash are swept
 * at night.
 */
export async function storeVideo<T>(
  ctx: Context<Member>,
  path: string,
  mimeType: StoredVideoType,
  keep: (key: string) => Promise<T>,
): Promise<T> {
  const key = newKey(ctx, mimeType);
  try {
    await ctx.deps.files.putFile(key, path, { mimeType, cacheControl: videoCacheControl });
    return await keep(key);
  } catch (error) {
    await removeVideo(ctx.deps, key);
    throw error;
  }
}

/** Null if the video is gone. */
export async function copyVideo(ctx: Context<BusinessActor>, key: string): Promise<string | null> {
  const { files } = ctx.deps;
  if (!VIDEO_KEY.test(key) || !(await files.exists(key))) return null;
  const copy = newKey(ctx, videoTypeOf(key));
  await files.copy(key, copy);
  return copy;
}

/** Failures are left to the sweep. */
export async function removeVideo({ files, logger }: Pick<Deps, 'files' | 'logger'>, key: string): Promise<void> {
  if (!VIDEO_KEY.test(key)) return;
  await files.remove(key).catch((error) => logger.warn({ err: error, key }, 'a video was not removed'));
}
