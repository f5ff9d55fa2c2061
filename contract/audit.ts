import { z } from '@hono/zod-openapi';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { auditActions } from '#domain/audit/actions.ts';

const StateSchema = z.record(z.string(), z.unknown()).nullable();

export const AuditEntrySchema = z
  .object({
    id: IdSchema,
    action: z.enum(auditActions),
    actor: z.object({
      kind: z.string().openapi({ example: 'user' }),
      name: z.string().nullable().openapi({ description: 'Name or e-mail of a person of the business' }),
    }),
    subject: z.string().openapi({ example: 'team_member:0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11' }),
    before: StateSchema,
    after: StateSchema,
    created_at: InstantSchema,
  })
  .openapi('AuditEntry');

const listAudit = defineRoute({
  method: 'get',
  path: '/audit',
  operationId: 'listAudit',
  priority: 'figures',
  tag: 'Audit log',
  summary: 'Who changed, read or exported what, newest first; owner only',
  access: { as: 'member', requires: 'owner' },
  request: { query: z.strictObject(PagingQuery) },
  success: { status: 200, description: 'One page of the log', schema: pageOf(AuditEntrySchema) },
});

export const auditRoutes = {
  listAudit,
};
