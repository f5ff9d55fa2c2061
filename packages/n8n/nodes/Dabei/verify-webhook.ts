import { createHmac, timingSafeEqual } from 'node:crypto';

type GivenHeaders = Record<string, string | string[] | undefined>;

/** Largest age of a message, and of a clock that is fast. */
const toleranceSeconds = 300;

/** Whether a message is signed with this secret, by Standard Webhooks. */
export function isSigned(headers: GivenHeaders, body: Buffer, secret: string, now: Date): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`]);
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false;
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return signature.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
