import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { accountExports } from '#database/schema/account-exports.ts';
import type { Member, User } from '#server/context/actor.ts';
import type { ExportOfAccount } from '#server/modules/people/account/to-export.ts';

/** Who takes data along: an owner those of the business, a person those about themselves. */
export type ExportActor = Member | User;

/** The exports that a caller may see. */
export const exportsOf = (actor: ExportActor) =>
  actor.kind === 'member'
    ? eq(accountExports.businessId, actor.businessId)
    : and(eq(accountExports.userId, actor.userId), isNull(accountExports.businessId));

/** Exports that are still kept, newest first: a few, for one is made a day. */
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
