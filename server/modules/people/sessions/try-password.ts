import type { CountedUse } from '#server/context/adapters.ts';
import type { Context } from '#server/context/context.ts';
import { verifyPassword } from '#server/security/passwords.ts';

/**
 * Limits: `docs/domain/sign-in.md`. Counts before checking, so concurrent tries count; technical failures do not.
 * `account` is the target, which need not exist. 429 `rate_limited`.
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
    // Others' tries do not delay a caller's first, so strangers cannot lock out the owner.
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

/** Checks one stored hash within the same limits. */
export async function isRightPassword(
  ctx: Context,
  account: string,
  password: string,
  stored: string,
): Promise<boolean> {
  const judge = async () => ({ isRight: await verifyPassword(password, stored, { ip: ctx.ip, account }) });
  return (await tryPassword(ctx, account, judge)).isRight;
}
