/** The optional proof (trade licence, register extract) of step 3. */
export const proofFile = {
  maxBytes: 5 * 1024 * 1024,
  mimeTypes: ['application/pdf', 'image/jpeg', 'image/png'],
} as const;

export type ProofMimeType = (typeof proofFile.mimeTypes)[number];

export type ProofFault = 'file_type' | 'too_large';

/** Checks name and size of a chosen file; the server checks its content. */
export function findProofFault({ type, size }: { type: string; size: number }): ProofFault | null {
  if (!proofFile.mimeTypes.some((mimeType) => mimeType === type)) return 'file_type';
  return size > proofFile.maxBytes ? 'too_large' : null;
}
