import http from 'node:http';
import https from 'node:https';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { lookupPublicAddress, mayBePublic } from '#server/security/public-address.ts';

const TIMEOUT_MS = 15_000;

/** What came of one attempt: an answer with its status, or why there was none. */
export type AttemptResult = { status: number; error: null } | { status: null; error: string };

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  allowPrivate: boolean;
}

/** Posts once. Redirects are answers like others, never followed; private targets are refused when the call is made. */
export function postWebhook({ url, headers, body, allowPrivate }: Post): Promise<AttemptResult> {
  refuseInsideTransaction('A receiver');
  const target = new URL(url);
  if (!allowPrivate && !mayBePublic(target)) return Promise.resolve({ status: null, error: 'private_target' });
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const call = request(target, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'User-Agent': 'Dabei-Webhooks/1',
        'Content-Length': Buffer.byteLength(body),
      },
      ...(allowPrivate ? {} : { lookup: lookupPublicAddress }),
    });
    call.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, error: null });
      response.destroy();
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      resolve({
        status: null,
        error: error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : (error.code ?? error.message),
      });
    });
    call.end(body);
  });
}
