import { z } from '@hono/zod-openapi';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { isEmailAddress, shownEmail } from '#domain/shared/email.ts';

export const IdSchema = z.uuid().openapi({ example: '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11' });
/** Mail address; its domain in letters or ASCII, equivalently. */
export const EmailSchema = z
  .string()
  .trim()
  .max(254)
  .transform((text, { addIssue }) => {
    if (isEmailAddress(text)) return shownEmail(text);
    addIssue({ code: 'invalid_format', format: 'email', input: text, message: 'Invalid email address' });
    return z.NEVER;
  })
  .openapi({ type: 'string', format: 'idn-email', example: 'hallo@fette-ecke.example' });
/** At the calendar's ends, the next day or its instant could not be stored. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2999-12-31'];
export const DaySchema = z
  .string()
  .refine(
    (day) => isCalendarDay(day) && day >= FIRST_DAY && day <= LAST_DAY,
    'Not a calendar day from 1900 to 2999 in the form yyyy-MM-dd',
  )
  .openapi({ format: 'date', example: '2026-12-09' });
export const TimeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Not a time in the form HH:MM')
  .openapi({ example: '20:00', description: 'Wall time in Europe/Berlin' });
export const InstantSchema = z.iso.datetime().openapi({ example: '2026-12-09T19:00:00.000Z' });
/** A requested instant in that range. */
export const AskedInstantSchema = z.iso
  .datetime({ abort: true })
  .refine((instant) => instant >= FIRST_DAY && instant < '3000', {
    message: 'Not an instant from 1900 to 2999',
    params: { code: 'out_of_range' },
  })
  .openapi({ example: '2026-12-09T19:00:00.000Z' });

/** An instant with any offset, in whole minutes, of a year that a day may have. */
export const SentInstantSchema = z.iso
  .datetime({ offset: true, abort: true })
  .refine((instant) => instant >= FIRST_DAY && instant < '2999-12-31', {
    message: 'Not an instant from 1900 to 2999',
    params: { code: 'out_of_range' },
    abort: true,
  })
  .refine((instant) => Date.parse(instant) % 60_000 === 0, {
    message: 'Not a whole minute',
    params: { code: 'out_of_range' },
  })
  .openapi({ example: '2026-12-09T20:00:00+01:00' });

/** Spaces and invisible characters. */
const UNSEEN = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const isBlank = (value: string) => value.replaceAll(UNSEEN, '') === '';
const shown = (value: string) => (isBlank(value) ? '' : value.trim());

/** Optional field: empty, blank and null are stored as null. */
export function emptyToNull<S extends z.ZodType<string, string>>(schema: S) {
  return z
    .string()
    .nullable()
    .transform((value) => (value && shown(value)) || null)
    .pipe(schema.nullable());
}

function written(maxLength: number, minLength: number, pattern: RegExp, message: string) {
  return z
    .string()
    .check(z.overwrite(shown), z.minLength(minLength), z.maxLength(maxLength), z.regex(pattern, message));
}

/**
 * Multi-line text: trimmed, without control characters except line breaks, which PostgreSQL or mails refuse, and
 * without direction overrides.
 */
export function text(maxLength: number, minLength = 0) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  const pattern = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202d\u202e]*$/;
  return written(maxLength, minLength, pattern, 'Contains control characters, or some that turn text around');
}

/**
 * Single-line text for lists, headings, names and subjects. Refuses line breaks, direction overrides and zero-width
 * spaces; joiners of emoji and Persian stay.
 */
export function line(maxLength: number, minLength = 0) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  const pattern = /^[^\u0000-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069]*$/;
  return written(maxLength, minLength, pattern, 'Is one line, without characters that turn or hide text');
}

/** Name of a person or business. Mails contain it, so web addresses are refused: `link_in_name`. */
export function nameLine(maxLength: number, minLength = 0) {
  return line(maxLength, minLength).refine((name) => !name.includes('://'), {
    message: 'Carries no web address',
    params: { code: 'link_in_name' },
  });
}
