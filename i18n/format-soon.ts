import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstant, formatInstantDay, formatInstantTime, formatWeekday } from '#i18n/format.ts';

/** Hours at which a part of the day ends, with its name alone and after a weekday. */
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

/** Days in Berlin from now until an instant; undefined before today and from a week on, when a weekday would be taken for another. */
function daysAhead(instant: Date, now: Date): number | undefined {
  return [0, 1, 2, 3, 4, 5, 6].find((days) => addDays(berlinDay(now), days) === berlinDay(instant));
}

/** A deadline as people say it: `heute Abend`, `Montagfrüh`; the day in words when it is a week away. */
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

/** A time as people say it: `heute um 10:00 Uhr`, `Montag um 10:00 Uhr`; the day in words when it is a week away. */
export function formatSoon(at: Date | string, now: Date, language: Language): string {
  const instant = new Date(at);
  const ahead = daysAhead(instant, now);
  if (ahead === undefined) return formatInstant(instant, language);
  const day = nearDays[language][ahead] ?? formatWeekday(berlinDay(instant), language);
  return `${day}${joints[language]}${formatInstantTime(instant, language)}`;
}
