import type { ApprovalMethod } from '#domain/events/options.ts';

/**
 * `joined` (first come, first served) and `approved` (by the business) have a place; `applied` waits for the business,
 * `waiting` for a place; an `offered` place is held until answered.
 */
export const participantStatuses = ['joined', 'approved', 'applied', 'waiting', 'offered', 'rejected', 'left'] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

export type ParticipantAction = 'join' | 'leave' | 'answer' | 'approve' | 'reject';

export const decisions = ['approve', 'reject'] as const;
export type Decision = (typeof decisions)[number];

/** Maximum per request, under one lock of the event. */
export const decidableAtOnce = 50;

/** Maximum of guests a business adds per request, under one lock of the event. */
export const addableAtOnce = 100;

export const guestNoteLength = 200;

/** Shared by server and screens. A rejected person returns only by approval. */
const allowed: Record<ParticipantStatus, readonly ParticipantAction[]> = {
  joined: ['leave', 'approve', 'reject'],
  approved: ['leave', 'reject'],
  applied: ['leave', 'approve', 'reject'],
  waiting: ['leave', 'reject'],
  offered: ['leave', 'answer', 'approve', 'reject'],
  rejected: ['approve'],
  left: ['join'],
};

/** The person may take or undergo the action. */
export function canParticipant(status: ParticipantStatus, action: ParticipantAction): boolean {
  return allowed[status].includes(action);
}

/** A party is admitted together or not at all. */
export const partySizes = { min: 1, max: 6 } as const;

export interface Admission {
  approvalMethod: ApprovalMethod;
  /** Null: no limit. */
  capacity: number | null;
  waitingList: boolean;
}

export function peopleIn(parties: readonly { partySize: number }[]): number {
  return parties.reduce((sum, { partySize }) => sum + partySize, 0);
}

export function takesPlace(status: ParticipantStatus): boolean {
  return status === 'joined' || status === 'approved';
}

/** Occupied places: guests in, and places held for offers and unconfirmed requests. */
export function takenPlaces({ joined, offered }: { joined: number; offered: number }): number {
  return joined + offered;
}

/** Infinite without a limit; 0 when a lowered limit is exceeded. */
export function freePlaces({ capacity }: Pick<Admission, 'capacity'>, taken: number): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken);
}

export function admittedStatus({ approvalMethod }: Pick<Admission, 'approvalMethod'>): 'joined' | 'approved' {
  return approvalMethod === 'application' ? 'approved' : 'joined';
}

/** Why a party gets neither places nor a waiting position. */
export type Refusal = 'event_full' | 'party_too_large';

/** A party larger than the event's capacity is refused, as it can never fit. */
function admit<Admitted extends 'joined' | 'approved'>(
  event: Admission,
  taken: number,
  partySize: number,
  status: Admitted,
): Admitted | 'waiting' | Refusal {
  if (partySize > freePlaces(event, 0)) return 'party_too_large';
  if (partySize <= freePlaces(event, taken)) return status;
  return event.waitingList ? 'waiting' : 'event_full';
}

/** Status, or refusal. Requests to join are accepted even if full. */
export function statusOnJoin(
  event: Admission,
  taken: number,
  partySize: number,
): 'applied' | 'joined' | 'waiting' | Refusal {
  const status = admit(event, taken, partySize, 'joined');
  return event.approvalMethod === 'application' && status !== 'party_too_large' ? 'applied' : status;
}

/** Status, or refusal. A guest whom the business adds needs no approval. */
export function statusOnAdd(
  event: Admission,
  taken: number,
  partySize: number,
): 'approved' | 'joined' | 'waiting' | Refusal {
  return admit(event, taken, partySize, admittedStatus(event));
}

export function statusOnApprove(
  event: Admission,
  taken: number,
  { status, partySize }: { status: ParticipantStatus; partySize: number },
): 'approved' | 'waiting' | Refusal {
  const hasPlace = takesPlace(status) || status === 'offered';
  return hasPlace ? 'approved' : admit(event, taken, partySize, 'approved');
}

/**
 * Parties in waiting order that fit completely into the rest. One that is too large is skipped and keeps its position.
 */
export function whoMovesUp<Party extends { partySize: number }>(waiting: readonly Party[], free: number): Party[] {
  let left = free;
  return waiting.filter(({ partySize }) => {
    if (partySize > left) return false;
    left -= partySize;
    return true;
  });
}

/** Keeps offers in waiting order while whole parties fit into `free`; returns the rest. */
export function offersBeyond<Party extends { partySize: number }>(offered: readonly Party[], free: number): Party[] {
  const kept = new Set(whoMovesUp(offered, free));
  return offered.filter((party) => !kept.has(party));
}

/** Parties of one size `whoMovesUp` must see: after one is skipped, none of its size moves up. */
export function mostToMoveUp(partySize: number, free: number): number {
  return Math.floor(free / partySize);
}
