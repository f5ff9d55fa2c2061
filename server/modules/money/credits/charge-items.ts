import { randomUUIDv7 } from 'node:crypto';
import type { ReservationPurpose } from '#database/schema/credits.ts';
import { creditReservations } from '#database/schema/credits.ts';
import type { HeldCredits, Ledger } from '#domain/credits/ledger.ts';
import type { CreditReason, SpendReason } from '#domain/credits/reasons.ts';
import type { CostItem } from '#domain/plans/tariffs.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { moveCredits } from '#server/modules/money/credits/move-credits.ts';
import { requireAdvertisingDeclaration } from '#server/modules/money/credits/require-advertising-declaration.ts';

type PricedItem = { item: CostItem; credits: number };

const sum = (items: readonly PricedItem[]) => items.reduce((total, { credits }) => total + credits, 0);

/** 0 on the test side. */
const priceOf = ({ actor }: TransactionContext<BusinessActor>, items: readonly PricedItem[]) =>
  isTestBusiness(actor.businessId) ? 0 : sum(items);
const isPush = ({ item }: PricedItem) => item === 'push';

const balanceOf = ({ account }: Ledger) => account.planBalance + account.purchasedBalance;

/** 402 `not_enough_credits` with needed and available credits. */
function refuse(ledger: Ledger, credits: number): never {
  const available = balanceOf(ledger);
  throw new Problem('not_enough_credits', {
    detail: `${credits} credits are needed, ${available} are left`,
    members: { required: credits, available },
  });
}

const takeOrRefuse = (ledger: Ledger, credits: number, reason: CreditReason): HeldCredits =>
  ledger.take(credits, reason) ?? refuse(ledger, credits);

/** The event gets plan credits first, before its push. */
function splitHeld(held: HeldCredits, forPush: number): Record<ReservationPurpose, HeldCredits> {
  const purchased = Math.min(forPush, held.purchased);
  const plan = forPush - purchased;
  const { planPeriodId } = held;
  return {
    event: { plan: held.plan - plan, purchased: held.purchased - purchased, planPeriodId },
    push: { plan, purchased, planPeriodId },
  };
}

async function writeReservation(
  { db, actor: { businessId }, now }: TransactionContext<BusinessActor>,
  eventId: string,
  { purpose, status }: { purpose: ReservationPurpose; status: 'held' | 'settled' },
  { plan, purchased, planPeriodId }: HeldCredits,
): Promise<void> {
  if (plan + purchased === 0) return;
  await db.insert(creditReservations).values({
    id: randomUUIDv7(),
    businessId,
    eventId,
    purpose,
    planCredits: plan,
    purchasedCredits: purchased,
    planPeriodId,
    status,
    createdAt: now,
    closedAt: status === 'held' ? null : now,
  });
}

/**
 * Reserves an event's price before guests see it, in the caller's transaction; 402. Closed by `settleCredits` or
 * `releaseCredits`. The push has its own reservation; an event may have several.
 */
export async function reserveItems(
  ctx: TransactionContext<BusinessActor>,
  eventId: string,
  items: readonly PricedItem[],
): Promise<void> {
  await requireAdvertisingDeclaration(ctx, items);
  const credits = priceOf(ctx, items);
  if (credits === 0) return;
  const held = await moveCredits(ctx, ctx.actor.businessId, { eventId }, (ledger) =>
    takeOrRefuse(ledger, credits, 'event_reserved'),
  );
  const parts = splitHeld(held, sum(items.filter(isPush)));
  await writeReservation(ctx, eventId, { purpose: 'event', status: 'held' }, parts.event);
  await writeReservation(ctx, eventId, { purpose: 'push', status: 'held' }, parts.push);
}

/**
 * Charges a visible event all or nothing (402), plan credits first, in the caller's transaction. Only reserves the
 * push's price until its result. Stores buckets for refunds.
 */
export async function spendItems(
  ctx: TransactionContext<BusinessActor>,
  eventId: string,
  items: readonly PricedItem[],
  reason: SpendReason,
): Promise<number> {
  await requireAdvertisingDeclaration(ctx, items);
  const credits = priceOf(ctx, items);
  if (credits === 0) return 0;
  const forPush = sum(items.filter(isPush));
  const taken = await moveCredits(ctx, ctx.actor.businessId, { eventId }, (ledger) => {
    if (balanceOf(ledger) < credits) refuse(ledger, credits);
    return {
      event: credits > forPush ? takeOrRefuse(ledger, credits - forPush, reason) : null,
      push: forPush > 0 ? takeOrRefuse(ledger, forPush, 'event_reserved') : null,
    };
  });
  if (taken.event) await writeReservation(ctx, eventId, { purpose: 'event', status: 'settled' }, taken.event);
  if (taken.push) await writeReservation(ctx, eventId, { purpose: 'push', status: 'held' }, taken.push);
  return credits;
}
