import { and, eq } from 'drizzle-orm';
import { apiKeys } from '#database/schema/api-keys.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Revokes a key from its next request. */
export async function deleteApiKey(ctx: Context<Member>, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, id), eq(apiKeys.businessId, tx.actor.businessId)))
      .returning();
    if (!row) throw new Problem('not_found');
    const before = { name: row.name, prefix: row.prefix, scopes: row.scopes };
    await writeAudit(tx, { action: 'api_key_revoked', subject: `api_key:${id}`, before, after: null });
  });
}
