import { lt } from 'drizzle-orm';
import { deleteInPieces } from '#database/delete-in-pieces.ts';
import { stripeEvents } from '#database/schema/subscriptions.ts';
import type { Context } from '#server/context/context.ts';

/** Stripe repeats an event for days; people repeat it by hand for up to a month. */
const KEPT_MS = 60 * 86_400_000;

/** Deletes old events. If one did come again, its customer would only be read once more. */
export async function sweepStripeEvents({ db, now }: Context): Promise<void> {
  await deleteInPieces(db, stripeEvents, lt(stripeEvents.receivedAt, new Date(now.getTime() - KEPT_MS)));
}
