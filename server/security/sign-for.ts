import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 with a derived key per purpose, so that links need no stored secret. */
export function signFor(secretKey: string, purpose: string, payload: string): string {
  const key = createHmac('sha256', secretKey).update(purpose).digest();
  return createHmac('sha256', key).update(payload).digest('base64url');
}
