import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { accountExports } from '#database/schema/account-exports.ts';
import type { Member, User } from '#server/context/actor.ts';
import type { ExportOfAccount } from '#server/modules/people/account/to-export.ts';

/** An owner exports the business, a person their own data. */
export type ExportActor = Member | User;

/** Without a business, an export about the person only. */
export interface ExportOwner {
  businessId: string | null;
  userId: string;
}

export const exportOwnerOf = (actor: ExportActor): ExportOwner => ({
  businessId: actor.kind === 'member' ? actor.businessId : null,
  userId: actor.userId,
});

const ownedBy = ({ businessId, userId }: ExportOwner) =>
  businessId === null
    ? and(eq(accountExports.userId, userId), isNull(accountExports.businessId))
    : eq(accountExports.businessId, businessId);

export const exportsOf = (actor: ExportActor) => ownedBy(exportOwnerOf(actor));

/** Unexpired exports, newest first; at most one per day is made. */
export function findExports(db: Connection, actor: ExportActor, now: Date): Promise<ExportOfAccount[]> {
  return findExportsOf(db, exportOwnerOf(actor), now);
}

export async function findExportsOf(db: Connection, owner: ExportOwner, now: Date): Promise<ExportOfAccount[]> {
  return db
    .select()
    .from(accountExports)
    .where(and(ownedBy(owner), gt(accountExports.expiresAt, now)))
    .orderBy(desc(accountExports.createdAt), desc(accountExports.id));
}
