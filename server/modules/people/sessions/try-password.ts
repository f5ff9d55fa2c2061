import type { CountedUse } from '#server/context/adapters.ts';
import type { Context } from '#server/context/context.ts';
import { verifyPassword } from '#server/security/passwords.ts';

/**
 * Checks a password within the limits of `docs/domain/sign-in.md`. The try is counted before it is checked, so that
 * simultaneous tries count like consecutive ones: a wrong one as wrong, a right one as right, and one that could not be
 * checked as nothing. `account` is what is being guessed at, whether it exists or not. Throws 429 `rate_limited` after too
 * many tries.
 */
export async function tryPassword<J extends { isRight: boolean }>(
  { deps: { rateLimits }, ip }: Context,
  account: string,
  judge: () => Promise<J>,
): Promise<J> {
  const countedAsWrong: CountedUse[] = [];
  let countedAsRight: CountedUse | undefined;
  let judgement: J | undefined;
  try {
    const own = await rateLimits.consume('failedLogin', account, ip);
    countedAsWrong.push(own);
    countedAsWrong.push(await rateLimits.consume('failedLoginAddress', '', ip));
    // A caller's first try is never delayed by those of others: strangers slow each other down, but not the owner.
    const countForAll = own.count === 1 ? rateLimits.count : rateLimits.consume;
    countedAsWrong.push(await countForAll('failedLoginAccount', account));
    countedAsRight = await rateLimits.consume('rightLogin', account, ip);
    judgement = await judge();
    return judgement;
  } finally {
    if (judgement?.isRight !== false) for (const use of countedAsWrong) await use.giveBack();
    if (!judgement?.isRight) await countedAsRight?.giveBack();
    if (judgement?.isRight) await rateLimits.reset('failedLogin', account, ip);
  }
}

/** The same for one stored hash. */
export async function isRightPassword(
  ctx: Context,
  account: string,
  password: string,
  stored: string,
): Promise<boolean> {
  const judge = async () => ({ isRight: await verifyPassword(password, stored, { ip: ctx.ip, account }) });
  return (await tryPassword(ctx, account, judge)).isRight;
}
