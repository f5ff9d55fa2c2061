import type { PersonChangeType } from '#domain/app-changes/change-types.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';

/** Mails about where a guest without the app is. */
export const placeMails = ['in', 'applied', 'waiting', 'offered', 'lapsed', 'left', 'rejected', 'removed'] as const;
export type PlaceMail = (typeof placeMails)[number];

const ofStatus: Record<ParticipantStatus, PlaceMail> = {
  joined: 'in',
  approved: 'in',
  applied: 'applied',
  waiting: 'waiting',
  offered: 'offered',
  rejected: 'rejected',
  left: 'left',
};

/** The mail after a change: by the status it left, except for how a place ended. */
export function placeMailOf(status: ParticipantStatus, change: PersonChangeType): PlaceMail {
  if (change === 'person.lapsed') return 'lapsed';
  return change === 'person.removed' ? 'removed' : ofStatus[status];
}

/** True while a guest's status is still what a mail says; otherwise a later mail tells it. */
export function isStillTrue(mail: PlaceMail, status: ParticipantStatus): boolean {
  const told = ofStatus[status];
  if (mail === 'lapsed') return told === 'left';
  return mail === 'removed' ? told === 'rejected' : told === mail;
}

/** Mails that put the event into a calendar, or take it out. */
export const calendarMethodOf: Partial<Record<PlaceMail, 'REQUEST' | 'CANCEL'>> = {
  in: 'REQUEST',
  lapsed: 'CANCEL',
  left: 'CANCEL',
  rejected: 'CANCEL',
  removed: 'CANCEL',
};
