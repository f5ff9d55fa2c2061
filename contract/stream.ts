import { z } from '@hono/zod-openapi';
import { defineRoute } from '#contract/shared/route.ts';
import { changeTypes } from '#domain/stream/change-types.ts';

const openStream = defineRoute({
  method: 'get',
  path: '/stream',
  operationId: 'openStream',
  priority: 'always',
  tag: 'Realtime',
  summary: 'Server-sent events of the business',
  description: `Each event's name is one of ${changeTypes.map((type) => `\`${type}\``).join(', ')}; its data names the subject. \`Last-Event-ID\` resumes within a day. The stream ends after at most five minutes; reconnect. It ends immediately with the session, the membership or the key that opened it. A session has five at most.`,
  access: { as: 'member', requires: 'active', scope: 'events:read' },
  request: {
    headers: z.object({
      'Last-Event-ID': z.string().optional().openapi({ description: 'Id of the last received event' }),
    }),
  },
  success: { status: 200, description: 'Events', isStream: true },
});

export const streamRoutes = {
  openStream,
};
