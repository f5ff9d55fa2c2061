import type { ApprovalMethod } from '#domain/events/options.ts';

/**
 * A person's status at an event. `joined` (admitted first come, first served) and `approved` (admitted by the business)
 * take a place; `applied` waits for the business, `waiting` for a place.
 */
export const participantStatuses = ['joined', 'approved', 'applied', 'waiting', 'rejected', 'left'] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

export type ParticipantAction = 'join' | 'leave' | 'approve' | 'reject';

/** Which actions a status allows; server and screens read the same table. A rejected person comes back only by approval. */
const allowed: Record<ParticipantStatus, readonly ParticipantAction[]> = {
  joined: ['leave', 'approve', 'reject'],
  approved: ['leave', 'reject'],
  applied: ['leave', 'approve', 'reject'],
  waiting: ['leave', 'reject'],
  rejected: ['approve'],
  left: ['join'],
};

/** True when a person with this status may take the action, or have it taken. */
export function canParticipant(status: ParticipantStatus, action: ParticipantAction): boolean {
  return allowed[status].includes(action);
}

/** How an event lets people in. */
export interface Admission {
  approvalMethod: ApprovalMethod;
  /** Null: no limit. */
  capacity: number | null;
  waitingList: boolean;
}

export function takesPlace(status: ParticipantStatus): boolean {
  return status === 'joined' || status === 'approved';
}

/** Places left; infinite without a limit, and never negative when a limit was lowered. */
export function freePlaces({ capacity }: Pick<Admission, 'capacity'>, taken: number): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken);
}

/** The status of a person who is admitted and has a place. */
export function admittedStatus({ approvalMethod }: Pick<Admission, 'approvalMethod'>): 'joined' | 'approved' {
  return approvalMethod === 'application' ? 'approved' : 'joined';
}

/** The status of a person who is admitted now: with a place, on the waiting list, or null when the event is full. */
function admit(event: Admission, taken: number, status: 'joined' | 'approved') {
  if (freePlaces(event, taken) > 0) return status;
  return event.waitingList ? 'waiting' : null;
}

/** The status of a person who joins; null when the event is full. Applications are accepted however full it is. */
export function statusOnJoin(event: Admission, taken: number): 'applied' | 'joined' | 'waiting' | null {
  if (event.approvalMethod === 'application') return 'applied';
  return admit(event, taken, 'joined') as 'joined' | 'waiting' | null;
}

/** The status of a person whom the business admits; null when the event is full. */
export function statusOnApprove(
  event: Admission,
  taken: number,
  present: ParticipantStatus,
): 'approved' | 'waiting' | null {
  if (takesPlace(present)) return 'approved';
  return admit(event, taken, 'approved') as 'approved' | 'waiting' | null;
}
