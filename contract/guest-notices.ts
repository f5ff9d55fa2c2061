import { z } from '@hono/zod-openapi';
import { UserIdSchema } from '#contract/participants.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { mostUnaware, noticeKinds, receiptStates } from '#domain/guest-notices/notice-rules.ts';

const path = z.object({ id: IdSchema });

export const EventNoticeSchema = z
  .object({
    id: z.string(),
    kind: z.enum(noticeKinds),
    text: z.string().nullable().openapi({ description: 'The words of the business' }),
    created_at: InstantSchema,
    guests: z.number().int().openapi({ description: 'How many were told; who brings others counts as one' }),
    delivered: z.number().int().openapi({ description: 'On how many phones it arrived' }),
    read: z.number().int().openapi({ description: 'How many looked at it' }),
    unaware: z
      .array(z.object({ user_id: z.string(), display_name: z.string() }))
      .openapi({ description: `On whose phones it has not arrived; at most ${mostUnaware}` }),
  })
  .openapi('EventNotice');

const listEventNotices = defineRoute({
  method: 'get',
  path: '/events/{id}/notices',
  operationId: 'listEventNotices',
  tag: 'Participants',
  summary: 'What the guests of an event were told, newest first, and who does not know yet',
  access: { as: 'member', requires: 'edit_events', scope: 'participants:read' },
  request: { params: path },
  success: { status: 200, description: 'Notices', schema: z.object({ data: z.array(EventNoticeSchema) }) },
  problems: ['not_found'],
});

const acknowledgeNotice = defineRoute({
  method: 'post',
  path: '/app/notices/{id}/receipt',
  operationId: 'acknowledgeNotice',
  tag: 'Consumer app',
  summary: 'A notice arrived on the phone of its person, or they looked at it',
  description:
    '`read` includes `delivered`. The first time of each counts; repeating it changes nothing. With `user_id` only the notice of that person is found.',
  access: { as: 'app' },
  request: {
    params: path,
    body: jsonBody(z.strictObject({ state: z.enum(receiptStates), user_id: UserIdSchema.optional() })),
  },
  success: { status: 204, description: 'Noted' },
  problems: ['not_found'],
});

export const guestNoticesRoutes = { listEventNotices, acknowledgeNotice };
