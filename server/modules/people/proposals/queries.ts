import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { factProposals } from '#database/schema/fact-proposals.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { CheckedFact } from '#domain/verification/proposals.ts';

export interface WaitingProposal {
  id: string;
  field: CheckedFact;
  value: string | null;
  proposedAt: Date;
}

type Read = Omit<WaitingProposal, 'proposedAt'> & { proposedMs: number };

/** Subquery, oldest first. */
export function waitingProposals(businessId: SQL): SQL<WaitingProposal[]> {
  return sql`coalesce((
    select jsonb_agg(
      jsonb_build_object('id', waits.id, 'field', waits.field, 'value', waits.value,
        'proposedMs', round(extract(epoch from waits.proposed_at) * 1000))
      order by waits.proposed_at, waits.field)
    from ${factProposals} waits
    where waits.business_id = ${businessId} and waits.ended_at is null
  ), '[]'::jsonb)`.mapWith((rows: Read[]) =>
    rows.map(({ proposedMs, ...proposal }) => ({ ...proposal, proposedAt: new Date(proposedMs) })),
  );
}

/** Waiting proposals, oldest first. */
export async function findWaiting(db: Connection, businessId: string): Promise<WaitingProposal[]> {
  const { id, field, value, proposedAt } = factProposals;
  return db
    .select({ id, field, value, proposedAt })
    .from(factProposals)
    .where(and(eq(factProposals.businessId, businessId), isNull(factProposals.endedAt)))
    .orderBy(asc(proposedAt), asc(field));
}

/** Proposals in any state, with their deciders. */
export async function findProposals(db: Connection, businessId: string, ids: readonly string[]) {
  const rows = await db
    .select({ proposal: factProposals, decidedBy: reviewers.username })
    .from(factProposals)
    .leftJoin(reviewers, eq(reviewers.id, factProposals.reviewerId))
    .where(and(eq(factProposals.businessId, businessId), inArray(factProposals.id, [...ids])));
  return rows.map(({ proposal, decidedBy }) => ({ ...proposal, decidedBy }));
}
