import { createHmac } from 'node:crypto';

const LENGTH = 22;

/**
 * Replaces an address or a name in the log: the same value has the same pseudonym, and without our key nobody can find the
 * value by trying them all. Undefined for nothing.
 */
export function pseudonymOf(secretKey: string, value: string): string | undefined {
  if (value === '') return undefined;
  const key = createHmac('sha256', secretKey).update('pseudonyms of the log').digest();
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, LENGTH);
}
