import type { AnalyticsMetric, AnalyticsPeriod } from '#domain/analytics/periods.ts';
import { conversion, periodDays } from '#domain/analytics/periods.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { toCsv } from '#server/http/csv.ts';
import type { Figures, findFigures } from '#server/modules/analytics/queries.ts';

type Rows = Awaited<ReturnType<typeof findFigures>>;
type Totals = Figures & { conversion: number };

function sumOf(rows: readonly Figures[]): Totals {
  const sum = { views: 0, interest: 0, participants: 0, credits: 0 };
  for (const row of rows) {
    sum.views += row.views;
    sum.interest += row.interest;
    sum.participants += row.participants;
    sum.credits += row.credits;
  }
  return { ...sum, conversion: conversion(sum.views, sum.participants) };
}

function groupBy<K>(rows: Rows, key: (row: Rows[number]) => K): Map<K, Rows> {
  const groups = new Map<K, Rows>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

/** Every day of the period in order, including those without figures; totals, and those of the period before. */
export function toAnalytics(period: AnalyticsPeriod, today: string, rows: Rows, previousRows: Rows) {
  const { from, to } = periodDays(period, today);
  const byDay = groupBy(rows, ({ day }) => day);
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const { views, interest, participants, credits } = sumOf(byDay.get(day) ?? []);
    days.push({ day, views, interest, participants, credits });
  }
  return { period, from, to, totals: sumOf(rows), previous: sumOf(previousRows), days };
}

/** Figures for each event that still exists, highest value of the metric first. */
export function toEventFigures(
  rows: Rows,
  titles: { id: string; title: string; eventDate: string | null }[],
  metric: AnalyticsMetric,
) {
  const byEvent = groupBy(rows, ({ eventId }) => eventId);
  return titles
    .map(({ id, title, eventDate }) => ({
      event_id: id,
      title,
      event_date: eventDate,
      ...sumOf(byEvent.get(id) ?? []),
    }))
    .sort((a, b) => b[metric] - a[metric]);
}

/** The days as CSV with a heading line. */
export function toAnalyticsCsv(days: ({ day: string } & Figures)[]): string {
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
