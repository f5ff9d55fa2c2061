import { isCalendarDay } from '#domain/shared/calendar.ts';
import { parseTime } from '#domain/shared/parse-time.ts';

const pad = (number: string) => number.padStart(2, '0');

/** Parses `2026-12-09`, `09.12.2026`, `9.12.26`, `9/12/2026`, with or without weekday; null if invalid. */
export function readDay(typed: string): string | null {
  const text = typed.trim().replace(/^\p{Letter}+\.?,?\s+/u, '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[T\s,])/.exec(text);
  const german = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})(?=$|[\s,])/.exec(text);
  if (iso) return asDay(iso[1], iso[2], iso[3]);
  if (!german) return null;
  const [, first = '', second = '', year = ''] = german;
  const fullYear = year.length === 2 ? `20${year}` : year;
  // Day first; month first only if that is invalid.
  return asDay(fullYear, second, first) ?? (text.includes('/') ? asDay(fullYear, first, second) : null);
}

function asDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${pad(month)}-${pad(day)}`;
  return isCalendarDay(text) ? text : null;
}

/** Parses a time, ignoring seconds; null if invalid. */
export function readTime(typed: string): string | null {
  return parseTime(typed.trim().replace(/^(\d{1,2}:\d{2}):\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})?/i, '$1'));
}

/** The time in `09.12.2026 20:00`. */
export function readTimeBehindDay(typed: string): string | null {
  const [, time] = /\d[T\s,]+(\d{1,2}[:.]\d{2}.*)$/.exec(typed.trim()) ?? [];
  return time === undefined ? null : readTime(time);
}

/** Parses an entry price to cents: `12,50 €`, `EUR 12`, `1.250,00`; 0 if free, null if invalid. */
export function readPrice(typed: string): number | null {
  const text = typed.trim().toLowerCase();
  if (/^(frei|kostenlos|gratis|free|umsonst|eintritt frei)$/.test(text)) return 0;
  const number = text.replace(/€|eur(o)?/g, '').trim();
  const [, whole, cents = '00'] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}|-))?$/.exec(number) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace(/[.,]/g, '')) * 100 + (cents === '-' ? 0 : Number(cents.padEnd(2, '0')));
}
