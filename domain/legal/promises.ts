import { complaintRules, immediateGrounds, measureKinds, measureRules } from '#domain/measures/measures.ts';
import { tariffs } from '#domain/plans/tariffs.ts';
import { reportPath } from '#domain/reports/addresses.ts';
import { hoursToDecide } from '#domain/reports/kinds.ts';
import { reporterKeptMonths } from '#domain/reports/limits.ts';
import { limits } from '#domain/shared/limits.ts';
import { firstHeldEvents, mostHeldHours } from '#domain/signals/hold-time.ts';
import { rolesThatMay } from '#domain/staff/roles.ts';
import { checkedFacts } from '#domain/verification/proposals.ts';
import { verificationHours } from '#domain/verification/status.ts';

/*
 * Figures and lists for the terms, the privacy page and the page on ordering. Texts use them as placeholders to match
 * the code; a test forbids literal figures.
 */

const featuredCredits = Object.values(tariffs).map(({ featured }) => featured);

export const reviewPromise = {
  ...verificationHours,
  /** Checked again on change; the old value stays public until then. */
  facts: checkedFacts,
  /** A business's first events are held for a check, */
  firstEvents: firstHeldEvents,
  /** as are suspicious ones, for at most this many hours. */
  heldHours: mostHeldHours,
} as const;

export const reportPromise = {
  path: reportPath,
  /** Per address and hour. */
  perHour: limits.reportAddress.points,
  /** Hours to decide on possible danger to people, and days otherwise. */
  urgentHours: hoursToDecide.illegal_content,
  decidedDays: hoursToDecide.other / 24,
  /** Months after the decision until reporters are erased. */
  keptMonths: reporterKeptMonths,
} as const;

export const measurePromise = {
  kinds: measureKinds,
  /** Days from announcing a contract's end to its effect. */
  endingDays: measureRules.end.noticeDays,
  immediateGrounds,
  complaintMonths: complaintRules.months,
  complaintDays: complaintRules.decidedInDays,
} as const;

/** Price of a featured event in credits, lowest to highest tariff. */
export const featuredPromise = { from: Math.min(...featuredCredits), to: Math.max(...featuredCredits) } as const;

/** Staff roles that may read proofs. */
export const proofReaders = rolesThatMay('read_proofs');
