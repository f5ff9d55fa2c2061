/** States of a mail, as support reads them. */
export const mailStates = ['queued', 'sent', 'delivered', 'bounced', 'complained', 'suppressed', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Reports of a mail server or provider about a mail. */
export const reportKinds = ['delivered', 'delayed', 'bounced', 'complained'] as const;
export type ReportKind = (typeof reportKinds)[number];

export interface DeliveryReport {
  kind: ReportKind;
  /** Only of bounces: the address receives nothing, by the report. */
  isHard: boolean;
  /** Words of the other server, shortened; empty without any. */
  reason: string;
}

/** Reports come in any order and more than once; a state that says more is kept. */
const statesBefore: Record<ReportKind, readonly MailState[]> = {
  delivered: ['queued', 'sent', 'failed'],
  delayed: ['queued', 'sent', 'failed'],
  bounced: ['queued', 'sent', 'failed', 'delivered'],
  complained: ['queued', 'sent', 'failed', 'delivered', 'bounced'],
};

/** The state after a report; null if the report says nothing new. A delay changes no state. */
export function stateAfter(state: MailState, kind: ReportKind): MailState | null {
  if (!statesBefore[kind].includes(state)) return null;
  return kind === 'delayed' ? state : kind;
}

/** Longest stored reason. */
export const reasonLength = 200;
