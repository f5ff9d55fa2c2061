import { z } from '@hono/zod-openapi';
import { formBody, uploadBytes } from '#contract/shared/body.ts';
import { InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { proofFile } from '#domain/registration/proof.ts';
import { rejectionReasons } from '#domain/verification/decisions.ts';
import { verificationStatuses } from '#domain/verification/status.ts';

const tag = 'Verification';

export const VerificationSchema = z
  .object({
    verification_status: z.enum(verificationStatuses),
    submitted_at: InstantSchema.openapi({ description: 'When it registered or resubmitted' }),
    due_at: InstantSchema.openapi({ description: 'Deadline of the check' }),
    decided_at: InstantSchema.nullable(),
    reasons: z.array(z.enum(rejectionReasons)),
    reason: z.string().nullable(),
    proof_type: z.enum(proofFile.mimeTypes).nullable(),
  })
  .openapi('Verification');

const getVerification = defineRoute({
  method: 'get',
  path: '/business/verification',
  operationId: 'getVerification',
  priority: 'member_reads',
  tag,
  summary: 'State of the verification, its deadline, and corrections that are needed',
  access: { as: 'member', requires: 'active' },
  hasEtag: true,
  success: { status: 200, description: 'Verification', schema: VerificationSchema },
});

const replaceProof = defineRoute({
  method: 'put',
  path: '/business/proof',
  operationId: 'replaceProof',
  priority: 'always',
  tag,
  summary: 'Upload or replace the proof; a rejected business returns to review. Owner only',
  access: { as: 'member', requires: 'owner' },
  maxBodyBytes: uploadBytes(proofFile.maxBytes),
  request: {
    body: formBody(
      z.strictObject({
        proof: z.instanceof(File).openapi({ type: 'string', format: 'binary', description: 'PDF, JPG or PNG' }),
      }),
    ),
  },
  success: { status: 200, description: 'Verification', schema: VerificationSchema },
  problems: ['file_type', 'too_large', 'already_decided'],
});

const noteVerificationSeen = defineRoute({
  method: 'post',
  path: '/business/verification/seen',
  operationId: 'noteVerificationSeen',
  priority: 'writes',
  tag,
  summary: 'The signed-in member has been shown that the business is verified',
  access: { as: 'member', requires: 'active', whileStopped: true },
  success: { status: 204, description: 'Noted' },
});

export const verificationRoutes = {
  getVerification,
  noteVerificationSeen,
  replaceProof,
};
