import { and, eq, ne, sql } from 'drizzle-orm';
import type { ReservationPurpose } from '#database/schema/credits.ts';
import { creditReservations } from '#database/schema/credits.ts';
import type { HeldCredits } from '#domain/credits/ledger.ts';
import type { ReturnReason } from '#domain/credits/reasons.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { moveCredits } from '#server/modules/money/credits/move-credits.ts';

interface ReservedFor {
  businessId: string;
  eventId: string;
}

const { id, planCredits, purchasedCredits, planPeriodId } = creditReservations;
type Held = { planCredits: number; purchasedCredits: number };

type Kind = { status?: 'held' | 'settled'; purpose?: ReservationPurpose | undefined };

const isOf = ({ businessId, eventId }: ReservedFor, { status = 'held', purpose }: Kind = {}) =>
  and(
    eq(creditReservations.businessId, businessId),
    eq(creditReservations.eventId, eventId),
    eq(creditReservations.status, status),
    purpose && eq(creditReservations.purpose, purpose),
  );

async function closeReservations(
  { db, now }: TransactionContext<Actor>,
  reserved: ReservedFor,
  status: 'settled' | 'released',
  kind: Kind = {},
) {
  return db
    .update(creditReservations)
    .set({ status, closedAt: now })
    .where(isOf(reserved, kind))
    .returning({ id, planCredits, purchasedCredits, planPeriodId });
}

const total = (held: readonly Held[]) =>
  held.reduce((sum, { planCredits, purchasedCredits }) => sum + planCredits + purchasedCredits, 0);

/**
 * Returns reserved credits to their buckets, for one or all purposes, in the caller's transaction. Returns the number;
 * idempotent.
 */
export async function releaseCredits(
  ctx: TransactionContext<Actor>,
  reserved: ReservedFor,
  { purpose, reason = 'reservation_released' }: { purpose?: ReservationPurpose; reason?: ReturnReason } = {},
): Promise<number> {
  return giveBack(ctx, reserved, await closeReservations(ctx, reserved, 'released', { purpose }), reason);
}

/** Refunds what a public event paid, except its push, in the caller's transaction. Returns the credits; idempotent. */
export async function refundCredits(
  ctx: TransactionContext<Actor>,
  reserved: ReservedFor,
  reason: ReturnReason = 'event_returned',
): Promise<number> {
  const paid = await closeReservations(ctx, reserved, 'released', { status: 'settled', purpose: 'event' });
  return giveBack(ctx, reserved, paid, reason);
}

async function giveBack(
  ctx: TransactionContext<Actor>,
  { businessId, eventId }: ReservedFor,
  closed: (Held & { planPeriodId: string | null })[],
  reason: ReturnReason,
): Promise<number> {
  if (closed.length === 0) return 0;
  await moveCredits(ctx, businessId, { eventId }, (ledger) => {
    for (const { planCredits: plan, purchasedCredits: purchased, planPeriodId } of closed) {
      ledger.giveBack({ plan, purchased, planPeriodId }, reason);
    }
  });
  return total(closed);
}

/** Makes a reservation final on publication, in the caller's transaction; the push's stays. Returns both in credits. */
export async function settleCredits(ctx: TransactionContext<Actor>, reserved: ReservedFor): Promise<number> {
  const settled = total(await closeReservations(ctx, reserved, 'settled', { purpose: 'event' }));
  return settled + total(await ctx.db.select().from(creditReservations).where(isOf(reserved)));
}

export async function findPushCredits({ db }: TransactionContext<Actor>, reserved: ReservedFor): Promise<number> {
  return total(
    await db
      .select()
      .from(creditReservations)
      .where(isOf(reserved, { purpose: 'push' })),
  );
}

/**
 * Makes a push's reservation final except for returned credits, purchased ones first since plan credits may have
 * lapsed. Returns their number; idempotent.
 */
export async function settlePushCredits(
  ctx: TransactionContext<Actor>,
  reserved: ReservedFor,
  returned: number,
): Promise<number> {
  const held = await closeReservations(ctx, reserved, 'settled', { purpose: 'push' });
  let left = Math.min(returned, total(held));
  const back: HeldCredits[] = [];
  for (const reservation of held) {
    const purchased = Math.min(left, reservation.purchasedCredits);
    const plan = Math.min(left - purchased, reservation.planCredits);
    left -= purchased + plan;
    if (purchased + plan === 0) continue;
    back.push({ plan, purchased, planPeriodId: reservation.planPeriodId });
    await ctx.db
      .update(creditReservations)
      .set({
        planCredits: reservation.planCredits - plan,
        purchasedCredits: reservation.purchasedCredits - purchased,
      })
      .where(eq(id, reservation.id));
  }
  if (back.length === 0) return 0;
  await moveCredits(ctx, reserved.businessId, { eventId: reserved.eventId }, (ledger) => {
    for (const held of back) ledger.giveBack(held, 'push_returned');
  });
  return back.reduce((sum, { plan, purchased }) => sum + plan + purchased, 0);
}

/** After a plan purchase, trial credits of events return as purchased ones, like the rest of the trial. */
export async function keepTrialReservations(
  { db }: TransactionContext<Actor>,
  businessId: string,
  trialId: string,
): Promise<void> {
  const { status } = creditReservations;
  await db
    .update(creditReservations)
    .set({ purchasedCredits: sql`${purchasedCredits} + ${planCredits}`, planCredits: 0, planPeriodId: null })
    .where(and(eq(creditReservations.businessId, businessId), ne(status, 'released'), eq(planPeriodId, trialId)));
}
