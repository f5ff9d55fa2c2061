import { z } from '@hono/zod-openapi';
import { DaySchema, InstantSchema } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';

const tag = 'API keys';
const access = { as: 'member', requires: 'owner' } as const;

const TestEventSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    status: z.enum(eventStatuses),
    event_date: DaySchema.nullable(),
    start_time: z.string().nullable(),
    created_at: InstantSchema,
  })
  .openapi('TestEvent');

const listTestEvents = defineRoute({
  method: 'get',
  path: '/test-events',
  operationId: 'listTestEvents',
  tag,
  summary: 'Events that test keys have made',
  access,
  request: { query: z.strictObject(PagingQuery) },
  success: { status: 200, description: 'Test events, newest first', schema: pageOf(TestEventSchema) },
});

const deleteTestEvents = defineRoute({
  method: 'delete',
  path: '/test-events',
  operationId: 'deleteTestEvents',
  tag,
  summary: 'Remove everything that test keys have made',
  description: 'Events and series, at once and for good. No webhook is told.',
  access,
  success: { status: 204, description: 'Removed' },
});

export const testEventsRoutes = { listTestEvents, deleteTestEvents };
