import type { Context } from '#server/context/context.ts';
import { verifyPassword } from '#server/security/passwords.ts';

/**
 * Checks a password within the limits of `docs/domain/sign-in.md`. The try is counted before it is checked, so that
 * simultaneous tries count like consecutive ones, and stays counted unless the password was right or could not be checked.
 * `account` is what is being guessed at, whether it exists or not. Throws 429 `rate_limited` after too many tries.
 */
export async function tryPassword<J extends { isRight: boolean }>(
  { deps: { rateLimits }, ip }: Context,
  account: string,
  judge: () => Promise<J>,
): Promise<J> {
  const counted: (() => Promise<void>)[] = [];
  let judgement: J | undefined;
  try {
    const tries = await rateLimits.consume('failedLogin', account, ip);
    counted.push(() => rateLimits.giveBack('failedLogin', account, ip));
    await rateLimits.consume('failedLoginAddress', '', ip);
    counted.push(() => rateLimits.giveBack('failedLoginAddress', '', ip));
    // A caller's first try is never delayed by those of others: strangers slow each other down, but not the owner.
    if (tries === 1) await rateLimits.take('failedLoginAccount', account);
    else await rateLimits.consume('failedLoginAccount', account);
    counted.push(() => rateLimits.giveBack('failedLoginAccount', account));
    judgement = await judge();
    return judgement;
  } finally {
    if (judgement?.isRight !== false) for (const giveBack of counted) await giveBack();
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
  const judge = async () => ({ isRight: await verifyPassword(password, stored) });
  return (await tryPassword(ctx, account, judge)).isRight;
}
