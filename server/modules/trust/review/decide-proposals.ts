import { and, eq } from 'drizzle-orm';
import type { ProposalDecision } from '#contract/review.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { factProposals } from '#database/schema/fact-proposals.ts';
import type { FactValues } from '#domain/verification/proposals.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { locateBusiness } from '#server/modules/news/guest-search/locate-business.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';
import { writeNotices } from '#server/modules/news/notices/write-notices.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import { moveHolidays } from '#server/modules/people/profile/move-holidays.ts';
import { factColumns, factsOf } from '#server/modules/people/proposals/fact-content.ts';
import { findProposals } from '#server/modules/people/proposals/queries.ts';
import { lockAnyCase } from '#server/modules/trust/review/lock-case.ts';

type BusinessRow = typeof businesses.$inferSelect;
type ProposalRow = Awaited<ReturnType<typeof findProposals>>[number];
type Decided = ProposalRow &
  Pick<ProposalDecision, 'reasons'> & { said: ProposalDecision['outcome']; words: string | null };

function requireWaiting({ field, endedAt, outcome, decidedBy }: ProposalRow): void {
  if (!endedAt) return;
  throw new Problem('already_decided', {
    detail: `The change of ${field} is ${outcome} already${decidedBy ? `, by ${decidedBy}` : ''}`,
    members: { field, outcome, decided_by: decidedBy, decided_at: endedAt.toISOString() },
  });
}

async function pairWithProposals(
  { db }: Pick<TransactionContext, 'db'>,
  businessId: string,
  decisions: readonly ProposalDecision[],
): Promise<Decided[]> {
  const ids = decisions.map(({ proposal_id: id }) => id);
  const proposals = await findProposals(db, businessId, ids);
  return decisions.map(({ proposal_id: id, outcome: said, reasons, reason }) => {
    const proposal = proposals.find((each) => each.id === id);
    if (!proposal) throw new Problem('not_found');
    requireWaiting(proposal);
    const isRefusal = said === 'refused';
    return { ...proposal, said, reasons: isRefusal ? reasons : [], words: (isRefusal && reason) || null };
  });
}

/** A new address also sets place and holidays. */
async function writeAgreed(tx: TransactionContext<Reviewer>, business: BusinessRow, agreed: FactValues): Promise<void> {
  const { db, now } = tx;
  const { id } = business;
  const columns = factColumns(agreed);
  if (Object.keys(columns).length > 0)
    await db
      .update(businesses)
      .set({ ...columns, updatedAt: now })
      .where(eq(businesses.id, id));
  if (agreed.display_name)
    await db
      .update(businessProfiles)
      .set({ displayName: agreed.display_name, updatedAt: now })
      .where(eq(businessProfiles.businessId, id));
  if (agreed.address) {
    await locateBusiness(tx, id, agreed.address);
    await moveHolidays(tx, id, business.address, agreed.address);
  }
}

/**
 * Decides per fact. The row lock lets the first reviewer decide; the second gets 409 with the name. Values, log, search
 * and notice change together.
 */
export async function decideProposals(
  ctx: Context<Reviewer>,
  businessId: string,
  decisions: readonly ProposalDecision[],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const { business } = await lockAnyCase(tx, businessId);
    const [profile] = await db
      .select({ display_name: businessProfiles.displayName })
      .from(businessProfiles)
      .where(eq(businessProfiles.businessId, businessId))
      .for('no key update');
    const decided = await pairWithProposals(tx, businessId, decisions);
    const holding: FactValues = { ...factsOf(business), ...profile };
    for (const { id, field, value, said, reasons, words } of decided) {
      const stated = { reasons, reason: words };
      await db
        .update(factProposals)
        .set({ endedAt: now, outcome: said, reviewerId: actor.reviewerId, ...stated })
        .where(and(eq(factProposals.businessId, businessId), eq(factProposals.id, id)));
      await writeAudit(tx, {
        action: said === 'agreed' ? 'proposal_agreed' : 'proposal_refused',
        subject: `business:${businessId}`,
        before: { [field]: holding[field] ?? null },
        after: { [field]: value, ...(said === 'refused' ? stated : {}) },
        businessId,
      });
    }
    const agreed = decided.filter(({ said }) => said === 'agreed');
    await writeAgreed(tx, business, Object.fromEntries(agreed.map(({ field, value }) => [field, value])));
    await announceChange(tx, businessId, 'verification.changed', null);
    if (agreed.length > 0) await showBusiness(tx, businessId);
    const told = decided.map(({ field, value, said: outcome, reasons, words: reason }) => ({
      ...{ field, value, outcome, reasons, reason },
    }));
    await writeNotices(tx, businessId, { kind: 'decision', facts: { about: 'proposals', decided: told } });
  });
}
