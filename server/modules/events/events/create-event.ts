import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { EventInput } from '#contract/shared/event-fields.ts';
import type { EventPicture, EventVideo } from '#database/schema/events.ts';
import { eventCounts, events } from '#database/schema/events.ts';
import { editorOf } from '#domain/events/editors.ts';
import { mostOfBusiness } from '#domain/shared/limits.ts';
import { isTestBusiness, maxTestEvents } from '#domain/test-data/test-business.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import type { EventContent } from '#server/modules/events/events/event-content.ts';
import { derivedColumns, newContent } from '#server/modules/events/events/event-content.ts';
import { pictureColumns } from '#server/modules/events/events/picture-content.ts';
import { isBusinessVerified, publishLockedEvent } from '#server/modules/events/events/publish-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { scheduleLockedEvent } from '#server/modules/events/events/schedule-event.ts';
import { findNight } from '#server/modules/people/profile/find-night.ts';

const untouched = {
  eventType: 'event',
  video: null,
  seriesId: null,
  seriesDate: null,
  isHeldBack: false,
  creditsSpent: 0,
  chargedItems: [],
  publishAt: null,
  publishedAt: null,
  awaitsVerification: false,
  heldUntil: null,
  holdReasons: [],
  remindAt: null,
  confirmBy: null,
  cancelledAt: null,
  cancelReason: null,
  cancelledUntil: null,
  hiddenBy: null,
  isDeletedThen: false,
  joinedCount: 0,
  waitingCount: 0,
  appliedCount: 0,
  offeredCount: 0,
  unconfirmedCount: 0,
} satisfies Partial<EventRow>;

/** Twelve random hex digits. */
const newCode = () => randomBytes(6).toString('hex');

export function newDraft(
  { actor, now }: TransactionContext<BusinessActor>,
  content: EventContent,
  nightOf: string | null,
  pictures: readonly EventPicture[] = [],
): EventRow {
  return {
    ...untouched,
    ...content,
    ...derivedColumns(content),
    nightOf,
    ...pictureColumns(pictures),
    id: randomUUIDv7(),
    code: newCode(),
    businessId: actor.businessId,
    hostId: actor.userId,
    status: 'draft',
    createdAt: now,
    updatedAt: now,
    editedBy: editorOf(actor),
  };
}

/** 409 `limit_reached`, since tests cost no credits. */
async function requireRoomForTest({ db, actor: { businessId } }: TransactionContext<BusinessActor>): Promise<void> {
  if (!isTestBusiness(businessId)) return;
  const present = await db.$count(events, eq(events.businessId, businessId));
  if (present >= maxTestEvents) throw new Problem('limit_reached', { members: { limit: maxTestEvents } });
}

export async function insertDraft(
  tx: TransactionContext<BusinessActor>,
  content: EventContent,
  pictures: readonly EventPicture[] = [],
  video: EventVideo | null = null,
): Promise<EventRow> {
  await requireRoomForTest(tx);
  const nightOf = await findNight(tx.db, tx.actor.businessId, content);
  const draft = { ...newDraft(tx, content, nightOf, pictures), video };
  await tx.db.insert(events).values(draft).prepare('insert_event').execute();
  return draft;
}

/** 409 `limit_reached`; concurrent requests may slightly exceed the limit. */
export async function requireRoomForDraft({ db, actor }: TransactionContext<BusinessActor>): Promise<void> {
  const limit = mostOfBusiness.drafts;
  const isDraft = and(eq(eventCounts.businessId, actor.businessId), eq(eventCounts.status, 'draft'));
  const [drafts] = await db.select({ count: eventCounts.count }).from(eventCounts).where(isDraft);
  if ((drafts?.count ?? 0) >= limit) throw new Problem('limit_reached', { members: { limit } });
}

type Aim = 'draft' | 'scheduled' | 'published';

/** A publication plan takes precedence over publishing now. */
export function aimOf({
  status,
  publish_type: type,
  scheduled_date: day,
}: Pick<EventInput, 'status' | 'publish_type' | 'scheduled_date'>): Aim {
  if (status === undefined) return type === 'scheduled' && day ? 'scheduled' : 'draft';
  return status === 'published' && type === 'scheduled' ? 'scheduled' : status;
}

async function reach(tx: TransactionContext<BusinessActor>, content: EventContent, aim: Aim): Promise<EventRow> {
  if (aim === 'draft') return insertDraft(tx, content);
  const isVerified = await isBusinessVerified(tx, tx.actor.businessId);
  const draft = await insertDraft(tx, content);
  return aim === 'scheduled' ? scheduleLockedEvent(tx, draft, isVerified) : publishLockedEvent(tx, draft, isVerified);
}

/** Stores a draft; publishes or schedules it in the same transaction if requested. */
export async function createEvent(ctx: AnyContext<BusinessActor>, input: EventInput): Promise<EventRow> {
  const content = newContent(input);
  const aim = aimOf(input);
  return inTransaction(ctx, async (tx) => {
    if (aim === 'draft') await requireRoomForDraft(tx);
    const event = await reach(tx, content, aim);
    await announceEvent(tx, { type: 'event.created', event });
    return event;
  });
}
