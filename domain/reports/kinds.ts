/** What a report may be about. People choose one; each has a sentence in `i18n/de/pages/report.ts`. */
export const reportKinds = [
  'illegal_content',
  'child_abuse',
  'hate_violence',
  'youth_safety',
  'fraud',
  'wrong_details',
  'rights',
  'spam',
  'other',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Whether a report of this kind counts without a name and an address: the law asks none of whoever reports abuse of children. */
export function mayBeNameless(kind: ReportKind): boolean {
  return kind === 'child_abuse';
}

/** Within so many hours a reviewer decides: somebody may be hurt meanwhile, or not. */
const [URGENT, USUAL] = [24, 7 * 24];

/** Hours after a report of each kind at which its case is late. */
export const hoursToDecide: Record<ReportKind, number> = {
  illegal_content: URGENT,
  child_abuse: URGENT,
  hate_violence: URGENT,
  youth_safety: URGENT,
  fraud: USUAL,
  wrong_details: USUAL,
  rights: USUAL,
  spam: USUAL,
  other: USUAL,
};
