import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { User } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { removeDevicesOfLeaver } from '#server/modules/news/notices/remove-device.ts';
import { confirmPassword } from '#server/modules/people/sessions/confirm-password.ts';
import { forgetPeople } from '#server/modules/people/sessions/forget-people.ts';

type InTransaction = TransactionContext<User>;

/** Removes the caller from locked businesses; 409 for an owned one. */
async function leave(tx: InTransaction, businessIds: string[]): Promise<void> {
  const { db, actor } = tx;
  const held = await db
    .select({ id: businesses.id, ownerId: businesses.userId })
    .from(businesses)
    .where(and(inArray(businesses.id, businessIds), isNull(businesses.closedAt)))
    .orderBy(asc(businesses.id))
    .for('no key update');
  if (held.some(({ ownerId }) => ownerId === actor.userId)) throw new Problem('owns_business');
  const left = await db
    .delete(teamMembers)
    .where(and(inArray(teamMembers.businessId, businessIds), eq(teamMembers.userId, actor.userId)))
    .returning();
  // The log entry names only role and permissions, since the person may be erased.
  for (const { id, businessId, role, permissions } of left) {
    const subject = `team_member:${id}`;
    await writeAudit(tx, { action: 'member_left', subject, before: { role, permissions }, after: null, businessId });
  }
}

async function teamsOf({ db, actor }: InTransaction): Promise<string[]> {
  const { businessId } = teamMembers;
  const rows = await db.select({ businessId }).from(teamMembers).where(eq(teamMembers.userId, actor.userId));
  return rows.map((row) => row.businessId);
}

export async function leaveTeam(ctx: Context<User>, businessId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await teamsOf(tx)).includes(businessId)) throw new Problem('not_found');
    await leave(tx, [businessId]);
    await removeDevicesOfLeaver(tx.db, tx.actor.userId);
  });
}

/** Deletes the caller, who leaves every team. 409 `owns_business`. */
export async function deletePerson(ctx: Context<User>, password: string): Promise<void> {
  const { userId } = ctx.actor;
  await confirmPassword(ctx, userId, password);
  await inTransaction(ctx, async (tx) => {
    const teams = await teamsOf(tx);
    if (teams.length > 0) await leave(tx, teams);
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    // The person may have joined a team or opened a business since.
    if ((await teamsOf(tx)).length > 0) throw new Problem('owns_business');
    await tx.db.delete(noticeDevices).where(eq(noticeDevices.userId, userId));
    await forgetPeople(tx, eq(users.id, userId));
  });
}
