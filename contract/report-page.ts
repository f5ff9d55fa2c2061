export const reportPageFields = ['target', 'kind', 'explanation', 'name', 'email', 'good_faith'] as const;
export type ReportPageField = (typeof reportPageFields)[number];

/** Key of the error text. */
export type ReportFault = 'required' | 'too_short' | 'too_long' | 'choose' | 'email' | 'tick' | 'other';

export interface ReportPageData {
  kind: 'report';
  /** As typed, or from the link. */
  values: Partial<Record<ReportPageField, string>>;
  faults: Partial<Record<ReportPageField, ReportFault>>;
  /** Why the report was not sent; null before the first try. */
  failure: { kind: 'check' | 'broken' } | { kind: 'limited'; minutes: number } | null;
  /** Reference used in mails, once received. */
  reference: string | null;
}
