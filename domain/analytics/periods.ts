import { addDays } from '#domain/shared/calendar.ts';

export const analyticsPeriods = ['7d', '30d', '90d', '365d'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

export const analyticsMetrics = ['views', 'interest', 'participants', 'conversion', 'credits'] as const;
export type AnalyticsMetric = (typeof analyticsMetrics)[number];

/** The period ending today and the one before; inclusive. */
export function periodDays(period: AnalyticsPeriod, today: string) {
  const length = Number.parseInt(period, 10);
  const from = addDays(today, 1 - length);
  return { from, to: today, previousFrom: addDays(from, -length), previousTo: addDays(from, -1) };
}

/** Participants per view, to four digits; 0 without views, at most 1, since invited guests have none. */
export function conversion(views: number, participants: number): number {
  return views === 0 ? 0 : Math.min(1, Math.round((participants / views) * 10_000) / 10_000);
}
