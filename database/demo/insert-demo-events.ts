import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import type { DemoEvent } from '#database/demo/demo-events.ts';
import { demoEventCost } from '#database/demo/demo-events.ts';
import type { DemoPictures } from '#database/demo/demo-pictures.ts';
import { insertDemoDoor } from '#database/demo/insert-demo-door.ts';
import { insertDemoNotice } from '#database/demo/insert-demo-notice.ts';
import { insertDemoParticipants } from '#database/demo/insert-demo-participants.ts';
import { insertDemoSeries } from '#database/demo/insert-demo-series.ts';
import { creditAccounts, creditEntries, creditReservations } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import { shownUntil } from '#domain/events/cancellation.ts';
import { eventInstants } from '#domain/events/instants.ts';
import { publicationInstant } from '#domain/events/publication.ts';
import type { EventSchedule } from '#domain/events/schedule.ts';
import { remindersOf } from '#domain/guest-notices/reminders.ts';
import { searchText } from '#domain/guest-search/search-text.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';

interface Owner {
  userId: string;
  businessId: string;
  balance: number;
  /** The archived event paid with the expired trial. */
  trialEventId: string | null;
}

const HOUR_MS = 3_600_000;

/** Columns derived from status and price. */
function stateColumns(event: DemoEvent, createdAt: Date, today: string) {
  const { publishedInDays: inDays } = event;
  if (event.status === 'draft') return {};
  if (inDays !== undefined) {
    const plan = { scheduledDate: addDays(today, inDays), scheduledTime: null };
    return { ...plan, publishType: 'scheduled' as const, publishAt: publicationInstant(plan) };
  }
  const { items, total } = eventCost('standard', { ...event, characteristicCount: 0 });
  return { creditsSpent: total, chargedItems: items.map(({ item }) => item), publishedAt: createdAt };
}

function cancellationColumns({ cancelled }: DemoEvent, now: Date) {
  if (!cancelled) return {};
  const cancelledAt = new Date(now.getTime() - cancelled.hoursAgo * HOUR_MS);
  return { cancelledAt, cancelReason: cancelled.text, cancelledUntil: shownUntil(cancelledAt) };
}

function pictureColumns({ pictures: shown = [] }: DemoEvent, keys: DemoPictures | null) {
  const [cover, ...more] = keys === null ? [] : shown.map(({ name, alt }) => ({ key: keys[name], alt }));
  return cover ? { imageKey: cover.key, imageAlt: cover.alt, morePictures: more } : {};
}

function nextReminder(event: EventSchedule, now: Date): Date | null {
  const reminders = remindersOf({ ...eventInstants(event), startTime: event.startTime });
  return reminders.find(({ at }) => at > now)?.at ?? null;
}

/** Events with participants and ledger entries. */
export async function insertDemoEvents(
  tx: Transaction,
  list: readonly DemoEvent[],
  owner: Owner,
  { pictures, now }: { pictures: DemoPictures | null; now: Date },
): Promise<void> {
  const today = berlinDay(now);
  const { businessId, userId } = owner;
  let { balance } = owner;
  const seriesId = await insertDemoSeries(tx, list, owner, now);
  for (const event of list) {
    const {
      tags,
      inDays,
      createdAgo,
      quietSince = 0,
      publishedInDays: _,
      pictures: __,
      video,
      isInSeries,
      ...described
    } = event;
    const { people = {}, message, cancelled, ...columns } = described;
    const trialEventId = event.status === 'archived' ? owner.trialEventId : null;
    const id = trialEventId ?? randomUUIDv7();
    const createdAt = new Date(now.getTime() - createdAgo * HOUR_MS);
    const eventDate = addDays(today, inDays);
    await tx.insert(events).values({
      ...columns,
      ...eventInstants({ ...columns, eventDate }),
      ...stateColumns(event, createdAt, today),
      ...cancellationColumns(event, now),
      ...pictureColumns(event, pictures),
      video: video && pictures ? { ...video, key: pictures.video, posterKey: null } : null,
      remindAt: event.status === 'published' ? nextReminder({ ...columns, eventDate }, now) : null,
      ...(isInSeries && { seriesId, seriesDate: eventDate, isRecurring: true }),
      id,
      businessId,
      hostId: userId,
      eventDate,
      category: tags.length > 0 ? { tags, userCharacteristics: [] } : null,
      searchText: searchText(event.title, event.location),
      participantType: event.capacity === null ? 'unlimited' : 'limited',
      joinedCount: people.in ?? 0,
      waitingCount: people.waiting ?? 0,
      appliedCount: people.applied ?? 0,
      tariff: 'standard',
      createdAt,
      updatedAt: createdAt,
    });
    const until = new Date(now.getTime() - quietSince * HOUR_MS);
    await insertDemoParticipants(tx, event, { id, businessId, from: createdAt, until });
    const { startsAt } = eventInstants({ ...columns, eventDate });
    if (inDays < 0 && startsAt) await insertDemoDoor(tx, { id, businessId, memberId: userId, at: startsAt });
    if (message) await insertDemoNotice(tx, message, { kind: 'message', id, businessId, now });
    if (cancelled) await insertDemoNotice(tx, cancelled, { kind: 'cancelled', id, businessId, now });
    if (event.status === 'draft' || trialEventId) continue;
    balance = await bookDemoEvent(tx, event, { id, businessId, userId, balance, createdAt });
  }
}

/** Books the event's credits; returns the balance. */
async function bookDemoEvent(
  tx: Transaction,
  event: DemoEvent,
  { id, businessId, userId, balance, createdAt }: Omit<Owner, 'trialEventId'> & { id: string; createdAt: Date },
): Promise<number> {
  const cost = demoEventCost(event);
  const isHeld = event.status === 'scheduled';
  await tx.insert(creditEntries).values({
    id: randomUUIDv7(),
    businessId,
    bucket: 'plan',
    amount: -cost,
    balanceAfter: balance - cost,
    reason: isHeld ? 'event_reserved' : 'event_published',
    reference: id,
    eventId: id,
    actor: `user:${userId}`,
    createdAt,
  });
  const [account] = await tx
    .select({ planPeriodId: creditAccounts.planPeriodId })
    .from(creditAccounts)
    .where(eq(creditAccounts.businessId, businessId));
  const taken = { planCredits: cost, purchasedCredits: 0, planPeriodId: account?.planPeriodId ?? null };
  const state = isHeld ? ({ status: 'held' } as const) : ({ status: 'settled', closedAt: createdAt } as const);
  await tx
    .insert(creditReservations)
    .values({ id: randomUUIDv7(), businessId, eventId: id, ...taken, ...state, createdAt });
  return balance - cost;
}
