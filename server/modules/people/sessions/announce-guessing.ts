import { eq } from 'drizzle-orm';
import { reviewers } from '#database/schema/reviewers.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import type { Owner } from '#server/modules/people/second-factors/queries.ts';
import { triesOf } from '#server/modules/people/second-factors/queries.ts';
import { announceToLeads } from '#server/modules/people/sessions/announce-to-leads.ts';

/** Notifies the owner at most hourly; staff at the desk. */
export async function announceGuessing(ctx: Context, owner: Owner): Promise<void> {
  const { deps, now } = ctx;
  if (!(await deps.rateLimits.take('wrongFactorNotice', triesOf(owner)))) return;
  const { userId, reviewerId } = owner;
  await inTransaction(ctx, async (tx) => {
    if (userId !== null) {
      const notice = { userId, what: 'factor_guessed', at: now.toISOString() } as const;
      return enqueue(tx, sendSecurityNotice, notice);
    }
    const [staff] = await tx.db.select().from(reviewers).where(eq(reviewers.id, reviewerId));
    if (staff) await announceToLeads({ ...tx, actor: { kind: 'system' } }, 'factor_guessed', staff);
  });
}
