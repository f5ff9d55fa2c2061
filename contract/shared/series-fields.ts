import { z } from '@hono/zod-openapi';
import { DaySchema } from '#contract/shared/fields.ts';
import { closedDayRules, seriesFrequencies, seriesLimits } from '#domain/series/series-rule.ts';

const { dates, interval } = seriesLimits;

/** A series' rule, without checks that depend on the first date. */
export const ruleFields = {
  frequency: z.enum(seriesFrequencies).openapi({
    description:
      '`weekly` on `weekdays`, `monthly_weekday` on the weekday of the first date (`nth`), `monthly_day` on its day of the month; months without that day are left out',
  }),
  interval: z
    .int()
    .min(1)
    .max(interval)
    .optional()
    .openapi({ description: 'Every so many weeks or months; 1 when it is left out' }),
  weekdays: z
    .array(z.int().min(0).max(6))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Names a day twice')
    .optional()
    .openapi({ description: 'With `weekly`: 0 = Sunday to 6 = Saturday; that of the first date when it is left out' }),
  nth: z
    .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)])
    .optional()
    .openapi({
      description:
        'With `monthly_weekday`: which one of the month, -1 is the last; that of the first date when it is left out',
    }),
  ends_on: DaySchema.nullable().optional().openapi({ description: 'Either this day or `count` ends the series' }),
  count: z
    .int()
    .min(1)
    .max(dates)
    .nullable()
    .optional()
    .openapi({ description: `How many dates, 1 to ${dates}; those on closed days count` }),
};

export const ClosedDaysSchema = z.enum(closedDayRules).openapi({
  description:
    'Dates on days on which the business is closed: `skip` leaves them out, `ask` makes drafts that wait, `keep` takes no notice',
});

/** A draft's repetition, possibly incomplete. */
export const RepetitionSchema = z.strictObject({ ...ruleFields, closed_days: ClosedDaysSchema.optional() });
