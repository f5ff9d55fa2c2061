import { lt, sql } from 'drizzle-orm';
import { BATCH_ROWS, deleteInBatches, inBatches } from '#database/delete-in-batches.ts';
import { appChanges, appChannel } from '#database/schema/app-changes.ts';
import { goneEvents } from '#database/schema/guest-pages.ts';
import { guestBusinesses, guestEvents, searchWords } from '#database/schema/guest-search.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { reconcileGuestView } from '#server/modules/news/guest-search/reconcile-guest-view.ts';

const DAY_MS = 86_400_000;
/** Days a past event stays in this table. */
const OVER_DAYS = 7;
/** Days the address of a deleted event reports its deletion. */
const GONE_DAYS = 400;

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Deletes events a week after their end, deleted ones after 400 days, and expired app changes. */
export async function sweepGuestView(ctx: Context<System>): Promise<void> {
  const { db, now } = ctx;
  const old = daysAgo(now, OVER_DAYS);
  // Ends have no index, so starts are bounded too.
  await deleteInBatches(db, guestEvents, sql`${guestEvents.startsAt} < ${old} and ${guestEvents.overAt} < ${old}`);
  await deleteInBatches(db, goneEvents, lt(goneEvents.goneAt, daysAgo(now, GONE_DAYS)));
  await inBatches(async () => {
    const { rowCount } = await db.execute(sql`
      with gone as (
        delete from ${appChanges} where id in (
          select id from ${appChanges} where ${lt(appChanges.createdAt, keptSince('appChanges', now))}
          order by ${appChanges.createdAt} limit ${BATCH_ROWS}
        ) returning position
      ), swept as (
        update ${appChannel} set swept_position = greatest(swept_position, (select max(position) from gone))
      )
      select from gone`);
    return rowCount ?? 0;
  });
}

/** Words that nothing public contains. */
async function forgetWords({ db }: Context): Promise<void> {
  await db.delete(searchWords).where(
    sql`not exists (select 1 from guest_events where words @@ to_tsquery('simple', quote_literal(${searchWords.word})))
      and not exists (select 1 from guest_businesses where words @@ to_tsquery('simple', quote_literal(${searchWords.word})))`,
  );
}

async function isEmpty({ db }: Context): Promise<boolean> {
  const shown = await db.select({ id: guestBusinesses.businessId }).from(guestBusinesses).limit(1);
  return shown.length === 0;
}

/** Nightly check that search equals what is public. Fills empty tables. */
export const proveGuestView = defineJob(
  'prove-guest-view',
  { retry: 'soon', schedule: '53 4 * * *' },
  async (ctx): Promise<void> => {
    const { logger } = ctx.deps;
    const isFirst = await isEmpty(ctx);
    const mended = await reconcileGuestView(ctx);
    if (mended > 0 && isFirst) logger.info({ count: mended }, 'businesses shown to guests');
    else if (mended > 0) logger.error({ count: mended }, 'guests found something else than what is public; mended');
    await forgetWords(ctx);
  },
);

/** Fills a new demo directly; a large database takes minutes, so a job does it. Filled tables are repaired nightly. */
export async function fillGuestView(ctx: Context<System>, { isDemoNew }: { isDemoNew: boolean }): Promise<void> {
  if (isDemoNew) await reconcileGuestView(ctx);
  else if (await isEmpty(ctx)) await inTransaction(ctx, (tx) => enqueue(tx, proveGuestView, {}));
}
