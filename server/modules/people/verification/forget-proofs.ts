import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { Context } from '#server/context/context.ts';

const BATCH = 100;

async function hashOf({ files }: Context['deps'], key: string): Promise<string | null> {
  if (!(await files.exists(key))) return null;
  return createHash('sha256')
    .update(await files.get(key))
    .digest('hex');
}

/** Deletes proofs some time after the decision, except newer ones. Their hash stays, to compare copies. */
export async function forgetProofs(ctx: Context): Promise<void> {
  const { db, deps, now } = ctx;
  const decided = sql`(select max(decided_at) from verification_decisions where business_id = ${businesses.id})`;
  const isOver = and(
    isNotNull(businesses.proofKey),
    isNull(businesses.closedAt),
    ne(businesses.verificationStatus, 'pending'),
    sql`${decided} < ${keptSince('proofs', now).toISOString()}::timestamptz`,
  );
  for (;;) {
    const found = await db
      .select({ id: businesses.id, proofKey: businesses.proofKey })
      .from(businesses)
      .where(isOver)
      .orderBy(asc(businesses.id))
      .limit(BATCH);
    for (const { id, proofKey } of found) {
      if (proofKey === null) continue;
      const proofHash = await hashOf(deps, proofKey);
      const [gone] = await db
        .update(businesses)
        .set({ proofKey: null, proofType: null, proofHash })
        .where(and(eq(businesses.id, id), eq(businesses.proofKey, proofKey), isOver))
        .returning({ id: businesses.id });
      if (gone) await deps.files.remove(proofKey);
    }
    if (found.length < BATCH) return;
  }
}
