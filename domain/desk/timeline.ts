import type { StaffRight } from '#domain/staff/roles.ts';

/** Sources of a customer's timeline, and the right that each takes besides reading customers. */
const rightOfKind = {
  log: null,
  credits: 'read_payments',
  payment: 'read_payments',
  invoice: 'read_payments',
  mail: null,
  sign_in: null,
  note: null,
  report: null,
} as const satisfies Record<string, StaffRight | null>;

export type TimelineKind = keyof typeof rightOfKind;
export const timelineKinds = Object.keys(rightOfKind) as [TimelineKind, ...TimelineKind[]];

/** Those of the asked kinds, or of all, that somebody with these rights may read. */
export function readableKinds(
  rights: readonly StaffRight[],
  asked: readonly TimelineKind[] = timelineKinds,
): TimelineKind[] {
  return asked.filter((kind) => rightOfKind[kind] === null || rights.includes(rightOfKind[kind]));
}
