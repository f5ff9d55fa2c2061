import { etagLeavesOut } from '#contract/events.ts';
import type { EventPicture } from '#database/schema/events.ts';
import { featuresOf, planOf } from '#domain/plans/plan-features.ts';
import { encodeImage } from '#server/adapters/storage/encode-image.ts';
import { removeImage, storeImage } from '#server/adapters/storage/store-image.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { requireMatch } from '#server/http/etag.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { lockEvent, writeEvent } from '#server/modules/events/events/lock-event.ts';
import { pictureColumns, pictureId, picturesOf } from '#server/modules/events/events/picture-content.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import { writeChangeAudit } from '#server/modules/events/events/write-event-audit.ts';
import { findPlanState } from '#server/modules/money/subscription/queries.ts';

type Change = (tx: TransactionContext<Member>, present: EventPicture[]) => EventPicture[] | Promise<EventPicture[]>;

/** Runs under the event's lock; removes unreferenced files after the commit. */
async function changePictures(
  ctx: Context<Member>,
  id: string,
  ifMatch: string | undefined,
  change: Change,
): Promise<EventRow> {
  const { gone, changed } = await inTransaction(ctx, async (tx) => {
    const present = await lockEvent(tx, id, 'edit');
    requireMatch(ifMatch, toEvent(present, tx.deps.config), etagLeavesOut);
    const before = picturesOf(present);
    const after = await change(tx, before);
    const changed = await writeEvent(tx, present, { ...pictureColumns(after), updatedAt: tx.now });
    await writeChangeAudit(tx, present, changed);
    await announceEvent(tx, { type: 'event.updated', event: changed });
    const kept = new Set(after.map(({ key }) => key));
    return { gone: before.filter(({ key }) => !kept.has(key)), changed };
  });
  for (const { key } of gone) await removeImage(ctx.deps, key);
  return changed;
}

/** 409 `limit_reached` at the plan's maximum. */
async function requireRoom({ db, actor }: TransactionContext<Member>, present: EventPicture[]): Promise<void> {
  const state = await findPlanState(db, actor.businessId);
  const { picturesPerEvent: limit } = featuresOf(state);
  if (present.length < limit) return;
  throw new Problem('limit_reached', { members: { limit, plan: planOf(state) } });
}

async function upload(ctx: Context<Member>, image: File, keep: (key: string) => Promise<EventRow>): Promise<EventRow> {
  await ctx.deps.rateLimits.consume('imageUpload', ctx.actor.businessId);
  return storeImage(ctx, await encodeImage(image, ctx.actor.businessId), keep);
}

export async function uploadEventImage(
  ctx: Context<Member>,
  id: string,
  image: File,
  ifMatch: string | undefined,
): Promise<EventRow> {
  return upload(ctx, image, (key) =>
    changePictures(ctx, id, ifMatch, (_, [, ...others]) => [{ key, alt: '' }, ...others]),
  );
}

/** Removes the cover; the next picture replaces it. */
export async function removeEventImage(
  ctx: Context<Member>,
  id: string,
  ifMatch: string | undefined,
): Promise<EventRow> {
  return changePictures(ctx, id, ifMatch, (_, [, ...others]) => others);
}

/** Appends a picture. 409 `limit_reached` by plan. */
export async function addEventPicture(
  ctx: Context<Member>,
  id: string,
  { image, alt = '' }: { image: File; alt?: string | undefined },
  ifMatch: string | undefined,
): Promise<EventRow> {
  return upload(ctx, image, (key) =>
    changePictures(ctx, id, ifMatch, async (tx, present) => {
      await requireRoom(tx, present);
      return [...present, { key, alt }];
    }),
  );
}

/** Reorders pictures. 422 unless each is named once. */
export async function arrangeEventPictures(
  ctx: Context<Member>,
  id: string,
  order: readonly { id: string; alt?: string | undefined }[],
  ifMatch: string | undefined,
): Promise<EventRow> {
  return changePictures(ctx, id, ifMatch, (_, present) => {
    const known = new Map(present.map((picture) => [pictureId(picture), picture]));
    const arranged = order.flatMap(({ id, alt }) => {
      const picture = known.get(id);
      known.delete(id);
      return picture ? [{ key: picture.key, alt: alt ?? picture.alt }] : [];
    });
    if (arranged.length === order.length && known.size === 0) return arranged;
    throw invalidField('pictures', 'not_the_pictures', 'Name every picture of the event once');
  });
}

/** Removes a picture. 404 if unknown. */
export async function removeEventPicture(
  ctx: Context<Member>,
  id: string,
  picture: string,
  ifMatch: string | undefined,
): Promise<EventRow> {
  return changePictures(ctx, id, ifMatch, (_, present) => {
    const others = present.filter((each) => pictureId(each) !== picture);
    if (others.length === present.length) throw new Problem('not_found');
    return others;
  });
}
