import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { defineRoute } from '#contract/shared/route.ts';
import type { NoticeKind } from '#domain/notices/kinds.ts';
import { deliveriesOf, deviceKinds, noticeDeliveries, noticeKinds } from '#domain/notices/kinds.ts';

const tag = 'Account';
const access = { as: 'member', requires: 'active' } as const;

const DeliverySchema = z.enum(noticeDeliveries);
const choices = Object.fromEntries(noticeKinds.map((kind) => [kind, z.enum(deliveriesOf(kind))])) as Record<
  NoticeKind,
  typeof DeliverySchema
>;

const deviceChoices = Object.fromEntries(deviceKinds.map((kind) => [kind, z.boolean()])) as Record<
  NoticeKind,
  z.ZodBoolean
>;

const NoticeChoicesSchema = z
  .object({
    data: z.array(
      z.object({
        kind: z.enum(noticeKinds),
        delivery: DeliverySchema,
        on_devices: z
          .boolean()
          .nullable()
          .openapi({ description: 'Whether the devices of the member show it; null = no device shows this kind' }),
      }),
    ),
  })
  .openapi('NoticeChoices', { example: { data: [{ kind: 'joined', delivery: 'daily', on_devices: true }] } });

const listNoticeChoices = defineRoute({
  method: 'get',
  path: '/account/notices',
  operationId: 'listNoticeChoices',
  priority: 'always',
  tag,
  summary: 'Notifications of the member about the business, by mail and on devices',
  description:
    "The kinds that the member's rights allow. `daily` is one mail at nine, Europe/Berlin, `off` is none. The weekly report is sent on Mondays.",
  access,
  success: { status: 200, description: 'Kinds of notices', schema: NoticeChoicesSchema },
});

const changeNoticeChoices = defineRoute({
  method: 'patch',
  path: '/account/notices',
  operationId: 'changeNoticeChoices',
  priority: 'always',
  tag,
  summary: 'Choose the delivery of notices; omitted kinds stay unchanged',
  description: "A kind beyond the member's rights is refused, without any change.",
  access,
  request: {
    body: jsonBody(
      z.strictObject({
        ...z.strictObject(choices).partial().shape,
        on_devices: z.strictObject(deviceChoices).partial().optional(),
      }),
    ),
  },
  success: { status: 200, description: 'All kinds after the change', schema: NoticeChoicesSchema },
});

export const noticesRoutes = {
  listNoticeChoices,
  changeNoticeChoices,
};
