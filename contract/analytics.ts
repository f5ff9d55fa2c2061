import { z } from '@hono/zod-openapi';
import { DaySchema, IdSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { analyticsMetrics, analyticsPeriods } from '#domain/analytics/periods.ts';

const tag = 'Analytics';
const access = { as: 'member', requires: 'view_analytics', scope: 'analytics:read' } as const;
const period = z.enum(analyticsPeriods).default('30d');

const TotalsSchema = z
  .object({
    views: z.int(),
    participants: z.int().openapi({ description: 'People who joined, with everybody they bring' }),
    conversion: z.number().openapi({ description: 'Participants per view, 0 without views' }),
    credits: z.int(),
  })
  .openapi('AnalyticsTotals');
const DayFiguresSchema = z
  .object({ day: DaySchema, views: z.int(), participants: z.int(), credits: z.int() })
  .openapi('AnalyticsDay');

const AnalyticsSchema = z.object({
  period: z.enum(analyticsPeriods),
  from: DaySchema,
  to: DaySchema,
  totals: TotalsSchema,
  /** The same length of time just before. */
  previous: TotalsSchema,
  days: z.array(DayFiguresSchema),
});

const getBusinessAnalytics = defineRoute({
  method: 'get',
  path: '/analytics/business',
  operationId: 'getBusinessAnalytics',
  tag,
  summary: 'Views, participants, conversion and credits by day, against the time before, and per event',
  access,
  request: { query: z.strictObject({ period, metric_type: z.enum(analyticsMetrics).default('views') }) },
  success: {
    status: 200,
    description: 'Figures in Berlin days; `events` is ordered by `metric_type`',
    hasCsv: true,
    schema: AnalyticsSchema.extend({
      metric_type: z.enum(analyticsMetrics),
      events: z.array(
        TotalsSchema.extend({ event_id: z.string(), title: z.string(), event_date: z.string().nullable() }),
      ),
    }).openapi('BusinessAnalytics'),
  },
});

const getEventAnalytics = defineRoute({
  method: 'get',
  path: '/analytics/events/{id}',
  operationId: 'getEventAnalytics',
  tag,
  summary: 'Views, participants and conversion of one event by day',
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
