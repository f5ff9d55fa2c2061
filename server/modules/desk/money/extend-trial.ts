import { extendedTrialEnd } from '#domain/credits/trial-extension.ts';
import { maySubscribe } from '#domain/plans/subscription-status.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { lockCustomer } from '#server/modules/desk/money/lock-customer.ts';
import { findTrial, findTrialPeriod } from '#server/modules/desk/money/trial-queries.ts';
import { extendTrialCredits } from '#server/modules/money/credits/extend-trial-credits.ts';
import { lockAccountRow } from '#server/modules/money/credits/lock-account.ts';
import { lockSubscription } from '#server/modules/money/subscription/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/**
 * Extends a trial and the life of its credits; one that is over runs again from now, with the credits that lapsed. 404
 * without an open business, 409 `no_trial` once there was a plan.
 */
export async function extendTrial(
  ctx: TransactionContext<Reviewer>,
  businessId: string,
  { days, reason }: { days: number; reason: string },
): Promise<void> {
  const { db, now } = ctx;
  await lockCustomer(ctx, businessId);
  const subscription = await lockSubscription(db, businessId);
  const [account] = await lockAccountRow(db).execute({ businessId });
  const before = await findTrial(db, businessId, now);
  const period = await findTrialPeriod(db, businessId);
  const hasPlan = subscription !== undefined && !maySubscribe(subscription.status);
  if (!account || !period || before.state === 'none' || hasPlan) throw new Problem('no_trial');
  const endsAt = extendedTrialEnd(account.planEndsAt, days, now);
  await extendTrialCredits(ctx, businessId, { id: period.periodId, lapsed: period.lapsed, endsAt });
  await writeAudit(ctx, {
    action: 'trial_extended',
    subject: `business:${businessId}`,
    before: { ends_at: before.endsAt?.toISOString() ?? null },
    after: { ends_at: endsAt.toISOString(), reason },
    businessId,
  });
}
