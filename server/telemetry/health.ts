import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '#database/connect.ts';

/** `/healthz`: the process lives. `/readyz`: it reaches its database. */
export function createHealth(db: Database): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      try {
        await db.execute(sql`select 1`);
        return c.json({ status: 'ready' });
      } catch {
        return c.json({ status: 'database unreachable' }, 503);
      }
    });
}
