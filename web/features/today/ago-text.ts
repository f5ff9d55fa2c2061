import type { TFunction } from 'i18next';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Time since joining: `jetzt`, `4 Min.`, `2 Std.`. */
export function agoText(instant: string, now: Date, t: TFunction<'today'>): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS);
  if (minutes < 1) return t('arrivals.now');
  if (minutes < HOUR) return t('arrivals.minutes', { count: minutes });
  if (minutes < DAY) return t('arrivals.hours', { count: Math.floor(minutes / HOUR) });
  return t('arrivals.days', { count: Math.floor(minutes / DAY) });
}
