import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { EventChangesSchema, EventSchema } from '#contract/shared/event-fields.ts';
import { AskedInstantSchema, DaySchema, emptyToNull, IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { ClosedDaysSchema, ruleFields } from '#contract/shared/series-fields.ts';
import { reasonLength } from '#domain/events/cancellation.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import { eventLimits } from '#domain/events/limits.ts';
import { dateEffects } from '#domain/series/coming-dates.ts';
import { changeEffects } from '#domain/series/series-change.ts';
import {
  pauseReasons,
  seriesFrequencies,
  seriesLimits,
  seriesScopes,
  seriesStatuses,
} from '#domain/series/series-rule.ts';

const tag = 'Events';
const path = z.object({ id: IdSchema });
const { dates, paidAhead, publishDaysBefore } = seriesLimits;

const DaysBeforeSchema = z
  .int()
  .min(0)
  .max(eventLimits.daysAhead)
  .openapi({
    description: `Days before a date when it is published; default ${publishDaysBefore}`,
  });

const SeriesRuleInputSchema = z.strictObject(ruleFields);
export type SeriesRuleInput = z.output<typeof SeriesRuleInputSchema>;

const SeriesDateSchema = z.object({
  event_id: z.string(),
  series_date: z.string().openapi({ description: 'The day by the rule; the event may have moved' }),
  event_date: z.string().nullable(),
  start_time: z.string().nullable(),
  status: z.enum(eventStatuses),
  awaiting_verification: z.boolean(),
  held_until: InstantSchema.nullable().openapi({ description: "Like the event's" }),
  credits_back: z.int().openapi({ description: 'Refund if it is deleted now' }),
  guests: z.int().openapi({ description: 'People who come, wait or have requested to join' }),
  is_held_back: z.boolean().openapi({ description: 'The series does not publish it until the business confirms it' }),
  is_closed: z.boolean().openapi({ description: 'The business is closed on that day' }),
});

const SeriesSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    frequency: z.enum(seriesFrequencies),
    interval: z.int(),
    weekdays: z.array(z.int()),
    nth: z.int().nullable(),
    starts_on: z.string(),
    ends_on: z.string().nullable(),
    count: z.int().nullable(),
    closed_days: ClosedDaysSchema,
    publish_days_before: DaysBeforeSchema,
    status: z.enum(seriesStatuses).openapi({ description: '`paused`: no dates appear or are published' }),
    paused_for: z
      .enum(pauseReasons)
      .nullable()
      .openapi({ description: '`credits`: they did not suffice for the next dates; `business`: a member paused it' }),
    days: z.array(z.string()).openapi({ description: 'All days of the rule, including past and closed ones' }),
    dates: z.array(SeriesDateSchema).openapi({ description: 'Existing dates that are not over' }),
    created_at: InstantSchema,
    updated_at: InstantSchema,
  })
  .openapi('Series');

/** Dates change with their events, which have their own ETags. */
export const seriesEtagLeavesOut = ['dates'] as const;

const listSeries = defineRoute({
  method: 'get',
  path: '/series',
  operationId: 'listSeries',
  priority: 'member_reads',
  tag,
  summary: 'Active series of the business, newest first',
  access: { as: 'member', requires: 'active', scope: 'events:read' },
  request: {
    query: z.strictObject({
      updated_since: AskedInstantSchema.optional().openapi({
        description:
          'Series whose `updated_at` is this instant or later, ended ones included, the earliest change first; at most 200',
      }),
    }),
  },
  success: { status: 200, description: 'Series', schema: z.object({ data: z.array(SeriesSchema) }) },
});

const getSeries = defineRoute({
  method: 'get',
  path: '/series/{id}',
  operationId: 'getSeries',
  priority: 'member_reads',
  tag,
  summary: 'A series with the dates that have appeared',
  access: { as: 'member', requires: 'active', scope: 'events:read' },
  hasEtag: true,
  etagLeavesOut: seriesEtagLeavesOut,
  request: { params: path },
  success: { status: 200, description: 'Series', schema: SeriesSchema },
  problems: ['not_found'],
});

const listSeriesDates = defineRoute({
  method: 'post',
  path: '/series/dates',
  operationId: 'listSeriesDates',
  priority: 'writes',
  tag,
  summary: 'List the days of a rule before creating a series',
  access: { as: 'member', requires: 'active', scope: 'events:read' },
  request: {
    body: jsonBody(SeriesRuleInputSchema.extend({ starts_on: DaySchema, closed_days: ClosedDaysSchema.optional() })),
  },
  success: {
    status: 200,
    description: 'Days in their order',
    schema: z.object({
      dates: z.array(z.object({ day: z.string(), is_closed: z.boolean(), effect: z.enum(dateEffects) })),
      paid_ahead: z.int().openapi({ description: 'Number of coming dates paid in advance' }),
    }),
  },
});

const createSeries = defineRoute({
  method: 'post',
  path: '/series',
  operationId: 'createSeries',
  priority: 'writes',
  tag,
  summary: 'Repeat an event; a draft is published or scheduled with it',
  description: `Dates appear up to ${eventLimits.daysAhead} days ahead as events of their own, each at the price of an event. The next ${paidAhead} are paid: charged if public, otherwise reserved. With too few credits nothing happens (402).`,
  access: { as: 'member', requires: 'create_events', scope: 'events:write' },
  isIdempotent: true,
  hasEtag: true,
  etagLeavesOut: seriesEtagLeavesOut,
  request: {
    body: jsonBody(
      SeriesRuleInputSchema.extend({
        event_id: IdSchema.openapi({ description: 'The first date; the others have its content' }),
        closed_days: ClosedDaysSchema.optional(),
        publish_days_before: DaysBeforeSchema.optional(),
      }),
    ),
  },
  success: { status: 201, description: 'Created', schema: SeriesSchema },
  problems: [
    'not_found',
    'not_enough_credits',
    'not_publishable',
    'advertising_undeclared',
    'event_state',
    'limit_reached',
  ],
});

/** Fields the dates share: neither day nor publication. */
const SeriesContentSchema = EventChangesSchema.omit({
  event_date: true,
  date: true,
  starts_at: true,
  ends_at: true,
  tariff: true,
  publish_type: true,
  scheduled_date: true,
  scheduled_time: true,
  tell_guests: true,
  repetition: true,
  external_id: true,
});

const ReasonSchema = emptyToNull(text(reasonLength, 1))
  .optional()
  .openapi({ description: 'Reason shown to guests of cancelled dates' });

const SeriesChangeSchema = z.strictObject({
  scope: z.enum(seriesScopes),
  event_id: IdSchema.optional().openapi({ description: 'First date to change; required with `this_and_later`' }),
  changes: SeriesContentSchema.optional(),
  rule: SeriesRuleInputSchema.extend({
    starts_on: DaySchema.optional().openapi({
      description: "First date of the new rule; default: the current rule's",
    }),
  })
    .optional()
    .openapi({
      description: 'Replaces the rule; also requires the rights to create and delete events',
    }),
  closed_days: ClosedDaysSchema.optional(),
  publish_days_before: DaysBeforeSchema.optional(),
  overwrite: z
    .array(IdSchema)
    .max(dates * 4)
    .optional()
    .openapi({ description: 'Dates whose own values are overwritten' }),
  confirmed: z
    .array(IdSchema)
    .max(dates * 4)
    .optional()
    .openapi({ description: 'Dates with guests that may be changed; without them 409 `series_guests`' }),
  cancel: z
    .array(IdSchema)
    .max(dates * 4)
    .optional()
    .openapi({ description: 'Dates with guests outside of the new rule to cancel; otherwise they stay' }),
  reason: ReasonSchema,
  tell_guests: EventChangesSchema.shape.tell_guests,
});
export type SeriesChangeInput = z.output<typeof SeriesChangeSchema>;

const { shape } = EventSchema;
const ContentSchema = z
  .object({ ...SeriesContentSchema.omit({ character_tags: true }).shape, category: shape.category })
  .partial();

const previewSeriesChange = defineRoute({
  method: 'post',
  path: '/series/{id}/preview',
  operationId: 'previewSeriesChange',
  priority: 'writes',
  tag,
  summary: 'Preview a change per date, before and after; changes nothing',
  access: { as: 'member', requires: 'edit_events', scope: 'events:read' },
  request: { params: path, body: jsonBody(SeriesChangeSchema) },
  success: {
    status: 200,
    description: 'Dates in their order',
    schema: z.object({
      dates: z.array(
        z.object({
          event_id: z.string().nullable().openapi({ description: 'Null for one that would appear' }),
          series_date: z.string(),
          effect: z.enum(changeEffects).openapi({
            description:
              '`kept`: the new rule does not name it, but guests are going there, so it stays as it is, unless `cancel` names it; `removed`: without guests',
          }),
          before: ContentSchema.openapi({ description: 'The fields that would change' }),
          after: ContentSchema,
          own: z.array(z.string()).openapi({
            description: 'Own values of this date, which stay unless it is named in `overwrite`',
          }),
          guests: z.int(),
          asks: z.boolean().openapi({ description: 'Has guests, so it must be in `confirmed`' }),
          is_closed: z.boolean(),
        }),
      ),
      days: z.array(z.string()).openapi({ description: 'All days of the resulting rule' }),
      credits: z.int().openapi({ description: 'Additional cost of the changed dates' }),
    }),
  },
  problems: ['not_found', 'event_state'],
});

const changeSeries = defineRoute({
  method: 'patch',
  path: '/series/{id}',
  operationId: 'changeSeries',
  priority: 'writes',
  tag,
  summary: 'Change this and later dates of a series, or all coming ones',
  description:
    'A field changed on a single date stays. A date with guests is never removed, and is changed only if named in `confirmed`.',
  access: { as: 'member', requires: 'edit_events', scope: 'events:write' },
  hasEtag: true,
  etagLeavesOut: seriesEtagLeavesOut,
  request: { params: path, body: jsonBody(SeriesChangeSchema) },
  success: { status: 200, description: 'The changed series', schema: SeriesSchema },
  problems: [
    'not_found',
    'not_enough_credits',
    'not_publishable',
    'advertising_undeclared',
    'event_state',
    'series_guests',
    'limit_below_guests',
    'permission_missing',
  ],
});

const ScopeSchema = z.strictObject({ scope: z.enum(seriesScopes), event_id: IdSchema.optional() });

const endSeries = defineRoute({
  method: 'post',
  path: '/series/{id}/end',
  operationId: 'endSeries',
  priority: 'writes',
  tag,
  summary: 'End a series, with one of its dates or now',
  description:
    'Dates without guests are deleted and give back what deleting an event gives back. Dates with guests stay, unless `cancel` names them: then they are cancelled and their guests are notified.',
  access: { as: 'member', requires: 'delete_events', scope: 'events:write' },
  isIdempotent: true,
  request: {
    params: path,
    body: jsonBody(
      ScopeSchema.extend({
        cancel: z
          .array(IdSchema)
          .max(dates * 4)
          .optional(),
        reason: ReasonSchema,
      }),
    ),
  },
  success: { status: 200, description: 'The ended series', schema: SeriesSchema },
  problems: ['not_found'],
});

const pauseSeries = defineRoute({
  method: 'post',
  path: '/series/{id}/pause',
  operationId: 'pauseSeries',
  priority: 'writes',
  tag,
  summary: 'Pause a series until it is resumed; its scheduled dates become drafts again',
  description:
    'From `event_id` on, or all: dates not yet visible return their credits; public ones stay. Pausing a paused series withdraws further dates in the scope.',
  access: { as: 'member', requires: 'create_events', scope: 'events:write' },
  isIdempotent: true,
  request: { params: path, body: jsonBody(ScopeSchema) },
  success: { status: 200, description: 'The paused series', schema: SeriesSchema },
  problems: ['not_found', 'event_state'],
});

const resumeSeries = defineRoute({
  method: 'post',
  path: '/series/{id}/resume',
  operationId: 'resumeSeries',
  priority: 'writes',
  tag,
  summary: 'Resume a paused series and pay its next dates',
  access: { as: 'member', requires: 'create_events', scope: 'events:write' },
  isIdempotent: true,
  request: { params: path },
  success: { status: 200, description: 'Resumed', schema: SeriesSchema },
  problems: ['not_found', 'not_enough_credits', 'advertising_undeclared', 'event_state'],
});

export const seriesRoutes = {
  listSeries,
  getSeries,
  listSeriesDates,
  createSeries,
  previewSeriesChange,
  changeSeries,
  endSeries,
  pauseSeries,
  resumeSeries,
};
