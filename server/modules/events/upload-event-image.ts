import { etagLeavesOut } from '#contract/events.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { requireMatch } from '#server/http/etag.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import { lockEvent, writeEvent } from '#server/modules/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { toEvent } from '#server/modules/events/to-event.ts';
import { writeChangeAudit } from '#server/modules/events/write-event-audit.ts';
import { encodeImage } from '#server/storage/encode-image.ts';
import { removeImage, storeImage } from '#server/storage/store-image.ts';

/** Gives an event a new image. The files of the previous one are removed once the change has been committed. */
export async function uploadEventImage(
  ctx: Context<Member>,
  id: string,
  image: File,
  ifMatch: string | undefined,
): Promise<EventRow> {
  await ctx.deps.rateLimits.consume('imageUpload', ctx.actor.businessId);
  return storeImage(ctx, await encodeImage(image), (key) => changeEventImage(ctx, id, key, ifMatch));
}

/** Removes the image of an event, if it has one. */
export async function removeEventImage(
  ctx: Context<Member>,
  id: string,
  ifMatch: string | undefined,
): Promise<EventRow> {
  return changeEventImage(ctx, id, null, ifMatch);
}

async function changeEventImage(
  ctx: Context<Member>,
  id: string,
  imageUrl: string | null,
  ifMatch: string | undefined,
): Promise<EventRow> {
  const { former, changed } = await inTransaction(ctx, async (tx) => {
    const present = await lockEvent(tx, id, 'edit');
    requireMatch(ifMatch, toEvent(present, tx.deps.config), etagLeavesOut);
    const changed = await writeEvent(tx, id, { imageUrl, updatedAt: tx.now });
    await writeChangeAudit(tx, present, changed);
    await announceEvent(tx, 'event.updated', changed);
    return { former: present.imageUrl, changed };
  });
  if (former) await removeImage(ctx.deps, former);
  return changed;
}
