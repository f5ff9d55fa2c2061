import { createHmac } from 'node:crypto';

const LENGTH = 22;

/**
 * Pseudonym of an address or name for the log: stable, and not reversible without the key. Undefined for empty values.
 */
export function pseudonymOf(secretKey: string, value: string): string | undefined {
  if (value === '') return undefined;
  const key = createHmac('sha256', secretKey).update('pseudonyms of the log').digest();
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, LENGTH);
}
