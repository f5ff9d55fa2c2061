import { readTelephone } from '#domain/shared/telephone.ts';

export type AddressFault = 'postcode_missing' | 'postcode_unknown' | 'street_number_missing';

/** 01067 to 99998. */
export function isPostcode(digits: string): boolean {
  const value = Number(digits);
  return digits.length === 5 && value >= 1067 && value <= 99_998;
}

/** `street, postcode city`, without a directory. Null if valid. */
export function findAddressFault(address: string): AddressFault | null {
  const at = /(?:^|[\s,])(\d{4,6})\s+\p{L}/u.exec(address);
  if (!at?.[1]) return 'postcode_missing';
  if (!isPostcode(at[1])) return 'postcode_unknown';
  return /\d/.test(address.slice(0, at.index)) ? null : 'street_number_missing';
}

export type PhoneKind = 'landline' | 'mobile' | 'service' | 'foreign' | 'unreadable';

/** Kinds of the Bundesnetzagentur's numbering plan. */
export function readPhone(phone: string): PhoneKind {
  const number = readTelephone(phone);
  if (!number) return 'unreadable';
  if (!number.international.startsWith('+49')) return 'foreign';
  const national = number.international.slice(3);
  if (/^1[567]/.test(national)) return national.length >= 9 && national.length <= 11 ? 'mobile' : 'unreadable';
  return /^(1|[89]00|700|32)/.test(national) ? 'service' : 'landline';
}
