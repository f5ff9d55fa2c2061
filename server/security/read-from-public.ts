import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { AttemptError } from '#domain/webhooks/attempt-errors.ts';
import { reasonOf } from '#server/security/call-failure.ts';
import { isAllowedTarget } from '#server/security/public-address.ts';
import { lookupPublicAddress } from '#server/security/public-lookup.ts';

/** For all hops together. */
const TIMEOUT_MS = 10_000;
const MOST_BYTES = 2_000_000;
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

type ReadError = AttemptError | 'too_large' | 'redirects';
type PublicFile =
  | { error: ReadError }
  | { error: null; url: string; status: number; headers: IncomingMessage['headers']; body: Uint8Array };

interface Read {
  url: string;
  headers: Record<string, string>;
  allowPrivate: boolean;
}

class TooLarge extends Error {}

async function bodyOf(response: IncomingMessage): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > MOST_BYTES) throw new TooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new TooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function open(target: URL, { headers, allowPrivate }: Read, signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(target, {
      agent: false,
      signal,
      // A compressed body could unpack to more than the limit.
      headers: { ...headers, 'Accept-Encoding': 'identity' },
      ...(allowPrivate ? {} : { lookup: lookupPublicAddress }),
    });
    call.on('response', resolve);
    call.on('error', reject);
    call.end();
  });
}

function targetOf(url: string, base?: string): URL | null {
  const target = URL.canParse(url, base) ? new URL(url, base) : null;
  const isWeb = target !== null && /^https?:$/.test(target.protocol) && target.username + target.password === '';
  return isWeb ? target : null;
}

/**
 * Reads a foreign URL: at most 2 MB in 10 seconds. Each redirect is checked as the first address is; private targets are
 * refused at connect time.
 */
export async function readFromPublic(read: Read): Promise<PublicFile> {
  refuseInsideTransaction('A foreign server');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let target = targetOf(read.url);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (!target || !(read.allowPrivate || isAllowedTarget(target))) return { error: 'private_target' };
    let response: IncomingMessage | undefined;
    try {
      response = await open(target, read, signal);
      const { statusCode: status = 0, headers } = response;
      if (!REDIRECTS.includes(status) || headers.location === undefined) {
        const body = status === 200 ? await bodyOf(response) : new Uint8Array();
        return { error: null, url: target.href, status, headers, body };
      }
      target = targetOf(headers.location, target.href);
    } catch (error) {
      if (error instanceof TooLarge) return { error: 'too_large' };
      return { error: signal.aborted ? 'timeout' : reasonOf(error as NodeJS.ErrnoException) };
    } finally {
      response?.destroy();
    }
  }
  return { error: 'redirects' };
}
