import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { registrations } from '#database/schema/registrations.ts';
import type { ProofMimeType } from '#domain/registration/proof.ts';
import { proofFile } from '#domain/registration/proof.ts';
import type { Context } from '#server/context.ts';
import { Problem } from '#server/http/problem.ts';
import { hashToken } from '#server/security/tokens.ts';

/** Keeps the proof of a registration privately. The kind of file is found by its content, whatever it is called. */
export async function uploadProof(ctx: Context, input: { upload_token: string; proof: File }): Promise<void> {
  const [registration] = await ctx.db
    .select({ id: registrations.id, proofKey: registrations.proofKey })
    .from(registrations)
    .where(and(eq(registrations.uploadTokenHash, hashToken(input.upload_token)), gt(registrations.expiresAt, ctx.now)));
  if (!registration) throw new Problem('invalid_upload_token');
  if (input.proof.size > proofFile.maxBytes)
    throw new Problem('too_large', { detail: 'The proof may have 5 MB at most' });

  const content = new Uint8Array(await input.proof.arrayBuffer());
  const type = await fileTypeFromBuffer(content);
  const proofType = proofFile.mimeTypes.find((mimeType) => mimeType === type?.mime) as ProofMimeType | undefined;
  if (!type || !proofType) throw new Problem('file_type', { detail: 'Send a PDF, JPG or PNG file' });

  const { files } = ctx.deps;
  const proofKey = `proofs/${registration.id}/${randomUUIDv7()}.${type.ext}`;
  await files.put(proofKey, content, { mimeType: proofType });
  await ctx.db.update(registrations).set({ proofKey, proofType }).where(eq(registrations.id, registration.id));
  if (registration.proofKey) await files.remove(registration.proofKey);
}
