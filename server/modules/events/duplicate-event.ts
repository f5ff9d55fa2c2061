import { and, eq } from 'drizzle-orm';
import type { EventPicture } from '#database/schema/events.ts';
import { events } from '#database/schema/events.ts';
import { featuresOf } from '#domain/plans/plan-features.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { cardImage } from '#domain/shared/image.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, Context, Deps } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import { insertDraft, requireRoomForDraft } from '#server/modules/events/create-event.ts';
import { contentOf } from '#server/modules/events/event-content.ts';
import { picturesOf } from '#server/modules/events/picture-content.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { findPlanState } from '#server/modules/subscription/queries.ts';
import type { EncodedImage } from '#server/storage/encode-image.ts';
import { putImage } from '#server/storage/store-image.ts';

/** Both sizes of a stored picture; null when it is not ours or no longer there. */
async function readImage({ files }: Deps, key: string): Promise<EncodedImage | null> {
  if (!(await files.exists(key))) return null;
  const [page, card] = await Promise.all([files.get(key), files.get(cardImage(key))]);
  return { page, card };
}

async function findOwnEvent({ db, actor }: AnyContext<Member>, id: string): Promise<EventRow> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.businessId, actor.businessId)));
  if (!event) throw new Problem('not_found');
  return event;
}

/** Copies the pictures of an event in the store, as many as the plan allows; the copies are for a draft that is created afterwards. */
export async function copyEventPictures(ctx: Context<Member>, id: string): Promise<EventPicture[]> {
  const event = await findOwnEvent(ctx, id);
  const { picturesPerEvent: limit } = featuresOf(await findPlanState(ctx.db, ctx.actor.businessId));
  const copies: EventPicture[] = [];
  for (const { key, alt } of picturesOf(event).slice(0, limit)) {
    const image = await readImage(ctx.deps, key);
    if (image) copies.push({ key: await putImage(ctx, image), alt });
  }
  return copies;
}

/** A draft with the content of an event and its copied pictures. A past day and the plan to publish are left out. */
export async function duplicateEvent(ctx: AnyContext<Member>, id: string, pictures: EventPicture[]): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await findOwnEvent(tx, id);
    await requireRoomForDraft(tx);
    const { eventDate } = event;
    const content = {
      ...contentOf(event),
      eventDate: eventDate !== null && eventDate >= berlinDay(tx.now) ? eventDate : null,
      publishType: 'immediate' as const,
      scheduledDate: null,
      scheduledTime: null,
    };
    const draft = await insertDraft(tx, content, pictures);
    await announceEvent(tx, 'event.created', draft);
    return draft;
  });
}
