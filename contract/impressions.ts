import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { AskedInstantSchema, IdSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import {
  impressionHours,
  impressionSources,
  mostImpressions,
  mostOfOneImpression,
} from '#domain/analytics/impressions.ts';

const FiguresSchema = z.int().min(0).max(mostOfOneImpression);

const ImpressionSchema = z
  .strictObject({
    event_id: IdSchema,
    source: z.enum(impressionSources).openapi({
      description:
        '`feed` or `search`: a list; `featured`: a paid place in a list; `push`: a push; `business`: the page of its business; `link`: a link from outside',
    }),
    hour: AskedInstantSchema.refine((instant) => Date.parse(instant) % 3_600_000 === 0, {
      message: 'Not the beginning of an hour',
      params: { code: 'not_an_hour' },
    }).openapi({
      description: `Start of the hour, at most ${impressionHours} hours ago`,
      example: '2026-12-09T19:00:00Z',
    }),
    shown: FiguresSchema.default(0).openapi({ description: 'Times shown on a screen', example: 42 }),
    opened: FiguresSchema.default(0).openapi({ description: 'How often its page was opened from there', example: 9 }),
  })
  .refine(({ shown, opened }) => shown !== 0 || opened !== 0, {
    path: ['shown'],
    message: 'Neither shown nor opened',
    params: { code: 'nothing_counted' },
  });

const countImpressions = defineRoute({
  method: 'post',
  path: '/app/impressions',
  operationId: 'countImpressions',
  priority: 'figures',
  tag: 'Consumer app',
  summary: 'Impressions and opens of events by source and hour, in one batch, as numbers only',
  description:
    'Shown counts as a view, opened as interest, each with its source: do not also report them elsewhere. Entries of events that are not public are ignored. Send an `Idempotency-Key` and keep it while retrying, or a batch may count twice.',
  access: { as: 'app' },
  isIdempotent: true,
  request: {
    body: jsonBody(z.strictObject({ entries: z.array(ImpressionSchema).min(1).max(mostImpressions) })),
  },
  success: {
    status: 200,
    description: 'Number of counted entries',
    schema: z.object({
      counted: z.int(),
      ignored: z.int().openapi({ description: 'Entries of events that are not or no longer public' }),
    }),
  },
});

export const impressionRoutes = { countImpressions };
