import { aliasedTable, and, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { z } from 'zod';
import { businesses } from '#database/schema/businesses.ts';
import { ownershipOffers } from '#database/schema/ownership-offers.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { OfferStep } from '#domain/team/ownership.ts';
import { offerSteps, ownershipOffer } from '#domain/team/ownership.ts';
import type { OwnershipNews } from '#server/adapters/mails/ownership-mails.ts';
import { ownershipMail } from '#server/adapters/mails/ownership-mails.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { findKnownSecrets } from '#server/modules/people/ownership/find-known-secrets.ts';

type Person = typeof users.$inferSelect;

const news: Record<OfferStep, { owner?: OwnershipNews; member?: OwnershipNews }> = {
  offered: { member: 'offered' },
  accepted: { owner: 'handedOver', member: 'taken' },
  declined: { owner: 'declined' },
  withdrawn: { member: 'withdrawn' },
  expired: { owner: 'expired' },
};

/** Mails the people concerned, each in their language. */
export const sendOwnershipMail = defineJob(
  'send-ownership-mail',
  { data: { offerId: z.uuid(), step: z.enum(offerSteps) }, retry: 'a day' },
  async ({ db, deps, now }, { offerId, step }): Promise<void> => {
    const asked = aliasedTable(users, 'asked');
    const [found] = await db
      .select({ offer: ownershipOffers, owner: users, member: asked, companyName: businesses.companyName })
      .from(ownershipOffers)
      .innerJoin(businesses, and(eq(businesses.id, ownershipOffers.businessId), isNull(businesses.closedAt)))
      .innerJoin(users, eq(users.id, ownershipOffers.offeredBy))
      .innerJoin(teamMembers, eq(teamMembers.id, ownershipOffers.memberId))
      .innerJoin(asked, eq(asked.id, teamMembers.userId))
      .where(eq(ownershipOffers.id, offerId));
    if (!found) return;
    const { offer, owner, member, companyName } = found;
    const countKnown = async (businessId: string) => {
      const known = await findKnownSecrets(db, businessId, now);
      return known && { keys: known.api_keys.length, webhooks: known.webhooks.length };
    };
    const send = async (to: Person, other: Person, what: OwnershipNews) => {
      const known = what === 'taken' ? await countKnown(offer.businessId) : null;
      const facts = { to, other, companyName, expiresAt: offer.expiresAt, known };
      await deps.mailer.send(await ownershipMail(deps.config, to.language, what, facts));
    };
    const { owner: forOwner, member: forMember } = news[step];
    // Already answered.
    if (forMember && (step !== 'offered' || offer.outcome === null)) await send(member, owner, forMember);
    if (forOwner) await send(owner, member, forOwner);
  },
);

/** Closes expired offers, notifying owners; deletes closed ones after their retention. */
export async function sweepOwnershipOffers(ctx: Context): Promise<void> {
  await inTransaction(ctx, async ({ db, deps, now }) => {
    const over = await db
      .update(ownershipOffers)
      .set({ outcome: 'expired', closedAt: now })
      .where(and(isNull(ownershipOffers.outcome), lte(ownershipOffers.expiresAt, now)))
      .returning({ id: ownershipOffers.id });
    for (const { id } of over) {
      await enqueue({ db, deps }, sendOwnershipMail, { offerId: id, step: 'expired' });
    }
  });
  const forgotten = new Date(ctx.now.getTime() - ownershipOffer.keptDays * 86_400_000);
  await ctx.db
    .delete(ownershipOffers)
    .where(and(isNotNull(ownershipOffers.closedAt), lt(ownershipOffers.closedAt, forgotten)));
}
