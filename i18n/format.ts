import { BERLIN } from '#domain/shared/berlin-day.ts';
import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';

/** British English: day before month, 24 hours. */
const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>;
const clocks: Record<Language, (time: string) => string> = { de: (time) => `${time} Uhr`, en: (time) => time };

export const dayPatterns = { de: 'TT.MM.JJJJ', en: 'DD/MM/YYYY' } as const satisfies Record<Language, string>;
const nights: Record<Language, (weekday: string) => string> = {
  de: (weekday) => `${weekday}nacht`,
  en: (weekday) => `${weekday} night`,
};

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/** Caches formats, which are slow to create. */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], options);
  formats.set(key, format);
  return format as Intl.DateTimeFormat;
}

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n${language}${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locales[language], options);
  formats.set(key, format);
  return format as Intl.NumberFormat;
}

/** Calendar days have no time zone; UTC avoids shifts. */
function onDay(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `2026-07-04` -> `4. Juli 2026`, `4 July 2026`. */
export function formatDay(day: string, language: Language): string {
  return onDay(day, language, { dateStyle: 'long' });
}

/** `2026-07-04` -> `Samstag, 4. Juli 2026`, `Saturday, 4 July 2026`. */
export function formatDayWithWeekday(day: string, language: Language): string {
  return onDay(day, language, { dateStyle: 'full' });
}

/** `2026-07-04` -> `04.07.2026`, `04/07/2026`: for tables. */
export function formatDayShort(day: string, language: Language): string {
  return onDay(day, language, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** `2026-07-04` -> `4. Juli`, `4 July`. */
export function formatDayOfMonth(day: string, language: Language): string {
  return onDay(day, language, { day: 'numeric', month: 'long' });
}

/** `2026-07-04` -> `Sa., 4. Juli`, `Sat, 4 Jul`: for labels. */
export function formatDayBrief(day: string, language: Language): string {
  return onDay(day, language, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** The parts of a ticket stub: `Sa`, `4`, `Juli`. */
export function formatStub(day: string, language: Language): { weekday: string; day: string; month: string } {
  return {
    weekday: onDay(day, language, { weekday: 'short' }),
    day: String(Number(day.slice(8))),
    month: onDay(day, language, { month: 'long' }),
  };
}

/** `2026-12-24`, `2027-01-02` -> `24. Dezember 2026 – 2. Januar 2027`; one day stays one. */
export function formatDayRange(start: string, end: string, language: Language): string {
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`));
}

/** Weekday name of a calendar day: `Samstag`, `Saturday`. */
export function formatWeekday(day: string, language: Language, style: 'long' | 'short' = 'long'): string {
  return onDay(day, language, { weekday: style });
}

/** The night that began on a calendar day: `Freitagnacht`, `Friday night`. */
export function formatNight(day: string, language: Language): string {
  return nights[language](formatWeekday(day, language));
}

/** A day of every year, `07-04` -> `4. Juli`, `4 July`. */
export function formatYearDay(day: string, language: Language): string {
  return onDay(`2028-${day}`, language, { day: 'numeric', month: 'long' });
}

/** `07` -> `Juli`, `July`. */
export function formatMonth(month: string, language: Language): string {
  return onDay(`2028-${month}-01`, language, { month: 'long' });
}

/** Wall time `20:00` or `20:00:00` -> `20:00 Uhr`, `20:00`. */
export function formatTime(time: string, language: Language): string {
  return clocks[language](time.slice(0, 5));
}

/** `20:00`, `02:00` -> `20:00 – 02:00 Uhr`, `20:00 – 02:00`. */
export function formatTimeRange(start: string, end: string, language: Language): string {
  return `${start.slice(0, 5)} – ${formatTime(end, language)}`;
}

/** An instant in Berlin: `4. Juli 2026, 20:00 Uhr`, `4 July 2026, 20:00`. */
export function formatInstant(instant: Date | string, language: Language): string {
  const at = new Date(instant);
  const day = dateFormat(language, { dateStyle: 'long', timeZone: BERLIN }).format(at);
  return `${day}, ${formatInstantTime(at, language)}`;
}

/** The day in Berlin of an instant, in words: `4. Juli 2026`. */
export function formatInstantDay(instant: Date | string, language: Language): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: BERLIN }).format(new Date(instant));
}

/** The time in Berlin of an instant: `20:00 Uhr`, `20:00`. */
export function formatInstantTime(instant: Date | string, language: Language): string {
  const time = dateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: BERLIN }).format(new Date(instant));
  return formatTime(time, language);
}

/** The year in Berlin, for copyright lines. */
export function berlinYear(now: Date): string {
  return dateFormat(languages[0], { year: 'numeric', timeZone: BERLIN }).format(now);
}

/** `1234.5` -> `1.234,5`, `1,234.5`. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, {}).format(value);
}

/** `0.25` -> `25 %`, `25%`. */
export function formatPercent(share: number, language: Language): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** `0.99959` -> `99,95 %`, `99.95%`: rounded down, so that a minute of trouble never reads as all. */
export function formatUptime(share: number, language: Language): string {
  const down = Math.floor(share * 10_000) / 10_000;
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(down);
}

/** Cents -> `12,50 €`, `€12.50`; whole amounts without `,00` when `short`. */
export function formatPrice(priceCents: number, language: Language, style: 'full' | 'short' = 'full'): string {
  const trailingZeroDisplay = style === 'short' ? 'stripIfInteger' : 'auto';
  return numberFormat(language, { style: 'currency', currency: 'EUR', trailingZeroDisplay }).format(priceCents / 100);
}

/** `120 – 340`, or one number where both are the same. */
export function formatRange(low: number, high: number, language: Language): string {
  return [...new Set([low, high])].map((value) => formatNumber(value, language)).join(' – ');
}

/** A distance in its usual unit, on one line: `320 m`, `1,2 km`. */
export function formatMetres(metres: number, language: Language): string {
  const isShort = metres < 995;
  const value = isShort ? Math.round(metres / 10) * 10 || Math.round(metres) : Math.round(metres / 100) / 10;
  return new Intl.NumberFormat(language, { style: 'unit', unit: isShort ? 'meter' : 'kilometer' })
    .format(value)
    .replace(' ', '\u00a0');
}
