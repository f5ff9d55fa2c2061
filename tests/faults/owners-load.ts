import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { REQUEST_TIMEOUT_MS } from '#server/http/request-timeout.ts';
import { registrationForm } from '#tests/support/factories.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';

/** Each with a business and a session of their own: one session may only write so often. More than the pool has connections. */
const OWNERS = 12;
/** Keeps every session below what it may write and read in a minute. */
const PAUSE_MS = { write: 600, read: 300 };

interface Call {
  method: string;
  startedAt: number;
  durationMs: number;
  /** Null when the connection was lost before an answer came. */
  status: number | null;
}

/** What happened to the calls of a load, and which events the product has acknowledged. */
export interface LoadReport {
  calls: Call[];
  eventIds: string[];
}

/** One process of the product, or several of which any answers. */
type Callable = Pick<ProductProcess, 'call'>;

/** Registers the owners of the load; resolves with their access tokens. The product must take any code. */
export async function createOwners(product: Callable): Promise<string[]> {
  const tokens: string[] = [];
  for (let count = 0; count < OWNERS; count += 1) {
    const form = registrationForm();
    const registered = await product.call<{ upload_token: string }>('POST', '/registrations', { json: form });
    const { body } = await product.call<{ access_token: string }>('POST', '/registrations/confirm', {
      json: { email: form.loginEmail, upload_token: registered.body.upload_token, code: '000000' },
    });
    tokens.push(body.access_token);
  }
  return tokens;
}

const draft = (title: string): Record<string, unknown> => ({ title });

/**
 * Owners who create events, drafts unless `toEvent` says otherwise, and read theirs until they are stopped. Each creation has
 * its own key and is repeated under it until it is acknowledged, as every client of ours does; a call that gets no answer
 * within the limit of a request and a little more is counted with status 0.
 */
export function startOwnersLoad(product: Callable, tokens: string[], toEvent = draft) {
  const report: LoadReport = { calls: [], eventIds: [] };
  let isOver = false;

  async function send<T>(method: string, path: string, options: Parameters<typeof product.call>[2]) {
    const startedAt = performance.now();
    const note = (status: number | null) =>
      report.calls.push({ method, startedAt, durationMs: performance.now() - startedAt, status });
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS + 10_000);
      const answer = await product.call<T>(method, path, { ...options, signal });
      note(answer.status);
      return answer;
    } catch (error) {
      note(error instanceof DOMException && error.name === 'TimeoutError' ? 0 : null);
      return undefined;
    }
  }

  async function create(token: string, key: string): Promise<string | undefined> {
    const answer = await send<{ id: string }>('POST', '/events', {
      token,
      json: toEvent(`Quiz ${key.slice(0, 8)}`),
      headers: { 'Idempotency-Key': key },
    });
    return answer?.status === 201 ? answer.body.id : undefined;
  }

  async function write(token: string): Promise<void> {
    while (!isOver) {
      const key = randomUUID();
      for (let id: string | undefined; id === undefined && !isOver; ) {
        id = await create(token, key);
        if (id !== undefined) report.eventIds.push(id);
        await pause(PAUSE_MS.write);
      }
    }
  }

  async function read(token: string): Promise<void> {
    while (!isOver) {
      await send('GET', '/events', { token });
      await pause(PAUSE_MS.read);
    }
  }

  const owners = tokens.flatMap((token) => [write(token), read(token)]);
  return {
    report,
    async stop(): Promise<LoadReport> {
      isOver = true;
      await Promise.all(owners);
      return report;
    },
  };
}
