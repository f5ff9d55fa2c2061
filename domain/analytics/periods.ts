import { addDays } from '#domain/shared/calendar.ts';

export const analyticsPeriods = ['7d', '30d', '90d', '365d'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

export const analyticsMetrics = ['views', 'participants', 'conversion', 'credits'] as const;
export type AnalyticsMetric = (typeof analyticsMetrics)[number];

/** The days of a period that ends today, and as many days just before it. All bounds are inclusive. */
export function periodDays(period: AnalyticsPeriod, today: string) {
  const length = Number.parseInt(period, 10);
  const from = addDays(today, 1 - length);
  return { from, to: today, previousFrom: addDays(from, -length), previousTo: addDays(from, -1) };
}

/** Participants per view, rounded to four digits; 0 without views, and 1 at most: whoever comes by invitation was never counted as a view. */
export function conversion(views: number, participants: number): number {
  return views === 0 ? 0 : Math.min(1, Math.round((participants / views) * 10_000) / 10_000);
}
