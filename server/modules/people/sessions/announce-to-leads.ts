import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { reviewers } from '#database/schema/reviewers.ts';
import type { StaffNotice, StaffNoticeKind } from '#domain/staff/notices.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';

/** Notifies every lead except the actor; for guessing, also the account concerned. */
export async function announceToLeads(
  { db, actor, now }: Pick<TransactionContext<Actor>, 'db' | 'actor' | 'now'>,
  what: StaffNoticeKind,
  about: { id: string; username: string },
): Promise<void> {
  const by = actor.kind === 'reviewer' ? actor : null;
  const notice: StaffNotice = { what, about: about.username, by: by?.username ?? null, at: now.toISOString() };
  const isLead = eq(reviewers.role, 'lead');
  const isRecipient =
    what === 'factor_guessed' ? or(isLead, eq(reviewers.id, about.id)) : and(isLead, ne(reviewers.id, about.id));
  await db
    .update(reviewers)
    .set({ notices: sql`${reviewers.notices} || ${JSON.stringify([notice])}::jsonb` })
    .where(and(isRecipient, isNull(reviewers.disabledAt), by ? ne(reviewers.id, by.reviewerId) : undefined));
}
