import type { EventCategory } from '#database/schema/events.ts';
import { costOf } from '#domain/analytics/cost-per-guest.ts';
import { impressionSources } from '#domain/analytics/impressions.ts';
import type { AnalyticsMetric, AnalyticsPeriod } from '#domain/analytics/periods.ts';
import { conversion, periodDays } from '#domain/analytics/periods.ts';
import type { CreditPrice } from '#domain/plans/credit-price.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { toCsv } from '#server/http/csv.ts';
import type {
  ArrivalRow,
  Figures,
  findFigures,
  findMilestones,
  ImpressionRow,
  Range,
} from '#server/modules/events/analytics/queries.ts';

type Rows = Awaited<ReturnType<typeof findFigures>>;

/** Null without door marks. */
const cameOf = (arrivals: readonly ArrivalRow[]) =>
  arrivals.length === 0 ? null : arrivals.reduce((sum, { came }) => sum + came, 0);

function sumOf(rows: readonly Figures[], arrivals: readonly ArrivalRow[], price: CreditPrice) {
  const sum = { views: 0, interest: 0, opened: 0, saved: 0, participants: 0, credits: 0 };
  for (const row of rows) {
    sum.views += row.views;
    sum.interest += row.opened + row.saved;
    sum.opened += row.opened;
    sum.saved += row.saved;
    sum.participants += row.participants;
    sum.credits += row.credits;
  }
  const { costCents, creditsPerGuest, centsPerGuest } = costOf(sum.credits, sum.participants, price);
  return {
    ...sum,
    came: cameOf(arrivals),
    conversion: conversion(sum.views, sum.participants),
    cost_cents: costCents,
    credits_per_guest: creditsPerGuest,
    cents_per_guest: centsPerGuest,
  };
}

function groupBy<K>(rows: Rows, key: (row: Rows[number]) => K): Map<K, Rows> {
  const groups = new Map<K, Rows>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

/** All days in order, including empty ones. */
function toDays({ from, to }: Range, rows: Rows, price: CreditPrice) {
  const byDay = groupBy(rows, ({ day }) => day);
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const { views, interest, participants, credits } = sumOf(byDay.get(day) ?? [], [], price);
    days.push({ day, views, interest, participants, credits });
  }
  return days;
}

/** Days and totals of a period, and of the one before. */
export function toAnalytics(
  period: AnalyticsPeriod,
  today: string,
  {
    rows,
    previousRows,
    arrivals,
    previousArrivals,
    price,
  }: { rows: Rows; previousRows: Rows; arrivals: ArrivalRow[]; previousArrivals: ArrivalRow[]; price: CreditPrice },
) {
  const { from, to, previousFrom, previousTo } = periodDays(period, today);
  return {
    period,
    from,
    to,
    totals: sumOf(rows, arrivals, price),
    previous: sumOf(previousRows, previousArrivals, price),
    days: toDays({ from, to }, rows, price),
    previous_days: toDays({ from: previousFrom, to: previousTo }, previousRows, price),
  };
}

const sumImpressions = (rows: readonly ImpressionRow[]) => ({
  shown: rows.reduce((sum, { shown }) => sum + shown, 0),
  opened: rows.reduce((sum, { opened }) => sum + opened, 0),
});

/** Views and openings by source, including unknown, and by hour. */
export function toOrigins({ views, opened }: { views: number; opened: number }, rows: readonly ImpressionRow[]) {
  const told = sumImpressions(rows);
  const unknown = { shown: Math.max(0, views - told.shown), opened: Math.max(0, opened - told.opened) };
  return {
    sources: [
      ...impressionSources.map((source) => ({
        source,
        ...sumImpressions(rows.filter((row) => row.source === source)),
      })),
      { source: 'unknown' as const, ...unknown },
    ],
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      ...sumImpressions(rows.filter((row) => row.hour === hour)),
    })),
  };
}

const tagsOf = (category: EventCategory | null) => category?.tags ?? [];

/** Figures of existing events, by the metric descending. */
export function toEventFigures(
  { rows, arrivals }: { rows: Rows; arrivals: readonly ArrivalRow[] },
  titles: { id: string; title: string; day: string | null; category: EventCategory | null; joined: number }[],
  metric: AnalyticsMetric,
  price: CreditPrice,
) {
  const byEvent = groupBy(rows, ({ eventId }) => eventId);
  return titles
    .map(({ id, title, day, category, joined }) => ({
      event_id: id,
      title,
      event_date: day,
      tags: tagsOf(category),
      joined,
      ...sumOf(
        byEvent.get(id) ?? [],
        arrivals.filter(({ eventId }) => eventId === id),
        price,
      ),
    }))
    .sort((a, b) => b[metric] - a[metric]);
}

/** Events published or held, by day. */
export function toMarks(milestones: Awaited<ReturnType<typeof findMilestones>>, { from, to }: Range) {
  return milestones
    .flatMap(({ id, title, category, publishedDay, heldDay }) => {
      const event = { event_id: id, title, tags: tagsOf(category) };
      const marks = [
        { day: publishedDay, kind: 'published' as const, ...event },
        ...(heldDay ? [{ day: heldDay, kind: 'held' as const, ...event }] : []),
      ];
      return marks.filter(({ day }) => from <= day && day <= to);
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** With a header line. */
export function toAnalyticsCsv(
  days: { day: string; views: number; interest: number; participants: number; credits: number }[],
): string {
  const header = ['day', 'views', 'interest', 'participants', 'conversion', 'credits'];
  const rows = days.map(({ day, views, interest, participants, credits }) => [
    day,
    views,
    interest,
    participants,
    conversion(views, participants),
    credits,
  ]);
  return toCsv(header, rows);
}
