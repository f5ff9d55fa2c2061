import { eq } from 'drizzle-orm';
import { importSources } from '#database/schema/import-sources.ts';
import type { ImportRule } from '#domain/import-sources/sources.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { requireCeiling } from '#server/modules/events/import-sources/create-source.ts';
import { claimLook } from '#server/modules/events/import-sources/jobs.ts';
import type { SourceRow } from '#server/modules/events/import-sources/queries.ts';
import { lockSource } from '#server/modules/events/import-sources/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

interface Change {
  rule?: ImportRule | undefined;
  monthly_credits?: number | null | undefined;
  status?: 'active' | 'paused' | undefined;
}

const auditState = ({ rule, monthlyCredits, status }: SourceRow) => ({
  rule,
  monthly_credits: monthlyCredits,
  status,
});

async function lockOwn(tx: TransactionContext<Member>, id: string): Promise<SourceRow> {
  const source = await lockSource(tx.db, { id, businessId: tx.actor.businessId });
  if (!source) throw new Problem('not_found');
  return source;
}

/** Changes the rule, pauses, or wakes, which looks now. */
export async function updateSource(ctx: AnyContext<Member>, id: string, change: Change): Promise<SourceRow> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockOwn(tx, id);
    const { rule = before.rule, monthly_credits: monthlyCredits = before.monthlyCredits, status } = change;
    requireCeiling(rule, monthlyCredits);
    const isWoken = status === 'active' && before.status !== 'active';
    const [written] = await tx.db
      .update(importSources)
      .set({
        rule,
        monthlyCredits,
        ...(isWoken ? { failure: null, failingSince: null } : {}),
        ...(status === 'paused' ? { nextLookAt: null, lookingSince: null } : {}),
        status: status ?? before.status,
        updatedAt: tx.now,
      })
      .where(eq(importSources.id, id))
      .returning();
    const row = (isWoken && written ? await claimLook(tx, written) : written) ?? before;
    await writeAudit(tx, {
      action: 'import_source_changed',
      subject: `import_source:${id}`,
      before: auditState(before),
      after: auditState(row),
    });
    return row;
  });
}

/** Claims a look now, unless one is under way. 409 `import_source_off` unless the source is active; 429. */
export async function requestLook(ctx: Context<Member>, id: string): Promise<SourceRow> {
  await ctx.deps.rateLimits.consume('readAddress', ctx.actor.businessId);
  return inTransaction(ctx, async (tx) => {
    const source = await lockOwn(tx, id);
    if (source.status !== 'active') throw new Problem('import_source_off');
    if (source.lookingSince !== null) return source;
    return (await claimLook(tx, source)) ?? source;
  });
}
