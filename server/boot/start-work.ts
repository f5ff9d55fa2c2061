import type { Pool } from 'pg';
import type { Database, DatabaseHandle } from '#database/connect.ts';
import type { ClockCheck } from '#server/boot/installation/clock-check.ts';
import { findKeyChange } from '#server/boot/installation/settle-key.ts';
import { watchInstallation } from '#server/boot/installation/watch-installation.ts';
import type { Opened } from '#server/boot/steps.ts';
import { inSteps } from '#server/boot/steps.ts';
import type { JobQueue } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import { bindJobs, holdsOf } from '#server/jobs/all-jobs.ts';
import { sendWeeklyReports } from '#server/modules/events/analytics/send-weekly-reports.ts';
import { replayErasures } from '#server/modules/guests/app-people/jobs.ts';

interface Work {
  deps: Deps;
  database: { primary: { db: Database; pool: Pool }; connect(size: number, lost: string): DatabaseHandle & Opened };
  jobs: JobQueue;
  clockCheck: ClockCheck;
  onJobError: (error: Error) => void;
}

/** Starts working on jobs if this process does; pauses while clock or key are wrong. */
export function startWork({ deps, database: { primary, connect }, jobs, clockCheck, onJobError }: Work) {
  const { config, logger } = deps;
  return inSteps(new AbortController().signal, async (steps) => {
    const pools: Record<string, Pool> = { requests: primary.pool };
    let work: () => Promise<void> = async () => undefined;
    if (config.work !== 'web') {
      // Separate connections, so that jobs do not starve requests.
      const working = await steps.take(connect(config.jobsPoolSize, 'database connection of jobs lost'));
      pools.jobs = working.pool;
      work = () => jobs.work(bindJobs({ ...deps, db: working.db }), holdsOf(deps));
      await work();
      await steps.take({ stop: () => jobs.stopWork() });
      // A restored backup may contain people erased since.
      await deps.db.transaction((tx) => jobs.enqueue(tx, replayErasures, {}));
    }
    // Otherwise the demo's mailbox would have no report before Monday.
    if (config.mode === 'demo') await deps.db.transaction((tx) => jobs.enqueue(tx, sendWeeklyReports, {}));
    const unwatch = watchInstallation({
      look: async () => (await clockCheck.compare()) ?? (await findKeyChange(deps.db, config)),
      onWrong(sentence) {
        logger.error(`${sentence}. This process begins no job until then`);
        jobs.stopWork().catch(onJobError);
      },
      onRight() {
        logger.info('clock and key are right again');
        work().catch(onJobError);
      },
      onError: (error) => logger.warn({ err: error }, 'clock and key cannot be compared'),
    });
    await steps.take({ stop: unwatch });
    return { pools };
  });
}
