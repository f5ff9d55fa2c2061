import { lt } from 'drizzle-orm';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import type { Context } from '#server/context/context.ts';

/** An ended link says why it does not work for this long; after that it is simply unknown. */
const LINK_MEMORY_MS = 90 * 86_400_000;

/** Forgets old links into teams. An invited member stays listed until somebody withdraws or renews the invitation. */
export async function sweepInvitations({ db, now }: Context): Promise<void> {
  await db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, new Date(now.getTime() - LINK_MEMORY_MS)));
}
