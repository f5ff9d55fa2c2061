export const creditReasons = [
  'trial',
  'trial_extended',
  'trial_kept',
  'plan_period',
  'plan_lapsed',
  'purchase',
  'goodwill',
  'coupon',
  'payment_returned',
  'payment_restored',
  'event_published',
  'event_changed',
  'event_reserved',
  'reservation_released',
  'push_returned',
  'event_returned',
  'hidden_returned',
] as const;
export type CreditReason = (typeof creditReasons)[number];

/** Reasons that charge an event immediately. */
export type SpendReason = Extract<CreditReason, 'event_published' | 'event_changed'>;

/** Reasons that return credits of an event. */
export type ReturnReason = Extract<
  CreditReason,
  'reservation_released' | 'push_returned' | 'event_returned' | 'hidden_returned'
>;
