import { lt, sql } from 'drizzle-orm';
import { statusSamples } from '#database/schema/status.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Component, SampleState } from '#domain/status-page/status.ts';
import { judgeAnswer, judgeQueues } from '#domain/status-page/status.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { firstDay } from '#server/modules/desk/status/queries.ts';

async function judgeAll({ db, deps }: Context<System>): Promise<Record<Component, SampleState>> {
  const begin = performance.now();
  await db.execute(sql`select 1`);
  const api = judgeAnswer(performance.now() - begin);
  const queues = await deps.jobs.measure();
  return {
    api,
    mails: judgeQueues('mails', queues, false),
    webhooks: judgeQueues('webhooks', queues, deps.switches.isOff('webhooks')),
    jobs: judgeQueues('jobs', queues, false),
    payments: judgeQueues('payments', queues, deps.switches.isOff('payments')),
  };
}

/** Takes a sample of each part once a minute, whichever process does; removes days that the page no longer shows. */
export const sampleStatus = defineJob(
  'sample-status',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    const { db, now } = ctx;
    const found = await judgeAll(ctx);
    const day = berlinDay(now);
    const rows = Object.entries(found).map(([component, state]) => ({
      ...{ component: component as Component, day, up: 0, slow: 0, down: 0, [state]: 1 },
      ...{ firstAt: now, lastAt: now, lastState: state },
    }));
    const added = (name: string) => sql.raw(`status_samples.${name} + excluded.${name}`);
    await db
      .insert(statusSamples)
      .values(rows)
      .onConflictDoUpdate({
        target: [statusSamples.component, statusSamples.day],
        set: {
          ...{ up: added('up'), slow: added('slow'), down: added('down') },
          ...{ lastAt: sql`excluded.last_at`, lastState: sql`excluded.last_state` },
        },
        // A second sample of a minute does not count.
        setWhere: sql`status_samples.last_at < date_trunc('minute', excluded.last_at)`,
      });
    await db.delete(statusSamples).where(lt(statusSamples.day, firstDay(now)));
  },
);
