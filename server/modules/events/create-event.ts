import { randomUUIDv7 } from 'node:crypto';
import type { EventInput } from '#contract/events.ts';
import { events } from '#database/schema/events.ts';
import { maxCharacteristics } from '#domain/events/limits.ts';
import { searchText } from '#domain/events/search-text.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/context.ts';
import type { Member } from '#server/http/actor.ts';
import { invalidField } from '#server/http/problem.ts';
import { publishDraft } from '#server/modules/events/publish-event.ts';
import type { EventRow } from '#server/modules/events/queries.ts';

function readCategory({ category, character_tags: aliasTags, tariff }: EventInput): EventRow['category'] {
  const tags = aliasTags ?? category?.tags ?? [];
  const userCharacteristics = category?.userCharacteristics ?? [];
  const max = maxCharacteristics(tariff);
  if (userCharacteristics.length > max) {
    throw invalidField('category.userCharacteristics', 'too_big', `At most ${max} user characteristics`);
  }
  return tags.length + userCharacteristics.length > 0 ? { tags, userCharacteristics } : null;
}

/** Stores a draft; with status `published` it is published and charged in the same transaction. */
export async function createEvent(ctx: Context<Member>, input: EventInput): Promise<EventRow> {
  const category = readCategory(input);
  return inTransaction(ctx, async (tx) => {
    const [draft] = await tx.db
      .insert(events)
      .values({
        id: randomUUIDv7(),
        businessId: tx.actor.businessId,
        hostId: tx.actor.userId,
        title: input.title,
        description: input.description,
        location: input.location,
        eventDate: input.event_date ?? input.date ?? null,
        startTime: input.start_time,
        endTime: input.end_time,
        participantType: input.capacity === null ? 'unlimited' : 'limited',
        capacity: input.capacity,
        searchText: searchText(input.title, input.location),
        category,
        status: 'draft',
        tariff: input.tariff,
        featuredEvent: input.featured_event,
        pushNotification: input.push_notification,
        createdAt: tx.now,
        updatedAt: tx.now,
      })
      .returning();
    if (!draft) throw new Error('the new event did not come back');
    return input.status === 'published' ? publishDraft(tx, draft) : draft;
  });
}
