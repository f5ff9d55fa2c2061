import { and, eq } from 'drizzle-orm';
import { importSources } from '#database/schema/import-sources.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Its events stay. */
export async function deleteSource(ctx: Context<Member>, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(importSources)
      .where(and(eq(importSources.id, id), eq(importSources.businessId, tx.actor.businessId)))
      .returning();
    if (!row) throw new Problem('not_found');
    await writeAudit(tx, {
      action: 'import_source_removed',
      subject: `import_source:${id}`,
      before: { url: row.url },
      after: null,
    });
  });
}
