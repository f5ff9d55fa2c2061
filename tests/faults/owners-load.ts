import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { REQUEST_TIMEOUT_MS } from '#server/http/request-timeout.ts';
import { registrationForm } from '#tests/support/factories.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';

/** More owners than pool connections. Each has a session, since writes are limited per session. */
const OWNERS = 12;
/** Keeps each session below its rate limits. Milliseconds. */
const PAUSE_MS = { write: 600, read: 300 };

interface Call {
  method: string;
  startedAt: number;
  durationMs: number;
  /** Null when the connection was lost before a response. */
  status: number | null;
}

/** Outcomes of the load's calls and the acknowledged events. */
export interface LoadReport {
  calls: Call[];
  eventIds: string[];
}

/** One process, or several behind one function. */
type Callable = Pick<ProductProcess, 'call'>;

/** Registers the owners; resolves with their access tokens. The product must accept any code. */
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
 * Owners create events (drafts unless `toEvent` says otherwise) and list them until stopped. Each creation repeats
 * under its idempotency key until acknowledged; a call without a response within the request timeout counts as status
 * 0.
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
