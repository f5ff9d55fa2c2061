import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';

const tag = 'Account';
const access = { as: 'user' } as const;
const params = z.object({ id: IdSchema });

const NoticeDeviceSchema = z
  .object({
    id: IdSchema,
    is_current: z.boolean().openapi({ description: 'The browser of the session of this very call' }),
    user_agent: z.string().nullable(),
    created_at: InstantSchema,
    last_told_at: InstantSchema.nullable().openapi({ description: 'When its push service last took a notice' }),
  })
  .openapi('NoticeDevice');

const listNoticeDevices = defineRoute({
  method: 'get',
  path: '/account/notices/devices',
  operationId: 'listNoticeDevices',
  priority: 'always',
  tag,
  summary: 'Where the signed-in person has notices shown, the newest first',
  access,
  success: {
    status: 200,
    description: 'Devices',
    schema: z.object({
      public_key: z.string().nullable().openapi({
        description: 'What a browser subscribes with at its push service; null = notices on devices are not offered',
      }),
      data: z.array(NoticeDeviceSchema),
    }),
  },
});

const showNoticesHere = defineRoute({
  method: 'put',
  path: '/account/notices/devices/current',
  operationId: 'showNoticesHere',
  priority: 'always',
  tag,
  summary: 'Have notices shown by the browser of this session',
  description:
    'Takes the subscription as the browser has it from its push service. It belongs to the session and ends with it. Where there are no notices on devices, 404.',
  access,
  request: {
    body: jsonBody(
      z.strictObject({
        endpoint: z
          .url({ protocol: /^https?$/ })
          .max(1000)
          .openapi({ example: 'https://push.example/send/c0ffee' }),
        keys: z.strictObject({
          p256dh: z.string().regex(/^[\w-]{87}$/, 'Not a public key of P-256'),
          auth: z.string().regex(/^[\w-]{22}$/, 'Not 16 bytes'),
        }),
      }),
    ),
  },
  success: { status: 200, description: 'The device', schema: NoticeDeviceSchema },
  problems: ['not_found', 'limit_reached'],
});

const removeNoticeDevice = defineRoute({
  method: 'delete',
  path: '/account/notices/devices/{id}',
  operationId: 'removeNoticeDevice',
  priority: 'always',
  tag,
  summary: 'Have no more notices shown by one of the own devices',
  access,
  request: { params },
  success: { status: 204, description: 'Removed' },
  problems: ['not_found'],
});

const testNoticeDevice = defineRoute({
  method: 'post',
  path: '/account/notices/devices/{id}/test',
  operationId: 'testNoticeDevice',
  priority: 'always',
  tag,
  summary: 'Send a test notice to one of the own devices',
  access,
  isIdempotent: true,
  request: { params },
  success: { status: 202, description: 'On its way', schema: NoticeDeviceSchema },
  problems: ['not_found'],
});

export const noticeDevicesRoutes = {
  listNoticeDevices,
  showNoticesHere,
  removeNoticeDevice,
  testNoticeDevice,
};
