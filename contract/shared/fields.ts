import { z } from '@hono/zod-openapi';
import { isCalendarDay } from '#domain/shared/calendar.ts';

export const IdSchema = z.uuid().openapi({ example: '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11' });
export const EmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email().max(254))
  .openapi({ type: 'string', format: 'email', example: 'hallo@fette-ecke.example' });
/** Days within a sensible range. At the ends of the calendar, the following day or its instant could not be stored. */
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
/** An instant that somebody asks for: on a day that can be calculated with. */
export const AskedInstantSchema = z.iso
  .datetime({ abort: true })
  .refine((instant) => instant >= FIRST_DAY && instant < '3000', {
    message: 'Not an instant from 1900 to 2999',
    params: { code: 'out_of_range' },
  })
  .openapi({ example: '2026-12-09T19:00:00.000Z' });

/** An optional field: empty, blank and null are the same, and stored as null. */
export function emptyToNull<S extends z.ZodType<string, string>>(schema: S) {
  return z
    .string()
    .nullable()
    .transform((value) => value?.trim() || null)
    .pipe(schema.nullable());
}

/** Text that people write: trimmed, no control characters except line breaks, so that PostgreSQL and mails can hold it. */
export function text(maxLength: number, minLength = 0) {
  return z.string().check(
    z.trim(),
    z.minLength(minLength),
    z.maxLength(maxLength),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
    z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Contains control characters'),
  );
}

/** Text of one line: for lists, headings and subjects of mails, which must not contain line breaks. */
export function line(maxLength: number, minLength = 0) {
  return text(maxLength, minLength).regex(/^[^\t\n\r\u0080-\u009f\u2028\u2029]*$/, 'Is one line');
}

/**
 * The name of a person or a business. Names appear in mails, so they must not contain web addresses: code `link_in_name`.
 */
export function nameLine(maxLength: number, minLength = 0) {
  return line(maxLength, minLength).refine((name) => !name.includes('://'), {
    message: 'Carries no web address',
    params: { code: 'link_in_name' },
  });
}
