import { z } from '@hono/zod-openapi';
import { DaySchema } from '#contract/shared/fields.ts';
import { closedDayRules, seriesFrequencies, seriesLimits } from '#domain/series/series-rule.ts';

const { dates, interval } = seriesLimits;

/** A series' rule, without checks that depend on the first date. */
export const ruleFields = {
  frequency: z.enum(seriesFrequencies).openapi({
    description:
      '`weekly` on `weekdays`, `monthly_weekday` on the weekday of the first date (`nth`), `monthly_day` on its day of the month; months without that day are skipped',
  }),
  interval: z
    .int()
    .min(1)
    .max(interval)
    .optional()
    .openapi({ description: 'Weeks or months between dates; default 1' }),
  weekdays: z
    .array(z.int().min(0).max(6))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Names a day twice')
    .optional()
    .openapi({ description: 'With `weekly`: 0 = Sunday to 6 = Saturday; default: that of the first date' }),
  nth: z
    .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)])
    .optional()
    .openapi({
      description: 'With `monthly_weekday`: position in the month, -1 = last; default: that of the first date',
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
  description: 'Dates on closed days: `skip` omits them, `ask` creates drafts to confirm, `keep` ignores the closure',
});

/** A draft's repetition, possibly incomplete. */
export const RepetitionSchema = z.strictObject({ ...ruleFields, closed_days: ClosedDaysSchema.optional() });
