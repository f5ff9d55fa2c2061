import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';

/** How long a start waits for the indexes of a new version; the queue works without them, only more slowly. */
const PATIENCE_SECONDS = 600;

/**
 * Creates the queue's tables, or migrates them to the version of this program. If they are up to date, they are only read.
 */
export async function installJobQueue(connectionString: string, log: (message: string) => void): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  boss.on('error', (error) => log(`The job queue cannot be prepared: ${error.message}`));
  await boss.start();
  // A new version builds its indexes in the background, which a serving process has no right to do.
  const isBuilding = async () =>
    (await boss.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress');
  for (let second = 0; second < PATIENCE_SECONDS && (await isBuilding()); second++) {
    if (second % 10 === 0) log('The job queue builds its indexes.');
    await pause(1000);
  }
  await boss.stop({ graceful: false });
}

/** Whether the queue's tables are there in the version of this program. It only reads. */
export async function isJobQueueReady(connectionString: string): Promise<boolean> {
  const boss = new PgBoss({ connectionString, migrate: false, supervise: false, schedule: false, max: 1 });
  boss.on('error', () => undefined); // The running statement fails and reports it.
  try {
    await boss.start();
    return true;
  } catch (error) {
    // Its own words for a queue that is missing or of another version; what a connection throws has a code.
    if ((error as { code?: string }).code !== undefined) throw error;
    return false;
  } finally {
    await boss.stop({ graceful: false });
  }
}
