import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { confirmationCode } from '#domain/registration/code.ts';

/** 32 random bytes. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are stored hashed. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function createCode(): string {
  return String(randomInt(10 ** confirmationCode.length)).padStart(confirmationCode.length, '0');
}

/** Keyed and bound to its subject, since codes are short. */
export function hashCode(secretKey: string, subjectId: string, code: string): string {
  return createHmac('sha256', secretKey).update(`${subjectId}:${code}`).digest('base64url');
}

/** Keyed hash of an erased person of the consumer app. */
export function hashPerson(secretKey: string, userId: string): string {
  return createHmac('sha256', secretKey).update(`person:${userId}`).digest('base64url');
}

/** Constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
