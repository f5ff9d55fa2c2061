import type { CreditBucket } from '#domain/credits/buckets.ts';
import { hasPlanLapsed, isLow, isTrial, lapseOfPaidPeriod, splitSpend } from '#domain/credits/buckets.ts';
import type { CreditReason, ReturnReason } from '#domain/credits/reasons.ts';

/** Balances and current plan period, in credits. */
export interface CreditAccount {
  planBalance: number;
  /** Granted for the current period. */
  planTotal: number;
  planEndsAt: Date | null;
  /** When plan credits lapse, if after the period's end. */
  planLapsesAt: Date | null;
  planPeriodId: string | null;
  purchasedBalance: number;
  /** Whether the low-credits notice was requested in this period. */
  isLowNoticed: boolean;
  /** Spent credits of returned payments; the next credits repay them first. */
  owedCredits: number;
  /** Credits removed from the balances while their payment is disputed. */
  frozenCredits: number;
}

interface Movement {
  bucket: CreditBucket;
  /** Signed. */
  amount: number;
  /** Of the bucket. */
  balanceAfter: number;
  reason: CreditReason;
  /** If not the move's cause: the period of lapsed credits, or an earlier debt. */
  reference?: string;
}

/** For an earlier debt, unrelated to the payment that just arrived. */
const OLD_DEBT = 'owed';

export interface HeldCredits {
  plan: number;
  purchased: number;
  planPeriodId: string | null;
}

/** A violated invariant, in one sentence. */
export interface LedgerDifference {
  businessId: string;
  what: string;
}

const balanceOf = { plan: 'planBalance', purchased: 'purchasedBalance' } as const satisfies Record<
  CreditBucket,
  string
>;

/** True if at most a fifth of the period's plan credits is left. */
function isPlanLow({ planBalance, planTotal }: Pick<CreditAccount, 'planBalance' | 'planTotal'>): boolean {
  return planTotal > 0 && isLow({ balance: planBalance, planTotal });
}

/**
 * Applies the ledger's rules to an account: calls change `account` and record `movements`. Expired plan credits lapse
 * first.
 */
export function openLedger(start: CreditAccount, now: Date) {
  const account = { ...start };
  const movements: Movement[] = [];

  function move(bucket: CreditBucket, amount: number, reason: CreditReason, reference?: string): void {
    if (amount === 0) return;
    const balance = balanceOf[bucket];
    account[balance] += amount;
    if (account[balance] < 0) throw new Error(`${reason} would leave ${account[balance]} ${bucket} credits`);
    movements.push({ bucket, amount, balanceAfter: account[balance], reason, ...(reference && { reference }) });
  }

  function lapse(credits: number, planPeriodId: string | null): void {
    move('plan', -credits, 'plan_lapsed', planPeriodId ?? 'plan');
  }

  /** Pays the debt from the buckets in order. */
  function settleOwed(first: CreditBucket, reference?: string): void {
    for (const bucket of [first, first === 'plan' ? 'purchased' : 'plan'] as const) {
      const taken = Math.min(account.owedCredits, account[balanceOf[bucket]]);
      account.owedCredits -= taken;
      move(bucket, -taken, 'payment_returned', reference);
    }
  }

  function settleOldDebt(): void {
    settleOwed('plan', OLD_DEBT);
  }

  /** Those of an ended period lapse immediately. */
  function returnToPlan(credits: number, reason: CreditReason, planPeriodId: string | null): void {
    move('plan', credits, reason);
    const isOver = planPeriodId === null || planPeriodId !== account.planPeriodId;
    if (isOver) lapse(credits, planPeriodId);
  }

  /** Starts with the bucket the payment filled. Spent credits become debt. */
  function takeBack(credits: number, first: CreditBucket): void {
    account.owedCredits += credits;
    settleOwed(first);
  }

  /** Forgives debt first, then returns `plan` credits to their period and the rest as purchased. */
  function restore(credits: number, { plan, planPeriodId }: Omit<HeldCredits, 'purchased'>): void {
    const forgiven = Math.min(credits, account.owedCredits);
    const toPlan = Math.min(credits - forgiven, plan);
    account.owedCredits -= forgiven;
    returnToPlan(toPlan, 'payment_restored', planPeriodId);
    move('purchased', credits - forgiven - toPlan, 'payment_restored');
  }

  function endPlanPeriod(): void {
    lapse(account.planBalance, account.planPeriodId);
    const ended = { planTotal: 0, planEndsAt: null, planLapsesAt: null, planPeriodId: null, isLowNoticed: false };
    Object.assign(account, ended);
  }

  if (hasPlanLapsed(account, now)) endPlanPeriod();

  return {
    account,
    movements,
    /** Plan credits first; null, taking nothing, if too few. */
    take(credits: number, reason: CreditReason): HeldCredits | null {
      const parts = splitSpend({ plan: account.planBalance, purchased: account.purchasedBalance }, credits);
      if (!parts) return null;
      const taken: HeldCredits = { plan: 0, purchased: 0, planPeriodId: account.planPeriodId };
      for (const part of parts) {
        move(part.bucket, -part.credits, reason);
        taken[part.bucket] = part.credits;
      }
      if (taken.plan > 0 && isPlanLow(account)) account.isLowNoticed = true;
      return taken;
    },
    /** To their buckets; those of an ended period lapse immediately. */
    giveBack({ plan, purchased, planPeriodId }: HeldCredits, reason: ReturnReason): void {
      returnToPlan(plan, reason, planPeriodId);
      move('purchased', purchased, reason);
      settleOldDebt();
    },
    /**
     * Starts a plan period; the previous one's rest lapses. The rest of a trial becomes purchased credits; then returns
     * the trial's period, for credits that events have reserved from it.
     */
    startPlanPeriod(
      period: { id: string; credits: number; endsAt: Date },
      reason: Extract<CreditReason, 'trial' | 'plan_period'>,
    ): { keptTrialId: string | null } {
      const keptTrialId = isTrial(account) ? account.planPeriodId : null;
      if (keptTrialId) {
        const kept = account.planBalance;
        move('plan', -kept, 'trial_kept');
        move('purchased', kept, 'trial_kept');
      }
      endPlanPeriod();
      account.planTotal = period.credits;
      account.planPeriodId = period.id;
      account.planEndsAt = period.endsAt;
      account.planLapsesAt = reason === 'plan_period' ? lapseOfPaidPeriod(period.endsAt) : null;
      move('plan', period.credits, reason);
      settleOldDebt();
      return { keptTrialId };
    },
    /** Moves the trial's end. One that is over runs again, with the `lapsed` credits. */
    extendTrial({ id, total, lapsed, endsAt }: { id: string; total: number; lapsed: number; endsAt: Date }): void {
      const lapsing = movements.filter(({ reason, reference }) => reason === 'plan_lapsed' && reference === id);
      Object.assign(account, { planPeriodId: id, planEndsAt: endsAt, planLapsesAt: null, planTotal: total });
      move(
        'plan',
        lapsing.reduce((sum, { amount }) => sum - amount, lapsed),
        'trial_extended',
      );
      settleOldDebt();
    },
    addPurchased(
      credits: number,
      reason: Extract<CreditReason, 'purchase' | 'goodwill' | 'coupon'> = 'purchase',
    ): void {
      move('purchased', credits, reason);
      settleOldDebt();
    },
    /**
     * Books a changed return of a payment. Takes back `change` more credits permanently, from the bucket filled
     * `first`; spent ones become debt. During a dispute freezes that bucket's rest up to `most`, including the
     * `frozen` ones; that causes no debt. Returns the credits frozen afterwards.
     */
    settleReturn(
      { change, frozen, most, first }: { change: number; frozen: number; most: number; first: CreditBucket },
      held: Omit<HeldCredits, 'purchased'>,
    ): number {
      // An ended period has no credits left: the bucket's come from another payment.
      const isOver = first === 'plan' && held.planPeriodId !== account.planPeriodId;
      const left = isOver ? 0 : account[balanceOf[first]];
      const freezes = Math.max(0, Math.min(most, left + frozen - change));
      const taken = change + freezes - frozen;
      account.frozenCredits += freezes - frozen;
      if (taken > 0) takeBack(taken, first);
      else restore(-taken, held);
      return freezes;
    },
  };
}

export type Ledger = ReturnType<typeof openLedger>;
