import type { TFunction } from 'i18next';
import { freePlaces, statusOnApprove, takenPlaces } from '#domain/events/participation.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import type { Participant } from './use-guests.ts';

/** Free places after `coming` more people; infinite without a limit. */
export function freeAt(event: EventOfBusiness, coming: number): number {
  return freePlaces({ capacity: event.max_participants }, takenPlaces(event.participant_counts) + coming);
}

/**
 * Result of accepting a person now: `note` if not a place; `isRefused` if the server would refuse. `coming`: accepted
 * people not yet counted.
 */
export function admissionNote(
  event: EventOfBusiness,
  { status, party_size: partySize }: Participant,
  coming: number,
  t: TFunction<'participants'>,
): { note: string | null; isRefused: boolean } {
  const { max_participants: capacity, waiting_list: waitingList, approval_method: approvalMethod } = event;
  const taken = takenPlaces(event.participant_counts) + coming;
  const next = statusOnApprove({ capacity, waitingList, approvalMethod }, taken, { status, partySize });
  if (next === 'approved') return { note: null, isRefused: false };
  if (next === 'waiting') return { note: t('requests.waits'), isRefused: false };
  if (next === 'party_too_large') return { note: t('requests.tooLarge'), isRefused: true };
  if (partySize === 1) return { note: t('requests.full'), isRefused: true };
  return { note: t('requests.noRoom', { size: partySize, count: freeAt(event, coming) }), isRefused: true };
}
