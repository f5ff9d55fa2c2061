import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { REQUEST_LIMIT_MS } from '#server/http/limit-time.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';

/** Slow enough for the budget of a session and the drafts of a business, which a drill is not about. */
const PAUSE_MS = 250;

interface Call {
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

/**
 * Owners who create drafts, each in a session of their own, until they are stopped. Each creation has its own key and is
 * repeated under it until it is acknowledged, as every client of ours does; a call that gets no answer within the limit of
 * a request and a little more is counted with status 0.
 */
export function startOwnersLoad(product: ProductProcess, tokens: readonly string[]) {
  const report: LoadReport = { calls: [], eventIds: [] };
  let isOver = false;

  async function send(token: string, key: string): Promise<string | undefined> {
    const startedAt = performance.now();
    const note = (status: number | null) =>
      report.calls.push({ startedAt, durationMs: performance.now() - startedAt, status });
    try {
      const { status, body } = await product.call<{ id: string }>('POST', '/events', {
        token,
        json: { title: `Quiz ${key.slice(0, 8)}` },
        headers: { 'Idempotency-Key': key },
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS + 10_000),
      });
      note(status);
      return status === 201 ? body.id : undefined;
    } catch (error) {
      note(error instanceof DOMException && error.name === 'TimeoutError' ? 0 : null);
      return undefined;
    }
  }

  async function own(token: string): Promise<void> {
    while (!isOver) {
      const key = randomUUID();
      for (let id: string | undefined; id === undefined && !isOver; ) {
        id = await send(token, key);
        if (id !== undefined) report.eventIds.push(id);
        await pause(PAUSE_MS);
      }
    }
  }

  const owners = tokens.map(own);
  return {
    report,
    async stop(): Promise<LoadReport> {
      isOver = true;
      await Promise.all(owners);
      return report;
    },
  };
}
