import { secondFactor } from '#domain/sign-in/second-factor.ts';
import type { CountedUse } from '#server/context/adapters.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { Owner } from '#server/modules/people/second-factors/queries.ts';
import { triesOf } from '#server/modules/people/second-factors/queries.ts';
import { announceGuessing } from '#server/modules/people/sessions/announce-guessing.ts';
import { tryPassword } from '#server/modules/people/sessions/try-password.ts';

/**
 * Limits of passwords, plus own ones over all callers, who all have the password or a session. `challengeHash`: the
 * answered challenge. `challenge_expired` after too many wrong answers; 429 `rate_limited`.
 */
export function tryFactor<J extends { isRight: boolean }>(
  ctx: Context,
  owner: Owner,
  challengeHash: string | null,
  judge: () => Promise<J>,
): Promise<J> {
  const { rateLimits } = ctx.deps;
  const account = triesOf(owner);
  return tryPassword(ctx, account, async () => {
    const counted: CountedUse[] = [];
    let judgement: J | undefined;
    try {
      if (challengeHash !== null) {
        const answers = await rateLimits.count('challengeAnswer', challengeHash);
        if (!answers.isWithin) throw new Problem('challenge_expired', { detail: 'It was answered wrongly too often' });
        counted.push(answers);
      }
      const tries = await rateLimits.consume('wrongFactor', account);
      counted.push(tries);
      judgement = await judge();
      if (!judgement.isRight && tries.count >= secondFactor.noticeAfter) await announceGuessing(ctx, owner);
      return judgement;
    } finally {
      if (judgement?.isRight !== false) for (const use of counted) await use.giveBack();
    }
  });
}
