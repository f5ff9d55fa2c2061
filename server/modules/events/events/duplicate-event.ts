import type { EventPicture, EventVideo } from '#database/schema/events.ts';
import { featuresOf } from '#domain/plans/plan-features.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { cardImage } from '#domain/shared/image.ts';
import type { EncodedImage } from '#server/adapters/pictures/tasks.ts';
import { putImage } from '#server/adapters/storage/store-image.ts';
import { copyVideo } from '#server/adapters/videos/store-video.ts';
import type { BusinessActor, Member } from '#server/context/actor.ts';
import type { AnyContext, Context, Deps } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { insertDraft, requireRoomForDraft } from '#server/modules/events/events/create-event.ts';
import { copyContent } from '#server/modules/events/events/event-content.ts';
import { findOwnEvent } from '#server/modules/events/events/find-own-event.ts';
import { picturesOf } from '#server/modules/events/events/picture-content.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { findPlanState } from '#server/modules/money/subscription/queries.ts';

/** Both sizes; null if external or missing. */
async function readImage({ files }: Deps, key: string): Promise<EncodedImage | null> {
  if (!(await files.exists(key))) return null;
  const [page, card] = await Promise.all([files.get(key), files.get(cardImage(key))]);
  return { page, card };
}

/** Copies up to the plan's limit, for an event written afterwards. */
export async function copyPictures(ctx: Context<BusinessActor>, event: EventRow): Promise<EventPicture[]> {
  const { picturesPerEvent: limit } = featuresOf(await findPlanState(ctx.db, ctx.actor.businessId));
  const copies: EventPicture[] = [];
  for (const { key, alt } of picturesOf(event).slice(0, limit)) {
    const image = await readImage(ctx.deps, key);
    if (image) copies.push({ key: await putImage(ctx, image), alt });
  }
  return copies;
}

export async function copyEventPictures(ctx: Context<Member>, id: string): Promise<EventPicture[]> {
  return copyPictures(ctx, await findOwnEvent(ctx, id));
}

/** Copies with still; null if not in the plan or missing. */
export async function copyVideoOf(ctx: Context<BusinessActor>, video: EventVideo): Promise<EventVideo | null> {
  if (!featuresOf(await findPlanState(ctx.db, ctx.actor.businessId)).video) return null;
  const key = await copyVideo(ctx, video.key);
  if (!key) return null;
  const poster = video.posterKey && (await readImage(ctx.deps, video.posterKey));
  return { ...video, key, posterKey: poster ? await putImage(ctx, poster) : null };
}

/** Like `copyVideoOf`; null also beyond the hourly limit. */
export async function copyEventVideo(ctx: Context<Member>, id: string): Promise<EventVideo | null> {
  const { video } = await findOwnEvent(ctx, id);
  if (!video || !featuresOf(await findPlanState(ctx.db, ctx.actor.businessId)).video) return null;
  const mayCopy = await ctx.deps.rateLimits.take('videoUpload', ctx.actor.businessId);
  return mayCopy ? copyVideoOf(ctx, video) : null;
}

/** Copies content and media into a draft, without past day and publication plan. */
export async function duplicateEvent(
  ctx: AnyContext<Member>,
  id: string,
  { pictures, video }: { pictures: EventPicture[]; video: EventVideo | null },
): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await findOwnEvent(tx, id);
    await requireRoomForDraft(tx);
    const { eventDate } = event;
    const content = {
      ...copyContent(event),
      eventDate: eventDate !== null && eventDate >= berlinDay(tx.now) ? eventDate : null,
      publishType: 'immediate' as const,
      scheduledDate: null,
      scheduledTime: null,
    };
    const draft = await insertDraft(tx, content, pictures, video);
    await announceEvent(tx, { type: 'event.created', event: draft });
    return draft;
  });
}
