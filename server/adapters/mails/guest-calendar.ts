import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { eventPagePath } from '#domain/guest-pages/addresses.ts';
import type { Addressee } from '#server/adapters/mails/guest-addressee.ts';
import { hostOf, placeOf } from '#server/adapters/mails/guest-addressee.ts';
import type { Config } from '#server/boot/settings/config.ts';

/** From when on the sequence of an entry counts seconds. */
const SEQUENCE_START = Date.UTC(2020, 0, 1);
const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

/**
 * An event for the calendar of one guest (RFC 5546). The id stays for a party at an event and the sequence grows with each change, so
 * calendar programs move the entry that they have, or take it out. Undefined without a day.
 */
export function guestEntry(
  { publicUrl, mailFrom, operator }: Config,
  to: Addressee,
  method: 'REQUEST' | 'CANCEL',
): Buffer | undefined {
  const { event, guest, participant } = to;
  const { title, description, eventDate, startTime, startsAt, endsAt } = event;
  if (!participant || startsAt === null || eventDate === null) return undefined;
  const brand = operator.name ?? 'Dabei';
  const changedAt = new Date(Math.max(event.updatedAt.getTime(), participant.updatedAt.getTime()));
  const url = `${publicUrl}${eventPagePath(event)}`;
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: brand, product: brand, language: 'DE' },
  });
  const isWholeDay = startTime === null;
  calendar.createEvent({
    ...(isWholeDay ? { start: new Date(`${eventDate}T00:00:00Z`), allDay: true } : { start: startsAt, end: endsAt }),
    id: `${participant.userId.replace(':', '-')}@${new URL(publicUrl).hostname}`,
    sequence: Math.floor((changedAt.getTime() - SEQUENCE_START) / 1000),
    stamp: changedAt,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: title,
    description: [description, url].filter(Boolean).join('\n\n'),
    location: placeOf(to),
    url,
    organizer: { name: hostOf(to), email: addressIn(mailFrom) },
    attendees: [
      { name: participant.displayName, email: guest.email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
    ],
  });
  return Buffer.from(calendar.toString());
}
