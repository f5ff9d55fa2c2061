import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import type { Database } from '#database/connect.ts';

/** Cache time in milliseconds: the figures count whole tables. */
const KEPT_MS = 300_000;

interface Figures extends Record<string, unknown> {
  businesses: Record<string, number> | null;
  events: Record<string, number> | null;
  credits: number;
  cents: number;
}

/** Business figures as the database has them, so every process reports the same. Test sides are left out. */
export function measureBusiness(registers: Registry[], db: Database): void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const events = gauge('dabei_events', 'Events by status', ['status']);
  const credits = gauge('dabei_credits_sold', 'Credits of payments that were kept');
  const cents = gauge('dabei_sales_cents', 'Payments in EUR cents, without what went back');
  let readAt = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: 'dabei_businesses',
    help: 'Registered businesses by state of their verification',
    labelNames: ['status'] as const,
    registers,
    async collect() {
      if (performance.now() - readAt < KEPT_MS) return;
      const { rows } = await db.execute<Figures>(sql`
        select
          (select json_object_agg(status, n) from (select verification_status as status, count(*)::int as n
            from businesses where test_of is null and closed_at is null group by 1) b) as businesses,
          (select json_object_agg(status, n) from (select e.status, count(*)::int as n
            from events e join businesses b on b.id = e.business_id where b.test_of is null group by 1) e) as events,
          (select coalesce(sum(credits - claimed_credits), 0)::int from payments) as credits,
          (select coalesce(sum(amount_cents - refunded_cents - disputed_cents), 0)::float8 from payments) as cents`);
      const [row] = rows as [Figures];
      for (const each of [this, events]) each.reset();
      for (const [status, count] of Object.entries(row.businesses ?? {})) this.set({ status }, count);
      for (const [status, count] of Object.entries(row.events ?? {})) events.set({ status }, count);
      credits.set(row.credits);
      cents.set(row.cents);
      readAt = performance.now();
    },
  });
}
