import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { defineRoute } from '#contract/shared/route.ts';

const tag = 'Account';
const access = { as: 'member', requires: 'owner' } as const;

const exportAccount = defineRoute({
  method: 'get',
  path: '/account/export',
  operationId: 'exportAccount',
  tag,
  summary: 'All data of the business as a zip of JSON and CSV files',
  access,
  success: { status: 200, description: 'The archive', fileTypes: ['application/zip'] },
});

const deleteAccount = defineRoute({
  method: 'delete',
  path: '/account',
  operationId: 'deleteAccount',
  tag,
  summary: 'Delete the business and its account for good',
  description:
    'Needs the password once more, and no running subscription. Ledger and payments are kept as long as the law asks for; everything else goes.',
  access,
  request: { body: jsonBody(z.strictObject({ password: z.string().min(1).max(1000) })) },
  success: { status: 204, description: 'Deleted' },
  problems: ['wrong_password', 'subscription_running'],
});

export const accountRoutes = {
  exportAccount,
  deleteAccount,
};
