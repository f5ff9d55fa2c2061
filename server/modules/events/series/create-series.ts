import { randomUUIDv7 } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { SeriesRuleInput } from '#contract/series.ts';
import { eventSeries } from '#database/schema/event-series.ts';
import { seriesDates } from '#domain/series/series-dates.ts';
import type { ClosedDayRule } from '#domain/series/series-rule.ts';
import { seriesLimits } from '#domain/series/series-rule.ts';
import { mostOfBusiness } from '#domain/shared/limits.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import type { EventContent } from '#server/modules/events/events/event-content.ts';
import { contentOf } from '#server/modules/events/events/event-content.ts';
import { lockEvent, refuseObstacles, writeEvent } from '#server/modules/events/events/lock-event.ts';
import { isBusinessVerified, publishLockedEvent } from '#server/modules/events/events/publish-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { scheduleLockedEvent } from '#server/modules/events/events/schedule-event.ts';
import { fillSeries } from '#server/modules/events/series/fill-series.ts';
import type { SeriesRow } from '#server/modules/events/series/queries.ts';
import { readRule } from '#server/modules/events/series/read-rule.ts';
import { writeSeriesAudit } from '#server/modules/events/series/write-series-audit.ts';
import { lockAccount } from '#server/modules/money/credits/lock-account.ts';

type NewSeries = SeriesRuleInput & {
  event_id: string;
  closed_days?: ClosedDayRule | undefined;
  publish_days_before?: number | undefined;
};

/** Content shared by all dates: without day and publication plan. */
export function toTemplate(content: EventContent): EventContent {
  const ofOneDate = { eventDate: null, scheduledDate: null, scheduledTime: null, repetition: null, externalId: null };
  return { ...content, ...ofOneDate, publishType: 'scheduled' };
}

async function requireRoom({ db, actor }: TransactionContext<Member>): Promise<void> {
  const running = and(eq(eventSeries.businessId, actor.businessId), ne(eventSeries.status, 'ended'));
  const limit = mostOfBusiness.series;
  if ((await db.$count(eventSeries, running)) >= limit) throw new Problem('limit_reached', { members: { limit } });
}

async function bringOut(tx: TransactionContext<Member>, event: EventRow, isVerified: boolean): Promise<EventRow> {
  if (event.status !== 'draft') return event;
  const isLater = event.publishType === 'scheduled' && event.scheduledDate !== null;
  return isLater ? scheduleLockedEvent(tx, event, isVerified) : publishLockedEvent(tx, event, isVerified);
}

/**
 * Makes an event the first date of a series, publishes or schedules a draft, and charges the next dates; all or
 * nothing, 402.
 */
export async function createSeries(ctx: AnyContext<Member>, input: NewSeries): Promise<SeriesRow> {
  return inTransaction(ctx, async (tx) => {
    const isVerified = await isBusinessVerified(tx, tx.actor.businessId);
    const event = await lockEvent(tx, input.event_id, 'edit');
    if (event.seriesId !== null) {
      throw new Problem('event_state', {
        detail: 'It is a date of a series already',
        members: { event_status: event.status },
      });
    }
    const { eventDate } = event;
    if (eventDate === null) throw refuseObstacles([{ field: 'event_date', reason: 'required' }]);
    const rule = readRule(input, eventDate);
    await requireRoom(tx);
    await lockAccount(tx, tx.actor.businessId);
    const [series] = await tx.db
      .insert(eventSeries)
      .values({
        ...rule,
        id: randomUUIDv7(),
        businessId: tx.actor.businessId,
        hostId: tx.actor.userId,
        weekdays: [...rule.weekdays],
        days: seriesDates(rule),
        template: { ...toTemplate({ ...contentOf(event), isRecurring: true }) },
        closedDays: input.closed_days ?? 'ask',
        publishDaysBefore: input.publish_days_before ?? seriesLimits.publishDaysBefore,
        status: 'active',
        rolledUntil: eventDate,
        createdAt: tx.now,
        updatedAt: tx.now,
      })
      .returning();
    if (!series) throw new Error('the new series did not come back');
    const ofSeries = {
      ...{ seriesId: series.id, seriesDate: eventDate, isRecurring: true, repetition: null },
      updatedAt: tx.now,
    };
    const first = await bringOut(tx, await writeEvent(tx, event, ofSeries), isVerified);
    await writeSeriesAudit(tx, 'series_started', series);
    const filled = await fillSeries(tx, series, { isVerified, whenShort: 'refuse' });
    await announceEvent(tx, { type: 'event.updated', event: first, before: event });
    return filled;
  });
}
