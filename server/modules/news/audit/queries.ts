import { and, desc, eq, inArray, notInArray, notLike, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { users } from '#database/schema/users.ts';
import { FORGOTTEN_ADDRESS } from '#domain/account/forgotten-address.ts';
import { deskActions } from '#domain/audit/actions.ts';
import { shownEmail } from '#domain/shared/email.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { Position } from '#server/http/cursor.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

const ownEntries = (businessId: BusinessScope) =>
  and(eq(auditEntries.businessId, businessId), notInArray(auditEntries.action, [...deskActions]));

function entriesOf(db: Database, businessId: BusinessScope, limit: number, after?: Position) {
  const older = after
    ? sql`(${auditEntries.createdAt}, ${auditEntries.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return db
    .select()
    .from(auditEntries)
    .where(and(ownEntries(businessId), older))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit);
}

/** One page, newest first, with the total. */
export async function findAuditPage(db: Database, businessId: BusinessScope, limit: number, number: number) {
  const [rows, total] = await Promise.all([
    entriesOf(db, businessId, limit).offset((number - 1) * limit),
    db.$count(auditEntries, ownEntries(businessId)),
  ]);
  return { rows, total };
}

/** Pages by index. */
export function findAuditAfter(db: Database, businessId: BusinessScope, limit: number, after: Position) {
  return entriesOf(db, businessId, limit, after);
}

/** Names by `user:id`; missing without an account. */
export async function findActorNames(
  db: Database,
  rows: readonly { actor: string | null }[],
): Promise<Map<string, string>> {
  const ids = new Set(rows.flatMap(({ actor }) => (actor?.startsWith('user:') ? [actor.slice('user:'.length)] : [])));
  if (ids.size === 0) return new Map();
  const people = await db
    .select({ id: users.id, name: sql<string>`coalesce(${users.name}, ${users.email})`.mapWith(shownEmail) })
    .from(users)
    .where(and(inArray(users.id, [...ids]), notLike(users.email, FORGOTTEN_ADDRESS)));
  return new Map(people.map(({ id, name }) => [`user:${id}`, name]));
}
