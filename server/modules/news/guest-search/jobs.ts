import { lt, sql } from 'drizzle-orm';
import { deleteInPieces, inPieces, PIECE } from '#database/delete-in-pieces.ts';
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
/** How long a past event can still be found by whoever looks for it in this table. */
const OVER_DAYS = 7;
/** How long the address of a deleted event says that there was one; links in old chats are hardly opened after a year. */
const GONE_DAYS = 400;

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Forgets events that have been over for a week, deleted ones after a year, and changes older than the app may ask for. */
export async function sweepGuestView(ctx: Context<System>): Promise<void> {
  const { db, now } = ctx;
  const old = daysAgo(now, OVER_DAYS);
  // What is over has begun before: by that they are found in the order of their beginnings, without an index of their ends.
  await deleteInPieces(db, guestEvents, sql`${guestEvents.startsAt} < ${old} and ${guestEvents.overAt} < ${old}`);
  await deleteInPieces(db, goneEvents, lt(goneEvents.goneAt, daysAgo(now, GONE_DAYS)));
  await inPieces(async () => {
    const { rowCount } = await db.execute(sql`
      with gone as (
        delete from ${appChanges} where id in (
          select id from ${appChanges} where ${lt(appChanges.createdAt, keptSince('appChanges', now))}
          order by ${appChanges.createdAt} limit ${PIECE}
        ) returning position
      ), swept as (
        update ${appChannel} set swept_position = greatest(swept_position, (select max(position) from gone))
      )
      select from gone`);
    return rowCount ?? 0;
  });
}

/** Removes words that nothing public contains any more from those that typing errors are compared with. */
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

/** Once a night: proves that guests find what is public, and nothing else. Fills the tables when there is nothing in them. */
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

/**
 * At a start: the demo shows what it has just been filled with. A large database from before these tables takes minutes, which
 * nobody should wait for, so there a job does it. What is wrong in tables that are filled is mended at night.
 */
export async function fillGuestView(ctx: Context<System>, { isDemoNew }: { isDemoNew: boolean }): Promise<void> {
  if (isDemoNew) await reconcileGuestView(ctx);
  else if (await isEmpty(ctx)) await inTransaction(ctx, (tx) => enqueue(tx, proveGuestView, {}));
}
