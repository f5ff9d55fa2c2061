import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '#database/connect.ts';
import { version } from '#domain/shared/version.ts';

/** Milliseconds; load balancers wait no longer. */
const READY_WITHIN_MS = 2_000;

/**
 * `/healthz`: alive; 503 if only a restart helps, because database connections never return. `/readyz`: the database
 * responds within two seconds, otherwise 503.
 */
export function createHealth(db: Database, isStuck: () => boolean): Hono {
  return new Hono()
    .get('/healthz', (c) => (isStuck() ? c.json({ status: 'stuck', version }, 503) : c.json({ status: 'ok', version })))
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
