import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { importSources } from '#database/schema/import-sources.ts';
import type { ImportRule } from '#domain/import-sources/sources.ts';
import { sourceAddress } from '#domain/import-sources/sources.ts';
import { mostOfBusiness } from '#domain/shared/limits.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { claimLook } from '#server/modules/events/import-sources/jobs.ts';
import type { SourceRow } from '#server/modules/events/import-sources/queries.ts';
import { findSources } from '#server/modules/events/import-sources/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { isAllowedTarget } from '#server/security/public-address.ts';

interface NewSource {
  url: string;
  rule: ImportRule;
  monthly_credits: number | null;
}

/** The address to call. 422 `import_address` for a private one; names are resolved and checked on every call. */
export function readSourceAddress({ deps }: Pick<TransactionContext, 'deps'>, typed: string): string {
  const url = sourceAddress(typed);
  if (url !== null && (deps.config.allowPrivateWebhooks || isAllowedTarget(new URL(url)))) return url;
  throw new Problem('import_address', {
    detail: 'Not an address of a web server on the public internet',
    errors: [{ path: 'url', code: 'import_address', message: 'Not a web server on the public internet' }],
  });
}

/** 422 if publishing has no ceiling. */
export function requireCeiling(rule: ImportRule, monthlyCredits: number | null): void {
  if (rule !== 'publish' || monthlyCredits !== null) return;
  throw invalidField('monthly_credits', 'required', 'Publishing needs a ceiling of credits a month');
}

/** Adds a source and claims its first look. 409 `limit_reached`, `import_source_exists`. */
export async function createSource(ctx: AnyContext<Member>, input: NewSource): Promise<SourceRow> {
  const { rule, monthly_credits: monthlyCredits } = input;
  const url = readSourceAddress(ctx, input.url);
  requireCeiling(rule, monthlyCredits);
  return inTransaction(ctx, async (tx) => {
    const { businessId, userId: hostId } = tx.actor;
    const [business] = await tx.db
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.id, businessId))
      .for('no key update');
    if (!business) throw new Problem('not_found');
    const present = await findSources(tx.db, businessId);
    if (present.some((source) => source.url === url)) throw new Problem('import_source_exists');
    const limit = mostOfBusiness.importSources;
    if (present.length >= limit) throw new Problem('limit_reached', { members: { limit } });
    const id = randomUUIDv7();
    const times = { createdAt: tx.now, updatedAt: tx.now };
    await tx.db
      .insert(importSources)
      .values({ id, businessId, hostId, url, rule, monthlyCredits, status: 'active', ...times });
    const claimed = await claimLook(tx, { id, url, look: 0 });
    if (!claimed) throw new Error('the new source did not come back');
    await writeAudit(tx, {
      action: 'import_source_added',
      subject: `import_source:${id}`,
      before: null,
      after: { url, rule, monthly_credits: monthlyCredits },
    });
    return claimed;
  });
}
