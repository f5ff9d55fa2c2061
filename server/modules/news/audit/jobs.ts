import { sql } from 'drizzle-orm';
import { inBatches } from '#database/delete-in-batches.ts';
import type { Context } from '#server/context/context.ts';

/** Deletes entries by the database's clock; a trigger refuses younger ones. */
export async function sweepAuditLog({ db }: Pick<Context, 'db'>): Promise<void> {
  await inBatches(async () => {
    const { rows } = await db.execute<{ gone: string }>(sql`select forget_old_audit() as gone`);
    return Number(rows[0]?.gone ?? 0);
  });
}
