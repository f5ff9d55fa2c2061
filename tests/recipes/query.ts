import type { Recipe } from './recipe.ts';
import { all, replace } from './recipe.ts';

/** An owner counts the entries of the audit log by action. */
export const query: Recipe = {
  heading: 'Add a query',
  edits: {
    'contract/audit.ts': replace(
      'export const auditRoutes = {\n',
      `const countAudit = defineRoute({
  method: 'get',
  path: '/audit/counts',
  operationId: 'countAudit',
  priority: 'figures',
  tag: 'Audit log',
  summary: 'How many entries there are of each action; owner only',
  access: { as: 'member', requires: 'owner' },
  success: {
    status: 200,
    description: 'One row for each action',
    schema: z.object({ data: z.array(z.object({ action: z.enum(auditActions), entries: z.int().min(0) })) }),
  },
});

export const auditRoutes = {
  countAudit,
`,
    ),
    'server/modules/news/audit/queries.ts': all(
      replace('import { and, desc, eq,', 'import { and, asc, count, desc, eq,'),
      replace(
        'function entriesOf(',
        `/** Entries of a business by action, most frequent first. */
export async function countAudit(db: Database, businessId: BusinessScope) {
  const entries = count();
  return db
    .select({ action: auditEntries.action, entries })
    .from(auditEntries)
    .where(ownEntries(businessId))
    .groupBy(auditEntries.action)
    .orderBy(desc(entries), asc(auditEntries.action));
}

function entriesOf(`,
      ),
    ),
    'server/modules/news/audit/router.ts': all(
      replace('import { findActorNames, findAuditAfter,', 'import { countAudit, findActorNames, findAuditAfter,'),
      replace(
        '  mount(app, routes.listAudit,',
        '  mount(app, routes.countAudit, async ({ ctx }) => ({ data: await countAudit(db, ctx.actor.businessId) }));\n  mount(app, routes.listAudit,',
      ),
    ),
  },
};
