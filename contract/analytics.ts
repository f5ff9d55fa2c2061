import { z } from '@hono/zod-openapi';
import { DaySchema, IdSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { impressionSources } from '#domain/analytics/impressions.ts';
import { analyticsMetrics, analyticsPeriods } from '#domain/analytics/periods.ts';
import { channels } from '#domain/events/channels.ts';
import { pageSources } from '#domain/guest-pages/sources.ts';

const tag = 'Analytics';
const access = { as: 'member', requires: 'view_analytics', scope: 'analytics:read' } as const;
const period = z.enum(analyticsPeriods).default('30d');

const InterestSchema = z.int().openapi({ description: 'Openings and saves in the consumer app' });
const ShownSchema = z.int().openapi({ description: 'How often it was shown' });
const OpenedSchema = z.int().openapi({ description: 'Openings of its page' });
const TotalsSchema = z
  .object({
    views: z.int(),
    interest: InterestSchema,
    opened: z.int().openapi({ description: 'Openings, part of `interest`' }),
    saved: z.int().openapi({ description: 'Saves, part of `interest`' }),
    participants: z.int().openapi({ description: 'People who joined, with full parties' }),
    came: z
      .int()
      .nullable()
      .openapi({ description: 'Part of `participants` let in at the door; null without door marks' }),
    conversion: z.number().openapi({ description: 'Participants per view, 0 without views' }),
    credits: z.int(),
    cost_cents: z.int().openapi({
      description: 'Cost of the credits at the average price that this business has paid; 0 while it has paid nothing',
    }),
    credits_per_guest: z.number().nullable().openapi({ description: 'Null without participants or without credits' }),
    cents_per_guest: z.int().nullable().openapi({ description: 'Null without participants or without credits' }),
  })
  .openapi('AnalyticsTotals');
const DayFiguresSchema = z
  .object({ day: DaySchema, views: z.int(), interest: InterestSchema, participants: z.int(), credits: z.int() })
  .openapi('AnalyticsDay');

const AnalyticsSchema = z.object({
  period: z.enum(analyticsPeriods),
  from: DaySchema,
  to: DaySchema,
  totals: TotalsSchema,
  /** The equally long preceding period. */
  previous: TotalsSchema,
  days: z.array(DayFiguresSchema),
  previous_days: z
    .array(DayFiguresSchema)
    .openapi({ description: 'The days of `previous`, in the order of the days they are compared with' }),
  sources: z
    .array(z.object({ source: z.enum([...impressionSources, 'unknown']), shown: ShownSchema, opened: OpenedSchema }))
    .openapi({ description: 'Where guests saw it; `unknown`: counted without a source' }),
  pages: z.array(z.object({ source: z.enum(pageSources), opens: z.int() })).openapi({
    description:
      "Openings of web pages by source: a `link`, the `qr` code of a poster, the `embed` on the business's site, or the `feed`. Without crawlers. A business's figures include its own page and all its events",
  }),
  channels: z
    .array(z.object({ channel: z.enum(channels), participants: z.int() }))
    .openapi({ description: 'People who joined, by how they came' }),
  hours: z
    .array(z.object({ hour: z.int(), shown: ShownSchema, opened: OpenedSchema }))
    .openapi({ description: 'The 24 hours of the day, Europe/Berlin; excludes figures without an hour' }),
});

const MarkSchema = z.object({
  day: DaySchema,
  kind: z.enum(['published', 'held']).openapi({ description: 'Published, or took place' }),
  event_id: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
});

const getBusinessAnalytics = defineRoute({
  method: 'get',
  path: '/analytics/business',
  operationId: 'getBusinessAnalytics',
  priority: 'figures',
  tag,
  summary:
    'Views, interest, participants, conversion and credits by day, compared with the previous period, and per event',
  access,
  request: { query: z.strictObject({ period, metric_type: z.enum(analyticsMetrics).default('views') }) },
  success: {
    status: 200,
    description: 'Figures by day, Europe/Berlin; `events` is ordered by `metric_type`',
    hasCsv: true,
    schema: AnalyticsSchema.extend({
      metric_type: z.enum(analyticsMetrics),
      events: z.array(
        TotalsSchema.extend({
          event_id: z.string(),
          title: z.string(),
          event_date: z.string().nullable(),
          tags: z.array(z.string()),
          joined: z.int().openapi({ description: 'People with a place, including those who joined before the period' }),
        }),
      ),
      marks: z.array(MarkSchema).openapi({ description: 'Events published or held in the period, by day' }),
    }).openapi('BusinessAnalytics'),
  },
});

const getEventAnalytics = defineRoute({
  method: 'get',
  path: '/analytics/events/{id}',
  operationId: 'getEventAnalytics',
  priority: 'figures',
  tag,
  summary: 'Views, interest, participants and conversion of one event by day',
  access,
  request: { params: z.object({ id: IdSchema }), query: z.strictObject({ period }) },
  success: {
    status: 200,
    description: 'Figures by day, Europe/Berlin',
    hasCsv: true,
    schema: AnalyticsSchema.extend({ event_id: z.string(), title: z.string() }).openapi('EventAnalytics'),
  },
  problems: ['not_found'],
});

export const analyticsRoutes = {
  getBusinessAnalytics,
  getEventAnalytics,
};
