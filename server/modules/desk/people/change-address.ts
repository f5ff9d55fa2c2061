import { eq } from 'drizzle-orm';
import { users } from '#database/schema/users.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { lockPerson } from '#server/modules/desk/people/lock-customer.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { requestCorrection } from '#server/modules/people/email-change/request-correction.ts';

interface Correction {
  memberId: string;
  email: string;
  /** Proof that staff has seen. */
  proof: string;
  reason: string;
}

/** Starts the change of a login address; only the mailboxes decide about it. */
export async function correctAddress(tx: TransactionContext<Reviewer>, businessId: string, wanted: Correction) {
  const { memberId, email, proof, reason } = wanted;
  const { userId } = await lockPerson(tx, businessId, memberId);
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new Problem('not_found');
  const change = await requestCorrection(tx, user, email);
  await writeAudit(tx, {
    action: 'address_correction_asked',
    subject: `team_member:${memberId}`,
    before: { email: user.email },
    after: { email, proof, reason },
    businessId,
  });
  return { email, possible_at: (change.possibleAt ?? tx.now).toISOString() };
}
