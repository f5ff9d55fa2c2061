import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { gatherLookups } from '#database/gather-lookups.ts';
import { businessChanges } from '#database/schema/business-changes.ts';
import { statement } from '#database/statement.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export const MOST_AT_ONCE = 200;

interface Change {
  businessId: string;
  /** The id that was asked after. */
  after: string;
  id: number;
  type: string;
  subjectId: string | null;
}

const keyOf = ({ businessId, after }: { businessId: string; after: number | string }) => `${businessId} ${after}`;

const changesAfter = statement('changes_after', (db) => {
  const changes = db
    .select()
    .from(businessChanges)
    .where(and(eq(businessChanges.businessId, sql`asked.business_id`), gt(businessChanges.id, sql`asked.after`)))
    .orderBy(asc(businessChanges.id))
    .limit(MOST_AT_ONCE)
    .as('changes');
  // PostgreSQL is not to see how few are asked about: it would plan anew at every call.
  const [businessIds, afters] = [
    sql`${sql.placeholder('businessIds')}::uuid[]`,
    sql`${sql.placeholder('afters')}::bigint[]`,
  ];
  return db
    .select({
      businessId: changes.businessId,
      after: sql<string>`asked.after`,
      id: changes.id,
      type: changes.type,
      subjectId: changes.subjectId,
    })
    .from(sql`unnest((select ${businessIds}), (select ${afters})) as asked (business_id, after)`)
    .crossJoinLateral(changes)
    .orderBy(asc(changes.id));
});

const findAfter = gatherLookups((db, keys) => {
  const asked = keys.map((key) => key.split(' '));
  return changesAfter.run(db, {
    businessIds: asked.map(([businessId]) => businessId),
    afters: asked.map(([, after]) => after),
  });
}, keyOf);

/**
 * Reads what happened to a business after an id, oldest first. All windows of a business wake at the same moment and mostly want
 * the same: they are answered together.
 */
export function findChanges(db: Connection, businessId: BusinessScope, after: number): Promise<Change[]> {
  return findAfter(db, keyOf({ businessId, after }));
}

/** The newest id of the business; 0 when nothing has happened yet. */
export async function findLastChange(db: Connection, businessId: BusinessScope): Promise<number> {
  const [row] = await db
    .select({ id: businessChanges.id })
    .from(businessChanges)
    .where(eq(businessChanges.businessId, businessId))
    .orderBy(desc(businessChanges.id))
    .limit(1);
  return row?.id ?? 0;
}
