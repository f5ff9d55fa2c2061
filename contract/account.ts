import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { accountDeletion } from '#domain/account/deletion.ts';
import { accountExport, exportStatuses } from '#domain/account/export.ts';

const tag = 'Account';
/** Open even while a measure stops the business. */
const access = { as: 'member', requires: 'owner', whileStopped: true } as const;
/** Requires a recent proof of identity. */
const taking = { ...access, stake: 'takes_data' } as const;
const takingOwn = { as: 'user', stake: 'takes_data' } as const;

const ExportSchema = z
  .object({
    id: z.string(),
    status: z.enum(exportStatuses),
    progress_percent: z.int().openapi({ description: 'Progress in percent; 100 when ready' }),
    size_bytes: z.int().nullable().openapi({ description: 'Null until it is ready' }),
    created_at: InstantSchema,
    expires_at: InstantSchema.openapi({ description: 'The file is deleted then' }),
  })
  .openapi('AccountExport', {
    example: {
      id: '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11',
      status: 'ready',
      progress_percent: 100,
      size_bytes: 48213,
      created_at: '2026-11-20T18:00:00.000Z',
      expires_at: '2026-11-27T18:00:00.000Z',
    },
  });

const requestWords = `Mails the requester when ready; see also \`status\` and \`progress_percent\`. Kept for ${accountExport.keptDays} days. Returns a running export instead of starting a second; within ${accountExport.pauseHours} hours of a finished one 429 \`export_recent\` with the next time as \`again_at\`.`;

const requestAccountExport = defineRoute({
  method: 'post',
  path: '/account/exports',
  operationId: 'requestAccountExport',
  priority: 'always',
  tag,
  summary: 'Request an export of all data and files of the business as zip (JSON, CSV, pictures, proof)',
  description: requestWords,
  access: taking,
  isIdempotent: true,
  success: { status: 202, description: 'Being prepared', schema: ExportSchema },
  problems: ['export_recent'],
});

const requestPersonExport = defineRoute({
  method: 'post',
  path: '/me/exports',
  operationId: 'requestPersonExport',
  priority: 'always',
  tag,
  summary: "Request an export of the signed-in person's data as zip",
  description: requestWords,
  access: takingOwn,
  isIdempotent: true,
  success: { status: 202, description: 'Being prepared', schema: ExportSchema },
  problems: ['export_recent'],
});

const listAccountExports = defineRoute({
  method: 'get',
  path: '/account/exports',
  operationId: 'listAccountExports',
  priority: 'always',
  tag,
  summary: 'Exports still available, newest first',
  access,
  success: { status: 200, description: 'Exports', schema: z.object({ data: z.array(ExportSchema) }) },
});

const listPersonExports = defineRoute({
  method: 'get',
  path: '/me/exports',
  operationId: 'listPersonExports',
  priority: 'always',
  tag,
  summary: 'Exports of the signed-in person still available, newest first',
  access: { as: 'user' },
  success: { status: 200, description: 'Exports', schema: z.object({ data: z.array(ExportSchema) }) },
});

const getPersonExport = defineRoute({
  method: 'get',
  path: '/me/exports/{id}',
  operationId: 'getPersonExport',
  priority: 'always',
  tag,
  summary: 'Download an export of the signed-in person',
  access: takingOwn,
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 200, description: 'The archive', fileTypes: ['application/zip'] },
  problems: ['not_found'],
});

const getAccountExport = defineRoute({
  method: 'get',
  path: '/account/exports/{id}',
  operationId: 'getAccountExport',
  priority: 'always',
  tag,
  summary: 'Download an export; recorded in the audit log',
  access: taking,
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 200, description: 'The archive', fileTypes: ['application/zip'] },
  problems: ['not_found'],
});

const deleteAccount = defineRoute({
  method: 'delete',
  path: '/account',
  operationId: 'deleteAccount',
  priority: 'always',
  tag,
  summary: 'Delete the business and its account permanently, at once',
  description:
    'Requires the password, and no running subscription. Ledger and payments are kept as long as the law requires; all other data is deleted.',
  access: { ...access, stake: 'who_may_act', openBecause: 'password_in_body' },
  request: { body: jsonBody(z.strictObject({ password: z.string().min(1).max(1000) })) },
  success: { status: 204, description: 'Deleted' },
  problems: ['wrong_password', 'subscription_running'],
});

const planAccountDeletion = defineRoute({
  method: 'put',
  path: '/account/deletion',
  operationId: 'planAccountDeletion',
  priority: 'always',
  tag,
  summary: `Delete the business and its account in ${accountDeletion.keptDays} days`,
  description:
    'Until then everything stays and can be exported, and `DELETE /account/deletion` keeps the account. Requires the password, and no running subscription. A repeat does not move the day.',
  access: { ...access, stake: 'who_may_act', openBecause: 'password_in_body' },
  request: { body: jsonBody(z.strictObject({ password: z.string().min(1).max(1000) })) },
  success: { status: 200, description: 'Planned', schema: z.object({ deletes_at: InstantSchema }) },
  problems: ['wrong_password', 'subscription_running'],
});

const keepAccount = defineRoute({
  method: 'delete',
  path: '/account/deletion',
  operationId: 'keepAccount',
  priority: 'always',
  tag,
  summary: 'Keep an account whose deletion is planned',
  access,
  success: { status: 204, description: 'It stays' },
});

const leaveTeam = defineRoute({
  method: 'delete',
  path: '/me/memberships/{business_id}',
  operationId: 'leaveTeam',
  priority: 'always',
  tag,
  summary: 'Leave the team of a business; access to it ends immediately',
  access: { as: 'user', stake: 'who_may_act', openBecause: 'only_ends' },
  request: { params: z.object({ business_id: IdSchema }) },
  success: { status: 204, description: 'Left' },
  problems: ['not_found', 'owns_business'],
});

const deletePerson = defineRoute({
  method: 'delete',
  path: '/me',
  operationId: 'deletePerson',
  priority: 'always',
  tag,
  summary: 'Delete the signed-in person permanently; they leave every team, and the address becomes free',
  description: 'Needs the password once more. The owner of a business hands it over or deletes it first.',
  access: { as: 'user', stake: 'who_may_act', openBecause: 'password_in_body' },
  request: { body: jsonBody(z.strictObject({ password: z.string().min(1).max(1000) })) },
  success: { status: 204, description: 'Deleted' },
  problems: ['wrong_password', 'owns_business'],
});

export const accountRoutes = {
  requestAccountExport,
  listAccountExports,
  getAccountExport,
  requestPersonExport,
  listPersonExports,
  getPersonExport,
  deleteAccount,
  planAccountDeletion,
  keepAccount,
  leaveTeam,
  deletePerson,
};
