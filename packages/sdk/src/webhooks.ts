import type { WebhookEvent } from './.generated/types.ts';

type GivenHeaders = Headers | Record<string, string | string[] | undefined>;

export interface VerifyOptions {
  /** Largest age of a message, and of a clock that is fast; five minutes by default. */
  toleranceSeconds?: number;
  now?: Date;
}

/** A webhook that does not come from Dabei, or is too old. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
}

const encoder = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes.length === 0) throw new WebhookSignatureError('The secret is not one of a webhook');
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
}

function headerOf(headers: GivenHeaders, name: string): string {
  const found =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof found !== 'string') throw new WebhookSignatureError(`The header ${name} is missing`);
  return found;
}

/**
 * Checks the signature of a webhook and returns its message. `body` is the text as received, since a signature covers
 * its bytes. Compares in constant time.
 */
export async function verifyWebhook(
  headers: GivenHeaders,
  body: string,
  secret: string,
  { toleranceSeconds = 300, now = new Date() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!(Math.abs(age) <= toleranceSeconds))
    throw new WebhookSignatureError('The message is too old, or a clock is wrong');
  const key = await importSecret(secret);
  const signed = encoder.encode(`${id}.${timestamp}.${body}`);
  const checks = signatures
    .filter((one) => one.startsWith('v1,'))
    .map((one) => crypto.subtle.verify(algorithm, key, bytesOf(one.slice(3)), signed));
  if (!(await Promise.all(checks)).includes(true)) throw new WebhookSignatureError('No signature fits');
  const message = JSON.parse(body);
  // Bodies of version 1 have no `type`.
  return { type: message.event_type, ...message };
}

/** Headers of a signed webhook, to try a receiver. */
export async function signWebhook(
  id: string,
  body: string,
  secret: string,
  now = new Date(),
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = await importSecret(secret);
  const signature = await crypto.subtle.sign(algorithm, key, encoder.encode(`${id}.${timestamp}.${body}`));
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${text}` };
}
