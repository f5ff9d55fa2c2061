import type { AnalyticsMetric } from '#domain/analytics/periods.ts';
import { conversion } from '#domain/analytics/periods.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatNumber, formatPercent, formatPrice } from '#i18n/format.ts';
import type { DayFigures } from './use-analytics.ts';

/** One figure of a day. */
export function figureOf(day: Omit<DayFigures, 'day'>, metric: AnalyticsMetric): number {
  return metric === 'conversion' ? conversion(day.views, day.participants) : day[metric];
}

/** A figure as people read it. */
export function formatFigure(value: number, metric: AnalyticsMetric, language: Language): string {
  return metric === 'conversion' ? formatPercent(value, language) : formatNumber(value, language);
}

/** A figure of a day or an event in a table; a dash for a rate of nothing. */
export function figureText(figures: Omit<DayFigures, 'day'>, metric: AnalyticsMetric, language: Language): string {
  if (metric === 'conversion' && figures.views === 0) return '–';
  return formatFigure(figureOf(figures, metric), metric, language);
}

/** Under one euro in cents, `3 ct`; otherwise as a price. */
export function formatCents(cents: number, language: Language): string {
  return Math.abs(cents) < 100 ? `${formatNumber(cents, language)} ct` : formatPrice(cents, language);
}
