import { partySizes } from '#domain/events/participation.ts';
import { isEmailAddress, shownEmail } from '#domain/shared/email.ts';
import type { AnswerFault } from '#domain/web-guests/questions.ts';

export const placeFields = ['name', 'email', 'party', 'adult', 'shares'] as const;
export type PlaceField = (typeof placeFields)[number];
export type PlaceValues = Partial<Record<PlaceField, string>>;

/** Fault of a field, by the key of its sentence. */
export type PlaceFault = AnswerFault | 'too_long' | 'letters' | 'email' | 'party' | 'adult';

const MAX_NAME = 80;
const MAX_EMAIL = 254;

/** Fault of a trimmed name of a guest. */
export function nameFault(name: string): PlaceFault | null {
  if (name === '') return 'required';
  if ([...name].length > MAX_NAME) return 'too_long';
  return /\p{Cc}/u.test(name) || name.includes('://') || !name.isWellFormed() ? 'letters' : null;
}

function emailFault(email: string): PlaceFault | null {
  if (email === '') return 'required';
  return email.length <= MAX_EMAIL && isEmailAddress(email) ? null : 'email';
}

/** A request as it was typed, or what is wrong with it. */
export function readPlaceForm(values: PlaceValues) {
  const [name, email] = [values.name?.trim() ?? '', values.email?.trim() ?? ''];
  const partySize = /^\d{1,2}$/.test(values.party ?? '1') ? Number(values.party ?? '1') : 0;
  const found: Record<string, PlaceFault | null> = {
    name: nameFault(name),
    email: emailFault(email),
    party: partySize >= partySizes.min && partySize <= partySizes.max ? null : 'party',
    adult: values.adult === 'on' ? null : 'adult',
  };
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as Partial<
    Record<PlaceField, PlaceFault>
  >;
  const request = { displayName: name, email: shownEmail(email), partySize, sharesEmail: values.shares === 'on' };
  return { faults, request: Object.keys(faults).length === 0 ? request : null };
}
