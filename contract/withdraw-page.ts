export const withdrawPageFields = ['name', 'email', 'contract', 'ordered'] as const;
export type WithdrawPageField = (typeof withdrawPageFields)[number];

/** Key of the error text. */
export type WithdrawFault = 'required' | 'too_long' | 'email' | 'other';

/** Server data for rendering the withdrawal page. */
export interface WithdrawPageData {
  kind: 'withdraw';
  /** The form, or its confirmation. */
  step: 'form' | 'confirm';
  values: Partial<Record<WithdrawPageField, string>>;
  faults: Partial<Record<WithdrawPageField, WithdrawFault>>;
  /** Why nothing was sent; null before the first try. */
  failure: { kind: 'check' | 'broken' } | null;
  /** Reference used in mails, once received. */
  reference: string | null;
}
