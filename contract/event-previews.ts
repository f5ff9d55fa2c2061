import { z } from '@hono/zod-openapi';
import { IdSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';

const getEventPreview = defineRoute({
  method: 'get',
  path: '/events/{id}/preview',
  operationId: 'getEventPreview',
  priority: 'member_reads',
  tag: 'Verification',
  summary: 'Get the private preview address of an event in review',
  description:
    'Shows a published event that waits for the verification of its business, or is held, as guests will see it. It needs no session, so anybody with the link can see it. It leads to the page of the event once guests see that, and ends when the event is withdrawn or deleted, or the business is rejected.',
  access: { as: 'member', requires: 'create_events' },
  request: { params: z.object({ id: IdSchema }) },
  success: {
    status: 200,
    description: 'The address',
    schema: z.object({ url: z.url().nullable().openapi({ description: 'Null for an event that is not in review' }) }),
  },
  problems: ['not_found'],
});

export const eventPreviewsRoutes = { getEventPreview };
