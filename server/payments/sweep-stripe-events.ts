import { lt } from 'drizzle-orm';
import { stripeEvents } from '#database/schema/subscriptions.ts';
import type { Context } from '#server/context/context.ts';

/** Stripe repeats an event for days, a person by hand for a month. */
const KEPT_MS = 60 * 86_400_000;

/** Forgets old events. One that came again after all would only have its customer read once more. */
export async function sweepStripeEvents({ db, now }: Context): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, new Date(now.getTime() - KEPT_MS)));
}
