import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { cardImage } from '#domain/shared/image.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, Deps } from '#server/context/context.ts';
import type { EncodedImage } from '#server/storage/encode-image.ts';

/** Folder of all images of profiles and events, and the form of their keys: `business-profiles/{businessId}/{timestamp}.webp`. */
export const IMAGE_FOLDER = 'business-profiles';
export const IMAGE_KEY = /^business-profiles\/[0-9a-f-]{36}\/\d{13,15}(-card)?\.webp$/;

const options = { mimeType: 'image/webp', cacheControl: 'public, max-age=3600' };

/**
 * Stores both sizes for the caller's business and answers the key of the large one, to be kept in a row by the same
 * transaction. It holds the business, so that two uploads in one millisecond get two keys: nothing is overwritten.
 */
export async function storeImage(
  { db, actor, now, deps }: Context<Member, Transaction>,
  { page, card }: EncodedImage,
): Promise<string> {
  await db.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, actor.businessId)).for('update');
  let timestamp = now.getTime();
  const keyNow = () => `${IMAGE_FOLDER}/${actor.businessId}/${timestamp}.webp`;
  while (await deps.files.exists(keyNow())) timestamp += 1;
  const key = keyNow();
  await deps.files.put(cardImage(key), card, options);
  await deps.files.put(key, page, options);
  return key;
}

/** Removes both sizes. What cannot be removed now is left to the sweep: the change itself has been made. */
export async function removeImage({ files, logger }: Pick<Deps, 'files' | 'logger'>, key: string): Promise<void> {
  if (!IMAGE_KEY.test(key)) return;
  for (const part of [key, cardImage(key)]) {
    await files.remove(part).catch((error) => logger.warn({ err: error, key: part }, 'an image was not removed'));
  }
}
