import type { PgBoss } from 'pg-boss';
import type { QueueMeasure } from '#server/context/adapters.ts';
import { DEAD_JOBS } from '#server/context/job.ts';

const statement = `
  with waiting as (
    select name, min(start_after) as since,
      count(distinct coalesce(group_id, id::text)) filter (where start_after < now() - interval '2 minutes')::int as late
    from pgboss.job
    where state < 'active' and not blocked and start_after <= now() group by name
  ), failing as (
    select name, count(*)::int as count from pgboss.job where state = 'retry' and retry_count > 1 group by name
  ), dead as (
    select source_name as name, count(*)::int as count from pgboss.job where name = $2 group by source_name
  )
  select queue.name as queue, coalesce(dead.count, 0) as dead,
    coalesce(extract(epoch from now() - waiting.since), 0)::float8 as "oldestReadySeconds",
    coalesce(waiting.late, 0) as late, coalesce(failing.count, 0) as failing
  from pgboss.queue left join waiting using (name) left join failing using (name) left join dead using (name)
  where queue.name = any($1::text[]) order by queue.name`;

/** Dead, failing and late jobs, and the wait of the oldest due job, per queue. */
export async function measureQueues(boss: PgBoss, names: readonly string[]): Promise<QueueMeasure[]> {
  return (await boss.getDb().executeSql(statement, [names, DEAD_JOBS])).rows;
}
