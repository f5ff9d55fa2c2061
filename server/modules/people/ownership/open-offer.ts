import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { ownershipOffers } from '#database/schema/ownership-offers.ts';
import { ownershipOffer } from '#domain/team/ownership.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { sendOwnershipMail } from '#server/modules/people/ownership/jobs.ts';
import type { OpenOffer } from '#server/modules/people/ownership/queries.ts';
import { findOpenOffer } from '#server/modules/people/ownership/queries.ts';
import { confirmPassword } from '#server/modules/people/sessions/confirm-password.ts';
import { lockTeam } from '#server/modules/people/team/lock-team.ts';

interface Offer {
  member_id: string;
  password: string;
}

export async function openOffer(ctx: Context<Member>, { member_id, password }: Offer): Promise<OpenOffer> {
  await confirmPassword(ctx, ctx.actor.userId, password);
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    const { businessId, userId } = actor;
    const team = await lockTeam(tx);
    // Ownership may have changed since the permission check.
    if (team.ownerId !== userId) throw new Problem('permission_missing');
    const member = team.members.find(({ id }) => id === member_id);
    if (!member) throw new Problem('not_found');
    if (member.userId === userId) throw new Problem('own_membership');
    if (member.status !== 'active') throw new Problem('member_state', { members: { member_status: member.status } });
    const mine = eq(ownershipOffers.businessId, businessId);
    const isOver = and(isNull(ownershipOffers.outcome), lte(ownershipOffers.expiresAt, now));
    await db.update(ownershipOffers).set({ outcome: 'expired', closedAt: now }).where(and(mine, isOver));
    if (await findOpenOffer(db, businessId, now)) throw new Problem('offer_exists');
    const id = randomUUIDv7();
    await db.insert(ownershipOffers).values({
      businessId,
      id,
      memberId: member.id,
      offeredBy: userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ownershipOffer.openDays * 86_400_000),
    });
    await writeAudit(tx, {
      action: 'ownership_offered',
      subject: `team_member:${member.id}`,
      before: null,
      after: { user_email: member.userEmail, user_name: member.userName },
    });
    await enqueue({ db, deps }, sendOwnershipMail, { offerId: id, step: 'offered' });
    const offered = await findOpenOffer(db, businessId, now);
    if (!offered) throw new Error('the offer did not come back');
    return offered;
  });
}
