import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { ownershipOffers } from '#database/schema/ownership-offers.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';

export async function findOpenOffer(db: Connection | Transaction, businessId: string, now: Date) {
  const isOpen = and(isNull(ownershipOffers.outcome), gt(ownershipOffers.expiresAt, now));
  const [found] = await db
    .select({ offer: ownershipOffers, member: teamMembers, ownerName: users.name, ownerEmail: users.email })
    .from(ownershipOffers)
    .innerJoin(teamMembers, eq(teamMembers.id, ownershipOffers.memberId))
    .innerJoin(users, eq(users.id, ownershipOffers.offeredBy))
    .where(and(eq(ownershipOffers.businessId, businessId), isOpen));
  return found;
}

export type OpenOffer = NonNullable<Awaited<ReturnType<typeof findOpenOffer>>>;

/** The open offer, for the owner and the member it is made to. */
export async function findMyOffer({ db, actor, now }: Context<Member>): Promise<OpenOffer | undefined> {
  const found = await findOpenOffer(db, actor.businessId, now);
  return found && (actor.isOwner || found.member.userId === actor.userId) ? found : undefined;
}

export function toOffer({ offer, member, ownerName, ownerEmail }: OpenOffer, { userId }: Member) {
  return {
    id: offer.id,
    member_id: member.id,
    member_name: member.userName || member.userEmail,
    offered_by: ownerName || ownerEmail,
    is_mine: member.userId === userId,
    created_at: offer.createdAt.toISOString(),
    expires_at: offer.expiresAt.toISOString(),
  };
}
