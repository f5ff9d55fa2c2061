import type { Context } from '#server/context/context.ts';
import type { Owner } from '#server/modules/second-factors/queries.ts';
import { triesOf } from '#server/modules/second-factors/queries.ts';

/** Tells the owner, once an hour at most, that their second factor was answered wrongly several times. */
export async function noticeGuessing({ db, deps, now }: Context, owner: Owner): Promise<void> {
  if (!(await deps.rateLimits.take('wrongFactorNotice', triesOf(owner)))) return;
  const { userId } = owner;
  if (userId === null) return;
  await deps.jobs.enqueue(db, 'send-security-notice', { userId, what: 'factor_guessed', at: now.toISOString() });
}
