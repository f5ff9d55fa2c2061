import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
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
    progress_percent: z.int().openapi({ description: 'How much of it is written; 100 when it is ready' }),
    size_bytes: z.int().nullable().openapi({ description: 'Null as long as it is not ready' }),
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

const requestWords = `A mail says when it is ready; \`status\` and \`progress_percent\` say so too. It is kept for ${accountExport.keptDays} days. One that is being prepared is answered instead of a second; the next may be asked for ${accountExport.pauseHours} hours after one that is ready, and until then 429 \`export_recent\` names the time as \`again_at\`.`;

const requestAccountExport = defineRoute({
  method: 'post',
  path: '/account/exports',
  operationId: 'requestAccountExport',
  priority: 'always',
  tag,
  summary: 'Have all data and files of the business put into a zip of JSON, CSV, pictures and proof',
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
  summary: 'Have everything about the signed-in person put into a zip, and nothing about anybody else',
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
  summary: 'Exports that were asked for and are still kept, newest first',
  access,
  success: { status: 200, description: 'Exports', schema: z.object({ data: z.array(ExportSchema) }) },
});

const listPersonExports = defineRoute({
  method: 'get',
  path: '/me/exports',
  operationId: 'listPersonExports',
  priority: 'always',
  tag,
  summary: 'Exports about the signed-in person that are still kept, newest first',
  access: { as: 'user' },
  success: { status: 200, description: 'Exports', schema: z.object({ data: z.array(ExportSchema) }) },
});

const getPersonExport = defineRoute({
  method: 'get',
  path: '/me/exports/{id}',
  operationId: 'getPersonExport',
  priority: 'always',
  tag,
  summary: 'The zip of an export about the signed-in person that is ready',
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
  summary: 'The zip of an export that is ready; the audit log names who took it along',
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
  summary: 'Delete the business and its account for good',
  description:
    'Needs the password once more, and no running subscription. Ledger and payments are kept as long as the law asks for; everything else goes.',
  access: { ...access, stake: 'who_may_act', openBecause: 'password_in_body' },
  request: { body: jsonBody(z.strictObject({ password: z.string().min(1).max(1000) })) },
  success: { status: 204, description: 'Deleted' },
  problems: ['wrong_password', 'subscription_running'],
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
  summary: 'Delete the signed-in person for good: they leave every team, and the address is free again',
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
  leaveTeam,
  deletePerson,
};
