import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 under a key of its own for each purpose, so that a link needs no stored secret and fits no other purpose. */
export function signFor(secretKey: string, purpose: string, payload: string): string {
  const key = createHmac('sha256', secretKey).update(purpose).digest();
  return createHmac('sha256', key).update(payload).digest('base64url');
}
