import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { FileResponse } from '#server/http/responses.ts';
import { findSubmission } from '#server/modules/trust/review/queries.ts';
import { writeCaseAccess } from '#server/modules/trust/review/write-case-access.ts';

const extensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** Records its reader in the audit log; 404 without one. */
export async function openProof(ctx: Context<Reviewer>, businessId: string): Promise<FileResponse> {
  const { db, deps } = ctx;
  const { proofKey, proofType } = await findSubmission(db, businessId);
  if (!proofKey || !proofType || !(await deps.files.exists(proofKey))) {
    throw new Problem('not_found', { detail: 'There is no proof' });
  }
  await writeCaseAccess(ctx, 'proof_read', businessId);
  const { content, size } = await deps.files.open(proofKey);
  return { content, size, mimeType: proofType, name: `proof-${businessId}.${extensions[proofType]}` };
}
