import { sql } from 'drizzle-orm';
import { defineJob } from '#server/context/define-job.ts';

/**
 * Creates the counter partitions of this month and the next three. Figures without a partition are set aside and moved
 * once it exists.
 */
export const makeMonths = defineJob(
  'make-months',
  { retry: 'soon', schedule: '31 3 * * *' },
  async ({ db, deps }): Promise<void> => {
    const { rows } = await db.execute<{ moved: string }>(sql`select make_months() as moved`);
    const count = Number(rows[0]?.moved ?? 0);
    if (count > 0) deps.logger.warn({ count }, 'figures had no table of their month; they were moved into it');
  },
);
