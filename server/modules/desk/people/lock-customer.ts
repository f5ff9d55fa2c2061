import { and, eq } from 'drizzle-orm';
import { teamMembers } from '#database/schema/team-members.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { lockBusiness } from '#server/modules/trust/measures/settle-effects.ts';

/** 404 for a closed or unknown business. */
export async function lockCustomer(tx: TransactionContext<Reviewer>, id: string) {
  const business = await lockBusiness(tx, id);
  if (!business) throw new Problem('not_found');
  return business;
}

/** A member of a business, which it locks. */
export async function lockMember(tx: TransactionContext<Reviewer>, businessId: string, memberId: string) {
  const business = await lockCustomer(tx, businessId);
  const mine = and(eq(teamMembers.businessId, businessId), eq(teamMembers.id, memberId));
  const [member] = await tx.db.select().from(teamMembers).where(mine);
  if (!member) throw new Problem('not_found');
  return { business, member };
}

/** A member with an account. */
export async function lockPerson(tx: TransactionContext<Reviewer>, businessId: string, memberId: string) {
  const { business, member } = await lockMember(tx, businessId, memberId);
  const { userId } = member;
  if (userId === null) throw new Problem('member_state', { members: { member_status: member.status } });
  return { business, member, userId };
}
