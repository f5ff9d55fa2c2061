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

const InterestSchema = z.int().openapi({ description: 'How often guests opened or saved it in the consumer app' });
const ShownSchema = z.int().openapi({ description: 'How often it was shown' });
const OpenedSchema = z.int().openapi({ description: 'How often its page was opened' });
const TotalsSchema = z
  .object({
    views: z.int(),
    interest: InterestSchema,
    opened: z.int().openapi({ description: 'Of `interest`: how often they opened it' }),
    saved: z.int().openapi({ description: 'Of `interest`: how often they saved it' }),
    participants: z.int().openapi({ description: 'People who joined, with everybody they bring' }),
    came: z
      .int()
      .nullable()
      .openapi({ description: 'Of `participants`: who was let in at the door; null where no door was kept' }),
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
    .openapi({ description: 'Where guests saw it; `unknown` is what the app counted without a source' }),
  pages: z.array(z.object({ source: z.enum(pageSources), opens: z.int() })).openapi({
    description:
      'How often pages on the web were opened, by the way there: a `link`, the `qr` code of a poster, the `embed` on the own site, or the `feed`. Without programs. Those of a business are its own page and all its events',
  }),
  channels: z
    .array(z.object({ channel: z.enum(channels), participants: z.int() }))
    .openapi({ description: 'People who joined, by how they came' }),
  hours: z
    .array(z.object({ hour: z.int(), shown: ShownSchema, opened: OpenedSchema }))
    .openapi({ description: 'The 24 hours of the day, Europe/Berlin; without what was counted without an hour' }),
});

const MarkSchema = z.object({
  day: DaySchema,
  kind: z.enum(['published', 'held']).openapi({ description: 'It went online, or it took place' }),
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
  summary: 'Views, interest, participants, conversion and credits by day, against the time before, and per event',
  access,
  request: { query: z.strictObject({ period, metric_type: z.enum(analyticsMetrics).default('views') }) },
  success: {
    status: 200,
    description: 'Figures in Berlin days; `events` is ordered by `metric_type`',
    hasCsv: true,
    schema: AnalyticsSchema.extend({
      metric_type: z.enum(analyticsMetrics),
      events: z.array(
        TotalsSchema.extend({
          event_id: z.string(),
          title: z.string(),
          event_date: z.string().nullable(),
          tags: z.array(z.string()),
          joined: z.int().openapi({ description: 'People who are in, also those who joined before the period' }),
        }),
      ),
      marks: z.array(MarkSchema).openapi({ description: 'What happened in the period, by day' }),
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
    description: 'Figures in Berlin days',
    hasCsv: true,
    schema: AnalyticsSchema.extend({ event_id: z.string(), title: z.string() }).openapi('EventAnalytics'),
  },
  problems: ['not_found'],
});

export const analyticsRoutes = {
  getBusinessAnalytics,
  getEventAnalytics,
};
