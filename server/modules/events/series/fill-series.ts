import { eq } from 'drizzle-orm';
import { eventSeries } from '#database/schema/event-series.ts';
import { events } from '#database/schema/events.ts';
import { isOver } from '#domain/events/is-over.ts';
import { publishObstacles } from '#domain/events/publishable.ts';
import { isClosedDay } from '#domain/hours/day-plan.ts';
import { nightBefore } from '#domain/hours/night.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import { appearingDates, effectOf, lastVisibleDay, publicationDay } from '#domain/series/coming-dates.ts';
import { seriesLimits } from '#domain/series/series-rule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { newDraft } from '#server/modules/events/events/create-event.ts';
import { deleteLockedEvent } from '#server/modules/events/events/delete-event.ts';
import type { EventContent } from '#server/modules/events/events/event-content.ts';
import { newContent } from '#server/modules/events/events/event-content.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import { pricedOptions } from '#server/modules/events/events/quote-event.ts';
import { scheduleLockedEvent } from '#server/modules/events/events/schedule-event.ts';
import { duplicatePictures } from '#server/modules/events/series/duplicate-pictures.ts';
import type { DateRow } from '#server/modules/events/series/lock-series.ts';
import { lockDates } from '#server/modules/events/series/lock-series.ts';
import type { SeriesRow } from '#server/modules/events/series/queries.ts';
import { lockBalance } from '#server/modules/money/credits/lock-account.ts';
import { requireAdvertisingDeclaration } from '#server/modules/money/credits/require-advertising-declaration.ts';
import { writeNotices } from '#server/modules/news/notices/write-notices.ts';
import { findSchedule } from '#server/modules/people/profile/find-night.ts';

type InTransaction = TransactionContext<BusinessActor>;

/** Content of new dates; fields newer than the template are blank. */
export function templateOf({ template }: Pick<SeriesRow, 'template'>): EventContent {
  return { ...newContent({}), ...template };
}

const costOf = (date: DateRow) => eventCost(date.tariff, pricedOptions(date)).total;

async function insertDates(
  tx: InTransaction,
  series: SeriesRow,
  days: readonly { day: string; isHeldBack: boolean }[],
  schedule: Schedule,
): Promise<DateRow[]> {
  if (days.length === 0) return [];
  const today = berlinDay(tx.now);
  const template = templateOf(series);
  const contentOn = (day: string): EventContent => ({
    ...template,
    eventDate: day,
    publishType: 'scheduled',
    scheduledDate: publicationDay(day, series.publishDaysBefore, today),
  });
  const rows = days.map(({ day, isHeldBack }) => ({
    ...newDraft(tx, contentOn(day), nightBefore(schedule, contentOn(day))),
    seriesId: series.id,
    seriesDate: day,
    isHeldBack,
  }));
  await tx.db.insert(events).values(rows);
  return rows as DateRow[];
}

/** Drafts among the next four dates, except held-back ones. */
function datesToPay(dates: readonly DateRow[], { now }: InTransaction): DateRow[] {
  const next = dates.filter(
    (date) => ['draft', 'scheduled', 'published'].includes(date.status) && !date.isHeldBack && !isOver(date, now),
  );
  return next
    .slice(0, seriesLimits.paidAhead)
    .filter((date) => date.status === 'draft')
    .filter((date) => publishObstacles(date, date.tariff, berlinDay(now)).length === 0);
}

/**
 * Creates due dates and pays or reserves the next four, under the locks of business and series. With too few credits
 * throws 402, or pauses the series and notifies the owner; affordable dates are paid.
 */
export async function fillSeries(
  tx: InTransaction,
  series: SeriesRow,
  { isVerified, whenShort }: { isVerified: boolean; whenShort: 'refuse' | 'pause' },
): Promise<SeriesRow> {
  const today = berlinDay(tx.now);
  const present = await lockDates(tx, series.id);
  const schedule = await findSchedule(tx.db, series.businessId);
  const balance = await lockBalance(tx, series.businessId);
  const template = templateOf(series);
  await requireAdvertisingDeclaration(tx, eventCost(template.tariff, pricedOptions(template)).items);
  const known = new Set(present.map(({ seriesDate }) => seriesDate));
  const effect = (day: string) => effectOf(isClosedDay(schedule, day), series.closedDays);
  const days = appearingDates(series.days, series.rolledUntil, today).filter((day) => !known.has(day));
  const wanted = days.filter((day) => effect(day) !== 'skipped');
  const created = await insertDates(
    tx,
    series,
    wanted.map((day) => ({ day, isHeldBack: effect(day) === 'asks' })),
    schedule,
  );
  if (present.some(({ imageKey, video }) => imageKey !== null || video !== null)) {
    for (const { id } of created) await enqueue(tx, duplicatePictures, { eventId: id });
  }
  const changed = new Map(created.map((date) => [date.id, date]));
  const dates: DateRow[] = [];
  for (const date of [...present, ...created].toSorted((a, b) => a.eventDate.localeCompare(b.eventDate))) {
    const isSettled = date.status !== 'draft' || date.isHeldBack || isOver(date, tx.now);
    const becomes = isSettled ? 'takes_place' : effect(date.eventDate);
    if (becomes === 'skipped') {
      await deleteLockedEvent(tx, date);
    } else if (becomes === 'asks') {
      const held = (await writeEvent(tx, date, { isHeldBack: true, updatedAt: tx.now })) as DateRow;
      changed.set(date.id, held);
      dates.push(held);
    } else dates.push(date);
  }

  const due = datesToPay(dates, tx);
  let left = balance;
  let unpaid: DateRow | undefined;
  for (const date of due) {
    left -= costOf(date);
    if (left < 0) {
      unpaid = date;
      break;
    }
    const scheduledDate = publicationDay(date.eventDate, series.publishDaysBefore, today);
    const paid = await scheduleLockedEvent(tx, { ...date, scheduledDate, scheduledTime: null }, isVerified);
    changed.set(date.id, paid as DateRow);
  }
  if (unpaid && whenShort === 'refuse') {
    const required = due.reduce((sum, date) => sum + costOf(date), 0);
    throw new Problem('not_enough_credits', {
      detail: `${required} credits are needed, ${balance} are left`,
      members: { required, available: balance },
    });
  }

  const isAtEnd = !series.days.some((day) => day > lastVisibleDay(today));
  const isDone = isAtEnd && dates.every((date) => isOver(date, tx.now));
  const status = isDone ? 'ended' : unpaid ? 'paused' : 'active';
  const isSame = days.length === 0 && status === series.status;
  const rolledUntil = lastVisibleDay(today);
  const pausedFor = unpaid ? 'credits' : null;
  const written = isSame ? series : await writeSeries(tx, series.id, { rolledUntil, status, pausedFor });
  const earlier = new Map(present.map((date) => [date.id, date]));
  for (const event of changed.values()) {
    const before = earlier.get(event.id);
    await announceEvent(tx, { type: before ? 'event.updated' : 'event.created', event, before });
  }
  if (unpaid) {
    const { businessId } = series;
    await writeNotices(tx, businessId, { kind: 'credits', eventId: unpaid.id, facts: { about: 'series_paused' } });
  }
  return written;
}

/** The day before dates start to appear again. */
export function rolledBefore(day: string): string {
  return addDays(day, -1);
}

export async function writeSeries(
  { db }: Pick<TransactionContext, 'db'>,
  id: string,
  columns: Partial<SeriesRow>,
): Promise<SeriesRow> {
  const [written] = await db.update(eventSeries).set(columns).where(eq(eventSeries.id, id)).returning();
  if (!written) throw new Error(`series ${id} went away while it was held`);
  return written;
}
