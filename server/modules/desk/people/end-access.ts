import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { sessions } from '#database/schema/sessions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { lockCustomer, lockMember, lockPerson } from '#server/modules/desk/people/lock-customer.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { endSessions } from '#server/modules/people/sessions/end-session.ts';
import { openPasswordReset } from '#server/modules/people/sessions/request-password-reset.ts';
import { removeFromTeam } from '#server/modules/people/team/remove-member.ts';
import { memberState } from '#server/modules/people/team/to-member.ts';

type Tx = TransactionContext<Reviewer>;

interface Ending {
  /** Null: the whole team. */
  memberId: string | null;
  withPasswordLink: boolean;
  reason: string;
}

async function findPeople(tx: Tx, businessId: string, memberId: string | null): Promise<string[]> {
  if (memberId !== null) return [(await lockPerson(tx, businessId, memberId)).userId];
  await lockCustomer(tx, businessId);
  const { userId } = teamMembers;
  const team = and(eq(teamMembers.businessId, businessId), isNotNull(userId));
  const rows = await tx.db.select({ userId }).from(teamMembers).where(team);
  return rows.flatMap((row) => row.userId ?? []);
}

/** Ends sessions of a person or of the team, also those with other businesses. Returns how many. */
export async function endSessionsForStaff(tx: Tx, businessId: string, wanted: Ending): Promise<{ ended: number }> {
  const { memberId, withPasswordLink, reason } = wanted;
  const people = await findPeople(tx, businessId, memberId);
  const rows = await tx.db.select({ email: users.email }).from(users).where(inArray(users.id, people));
  const ended = await endSessions(tx.db, tx.now, inArray(sessions.userId, people));
  if (withPasswordLink) for (const { email } of rows) await openPasswordReset(tx, email);
  const [only] = rows;
  await writeAudit(tx, {
    action: 'sessions_ended',
    subject: memberId === null ? `business:${businessId}` : `team_member:${memberId}`,
    before: null,
    after: {
      ...(memberId === null ? {} : { user_email: only?.email ?? null }),
      sessions: ended,
      password_link: withPasswordLink,
      reason,
    },
    businessId,
  });
  return { ended };
}

/** Removes a member and signs them out; 409 for the owner. */
export async function endAccess(
  tx: Tx,
  businessId: string,
  { memberId, reason }: { memberId: string; reason: string },
) {
  const { business, member } = await lockMember(tx, businessId, memberId);
  if (member.userId === business.userId) throw new Problem('owner_fixed');
  await removeFromTeam(tx, member);
  if (member.userId) await endSessions(tx.db, tx.now, eq(sessions.userId, member.userId));
  await writeAudit(tx, {
    action: 'access_ended',
    subject: `team_member:${memberId}`,
    before: memberState(member),
    after: { user_email: member.userEmail, reason },
    businessId,
  });
  return { email: member.userEmail };
}
