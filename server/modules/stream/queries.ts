import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businessChanges } from '#database/schema/business-changes.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export const MOST_AT_ONCE = 200;

/** What happened to the business after an id, oldest first. */
export async function findChangesAfter(db: Connection, businessId: BusinessScope, id: number) {
  return db
    .select()
    .from(businessChanges)
    .where(and(eq(businessChanges.businessId, businessId), gt(businessChanges.id, id)))
    .orderBy(asc(businessChanges.id))
    .limit(MOST_AT_ONCE);
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
