import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { accountExport, exportStatuses } from '#domain/account/export.ts';

const tag = 'Account';
/** What a business may do to its data stays open whatever the operator stops. */
const access = { as: 'member', requires: 'owner', whileStopped: true } as const;

const ExportSchema = z
  .object({
    id: z.string(),
    status: z.enum(exportStatuses),
    size_bytes: z.number().int().nullable().openapi({ description: 'Null as long as it is not ready' }),
    created_at: InstantSchema,
    expires_at: InstantSchema.openapi({ description: 'The file is deleted then' }),
  })
  .openapi('AccountExport', {
    example: {
      id: '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11',
      status: 'ready',
      size_bytes: 48213,
      created_at: '2026-11-20T18:00:00.000Z',
      expires_at: '2026-11-27T18:00:00.000Z',
    },
  });

const requestAccountExport = defineRoute({
  method: 'post',
  path: '/account/exports',
  operationId: 'requestAccountExport',
  tag,
  summary: 'Have all data of the business put into a zip of JSON and CSV files, three times a day at most',
  description: `A mail says when it is ready; \`status\` says so too. It is kept for ${accountExport.keptDays} days.`,
  access,
  isIdempotent: true,
  success: { status: 202, description: 'Being prepared', schema: ExportSchema },
});

const listAccountExports = defineRoute({
  method: 'get',
  path: '/account/exports',
  operationId: 'listAccountExports',
  tag,
  summary: 'Exports that were asked for and are still kept, newest first',
  access,
  success: { status: 200, description: 'Exports', schema: z.object({ data: z.array(ExportSchema) }) },
});

const getAccountExport = defineRoute({
  method: 'get',
  path: '/account/exports/{id}',
  operationId: 'getAccountExport',
  tag,
  summary: 'The zip of an export that is ready; the audit log names who took it along',
  access,
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 200, description: 'The archive', fileTypes: ['application/zip'] },
  problems: ['not_found'],
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
  requestAccountExport,
  listAccountExports,
  getAccountExport,
  deleteAccount,
};
