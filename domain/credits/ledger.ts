import type { CreditBucket } from '#domain/credits/buckets.ts';
import { hasPlanLapsed, isLow, isTrial, lapseOfPaidPeriod, splitSpend } from '#domain/credits/buckets.ts';
import type { CreditReason, ReturnReason } from '#domain/credits/reasons.ts';

/** The balances of one business and its current plan period; all in credits. */
export interface CreditAccount {
  planBalance: number;
  /** Plan credits granted for the current period. */
  planTotal: number;
  planEndsAt: Date | null;
  /** When plan credits really lapse, if later than the end of the period. */
  planLapsesAt: Date | null;
  /** Identifies the current plan period; null when there is none. */
  planPeriodId: string | null;
  purchasedBalance: number;
  /** Whether the notice about few plan credits was already requested in this period. */
  isLowNoticed: boolean;
  /** Credits whose payment went back after they were spent: taken from whatever comes next, before it can be spent. */
  owedCredits: number;
  /** Credits that were taken out of the balances for as long as their payment is disputed. */
  frozenCredits: number;
}

interface Movement {
  bucket: CreditBucket;
  /** Signed. */
  amount: number;
  /** Balance of the bucket afterwards. */
  balanceAfter: number;
  reason: CreditReason;
  /** What it belongs to, where that is not the cause of the move: the plan period of lapsed credits, or what was owed before. */
  reference?: string;
}

/** Taken for a debt of before: the payment whose credits just arrived has nothing to do with it. */
const OLD_DEBT = 'owed';

/** What a reservation holds, and the plan period its plan credits came from. */
export interface HeldCredits {
  plan: number;
  purchased: number;
  planPeriodId: string | null;
}

/** Something that must hold of a business's ledger and does not, in one sentence. */
export interface LedgerDifference {
  businessId: string;
  what: string;
}

const balanceOf = { plan: 'planBalance', purchased: 'purchasedBalance' } as const satisfies Record<
  CreditBucket,
  string
>;

/** True when at most a fifth of the period's plan credits is left. */
function isPlanLow({ planBalance, planTotal }: Pick<CreditAccount, 'planBalance' | 'planTotal'>): boolean {
  return planTotal > 0 && isLow({ balance: planBalance, planTotal });
}

/**
 * The rules of the ledger, applied to one account: every call changes `account` and records what it did in `movements`.
 * Plan credits whose period is over lapse before anything else happens.
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

  /** Takes what is owed from what is there, one bucket after the other. */
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

  /** Puts credits back into the plan bucket; those of a period that is over lapse at once. */
  function returnToPlan(credits: number, reason: CreditReason, planPeriodId: string | null): void {
    move('plan', credits, reason);
    const isOver = planPeriodId === null || planPeriodId !== account.planPeriodId;
    if (isOver) lapse(credits, planPeriodId);
  }

  /** Takes credits back whose payment went back, from the bucket it filled first. What was spent meanwhile is owed. */
  function takeBack(credits: number, first: CreditBucket): void {
    account.owedCredits += credits;
    settleOwed(first);
  }

  /**
   * Gives credits back whose payment came again: what is owed is forgiven first, then `plan` of them return to their plan
   * period, and the others are purchased ones.
   */
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
    /** Takes credits, plan credits first; returns null and takes nothing when they do not suffice. */
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
    /** Returns reserved credits to the buckets they came from. Those of a plan period that is over lapse at once. */
    giveBack({ plan, purchased, planPeriodId }: HeldCredits, reason: ReturnReason): void {
      returnToPlan(plan, reason, planPeriodId);
      move('purchased', purchased, reason);
      settleOldDebt();
    },
    /**
     * Starts a plan period; what is left of the previous one lapses. What is left of the trial stays, as purchased credits:
     * returns the trial's period then, for the credits that events have reserved of it.
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
    addPurchased(credits: number): void {
      move('purchased', credits, 'purchase');
      settleOldDebt();
    },
    /**
     * Books what a payment that went back means now. For good, `change` more credits are taken back, from the bucket that it filled `first`; what
     * was spent meanwhile is owed. While it is disputed, what is left in that bucket is frozen, up to `most`, `frozen` of it until now; nothing is owed
     * for that. Returns how many credits of it are frozen then.
     */
    settleReturn(
      { change, frozen, most, first }: { change: number; frozen: number; most: number; first: CreditBucket },
      held: Omit<HeldCredits, 'purchased'>,
    ): number {
      // Of a plan period that is over nothing is left: what the bucket has now was paid by another payment.
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
