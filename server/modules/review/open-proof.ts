import type { Database } from '#database/connect.ts';
import type { FileStore } from '#server/context/adapters.ts';
import { Problem } from '#server/context/problem.ts';
import type { FileAnswer } from '#server/http/endpoint.ts';
import { findSubmission } from '#server/modules/review/queries.ts';

const extensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** The proof of a business as a file; 404 when none was handed in. */
export async function openProof(db: Database, files: FileStore, businessId: string): Promise<FileAnswer> {
  const { proofKey, proofType } = await findSubmission(db, businessId);
  if (!proofKey || !proofType || !(await files.exists(proofKey))) {
    throw new Problem('not_found', { detail: 'There is no proof' });
  }
  return { ...(await files.open(proofKey)), mimeType: proofType, name: `proof-${businessId}.${extensions[proofType]}` };
}
