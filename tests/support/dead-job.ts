import { sql } from 'drizzle-orm';
import { DEAD_JOBS } from '#server/context/job.ts';
import type { TestApp } from '#tests/support/app.ts';

/** Puts a job of a queue among those that were given up; returns its id. */
export async function createDeadJob(
  { db }: Pick<TestApp, 'db'>,
  queue: string,
  data: Record<string, string>,
): Promise<string> {
  const output = { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' };
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
    values (${DEAD_JOBS}, ${JSON.stringify(data)}::jsonb, ${queue}, gen_random_uuid(), now(), 100,
      ${JSON.stringify(output)}::jsonb)
    returning id`);
  return rows[0]?.id ?? '';
}
