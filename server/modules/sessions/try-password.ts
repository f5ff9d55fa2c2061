import type { Context } from '#server/context/context.ts';
import { verifyPassword } from '#server/security/passwords.ts';

/**
 * Judges a password within the limits of `docs/domain/sign-in.md`. The try counts before it is judged, so that many at once
 * count like one after the other, and stays counted unless the password was right or could not be judged. `account` is what
 * is guessed at, whether it exists or not. 429 `rate_limited` when there were too many.
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
    // A caller's first try never waits for those of others: strangers slow each other down, but not the owner.
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
