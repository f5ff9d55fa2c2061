import type { ApprovalMethod } from '#domain/events/options.ts';

/**
 * Where a person stands with an event. `joined` (let in by coming first) and `approved` (let in by the business) take a
 * place; `applied` waits for the business, `waiting` for a place.
 */
export const participantStatuses = ['joined', 'approved', 'applied', 'waiting', 'rejected', 'left'] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

export type ParticipantAction = 'join' | 'leave' | 'approve' | 'reject';

/** Which action a status allows; server and screens read the same table. Who was rejected comes back only by approval. */
const allowed: Record<ParticipantStatus, readonly ParticipantAction[]> = {
  joined: ['leave', 'approve', 'reject'],
  approved: ['leave', 'reject'],
  applied: ['leave', 'approve', 'reject'],
  waiting: ['leave', 'reject'],
  rejected: ['approve'],
  left: ['join'],
};

/** True when a person who stands like this may take the action, or have it taken. */
export function canParticipant(status: ParticipantStatus, action: ParticipantAction): boolean {
  return allowed[status].includes(action);
}

/** How an event lets people in. */
export interface Admission {
  approvalMethod: ApprovalMethod;
  /** Null: as many as come. */
  capacity: number | null;
  waitingList: boolean;
}

export function takesPlace(status: ParticipantStatus): boolean {
  return status === 'joined' || status === 'approved';
}

/** Places left; infinite without a limit, and never below none when a limit was lowered. */
export function freePlaces({ capacity }: Pick<Admission, 'capacity'>, taken: number): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken);
}

/** The status that lets a person in, when a place is theirs. */
export function admittedStatus({ approvalMethod }: Pick<Admission, 'approvalMethod'>): 'joined' | 'approved' {
  return approvalMethod === 'application' ? 'approved' : 'joined';
}

/** What becomes of somebody who is let in now: a place, the waiting list, or null when the event is full. */
function admit(event: Admission, taken: number, status: 'joined' | 'approved') {
  if (freePlaces(event, taken) > 0) return status;
  return event.waitingList ? 'waiting' : null;
}

/** What becomes of somebody who joins; null when the event is full. Applications are taken however full it is. */
export function statusOnJoin(event: Admission, taken: number): 'applied' | 'joined' | 'waiting' | null {
  if (event.approvalMethod === 'application') return 'applied';
  return admit(event, taken, 'joined') as 'joined' | 'waiting' | null;
}

/** What becomes of somebody whom the business lets in; null when the event is full. */
export function statusOnApprove(
  event: Admission,
  taken: number,
  present: ParticipantStatus,
): 'approved' | 'waiting' | null {
  if (takesPlace(present)) return 'approved';
  return admit(event, taken, 'approved') as 'approved' | 'waiting' | null;
}
