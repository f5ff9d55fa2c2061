import { and, asc, eq, exists, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { businesses } from '#database/schema/businesses.ts';
import { importSources } from '#database/schema/import-sources.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import type { SourceRow } from '#server/modules/events/import-sources/queries.ts';
import { readAddress } from '#server/modules/events/import-sources/read-address.ts';
import { settleLook } from '#server/modules/events/import-sources/settle-look.ts';

const BATCH = 500;
const HOUR_MS = 3_600_000;

/** A number that was claimed later makes this look void. */
export const lookAtSource = defineJob(
  'look-at-source',
  {
    data: { sourceId: z.uuid(), look: z.int() },
    retry: 'soon',
    concurrency: { quick: 8, slow: 4, total: 16, perQuickGroup: 1, slowAfterMs: 2_000 },
  },
  async (ctx, { sourceId, look }): Promise<void> => {
    const [source] = await ctx.db.select().from(importSources).where(eq(importSources.id, sourceId));
    if (source?.look !== look || source.lookingSince === null) return;
    const isReadToday = source.readOn === berlinDay(ctx.now);
    const conditions = isReadToday ? { etag: source.etag, lastModified: source.lastModified } : {};
    const found = await readAddress(ctx, { url: source.url, businessId: source.businessId, ...conditions });
    await settleLook({ ...ctx, now: ctx.deps.clock() }, source, found);
  },
);

/** Claims a locked source for a look. One server gets one call at a time. */
export async function claimLook(
  tx: Pick<TransactionContext, 'db' | 'now' | 'deps'>,
  { id, url, look }: Pick<SourceRow, 'id' | 'url' | 'look'>,
): Promise<SourceRow | undefined> {
  const nextLookAt = new Date(tx.now.getTime() + HOUR_MS);
  const [claimed] = await tx.db
    .update(importSources)
    .set({ look: look + 1, lookingSince: tx.now, nextLookAt })
    .where(eq(importSources.id, id))
    .returning();
  await enqueue(tx, lookAtSource, { sourceId: id, look: look + 1 }, { group: new URL(url).host });
  return claimed;
}

/** Claims due sources: processes skip each other's, and a look that died is claimed again an hour later. */
export const lookAtDueSources = defineJob(
  'look-at-due-sources',
  { retry: 'soon', schedule: '*/5 * * * *' },
  async (ctx): Promise<void> => {
    for (;;) {
      const count = await inTransaction(ctx, async (tx) => {
        const { id, url, look, status, nextLookAt, businessId } = importSources;
        const isOpen = exists(
          tx.db
            .select({ one: sql`1` })
            .from(businesses)
            .where(and(eq(businesses.id, businessId), isNull(businesses.closedAt))),
        );
        const due = await tx.db
          .select({ id, url, look })
          .from(importSources)
          .where(and(eq(status, 'active'), lte(nextLookAt, tx.now), isOpen))
          .orderBy(asc(nextLookAt))
          .limit(BATCH)
          .for('no key update', { skipLocked: true });
        for (const source of due) await claimLook(tx, source);
        return due.length;
      });
      if (count < BATCH) return;
    }
  },
);
