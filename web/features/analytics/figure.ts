import type { AnalyticsMetric } from '#domain/analytics/periods.ts';
import { conversion } from '#domain/analytics/periods.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatNumber, formatPercent, formatPrice } from '#i18n/format.ts';
import type { DayFigures } from './use-analytics.ts';

export function figureOf(day: Omit<DayFigures, 'day'>, metric: AnalyticsMetric): number {
  return metric === 'conversion' ? conversion(day.views, day.participants) : day[metric];
}

export function formatFigure(value: number, metric: AnalyticsMetric, language: Language): string {
  return metric === 'conversion' ? formatPercent(value, language) : formatNumber(value, language);
}

/** A dash for a rate without a base. */
export function figureText(figures: Omit<DayFigures, 'day'>, metric: AnalyticsMetric, language: Language): string {
  if (metric === 'conversion' && figures.views === 0) return '–';
  return formatFigure(figureOf(figures, metric), metric, language);
}

/** Below one euro as `3 ct`, else as a price. */
export function formatCents(cents: number, language: Language): string {
  return Math.abs(cents) < 100 ? `${formatNumber(cents, language)} ct` : formatPrice(cents, language);
}
