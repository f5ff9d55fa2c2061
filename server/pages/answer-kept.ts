import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from '#server/context/context.ts';
import { createOwnHosts } from '#server/demo/own-hosts.ts';
import type { Form } from '#server/pages/compressed.ts';
import { chooseForm, headersOfForm } from '#server/pages/compressed.ts';
import type { FindKept, KeptPage, PlainRequest } from '#server/pages/kept-pages.ts';
import type { Page } from '#server/pages/render-page.ts';
import { logRequest } from '#server/telemetry/log-requests.ts';
import type { Tracing } from '#server/telemetry/spans.ts';
import { traceAnswer } from '#server/telemetry/trace-requests.ts';

/** A path that is the same before and after decoding, without dots that lead elsewhere. */
const PLAIN_PATH = /^\/[a-z0-9/-]*$/;
/** A host as browsers write it. */
const PLAIN_HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/;

/** A page as it goes out in one form: what `writeHead` takes, and the bytes. */
interface Outgoing {
  headers: (string | number)[];
  /** The same and its length, which stands only before the bytes. */
  headersOfBody: (string | number)[];
  body: Buffer | null;
}

interface Surroundings {
  findKept?: FindKept | undefined;
  /** Counts the request, where somebody reads the counts. */
  time?: ((request: { method: string; route: string; status: number; start: number }) => void) | undefined;
  /** Where somebody takes traces. */
  tracing?: Tracing | undefined;
}

/** Says of a host whether the product answers to it; remembers the last, because nearly all are the same. */
function createHostCheck({ mode, publicUrl }: Deps['config']): (host: string) => boolean {
  const isOwn = mode === 'demo' ? createOwnHosts(publicUrl) : () => true;
  let last: string | undefined;
  return (host) => {
    if (host === last) return true;
    const url = PLAIN_HOST.test(host) ? URL.parse(`http://${host}`) : null;
    if (!url || !isOwn(url.hostname)) return false;
    last = host;
    return true;
  };
}

function read({ method, url = '', headers }: IncomingMessage): PlainRequest | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return PLAIN_PATH.test(path) ? { method, path, query: end < 0 ? '' : url.slice(end + 1), headers } : undefined;
}

function prepare({ headers, body }: Page, form: Form): Outgoing {
  const bytes = form === 'known' ? null : (body[form] ?? body.identity);
  const all = Object.entries(headersOfForm(body, form, headers)).flat();
  return {
    headers: all,
    headersOfBody: [...all, 'Content-Length', bytes?.length ?? 0],
    body: bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  };
}

/**
 * Answers what is asked most, pages in memory, without the router and the objects of a request: with the same status, headers
 * and bytes as the routes of the pages, and with the same line in the log. Says whether it has; everything that is unusual in
 * any way is left to the routes.
 */
export function createKeptAnswers({ config, logger }: Deps, { findKept, time, tracing }: Surroundings) {
  const isServed = createHostCheck(config);
  const prepared = new WeakMap<Page, Partial<Record<Form, Outgoing>>>();

  function outgoingOf(page: Page, form: Form): Outgoing {
    const forms = prepared.get(page) ?? {};
    const outgoing = forms[form] ?? prepare(page, form);
    if (!forms[form]) prepared.set(page, { ...forms, [form]: outgoing });
    return outgoing;
  }

  /** Nobody stands above who would catch an error; the routes answer instead. */
  function find(plain: PlainRequest): KeptPage | undefined {
    try {
      return findKept?.(plain);
    } catch (error) {
      logger.error({ err: error, path: plain.path }, 'unexpected error');
      return undefined;
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const start = performance.now();
    const { host, 'if-none-match': tags, 'accept-encoding': encodings } = request.headers;
    const plain = read(request);
    if (!plain || host === undefined || !isServed(host)) return false;
    const kept = find(plain);
    if (!kept) return false;
    const { page, route } = kept;
    const { method, path } = plain;
    const form = chooseForm(page.body, tags, encodings?.toString());
    const { headers, headersOfBody, body } = outgoingOf(page, form);
    const status = form === 'known' ? 304 : page.status;
    // Pages do not tell the id, but their lines in the log and their traces have one as all others.
    const requestId = randomUUID();
    const span = tracing && traceAnswer(tracing, { requestId, method, route, status, headers: request.headers });
    if (body && method === 'GET') response.writeHead(status, headersOfBody).end(body);
    else response.writeHead(status, headers).end();
    span?.end();
    time?.({ method, route, status, start });
    logRequest(logger, { requestId, method, path, route, status, start, traceId: span?.traceId });
    return true;
  };
}
