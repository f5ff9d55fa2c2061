import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { viewMinutes, viewReasonLength } from '#domain/desk/views.ts';

const tag = 'Desk';
const views = { as: 'reviewer', may: 'view_as_customer' } as const;
const params = z.object({ id: IdSchema });

/**
 * All that a view's token opens; every other call with it is 403 `view_only`. Left out: what changes anything, guests by
 * name, keys, webhooks and addresses that work like one, files, sign-ins and second factors, and the stream.
 */
const viewedOperations: readonly string[] = [
  'getMe',
  'getBusiness',
  'getBusinessPage',
  'getBusinessStats',
  'getToday',
  'getPlace',
  'getProfile',
  'getVerification',
  'listMeasures',
  'listEvents',
  'getEvent',
  'getPush',
  'listSeries',
  'getSeries',
  'readDoorFigures',
  'getBusinessAnalytics',
  'getEventAnalytics',
  'getCreditBalance',
  'listCreditEntries',
  'getSubscription',
  'getPlan',
  'getBilling',
  'listInvoices',
  'listTeam',
  'getTeamSecurity',
  'listLegalDocuments',
  'listNoticeChoices',
];

/** The only decision which calls a view's token opens. */
export function isViewed({
  method,
  operationId,
  access,
}: Pick<AnyRoute, 'method' | 'operationId' | 'access'>): boolean {
  return method === 'get' && (access.as === 'member' || access.as === 'user') && viewedOperations.includes(operationId);
}

const ViewSchema = z
  .object({
    id: IdSchema,
    company_name: z.string(),
    started_at: InstantSchema,
    ends_at: InstantSchema.openapi({ description: `${viewMinutes} minutes later` }),
  })
  .openapi('StaffView');

const startView = defineRoute({
  method: 'post',
  path: '/desk/customers/{id}/views',
  operationId: 'startView',
  priority: 'writes',
  tag,
  summary: 'Begin to see the dashboard of a business as its owner, reading only',
  description:
    'Mails the owner, and stands in their log with the reason. Ends an earlier view of the caller. 403 `view_forbidden` where the owner forbids it.',
  access: views,
  isIdempotent: true,
  request: { params, body: jsonBody(z.strictObject({ reason: text(viewReasonLength, 1) })) },
  success: { status: 201, description: 'Begun; the view is opened once', schema: ViewSchema },
  problems: ['not_found', 'view_forbidden'],
});

const openView = defineRoute({
  method: 'post',
  path: '/desk/views/{id}/open',
  operationId: 'openView',
  priority: 'writes',
  tag,
  summary: 'Get the token of a view, once, in the session that began it',
  description: `As bearer token it opens these calls and no other: ${viewedOperations.map((name) => `\`${name}\``).join(', ')}.`,
  access: views,
  request: { params },
  success: {
    status: 200,
    description: 'The token, which is not shown again',
    schema: z.object({ ...ViewSchema.shape, token: z.string() }),
  },
  problems: ['not_found', 'view_opened', 'view_over'],
});

const endView = defineRoute({
  method: 'delete',
  path: '/desk/views/{id}',
  operationId: 'endView',
  priority: 'always',
  tag,
  summary: 'End a view of your own immediately',
  access: views,
  request: { params },
  success: { status: 204, description: 'Over' },
  problems: ['not_found'],
});

const StaffViewsSchema = z
  .object({
    allowed: z.boolean(),
    data: z
      .array(
        z.object({
          id: IdSchema,
          reason: z.string(),
          started_at: InstantSchema,
          ended_at: InstantSchema.openapi({ description: 'In the future while it lasts' }),
        }),
      )
      .openapi({ description: 'The last ten, newest first' }),
  })
  .openapi('StaffViews', {
    description: 'Whether our staff may see the dashboard as the owner does, and when they did',
  });

const getStaffViews = defineRoute({
  method: 'get',
  path: '/business/views',
  operationId: 'getStaffViews',
  priority: 'member_reads',
  tag: 'Account',
  summary: 'Whether our staff may see the dashboard, and when they did',
  access: { as: 'member', requires: 'owner' },
  success: { status: 200, description: 'Permission and last views', schema: StaffViewsSchema },
});

const setStaffViews = defineRoute({
  method: 'put',
  path: '/business/views',
  operationId: 'setStaffViews',
  priority: 'always',
  tag: 'Account',
  summary: 'Forbid our staff to see the dashboard, or allow it; forbidding ends running views immediately',
  access: { as: 'member', requires: 'owner', whileStopped: true },
  request: { body: jsonBody(z.strictObject({ allowed: z.boolean() })) },
  success: { status: 200, description: 'Permission and last views', schema: StaffViewsSchema },
});

export const deskViewRoutes = { startView, openView, endView, getStaffViews, setStaffViews };
