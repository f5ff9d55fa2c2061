import type { ProofMimeType } from '#domain/registration/proof.ts';
import { proofFile } from '#domain/registration/proof.ts';
import { Problem } from '#server/context/problem.ts';

export interface ReadProof {
  content: Uint8Array;
  mimeType: ProofMimeType;
  extension: string;
}

/** Validates an uploaded proof; the type is detected by content. */
export async function readProof(proof: File): Promise<ReadProof> {
  if (proof.size > proofFile.maxBytes) throw new Problem('too_large', { detail: 'The proof may have 5 MB at most' });
  const content = new Uint8Array(await proof.arrayBuffer());
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(content);
  const mimeType = proofFile.mimeTypes.find((known) => known === type?.mime);
  if (!type || !mimeType) throw new Problem('file_type', { detail: 'Send a PDF, JPG or PNG file' });
  return { content, mimeType, extension: type.ext };
}
