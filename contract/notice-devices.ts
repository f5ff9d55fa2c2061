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
    is_current: z.boolean().openapi({ description: 'The browser of this session' }),
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
  summary: 'Notice devices of the signed-in person, newest first',
  access,
  success: {
    status: 200,
    description: 'Devices',
    schema: z.object({
      public_key: z.string().nullable().openapi({
        description: "Key for the browser's push subscription; null = notices on devices are not available",
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
  summary: 'Register the browser of this session for notices',
  description:
    "Takes the browser's push subscription, which ends with the session. 404 if notices on devices are not available.",
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
  summary: "Remove one of the caller's notice devices",
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
  summary: "Send a test notice to one of the caller's devices",
  access,
  isIdempotent: true,
  request: { params },
  success: { status: 202, description: 'Being sent', schema: NoticeDeviceSchema },
  problems: ['not_found'],
});

export const noticeDevicesRoutes = {
  listNoticeDevices,
  showNoticesHere,
  removeNoticeDevice,
  testNoticeDevice,
};
