import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { confirmationCode } from '#domain/registration/code.ts';

/** An opaque secret of 32 random bytes for sessions and links. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How tokens are stored: never in clear text. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Six random digits. */
export function createCode(): string {
  return String(randomInt(10 ** confirmationCode.length)).padStart(confirmationCode.length, '0');
}

/** Codes are short, so they are hashed with a key that the database does not hold, bound to what they confirm. */
export function hashCode(secretKey: string, subjectId: string, code: string): string {
  return createHmac('sha256', secretKey).update(`${subjectId}:${code}`).digest('base64url');
}

/** Erased people of the consumer app are stored by this hash; without the key it reveals no one. */
export function hashPerson(secretKey: string, userId: string): string {
  return createHmac('sha256', secretKey).update(`person:${userId}`).digest('base64url');
}

/** Constant-time comparison of two hashes of the same kind. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
