import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { secondFactors } from '#database/schema/second-factors.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import { seal, unseal } from '#server/security/sealed.ts';

function isSealedWith(key: string, sealed: string): boolean {
  try {
    unseal(key, sealed);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reseals secrets of webhooks and authenticators still sealed with the former key. Returns their number. Throws without
 * changes if neither key opens one.
 */
export function resealSecrets(db: Database, key: string, formerKey: string): Promise<number> {
  const reseal = (sealed: string) => (isSealedWith(key, sealed) ? sealed : seal(key, unseal(formerKey, sealed)));
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(webhooks).for('no key update');
    let count = 0;
    for (const { id, sealedSecret, sealedPreviousSecret } of rows) {
      const resealed = {
        sealedSecret: reseal(sealedSecret),
        sealedPreviousSecret: sealedPreviousSecret && reseal(sealedPreviousSecret),
      };
      if (resealed.sealedSecret === sealedSecret && resealed.sealedPreviousSecret === sealedPreviousSecret) continue;
      await tx.update(webhooks).set(resealed).where(eq(webhooks.id, id));
      count += 1;
    }
    const apps = await tx
      .select()
      .from(secondFactors)
      .where(isNotNull(secondFactors.sealedSecret))
      .for('no key update');
    for (const { id, sealedSecret } of apps) {
      const resealed = sealedSecret && reseal(sealedSecret);
      if (resealed === sealedSecret) continue;
      await tx.update(secondFactors).set({ sealedSecret: resealed }).where(eq(secondFactors.id, id));
      count += 1;
    }
    return count;
  });
}
