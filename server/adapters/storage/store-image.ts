import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { reportCases } from '#database/schema/reports.ts';
import { cardImage } from '#domain/shared/image.ts';
import type { EncodedImage } from '#server/adapters/pictures/tasks.ts';
import type { BusinessActor, Member } from '#server/context/actor.ts';
import type { Context, Deps } from '#server/context/context.ts';

/** Keys: `business-profiles/{businessId}/{timestamp}.webp`. */
export const IMAGE_FOLDER = 'business-profiles';
export const IMAGE_KEY = /^business-profiles\/[0-9a-f-]{36}\/\d{13,19}(-card)?\.webp$/;

const putOptions = { mimeType: 'image/webp', cacheControl: 'public, max-age=3600' };

/** Random digits make keys unique and unguessable. */
const CHANCE_DIGITS = 6;

/**
 * Stores both sizes under a new key and returns it. Call before the transaction; unreferenced files are swept at night.
 */
export async function putImage(
  { actor, now, deps }: Context<BusinessActor>,
  { page, card }: EncodedImage,
): Promise<string> {
  const chance = String(randomInt(10 ** CHANCE_DIGITS)).padStart(CHANCE_DIGITS, '0');
  const key = `${IMAGE_FOLDER}/${actor.businessId}/${now.getTime()}${chance}.webp`;
  await deps.files.put(cardImage(key), card, putOptions);
  await deps.files.put(key, page, putOptions);
  return key;
}

/** Stores an image and runs the change that refers to it; removes it if the change fails. */
export async function storeImage<T>(
  ctx: Context<Member>,
  image: EncodedImage,
  keep: (key: string) => Promise<T>,
): Promise<T> {
  const key = await putImage(ctx, image);
  try {
    return await keep(key);
  } catch (error) {
    await removeImage(ctx.deps, key);
    throw error;
  }
}

/** Reported images stay for reviewers. */
async function isReported({ db }: Pick<Deps, 'db'>, key: string): Promise<boolean> {
  const [, businessId = ''] = key.split('/');
  const names = sql`${reportCases.content} @> ${JSON.stringify({ pictures: [key] })}::jsonb`;
  const isOpen = and(eq(reportCases.businessId, businessId), isNull(reportCases.decidedAt));
  return (await db.$count(reportCases, and(isOpen, names))) > 0;
}

/** Removes both sizes, unless reported. Failures are left to the sweep. */
export async function removeImage(deps: Pick<Deps, 'db' | 'files' | 'logger'>, key: string): Promise<void> {
  const { files, logger } = deps;
  if (!IMAGE_KEY.test(key) || (await isReported(deps, key))) return;
  for (const part of [key, cardImage(key)]) {
    await files.remove(part).catch((error) => logger.warn({ err: error, key: part }, 'an image was not removed'));
  }
}
