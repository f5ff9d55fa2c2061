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
 * What the terms, the privacy page and the page about order promise, as figures and lists. The texts name them by
 * placeholders, so that they say what the code does; a test keeps figures out of their sentences.
 */

const featuredCredits = Object.values(tariffs).map(({ featured }) => featured);

/** How businesses are checked, and checked again. */
export const reviewPromise = {
  ...verificationHours,
  /** What of a verified business is checked anew when it changes; until then the old value stays public. */
  facts: checkedFacts,
  /** The first events of a business are looked at before guests see them... */
  firstEvents: firstHeldEvents,
  /** ...and so are those that look odd, for so many hours at most. */
  heldHours: mostHeldHours,
} as const;

/** How reports are taken and decided. */
export const reportPromise = {
  path: reportPath,
  /** From one address in an hour. */
  perHour: limits.reportAddress.points,
  /** Hours and days within which is decided where people may be in danger, and otherwise. */
  urgentHours: hoursToDecide.illegal_content,
  decidedDays: hoursToDecide.other / 24,
  /** Months after the decision until nobody knows who reported. */
  keptMonths: reporterKeptMonths,
} as const;

/** What may be done about content and businesses, and about that. */
export const measurePromise = {
  kinds: measureKinds,
  /** Days between saying that a contract ends and its end. */
  endingDays: measureRules.end.noticeDays,
  /** Grounds on which it ends at once. */
  immediateGrounds,
  complaintMonths: complaintRules.months,
  complaintDays: complaintRules.decidedInDays,
} as const;

/** What a place on top costs, in credits, from the cheapest tariff to the dearest. */
export const featuredPromise = { from: Math.min(...featuredCredits), to: Math.max(...featuredCredits) } as const;

/** The staff that may see what businesses submitted as proof. */
export const proofReaders = rolesThatMay('read_proofs');
