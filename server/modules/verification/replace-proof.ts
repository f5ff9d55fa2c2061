import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/audit/write-audit.ts';
import { reopenBusiness } from '#server/modules/verification/reopen-business.ts';
import { readProof } from '#server/storage/read-proof.ts';

/** Hands in a proof in place of the former one, while the business is not verified. A rejected one is checked again. */
export async function replaceProof(ctx: Context<Member>, proof: File): Promise<void> {
  const { files, rateLimits, logger } = ctx.deps;
  await rateLimits.consume('imageUpload', `proof|${ctx.actor.businessId}`);
  const { content, mimeType, extension } = await readProof(proof);
  const former = await inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const mine = eq(businesses.id, actor.businessId);
    const [present] = await db.select().from(businesses).where(mine).for('update');
    if (!present) throw new Error(`membership of a missing business ${actor.businessId}`);
    if (present.verificationStatus === 'verified') {
      throw new Problem('already_decided', { detail: 'The business is verified: no proof is needed any more' });
    }
    const proofKey = `proofs/${actor.businessId}/${randomUUIDv7()}.${extension}`;
    await files.put(proofKey, content, { mimeType });
    await db.update(businesses).set({ proofKey, proofType: mimeType, updatedAt: now }).where(mine);
    await writeAudit(tx, {
      action: 'proof_replaced',
      subject: `business:${actor.businessId}`,
      before: { proof_type: present.proofType },
      after: { proof_type: mimeType },
    });
    await reopenBusiness(tx, present);
    return present.proofKey;
  });
  if (!former) return;
  await files.remove(former).catch((error) => logger.warn({ err: error, key: former }, 'a proof was not removed'));
}
