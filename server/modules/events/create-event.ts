import { randomUUIDv7 } from 'node:crypto';
import type { EventInput } from '#contract/shared/event-fields.ts';
import { events } from '#database/schema/events.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import type { EventContent } from '#server/modules/events/event-content.ts';
import { derivedColumns, newContent } from '#server/modules/events/event-content.ts';
import { publishLockedEvent } from '#server/modules/events/publish-event.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { scheduleLockedEvent } from '#server/modules/events/schedule-event.ts';

/** Stores a new draft of the caller, with an image that is already in the store. */
export async function insertDraft(
  { db, actor, now }: TransactionContext<Member>,
  content: EventContent,
  imageUrl: string | null = null,
): Promise<EventRow> {
  const [draft] = await db
    .insert(events)
    .values({
      ...content,
      ...derivedColumns(content),
      imageUrl,
      id: randomUUIDv7(),
      businessId: actor.businessId,
      hostId: actor.userId,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!draft) throw new Error('the new event did not come back');
  return draft;
}

type Aim = 'draft' | 'scheduled' | 'published';

/** What to do with a new event: a plan to publish later takes precedence over publishing now. */
function aimOf({ status, publish_type: type, scheduled_date: day }: EventInput): Aim {
  if (status === undefined) return type === 'scheduled' && day ? 'scheduled' : 'draft';
  return status === 'published' && type === 'scheduled' ? 'scheduled' : status;
}

function reach(tx: TransactionContext<Member>, draft: EventRow, aim: Aim): Promise<EventRow> | EventRow {
  if (aim === 'scheduled') return scheduleLockedEvent(tx, draft);
  return aim === 'published' ? publishLockedEvent(tx, draft) : draft;
}

/** Stores a draft, and publishes or schedules it in the same transaction if requested. */
export async function createEvent(ctx: AnyContext<Member>, input: EventInput): Promise<EventRow> {
  const content = newContent(input);
  const aim = aimOf(input);
  return inTransaction(ctx, async (tx) => {
    const draft = await insertDraft(tx, content);
    const event = await reach(tx, draft, aim);
    await announceEvent(tx, 'event.created', event);
    return event;
  });
}
