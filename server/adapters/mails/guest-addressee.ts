import type { ParticipantStatus } from '#domain/events/participation.ts';
import type { Language } from '#domain/shared/language.ts';

/** A guest without the app with their event. */
export interface Addressee {
  guest: {
    id: string;
    eventId: string;
    email: string;
    secretHash: string;
    displayName: string;
    partySize: number;
    language: Language;
    sharesEmail: boolean;
  };
  participant: {
    userId: string;
    status: ParticipantStatus;
    displayName: string;
    partySize: number;
    answerBy: Date | null;
    updatedAt: Date;
  } | null;
  event: {
    code: string;
    title: string;
    description: string;
    location: string;
    eventDate: string | null;
    nightOf: string | null;
    startTime: string | null;
    endTime: string | null;
    startsAt: Date | null;
    endsAt: Date | null;
    confirmBy: Date | null;
    cancelReason: string | null;
    updatedAt: Date;
  };
  host: string | null;
  companyName: string;
  address: string;
}

export const hostOf = ({ host, companyName }: Pick<Addressee, 'host' | 'companyName'>) => host || companyName;
export const placeOf = ({ event, address }: Pick<Addressee, 'event' | 'address'>) => event.location || address;
