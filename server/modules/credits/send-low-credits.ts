import type { Context } from '#server/context/context.ts';
import { lowCreditsMail } from '#server/mails/catalog.ts';
import { findLowAccount } from '#server/modules/credits/queries.ts';

/** Tells the owner that few plan credits are left; says nothing when the period ended meanwhile. */
export async function sendLowCredits({ db, deps, now }: Context, businessId: string): Promise<void> {
  const account = await findLowAccount(db, businessId, now);
  if (!account) return;
  const { language, to, name, remaining, total, purchased } = account;
  await deps.mailer.send(await lowCreditsMail(deps.config, language, { to, name, remaining, total, purchased }));
}
