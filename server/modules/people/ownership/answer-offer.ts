import { and, eq, or } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { ownershipOffers } from '#database/schema/ownership-offers.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { AuditAction } from '#domain/audit/actions.ts';
import type { OfferOutcome } from '#domain/team/ownership.ts';
import { permissions } from '#domain/team/permissions.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { sendOwnershipMail } from '#server/modules/people/ownership/jobs.ts';
import type { OpenOffer } from '#server/modules/people/ownership/queries.ts';
import { findOpenOffer } from '#server/modules/people/ownership/queries.ts';

type Answer = Exclude<OfferOutcome, 'expired'>;

const actions = {
  accepted: 'ownership_taken',
  declined: 'ownership_declined',
  withdrawn: 'ownership_withdrawn',
} as const satisfies Record<Answer, AuditAction>;

/** The open offer that the caller may answer this way, with locked business; else 404. */
async function lockOffer({ db, actor, now }: TransactionContext<Member>, answer: Answer): Promise<OpenOffer> {
  const mine = eq(businesses.id, actor.businessId);
  const [business] = await db.select({ ownerId: businesses.userId }).from(businesses).where(mine).for('no key update');
  const found = business && (await findOpenOffer(db, actor.businessId, now));
  if (!found || found.offer.offeredBy !== business.ownerId) throw new Problem('not_found');
  const { userId, status } = found.member;
  const isAsked = userId === actor.userId && status === 'active';
  if (answer === 'withdrawn' ? business.ownerId !== actor.userId : !isAsked) throw new Problem('not_found');
  return found;
}

/** Both keep membership and sessions and have all permissions. */
async function swap({ db, actor, now }: TransactionContext<Member>, { offer }: OpenOffer): Promise<void> {
  const { businessId, userId } = actor;
  await db
    .update(businesses)
    .set({ userId, updatedAt: now })
    .where(or(eq(businesses.id, businessId), eq(businesses.testOf, businessId)));
  const team = eq(teamMembers.businessId, businessId);
  for (const who of [eq(teamMembers.userId, userId), eq(teamMembers.userId, offer.offeredBy)]) {
    const changed = await db
      .update(teamMembers)
      .set({ role: 'admin', permissions: [...permissions], status: 'active' })
      .where(and(team, who))
      .returning({ id: teamMembers.id });
    if (changed.length !== 1) throw new Error(`business ${businessId} has no member row of one of its owners`);
  }
}

/** Ends the open offer: the member accepts or declines, or the owner withdraws. Concurrent answers have one winner. */
export async function answerOffer(ctx: Context<Member>, answer: Answer): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, now, deps } = tx;
    const found = await lockOffer(tx, answer);
    const { offer, member, ownerName, ownerEmail } = found;
    if (answer === 'accepted') await swap(tx, found);
    await db
      .update(ownershipOffers)
      .set({ outcome: answer, closedAt: now })
      .where(and(eq(ownershipOffers.businessId, offer.businessId), eq(ownershipOffers.id, offer.id)));
    const asked = { user_email: member.userEmail, user_name: member.userName };
    await writeAudit(tx, {
      action: actions[answer],
      subject: `team_member:${member.id}`,
      before: answer === 'accepted' ? { user_email: ownerEmail, user_name: ownerName } : asked,
      after: answer === 'accepted' ? asked : null,
    });
    await enqueue({ db, deps }, sendOwnershipMail, { offerId: offer.id, step: answer });
  });
}
