import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import type { DemoEvent } from '#database/demo/demo-events.ts';
import { demoEventCost } from '#database/demo/demo-events.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import { eventInstants } from '#domain/events/instants.ts';
import { searchText } from '#domain/events/search-text.ts';
import { berlinDay } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

interface Owner {
  userId: string;
  businessId: string;
  balance: number;
}

/** The demo's events, with a ledger entry for each published one; answers the ids of the published ones. */
export async function insertDemoEvents(
  tx: Transaction,
  list: readonly DemoEvent[],
  owner: Owner,
  now: Date,
): Promise<string[]> {
  const published: string[] = [];
  let { balance } = owner;
  for (const event of list) {
    const { tags, inDays, createdAgo, ...columns } = event;
    const id = randomUUIDv7();
    const createdAt = new Date(now.getTime() - createdAgo * 3_600_000);
    const eventDate = addDays(berlinDay(now), inDays);
    const cost = demoEventCost(event);
    await tx.insert(events).values({
      ...columns,
      ...eventInstants({ ...columns, eventDate }),
      id,
      businessId: owner.businessId,
      hostId: owner.userId,
      eventDate,
      category: tags.length > 0 ? { tags, userCharacteristics: [] } : null,
      searchText: searchText(event.title, event.location),
      participantType: event.capacity === null ? 'unlimited' : 'limited',
      tariff: 'standard',
      creditsSpent: cost,
      publishedAt: event.status === 'published' ? createdAt : null,
      createdAt,
      updatedAt: createdAt,
    });
    if (cost === 0) continue;
    published.push(id);
    balance -= cost;
    await tx.insert(creditEntries).values({
      id: randomUUIDv7(),
      businessId: owner.businessId,
      bucket: 'plan',
      amount: -cost,
      balanceAfter: balance,
      reason: 'event_published',
      reference: id,
      eventId: id,
      actor: `user:${owner.userId}`,
      createdAt,
    });
  }
  return published;
}
