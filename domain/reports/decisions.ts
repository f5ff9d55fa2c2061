export const reportOutcomes = ['no_action', 'action_taken'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportStates = ['open', 'decided'] as const;
export type ReportState = (typeof reportStates)[number];

export const noActionReasons = [
  'target_not_found',
  'no_violation',
  'not_substantiated',
  'gone_already',
  'private_dispute',
] as const;
export type NoActionReason = (typeof noActionReasons)[number];
