import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '#database/connect.ts';

/** A load balancer needs an answer soon; in milliseconds. */
const READY_WITHIN_MS = 2_000;

/**
 * `/healthz`: the process is alive; 503 when only a restart would help, because its database connections never come back.
 * `/readyz`: it reaches its database within two seconds; 503 otherwise.
 */
export function createHealth(db: Database, isStuck: () => boolean): Hono {
  return new Hono()
    .get('/healthz', (c) => (isStuck() ? c.json({ status: 'stuck' }, 503) : c.json({ status: 'ok' })))
    .get('/readyz', async (c) => {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<false>((resolve) => {
        timer = setTimeout(() => resolve(false), READY_WITHIN_MS);
      });
      const reached = db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
      const isReady = await Promise.race([reached, timeout]);
      clearTimeout(timer);
      return isReady ? c.json({ status: 'ready' }) : c.json({ status: 'database unreachable' }, 503);
    });
}
