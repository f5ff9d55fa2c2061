import { and, desc, eq, gt } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { accountExports } from '#database/schema/account-exports.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { ExportOfAccount } from '#server/modules/account/to-export.ts';

/** Exports of a business that are still kept, newest first: a few, for three are made a day. */
export async function findExports(db: Connection, businessId: BusinessScope, now: Date): Promise<ExportOfAccount[]> {
  return db
    .select()
    .from(accountExports)
    .where(and(eq(accountExports.businessId, businessId), gt(accountExports.expiresAt, now)))
    .orderBy(desc(accountExports.createdAt), desc(accountExports.id));
}
