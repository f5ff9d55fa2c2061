/** Kinds of report; each is a sentence in `i18n/de/pages/report.ts`. */
export const reportKinds = [
  'illegal_content',
  'child_abuse',
  'hate_violence',
  'youth_safety',
  'fraud',
  'wrong_details',
  'rights',
  'spam',
  'political_advertising',
  'other',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Whether a report may be anonymous: the law requires it for child abuse. */
export function mayBeNameless(kind: ReportKind): boolean {
  return kind === 'child_abuse';
}

/** Hours to decide, with and without possible danger to people. */
const [URGENT, USUAL] = [24, 7 * 24];

/** Hours after which a case is late. */
export const hoursToDecide: Record<ReportKind, number> = {
  illegal_content: URGENT,
  child_abuse: URGENT,
  hate_violence: URGENT,
  youth_safety: URGENT,
  fraud: USUAL,
  wrong_details: USUAL,
  rights: USUAL,
  spam: USUAL,
  political_advertising: USUAL,
  other: USUAL,
};
