import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import type { InvitationOutcome } from '#domain/team/invitations.ts';
import { invitationLifetimeDays } from '#domain/team/invitations.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { sendInvitation } from '#server/modules/people/team/jobs.ts';

export async function closeInvitations(db: Transaction, memberId: string, outcome: InvitationOutcome): Promise<void> {
  await db
    .update(teamInvitations)
    .set({ outcome })
    .where(and(eq(teamInvitations.memberId, memberId), isNull(teamInvitations.outcome)));
}

interface Inviter {
  businessId: string;
  userId: string | null;
}

/** Creates a link, invalidates earlier ones, and mails it if allowed. */
export async function openInvitation(
  { db, now, deps }: Pick<TransactionContext, 'db' | 'now' | 'deps'>,
  inviter: Inviter,
  memberId: string,
  mayMail: boolean,
): Promise<void> {
  await closeInvitations(db, memberId, 'replaced');
  const id = randomUUIDv7();
  const expiresAt = new Date(now.getTime() + invitationLifetimeDays * 86_400_000);
  await db.insert(teamInvitations).values({
    id,
    businessId: inviter.businessId,
    memberId,
    invitedBy: inviter.userId,
    createdAt: now,
    expiresAt,
  });
  if (mayMail) await enqueue({ db, deps }, sendInvitation, { invitationId: id });
}
