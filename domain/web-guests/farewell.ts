import type { Language } from '#domain/shared/language.ts';

/** The contents of a mail about an event that is deleted with its guests. Instants in ISO 8601. */
export interface Farewell {
  email: string;
  language: Language;
  /** As the event shows it, and the id of the entry in calendars. */
  displayName: string;
  partySize: number;
  userId: string;
  eventId: string;
  code: string;
  title: string;
  location: string;
  eventDate: string | null;
  startTime: string | null;
  startsAt: string;
  endsAt: string | null;
  changedAt: string;
  host: string;
  address: string;
}
