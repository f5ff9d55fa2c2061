export const reportPageFields = ['target', 'kind', 'explanation', 'name', 'email', 'good_faith'] as const;
export type ReportPageField = (typeof reportPageFields)[number];

/** What is wrong with a field, by the key of its sentence. */
export type ReportFault = 'required' | 'too_short' | 'too_long' | 'choose' | 'email' | 'tick' | 'other';

/** What the server gives to the rendering of the page on which people report. */
export interface ReportPageData {
  kind: 'report';
  /** As they were typed, or from the link that led here. */
  values: Partial<Record<ReportPageField, string>>;
  faults: Partial<Record<ReportPageField, ReportFault>>;
  /** Why nothing was sent; null before anything was. */
  failure: { kind: 'check' | 'broken' } | { kind: 'limited'; minutes: number } | null;
  /** Set once it has arrived: what mails call it. */
  reference: string | null;
}
