import { createHmac } from 'node:crypto';
import { codeDigits } from '#domain/door/codes.ts';
import { confirmationCode } from '#domain/registration/code.ts';
import { asciiEmail } from '#domain/shared/email.ts';
import { hashToken } from '#server/security/tokens.ts';

const derive = (secretKey: string, purpose: string, subject: string) =>
  createHmac('sha256', createHmac('sha256', secretKey).update(purpose).digest()).update(subject).digest();

/** The secret of the page of a guest without the app: the same in all mails to one address about one event. */
export function guestSecret(secretKey: string, { eventId, email }: { eventId: string; email: string }): string {
  return derive(secretKey, 'page of a guest', `${eventId} ${asciiEmail(email) ?? email}`).toString('base64url');
}

/** The six digits that confirm one request. */
export function guestCode(secretKey: string, requestId: string): string {
  const { length } = confirmationCode;
  const number = derive(secretKey, 'code of a guest', requestId).readUIntBE(0, 6) % 10 ** length;
  return String(number).padStart(length, '0');
}

/** The code of a party at the door of an event, by the current key. */
export function doorCode(secretKey: string, { eventId, userId }: { eventId: string; userId: string }): string {
  const number = BigInt(`0x${derive(secretKey, 'door of a guest', `${eventId} ${userId}`).toString('hex', 0, 16)}`);
  return String(number % 10n ** BigInt(codeDigits)).padStart(codeDigits, '0');
}

/** The same by all known keys, so that printed codes outlive a change of the key. */
export function doorCodes({ secretKey, formerSecretKey }: Keys, guest: { eventId: string; userId: string }): string[] {
  return [secretKey, ...(formerSecretKey === null ? [] : [formerSecretKey])].map((key) => doorCode(key, guest));
}

interface Keys {
  secretKey: string;
  formerSecretKey: string | null;
}

/** The secret that a stored hash belongs to, so that links of mails stay the same while a former key is known. */
export function storedGuestSecret(
  { secretKey, formerSecretKey }: Keys,
  guest: { eventId: string; email: string; secretHash: string },
): string {
  const former = formerSecretKey === null ? null : guestSecret(formerSecretKey, guest);
  return former !== null && hashToken(former) === guest.secretHash ? former : guestSecret(secretKey, guest);
}
