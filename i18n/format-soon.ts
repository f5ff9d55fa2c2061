import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstant, formatInstantDay, formatInstantTime, formatWeekday } from '#i18n/format.ts';

/** End hours of a day's parts, with their names alone and after a weekday. */
const dayParts = {
  de: [
    { until: 11, today: 'heute früh', tomorrow: 'morgen früh', suffix: 'früh' },
    { until: 14, today: 'heute Mittag', tomorrow: 'morgen Mittag', suffix: 'mittag' },
    { until: 18, today: 'heute Nachmittag', tomorrow: 'morgen Nachmittag', suffix: 'nachmittag' },
    { until: 24, today: 'heute Abend', tomorrow: 'morgen Abend', suffix: 'abend' },
  ],
  en: [
    { until: 12, today: 'this morning', tomorrow: 'tomorrow morning', suffix: ' morning' },
    { until: 18, today: 'this afternoon', tomorrow: 'tomorrow afternoon', suffix: ' afternoon' },
    { until: 24, today: 'this evening', tomorrow: 'tomorrow evening', suffix: ' evening' },
  ],
} as const satisfies Record<Language, readonly { until: number; today: string; tomorrow: string; suffix: string }[]>;

const nearDays = { de: ['heute', 'morgen'], en: ['today', 'tomorrow'] } as const satisfies Record<Language, object>;
const joints = { de: ' um ', en: ' at ' } as const satisfies Record<Language, string>;

/** Days in Berlin until an instant; undefined in the past and from a week on, when weekdays repeat. */
function daysAhead(instant: Date, now: Date): number | undefined {
  return [0, 1, 2, 3, 4, 5, 6].find((days) => addDays(berlinDay(now), days) === berlinDay(instant));
}

/** A deadline in everyday words: `heute Abend`, `Montagfrüh`; the full day from a week on. */
export function formatDayPart(at: Date | string, now: Date, language: Language): string {
  const instant = new Date(at);
  const ahead = daysAhead(instant, now);
  const hour = Number(berlinTimeOfDay(instant).slice(0, 2));
  const part = dayParts[language].find(({ until }) => hour < until);
  if (ahead === undefined || !part) return formatInstantDay(instant, language);
  if (ahead === 0) return part.today;
  if (ahead === 1) return part.tomorrow;
  return `${formatWeekday(berlinDay(instant), language)}${part.suffix}`;
}

/** A time in everyday words: `heute um 10:00 Uhr`, `Montag um 10:00 Uhr`; the full day from a week on. */
export function formatSoon(at: Date | string, now: Date, language: Language): string {
  const instant = new Date(at);
  const ahead = daysAhead(instant, now);
  if (ahead === undefined) return formatInstant(instant, language);
  const day = nearDays[language][ahead] ?? formatWeekday(berlinDay(instant), language);
  return `${day}${joints[language]}${formatInstantTime(instant, language)}`;
}
