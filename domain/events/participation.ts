import type { ApprovalMethod } from '#domain/events/options.ts';

/**
 * A person's status at an event. `joined` (admitted first come, first served) and `approved` (admitted by the business)
 * take a place; `applied` waits for the business, `waiting` for a place, and for `offered` one is held until they answer.
 */
export const participantStatuses = ['joined', 'approved', 'applied', 'waiting', 'offered', 'rejected', 'left'] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

export type ParticipantAction = 'join' | 'leave' | 'answer' | 'approve' | 'reject';

/** What a business decides about somebody. */
export const decisions = ['approve', 'reject'] as const;
export type Decision = (typeof decisions)[number];

/** Many people are decided about in one step, under one lock of the event. */
export const decidableAtOnce = 50;

/** Which actions a status allows; server and screens read the same table. A rejected person comes back only by approval. */
const allowed: Record<ParticipantStatus, readonly ParticipantAction[]> = {
  joined: ['leave', 'approve', 'reject'],
  approved: ['leave', 'reject'],
  applied: ['leave', 'approve', 'reject'],
  waiting: ['leave', 'reject'],
  offered: ['leave', 'answer', 'approve', 'reject'],
  rejected: ['approve'],
  left: ['join'],
};

/** True when a person with this status may take the action, or have it taken. */
export function canParticipant(status: ParticipantStatus, action: ParticipantAction): boolean {
  return allowed[status].includes(action);
}

/** How many people may come together: the one who joins, and those they bring. A party goes in together or not at all. */
export const partySizes = { min: 1, max: 6 } as const;

/** How an event lets people in. */
export interface Admission {
  approvalMethod: ApprovalMethod;
  /** Null: no limit. */
  capacity: number | null;
  waitingList: boolean;
}

/** How many people come with the given parties. */
export function peopleIn(parties: readonly { partySize: number }[]): number {
  return parties.reduce((sum, { partySize }) => sum + partySize, 0);
}

export function takesPlace(status: ParticipantStatus): boolean {
  return status === 'joined' || status === 'approved';
}

/** Places that nobody else can get: those of who is in, and those held until an offer is answered. */
export function takenPlaces({ joined, offered }: { joined: number; offered: number }): number {
  return joined + offered;
}

/** Places left; infinite without a limit, and never negative when a limit was lowered. */
export function freePlaces({ capacity }: Pick<Admission, 'capacity'>, taken: number): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken);
}

/** The status of a person who is admitted and has a place. */
export function admittedStatus({ approvalMethod }: Pick<Admission, 'approvalMethod'>): 'joined' | 'approved' {
  return approvalMethod === 'application' ? 'approved' : 'joined';
}

/** Why a party gets neither places nor a turn on the waiting list. */
export type Refusal = 'event_full' | 'party_too_large';

/** The status of a party that is admitted now. One that is larger than the whole event need not wait: it can never fit. */
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

/** The status of a party that joins, or its refusal. Applications are accepted however full the event is. */
export function statusOnJoin(
  event: Admission,
  taken: number,
  partySize: number,
): 'applied' | 'joined' | 'waiting' | Refusal {
  const status = admit(event, taken, partySize, 'joined');
  return event.approvalMethod === 'application' && status !== 'party_too_large' ? 'applied' : status;
}

/** The status of a party that the business admits, or its refusal. */
export function statusOnApprove(
  event: Admission,
  taken: number,
  { status, partySize }: { status: ParticipantStatus; partySize: number },
): 'approved' | 'waiting' | Refusal {
  const hasPlace = takesPlace(status) || status === 'offered';
  return hasPlace ? 'approved' : admit(event, taken, partySize, 'approved');
}

/**
 * Who is offered free places: those who wait, in the order they came, each if the whole party fits into what is left by then.
 * A party that is too large is passed over and stays in front.
 */
export function whoMovesUp<Party extends { partySize: number }>(waiting: readonly Party[], free: number): Party[] {
  let left = free;
  return waiting.filter(({ partySize }) => {
    if (partySize > left) return false;
    left -= partySize;
    return true;
  });
}

/** Offered places that a lowered limit takes away: offers are kept in the order people came, as far as whole parties fit into `free`. */
export function offersBeyond<Party extends { partySize: number }>(offered: readonly Party[], free: number): Party[] {
  const kept = new Set(whoMovesUp(offered, free));
  return offered.filter((party) => !kept.has(party));
}

/**
 * How many of the first parties of one size `whoMovesUp` needs to see. Nobody moves up behind a party of their own size that
 * was passed over, so the rest of the list, however long, makes no difference.
 */
export function mostToMoveUp(partySize: number, free: number): number {
  return Math.floor(free / partySize);
}
