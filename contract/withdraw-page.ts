export const withdrawPageFields = ['name', 'email', 'contract', 'ordered'] as const;
export type WithdrawPageField = (typeof withdrawPageFields)[number];

/** What is wrong with a field, by the key of its sentence. */
export type WithdrawFault = 'required' | 'too_long' | 'email' | 'other';

/** What the server gives to the rendering of the page on which people withdraw from a contract. */
export interface WithdrawPageData {
  kind: 'withdraw';
  /** The form, or what was typed, to be confirmed. */
  step: 'form' | 'confirm';
  values: Partial<Record<WithdrawPageField, string>>;
  faults: Partial<Record<WithdrawPageField, WithdrawFault>>;
  /** Why nothing was sent; null before anything was. */
  failure: { kind: 'check' | 'broken' } | null;
  /** Set once it has arrived: what mails call it. */
  reference: string | null;
}
