import { and, eq } from 'drizzle-orm';
import { teamMembers } from '#database/schema/team-members.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';

/** Notes that the member has been shown the verification of the business. */
export async function setVerificationSeen({ db, actor, now }: AnyContext<Member>): Promise<void> {
  const { businessId, userId } = teamMembers;
  await db
    .update(teamMembers)
    .set({ verificationSeenAt: now })
    .where(and(eq(businessId, actor.businessId), eq(userId, actor.userId)));
}
