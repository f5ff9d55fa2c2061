import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import type { DemoEvent } from '#database/demo/demo-events.ts';
import { eventSeries } from '#database/schema/event-series.ts';
import { lastVisibleDay } from '#domain/series/coming-dates.ts';
import { seriesLimits } from '#domain/series/series-rule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays, weekday } from '#domain/shared/calendar.ts';

const HOUR_MS = 3_600_000;

/** The weekly series with an event per date; null without one. */
export async function insertDemoSeries(
  tx: Transaction,
  list: readonly DemoEvent[],
  { businessId, userId }: { businessId: string; userId: string },
  now: Date,
): Promise<string | null> {
  const today = berlinDay(now);
  const dates = list.filter(({ isInSeries }) => isInSeries).toSorted((a, b) => a.inDays - b.inDays);
  const days = dates.map(({ inDays }) => addDays(today, inDays));
  const [first] = dates;
  const [startsOn] = days;
  if (!first || !startsOn) return null;
  const id = randomUUIDv7();
  const createdAt = new Date(now.getTime() - first.createdAgo * HOUR_MS);
  const { title, description, location, startTime, endTime, capacity, tags } = first;
  await tx.insert(eventSeries).values({
    id,
    businessId,
    hostId: userId,
    template: {
      ...{ title, description, location, startTime, endTime, capacity },
      category: { tags, userCharacteristics: [] },
      participantType: capacity === null ? 'unlimited' : 'limited',
      tariff: 'standard',
      publishType: 'scheduled',
      isRecurring: true,
    },
    frequency: 'weekly',
    interval: 1,
    weekdays: [weekday(startsOn)],
    startsOn,
    count: days.length,
    days,
    closedDays: 'ask',
    publishDaysBefore: seriesLimits.publishDaysBefore,
    status: 'active',
    rolledUntil: lastVisibleDay(today),
    createdAt,
    updatedAt: createdAt,
  });
  return id;
}
