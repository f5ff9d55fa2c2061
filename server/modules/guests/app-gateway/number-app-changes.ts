import { asc, gt, isNull, sql } from 'drizzle-orm';
import { appChanges, appChannel } from '#database/schema/app-changes.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';

const MOST_AT_ONCE = 1000;

/**
 * Assigns consecutive, permanent positions to committed changes. Readers do this, one at a time, so writers do not wait
 * and nothing appears before a position that was read.
 */
export async function numberAppChanges(ctx: Context): Promise<void> {
  const [waiting] = await ctx.db
    .select({ id: appChanges.id })
    .from(appChanges)
    .where(isNull(appChanges.position))
    .limit(1);
  if (!waiting) return;
  await inTransaction(ctx, async ({ db }) => {
    const [channel] = await db.select({ last: appChannel.lastPosition }).from(appChannel).for('update');
    if (!channel) throw new Error('the row of the channel is missing');
    const numbered = await db.execute(sql`
      update app_changes set position = fresh.position
      from (
        select id, ${channel.last}::bigint + row_number() over (order by id) as position
        from (select id from app_changes where position is null order by id limit ${MOST_AT_ONCE}) as unnumbered
      ) as fresh
      where app_changes.id = fresh.id`);
    await db.update(appChannel).set({ lastPosition: channel.last + (numbered.rowCount ?? 0) });
  });
}

export type AppChangeRow = typeof appChanges.$inferSelect;

/** First and last position of the channel. */
export async function findChannel({ db }: Pick<Context, 'db'>): Promise<{ last: number; swept: number }> {
  const [channel] = await db
    .select({ last: appChannel.lastPosition, swept: appChannel.sweptPosition })
    .from(appChannel);
  if (!channel) throw new Error('the row of the channel is missing');
  return channel;
}

/** In order. */
export async function findAppChanges(
  { db }: Pick<Context, 'db'>,
  after: number,
  limit: number,
): Promise<AppChangeRow[]> {
  return db
    .select()
    .from(appChanges)
    .where(gt(appChanges.position, after))
    .orderBy(asc(appChanges.position))
    .limit(limit);
}
