import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { registrations } from '#database/schema/registrations.ts';
import { readProof } from '#server/adapters/storage/read-proof.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { hashToken } from '#server/security/tokens.ts';

export async function uploadProof(ctx: Context, input: { upload_token: string; proof: File }): Promise<void> {
  const [registration] = await ctx.db
    .select({ id: registrations.id, proofKey: registrations.proofKey })
    .from(registrations)
    .where(and(eq(registrations.uploadTokenHash, hashToken(input.upload_token)), gt(registrations.expiresAt, ctx.now)));
  if (!registration) throw new Problem('invalid_upload_token');

  const { content, mimeType, extension } = await readProof(input.proof);
  const { files } = ctx.deps;
  const proofKey = `proofs/${registration.id}/${randomUUIDv7()}.${extension}`;
  await files.put(proofKey, content, { mimeType });
  await ctx.db
    .update(registrations)
    .set({ proofKey, proofType: mimeType })
    .where(eq(registrations.id, registration.id));
  if (registration.proofKey) await files.remove(registration.proofKey);
}
