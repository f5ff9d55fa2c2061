import type { ParticipantStatus, Refusal } from '#domain/events/participation.ts';
import { freePlaces, takesPlace } from '#domain/events/participation.ts';

interface Party {
  status: ParticipantStatus;
  partySize: number;
}

/**
 * Why a party cannot become as large as `size`; null when it can. A smaller party keeps its place everywhere. A larger one needs
 * free places, and on the waiting list it would push others back.
 */
export function partyChangeRefusal(
  event: { capacity: number | null },
  taken: number,
  { status, partySize }: Party,
  size: number,
): Refusal | 'participant_state' | null {
  if (status === 'left' || status === 'rejected') return 'participant_state';
  if (size > freePlaces(event, 0)) return 'party_too_large';
  if (size <= partySize || status === 'applied') return null;
  if (!takesPlace(status)) return 'participant_state';
  return size - partySize <= freePlaces(event, taken) ? null : 'event_full';
}
