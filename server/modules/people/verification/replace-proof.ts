import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { readProof } from '#server/adapters/storage/read-proof.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { reopenBusiness } from '#server/modules/people/verification/reopen-business.ts';

function requireUndecided(business: { verificationStatus: string }): void {
  if (business.verificationStatus !== 'verified') return;
  throw new Problem('already_decided', { detail: 'The business is verified: no proof is needed any more' });
}

/** Replaces an unverified business's proof; a rejected business returns to review. */
export async function replaceProof(ctx: Context<Member>, proof: File): Promise<void> {
  const { files, rateLimits, logger } = ctx.deps;
  const { businessId } = ctx.actor;
  await rateLimits.consume('imageUpload', `proof|${businessId}`);
  const { content, mimeType, extension } = await readProof(proof);
  const proofKey = `proofs/${businessId}/${randomUUIDv7()}.${extension}`;
  const remove = (key: string) =>
    files.remove(key).catch((error) => logger.warn({ err: error, key }, 'a proof was not removed'));

  await files.put(proofKey, content, { mimeType });
  let former: string | null;
  try {
    former = await inTransaction(ctx, async (tx) => {
      const mine = eq(businesses.id, businessId);
      const [present] = await tx.db.select().from(businesses).where(mine).for('no key update');
      if (!present) throw new Error(`membership of a missing business ${businessId}`);
      requireUndecided(present);
      await tx.db
        .update(businesses)
        .set({ proofKey, proofType: mimeType, proofHash: null, updatedAt: tx.now })
        .where(mine);
      await writeAudit(tx, {
        action: 'proof_replaced',
        subject: `business:${businessId}`,
        before: { proof_type: present.proofType },
        after: { proof_type: mimeType },
      });
      await reopenBusiness(tx, present);
      return present.proofKey;
    });
  } catch (error) {
    await remove(proofKey);
    throw error;
  }
  if (former) await remove(former);
}
