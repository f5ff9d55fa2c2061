import { etagLeavesOut } from '#contract/events.ts';
import type { EventVideo } from '#database/schema/events.ts';
import { featuresOf } from '#domain/plans/plan-features.ts';
import { encodeImage } from '#server/adapters/storage/encode-image.ts';
import { removeImage, storeImage } from '#server/adapters/storage/store-image.ts';
import { receiveVideo } from '#server/adapters/videos/receive-video.ts';
import { repackVideo } from '#server/adapters/videos/repack-video.ts';
import { removeVideo, storeVideo } from '#server/adapters/videos/store-video.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { requireMatch } from '#server/http/etag.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { findOwnEvent } from '#server/modules/events/events/find-own-event.ts';
import { lockEvent, requireAction, writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import { writeChangeAudit } from '#server/modules/events/events/write-event-audit.ts';
import { findPlanState } from '#server/modules/money/subscription/queries.ts';

type Change = (
  tx: TransactionContext<Member>,
  present: EventVideo | null,
) => EventVideo | null | Promise<EventVideo | null>;

/** 403 `plan_needed` unless the plan includes videos. */
async function requireVideos({ db, actor }: AnyContext<Member>): Promise<void> {
  if (featuresOf(await findPlanState(db, actor.businessId)).video) return;
  throw new Problem('plan_needed', { members: { feature: 'video' } });
}

/** Runs under the event's lock; removes unreferenced files after the commit. */
async function changeVideo(
  ctx: Context<Member>,
  id: string,
  ifMatch: string | undefined,
  change: Change,
): Promise<EventRow> {
  const { before, changed } = await inTransaction(ctx, async (tx) => {
    const present = await lockEvent(tx, id, 'edit');
    requireMatch(ifMatch, toEvent(present, tx.deps.config), etagLeavesOut);
    const video = await change(tx, present.video);
    const changed = await writeEvent(tx, present, { video, updatedAt: tx.now });
    await writeChangeAudit(tx, present, changed);
    await announceEvent(tx, { type: 'event.updated', event: changed });
    return { before: present.video, changed };
  });
  if (before && before.key !== changed.video?.key) await removeVideo(ctx.deps, before.key);
  if (before?.posterKey && before.posterKey !== changed.video?.posterKey) await removeImage(ctx.deps, before.posterKey);
  return changed;
}

function requireVideo(present: EventVideo | null): EventVideo {
  if (!present) throw new Problem('not_found');
  return present;
}

/**
 * Replaces the video, checking all other conditions before reading the upload. 403 `plan_needed`, 413 `too_large`, 422
 * `video_format`, `video_unreadable` or `video_too_long`.
 */
export async function uploadEventVideo(
  ctx: Context<Member>,
  id: string,
  content: ReadableStream<Uint8Array>,
  ifMatch: string | undefined,
): Promise<EventRow> {
  const { actor, deps } = ctx;
  const { businessId } = actor;
  requireAction(await findOwnEvent(ctx, id), 'edit');
  await requireVideos(ctx);
  await deps.rateLimits.consume('videoUpload', businessId);
  return receiveVideo(content, { businessId, dataDir: deps.config.dataDir }, async ({ received, packed }) => {
    const { mimeType, ...known } = await repackVideo(received, packed, businessId);
    return storeVideo(ctx, packed, mimeType, (key) =>
      changeVideo(ctx, id, ifMatch, async (tx) => {
        await requireVideos(tx);
        return { key, ...known, label: '', posterKey: null };
      }),
    );
  });
}

/** Sets the text alternative, with any plan. 404 without a video. */
export async function describeEventVideo(
  ctx: Context<Member>,
  id: string,
  label: string,
  ifMatch: string | undefined,
): Promise<EventRow> {
  return changeVideo(ctx, id, ifMatch, (_, present) => ({ ...requireVideo(present), label }));
}

/** Sets the still. 404 without a video, 403 `plan_needed`. */
export async function uploadVideoPoster(
  ctx: Context<Member>,
  id: string,
  image: File,
  ifMatch: string | undefined,
): Promise<EventRow> {
  requireVideo((await findOwnEvent(ctx, id)).video);
  await requireVideos(ctx);
  await ctx.deps.rateLimits.consume('imageUpload', ctx.actor.businessId);
  return storeImage(ctx, await encodeImage(image, ctx.actor.businessId), (posterKey) =>
    changeVideo(ctx, id, ifMatch, (_, present) => ({ ...requireVideo(present), posterKey })),
  );
}

/** Removes the video, with any plan. */
export async function removeEventVideo(
  ctx: Context<Member>,
  id: string,
  ifMatch: string | undefined,
): Promise<EventRow> {
  return changeVideo(ctx, id, ifMatch, () => null);
}
