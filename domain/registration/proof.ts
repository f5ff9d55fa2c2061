/** The optional proof (trade licence, register extract) of step 3 (seed section 5). */
export const proofFile = {
  maxBytes: 5 * 1024 * 1024,
  mimeTypes: ['application/pdf', 'image/jpeg', 'image/png'],
} as const;

export type ProofMimeType = (typeof proofFile.mimeTypes)[number];
