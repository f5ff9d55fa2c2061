import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { accountExports } from '#database/schema/account-exports.ts';
import type { Member, User } from '#server/context/actor.ts';
import type { ExportOfAccount } from '#server/modules/people/account/to-export.ts';

/** An owner exports the business, a person their own data. */
export type ExportActor = Member | User;

export const exportsOf = (actor: ExportActor) =>
  actor.kind === 'member'
    ? eq(accountExports.businessId, actor.businessId)
    : and(eq(accountExports.userId, actor.userId), isNull(accountExports.businessId));

/** Unexpired exports, newest first; at most one per day is made. */
export async function findExports(
  db: Connection | Transaction,
  actor: ExportActor,
  now: Date,
): Promise<ExportOfAccount[]> {
  return db
    .select()
    .from(accountExports)
    .where(and(exportsOf(actor), gt(accountExports.expiresAt, now)))
    .orderBy(desc(accountExports.createdAt), desc(accountExports.id));
}
