import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { businesses } from '#database/schema/businesses.ts';
import { processorLists } from '#database/schema/legal-acceptances.ts';
import { users } from '#database/schema/users.ts';
import { announcedDays } from '#domain/legal/documents.ts';
import { hasChanged, processorChanges } from '#domain/legal/processors.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { processorChangeMail } from '#server/adapters/mails/document-mails.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { announceOnce } from '#server/modules/trust/legal/announce-once.ts';
import type { ProcessorListRow } from '#server/modules/trust/legal/queries.ts';
import { findProcessorLists } from '#server/modules/trust/legal/queries.ts';

/** Milliseconds in which processes of the release before may still run with its list. */
const ROLL_OUT_MS = 24 * 3_600_000;

/** Stores the operator's list if it changed, and returns the newest. The first one is announced to nobody. */
async function storeList(ctx: Context<System>): Promise<ProcessorListRow | undefined> {
  const { db, now, deps } = ctx;
  const { processors: list } = deps.config.operator;
  const [newest, former] = await findProcessorLists(db);
  const isRollOut = newest && former && now.getTime() - newest.since.getTime() < ROLL_OUT_MS;
  const isStale = isRollOut && !hasChanged(former.list, list);
  if (newest && (isStale || !hasChanged(newest.list, list))) return newest;
  const objectUntil = newest ? addDays(berlinDay(now), announcedDays) : null;
  const row = { version: (newest?.version ?? 0) + 1, list, since: now, objectUntil };
  await db.insert(processorLists).values(row).onConflictDoNothing();
  return (await findProcessorLists(db))[0];
}

/** Announces each changed list of processors once to the businesses with the one before in their contract. */
export const announceProcessors = defineJob(
  'announce-processors',
  { retry: 'soon', schedule: '47 8-20 * * *' },
  async (ctx): Promise<void> => {
    const list = await storeList(ctx);
    if (!list?.objectUntil || list.objectUntil < berlinDay(ctx.now)) return;
    const { version, since } = list;
    await announceOnce(ctx, {
      coming: [{ document: 'processors', version }],
      registeredBy: since,
      notify: (tx, { businessId }) => enqueue(tx, sendProcessorChange, { businessId, version }),
    });
  },
);

/** Cannot be turned off, since the contract promises it. */
export const sendProcessorChange = defineJob(
  'send-processor-change',
  { data: { businessId: z.uuid(), version: z.int() }, retry: 'a day' },
  async ({ db, deps }, { businessId, version }): Promise<void> => {
    const [found] = await db
      .select({ companyName: businesses.companyName, name: users.name, email: users.email, language: users.language })
      .from(businesses)
      .innerJoin(users, eq(users.id, businesses.userId))
      .where(and(eq(businesses.id, businessId), isNull(businesses.closedAt)));
    const listOf = async (wanted: number) =>
      (await db.select().from(processorLists).where(eq(processorLists.version, wanted)))[0];
    const [before, after] = [await listOf(version - 1), await listOf(version)];
    if (!found || !before || !after?.objectUntil) return;
    const changes = processorChanges(before.list, after.list);
    const { email, language, ...facts } = found;
    await deps.mailer.send(
      await processorChangeMail(deps.config, language, {
        ...{ to: email, ...facts },
        ...{ changes, objectUntil: after.objectUntil },
      }),
    );
  },
);
