import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';

/** Seconds to wait for a new version's indexes; without them the queue is only slower. */
const PATIENCE_SECONDS = 600;

/** Creates or migrates the queue's tables; reads only if they are current. */
export async function installJobQueue(connectionString: string, log: (message: string) => void): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  boss.on('error', (error) => log(`The job queue cannot be prepared: ${error.message}`));
  await boss.start();
  // A new version builds indexes in the background, for which a serving process has no rights.
  const isBuilding = async () =>
    (await boss.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress');
  for (let second = 0; second < PATIENCE_SECONDS && (await isBuilding()); second++) {
    if (second % 10 === 0) log('The job queue builds its indexes.');
    await pause(1000);
  }
  await boss.stop({ graceful: false });
}

/** Whether the queue's tables match this version. Reads only. */
export async function isJobQueueReady(connectionString: string): Promise<boolean> {
  const boss = new PgBoss({ connectionString, migrate: false, supervise: false, schedule: false, max: 1 });
  boss.on('error', () => undefined); // The running call then fails.
  try {
    await boss.start();
    return true;
  } catch (error) {
    // pg-boss's own errors, for a missing or outdated queue, have no code; connection errors do.
    if ((error as { code?: string }).code !== undefined) throw error;
    return false;
  } finally {
    await boss.stop({ graceful: false });
  }
}
