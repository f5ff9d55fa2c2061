import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { findConfirmed } from '#server/modules/guests/web-guests/queries.ts';
import { sendPlaceLink } from '#server/modules/news/guest-mails/jobs.ts';

/** Mails the link of a guest's page to their address again. Unknown addresses get the same response and no mail. */
export async function requestLink(ctx: Context, eventId: string, email: string): Promise<void> {
  const { rateLimits } = ctx.deps;
  await rateLimits.consume('guestRequest', '', ctx.ip);
  await rateLimits.consume('guestMail', email);
  await inTransaction(ctx, async (tx) => {
    const guest = await findConfirmed(tx.db, eventId, email);
    if (guest?.userId) await enqueue(tx, sendPlaceLink, { eventId, userId: guest.userId });
  });
}
