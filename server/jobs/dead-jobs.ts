import { userInfo } from 'node:os';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '#database/connect.ts';
import type { DeadJob } from '#server/context/adapters.ts';
import { DEAD_JOBS } from '#server/context/job.ts';
import type { JobName } from '#server/jobs/all-jobs.ts';
import { jobs as allJobs } from '#server/jobs/all-jobs.ts';
import { listDeadJobs } from '#server/jobs/list-dead-jobs.ts';
import { measureQueues } from '#server/jobs/measure-queues.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Current counts of a queue over all processes. */
export interface QueueState {
  queue: string;
  ready: number;
  oldestReadySeconds: number;
  /** Failed before, waiting for the next attempt. */
  trying: number;
  /** Not due yet, never attempted. */
  deferred: number;
  active: number;
  dead: number;
}

export type DeadJobChoice = { queue: JobName } | { id: string } | 'all';

const names = allJobs.map(({ name }) => name);
/** Jobs per transaction. */
const BATCH = 1000;

export function isJobName(word: string): word is JobName {
  return names.some((name) => name === word);
}

/** Opens the queue for one command: nothing is worked on or installed. */
export async function openJobs(connectionString: string) {
  const boss = new PgBoss({ connectionString, migrate: false, schedule: false, supervise: false, max: 2 });
  boss.on('error', () => undefined); // The running call then fails.
  await boss.start();
  const database = boss.getDb();

  return {
    async list(): Promise<QueueState[]> {
      const counts = `select name as queue,
          count(*) filter (where state = 'created' and start_after <= now())::int as ready,
          count(*) filter (where state = 'retry')::int as trying,
          count(*) filter (where state = 'created' and start_after > now())::int as deferred,
          count(*) filter (where state = 'active')::int as active
        from pgboss.job where state <= 'active' group by name`;
      const { rows } = (await database.executeSql(counts)) as {
        rows: Omit<QueueState, 'oldestReadySeconds' | 'dead'>[];
      };
      const none = { ready: 0, trying: 0, deferred: 0, active: 0 };
      const measured = await measureQueues(boss, names);
      return measured.map((each) => ({ ...none, ...rows.find(({ queue }) => queue === each.queue), ...each }));
    },

    /** Newest first. */
    async listDead(choice: DeadJobChoice = 'all'): Promise<Omit<DeadJob, 'ids'>[]> {
      const query = (text: string, values: unknown[]) => database.executeSql(text, values);
      const found = await listDeadJobs(query, typeof choice === 'object' ? choice : {});
      return found.map(({ ids: _, ...job }) => job);
    },

    /** Re-enqueues dead jobs as new, with an audit entry; returns counts per queue. */
    async retry(db: Database, choice: DeadJobChoice, now: Date): Promise<Record<string, number>> {
      const waiting = await this.listDead(choice);
      const moved: Record<string, number> = {};
      for (const queue of new Set(waiting.map((job) => job.queue))) {
        const ids = waiting.filter((job) => job.queue === queue).map(({ id }) => id);
        for (let start = 0; start < ids.length; start += BATCH) {
          const count = await db.transaction(async (tx) => {
            const some = { ids: ids.slice(start, start + BATCH), limit: BATCH };
            const jobs = await boss.redrive(DEAD_JOBS, { ...some, db: fromDrizzle(tx, sql) });
            if (jobs === 0) return 0;
            const record = { action: 'jobs_retried', subject: `queue:${queue}`, before: null } as const;
            await writeAudit(
              { db: tx, actor: { kind: 'system' }, now },
              { ...record, after: { jobs, by: userInfo().username } },
            );
            return jobs;
          });
          if (count > 0) moved[queue] = (moved[queue] ?? 0) + count;
        }
      }
      return moved;
    },

    stop: () => boss.stop({ graceful: false }),
  };
}
