import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businessChanges } from '#database/schema/business-changes.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export const MOST_AT_ONCE = 200;

const changesAfter = prepared('changes_after', (db) =>
  db
    .select({ id: businessChanges.id, type: businessChanges.type, subjectId: businessChanges.subjectId })
    .from(businessChanges)
    .where(
      and(
        eq(businessChanges.businessId, sql.placeholder('businessId')),
        gt(businessChanges.id, sql.placeholder('after')),
      ),
    )
    .orderBy(asc(businessChanges.id))
    .limit(MOST_AT_ONCE),
);

/** Changes after an id, oldest first. */
export function findChanges(db: Connection, businessId: BusinessScope, after: number) {
  return changesAfter(db).execute({ businessId, after });
}

/** 0 without any. */
export async function findLastChange(db: Connection, businessId: BusinessScope): Promise<number> {
  const [row] = await db
    .select({ id: businessChanges.id })
    .from(businessChanges)
    .where(eq(businessChanges.businessId, businessId))
    .orderBy(desc(businessChanges.id))
    .limit(1);
  return row?.id ?? 0;
}
