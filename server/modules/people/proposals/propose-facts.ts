import { randomUUIDv7 } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { factProposals } from '#database/schema/fact-proposals.ts';
import type { FactValues, ProposalEnd } from '#domain/verification/proposals.ts';
import { planProposals } from '#domain/verification/proposals.ts';
import type { Member } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import type { WaitingProposal } from '#server/modules/people/proposals/queries.ts';
import { findWaiting } from '#server/modules/people/proposals/queries.ts';

type InTransaction = TransactionContext<Member>;

/** Ends a waiting proposal without a reviewer. */
export async function endProposal(
  { db, actor, now }: InTransaction,
  id: string,
  outcome: Exclude<ProposalEnd, 'agreed' | 'refused'>,
): Promise<void> {
  await db
    .update(factProposals)
    .set({ endedAt: now, outcome })
    .where(and(eq(factProposals.businessId, actor.businessId), eq(factProposals.id, id)));
}

export async function auditWithdrawal(
  tx: InTransaction,
  { field, value }: Pick<WaitingProposal, 'field' | 'value'>,
): Promise<void> {
  const subject = `business:${tx.actor.businessId}`;
  await writeAudit(tx, { action: 'proposal_withdrawn', subject, before: { [field]: value }, after: null });
}

/**
 * A new value replaces a waiting proposal and requeues it, the same value keeps it, the current value withdraws it. The
 * caller holds the lock on the business. Returns all waiting proposals.
 */
export async function proposeFacts(
  tx: InTransaction,
  holding: FactValues,
  wanted: FactValues,
): Promise<WaitingProposal[]> {
  const { db, actor, now } = tx;
  const { businessId } = actor;
  const waiting = await findWaiting(db, businessId);
  const values = Object.fromEntries(waiting.map(({ field, value }) => [field, value]));
  const steps = planProposals(holding, values, wanted).filter(({ step }) => step !== 'keep');
  if (steps.length === 0) return waiting;
  for (const { field, step, value } of steps) {
    const former = waiting.find((each) => each.field === field);
    if (former) await endProposal(tx, former.id, step === 'withdraw' ? 'withdrawn' : 'replaced');
    if (step === 'withdraw') {
      if (former) await auditWithdrawal(tx, former);
      continue;
    }
    await db.insert(factProposals).values({ businessId, id: randomUUIDv7(), field, value, proposedAt: now });
    await writeAudit(tx, {
      action: 'proposal_made',
      subject: `business:${businessId}`,
      before: { [field]: holding[field] ?? null },
      after: { [field]: value },
    });
  }
  await announceChange(tx, businessId, 'verification.changed', null);
  return findWaiting(db, businessId);
}
