import { z } from '@hono/zod-openapi';
import { DaySchema, line, TimeSchema, text } from '#contract/shared/fields.ts';
import type { Weekday } from '#domain/hours/opening-hours.ts';
import { maxSpans, weekdays } from '#domain/hours/opening-hours.ts';
import { overlapOfSpans, overlapOfWeek } from '#domain/hours/overlaps.ts';
import { seasonsOverlap } from '#domain/hours/seasons.ts';
import { maxSeasons, maxSpecialDays, profileLengths } from '#domain/profile/limits.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';

const TimeSpanSchema = z
  .strictObject({ open: TimeSchema, close: TimeSchema })
  .openapi('TimeSpan', { description: '`close` at or before `open` is on the next day' });

const DayHoursSchema = z
  .strictObject({
    open: TimeSchema,
    close: TimeSchema,
    closed: z.boolean(),
    more_spans: z
      .array(TimeSpanSchema)
      .max(maxSpans - 1)
      .optional()
      .openapi({ description: 'Further spans of that day; missing without any' }),
  })
  .openapi('DayHours', {
    description: '`close` at or before `open` is on the next day; equal times mean 24 hours',
  });

const overlap = { code: 'custom', message: 'Overlaps another span', params: { code: 'spans_overlap' } } as const;

/** A week with up to three spans a day; 422 `spans_overlap` names the overlapping one. */
export const OpeningHoursSchema = z
  .strictObject(
    Object.fromEntries(weekdays.map((day) => [day, DayHoursSchema])) as Record<Weekday, typeof DayHoursSchema>,
  )
  .superRefine((hours, ctx) => {
    const found = overlapOfWeek(hours);
    if (found) ctx.addIssue({ ...overlap, path: [found.day, 'more_spans', found.index] });
  })
  .openapi('OpeningHours');

const SpecialDaySchema = z
  .strictObject({
    date: DaySchema,
    spans: z.array(TimeSpanSchema).max(maxSpans).openapi({ description: 'None: closed' }),
    reason: text(profileLengths.closure_reason),
  })
  .superRefine(({ spans }, ctx) => {
    const index = overlapOfSpans(spans);
    if (index !== null) ctx.addIssue({ ...overlap, path: ['spans', index] });
  })
  .openapi('SpecialDay', { description: "A date with its own hours instead of its weekday's" });

/** Index of the first value that conflicts with an earlier one. */
function firstAgainst<T>(values: readonly T[], isAgainst: (one: T, other: T) => boolean): number {
  return values.findIndex((one, n) => values.slice(0, n).some((other) => isAgainst(one, other)));
}

export const SpecialDaysSchema = z
  .array(SpecialDaySchema)
  .max(maxSpecialDays)
  .superRefine((days, ctx) => {
    const index = firstAgainst(days, (one, other) => one.date === other.date);
    if (index < 0) return;
    ctx.addIssue({
      code: 'custom',
      path: [index, 'date'],
      message: 'Has special hours already',
      params: { code: 'date_repeated' },
    });
  });

/** 29 February counts in leap years only. */
const YearDaySchema = z
  .string()
  .refine((day) => isCalendarDay(`2028-${day}`), 'Not a day of the year in the form MM-DD')
  .openapi({ example: '06-01' });

const SeasonSchema = z
  .strictObject({
    name: line(profileLengths.season_name),
    start: YearDaySchema,
    end: YearDaySchema,
    opening_hours: OpeningHoursSchema,
  })
  .openapi('Season', {
    description: 'A yearly period with its own week, inclusive; an `end` before the `start` is in the next year',
  });

export const SeasonsSchema = z
  .array(SeasonSchema)
  .max(maxSeasons)
  .superRefine((seasons, ctx) => {
    const index = firstAgainst(seasons, seasonsOverlap);
    if (index < 0) return;
    ctx.addIssue({
      code: 'custom',
      path: [index, 'start'],
      message: 'Overlaps another season',
      params: { code: 'seasons_overlap' },
    });
  });
