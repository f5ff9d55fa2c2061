import { connectDatabase } from '#database/connect.ts';
import type { DeadJob } from '#server/context/adapters.ts';
import type { DeadJobChoice, QueueState } from '#server/jobs/dead-jobs.ts';
import { isJobName, openJobs } from '#server/jobs/dead-jobs.ts';
import type { Command } from './command.ts';
import { CommandError, UsageError } from './command.ts';
import { formatAge, formatTable } from './table.ts';

/** `--json` lists all. */
const MOST_LISTED = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const help = `Jobs: mails, webhooks, payments and all that is done in the background
  npm run operator -- jobs                    show queues with work, and what failed for good
  npm run operator -- jobs retry <id>         have one of those done again
  npm run operator -- jobs retry <queue>      all of a queue, for example send-invoice
  npm run operator -- jobs retry --all        all of them
`;

const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

function formatJobs(queues: QueueState[], dead: Omit<DeadJob, 'ids'>[]): string {
  const busy = queues.filter(({ ready, trying, active, deferred }) => ready + trying + active + deferred > 0);
  const states = busy.map(({ queue, ready, oldestReadySeconds, active, trying, deferred }) => [
    queue,
    String(ready),
    oldestReadySeconds > 0 ? formatAge(oldestReadySeconds) : '',
    String(active),
    String(trying),
    String(deferred),
  ]);
  const listed = dead.slice(0, MOST_LISTED);
  const lost = listed.map(({ id, queue, failedAt, tries, reason }) => [
    id,
    queue,
    minute(failedAt),
    String(tries),
    reason,
  ]);
  const more = dead.length > listed.length ? `\nand ${dead.length - listed.length} more; --json lists all.` : '';
  return [
    busy.length > 0
      ? formatTable(['queue', 'ready', 'oldest', 'active', 'tried again', 'later'], states)
      : 'No queue has work.',
    dead.length > 0
      ? `Failed for good (times in UTC):\n${formatTable(['id', 'queue', 'failed', 'tries', 'reason'], lost)}${more}`
      : 'Nothing failed for good.',
  ].join('\n\n');
}

async function show(url: string, isJson: boolean): Promise<string> {
  const opened = await openJobs(url);
  try {
    const [queues, dead] = [await opened.list(), await opened.listDead()];
    return isJson ? JSON.stringify({ queues, dead }, null, 2) : formatJobs(queues, dead);
  } finally {
    await opened.stop();
  }
}

async function retry(url: string, choice: DeadJobChoice, isJson: boolean): Promise<string> {
  const opened = await openJobs(url);
  const { db, close } = connectDatabase(url, { maxConnections: 1 });
  try {
    const retried = await opened.retry(db, choice, new Date());
    const lines = Object.entries(retried).map(([queue, count]) => `${queue}: ${count} to be done again`);
    if (lines.length > 0) return isJson ? JSON.stringify({ retried }) : lines.join('\n');
    if (choice !== 'all' && 'id' in choice) throw new CommandError(`No job ${choice.id} failed for good.`);
    if (choice !== 'all') throw new CommandError(`No job of ${choice.queue} failed for good.`);
    return isJson ? JSON.stringify({ retried }) : 'Nothing failed for good.';
  } finally {
    await close();
    await opened.stop();
  }
}

function readChoice(word: string | undefined, isAll: boolean): DeadJobChoice {
  if (isAll === (word !== undefined)) throw new UsageError('Name a queue or the id of one job, or say --all.');
  if (word === undefined) return 'all';
  if (UUID.test(word)) return { id: word.toLowerCase() };
  if (isJobName(word)) return { queue: word };
  throw new UsageError(`${word} is neither a queue nor the id of a job.`);
}

/** Lists waiting and dead jobs, and retries dead ones. */
export const jobs: Command = {
  help,
  read([action, word, ...rest], { isAll, isJson }) {
    if (action === undefined) {
      if (isAll) throw new UsageError('--all belongs to jobs retry.');
      return (url) => show(url, isJson);
    }
    if (action !== 'retry') throw new UsageError(`jobs knows no ${action}.`);
    if (rest.length > 0) throw new UsageError(`One at a time: ${rest.join(' ')} is too much.`);
    const choice = readChoice(word, isAll);
    return (url) => retry(url, choice, isJson);
  },
};
