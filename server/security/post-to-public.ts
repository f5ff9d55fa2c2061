import http from 'node:http';
import https from 'node:https';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { AttemptError } from '#domain/webhooks/attempt-errors.ts';
import { reasonOf } from '#server/security/call-failure.ts';
import { isAllowedTarget } from '#server/security/public-address.ts';
import { lookupPublicAddress } from '#server/security/public-lookup.ts';

const TIMEOUT_MS = 15_000;
/** Rounding of an attempt's duration; see `attemptErrors`. */
const DURATION_STEP_MS = 100;

/** One attempt: a status, or the reason for no response. */
export type AttemptResult = { durationMs: number } & (
  | { status: number; error: null }
  | { status: null; error: AttemptError }
);

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
  allowPrivate: boolean;
}

/**
 * Posts once to a foreign URL. Redirects are not followed, private targets are refused at connect time. Duration in
 * milliseconds, rounded up.
 */
export function postToPublic({ url, headers, body, allowPrivate }: Post): Promise<AttemptResult> {
  refuseInsideTransaction('A receiver');
  const target = new URL(url);
  const start = performance.now();
  const durationMs = () => Math.ceil((performance.now() - start) / DURATION_STEP_MS) * DURATION_STEP_MS;
  if (!allowPrivate && !isAllowedTarget(target)) {
    return Promise.resolve({ status: null, error: 'private_target', durationMs: 0 });
  }
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const call = request(target, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      ...(allowPrivate ? {} : { lookup: lookupPublicAddress }),
    });
    call.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, error: null, durationMs: durationMs() });
      response.destroy();
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ status: null, error: reasonOf(error), durationMs: durationMs() });
    });
    call.end(body);
  });
}
