import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema, nameLine } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { TokensSchema } from '#contract/shared/tokens.ts';
import { factorKinds, secondFactor, secondSteps } from '#domain/sign-in/second-factor.ts';

const tag = 'Second factors';
const own = { as: 'signed-in' } as const;
const atStake = { as: 'signed-in', stake: 'who_may_act' } as const;

/** Fits the longest key and attestation. */
const bytes = (max = 20_000) => z.string().min(1).max(max);

/** A credential's `toJSON()`; other properties are ignored. */
const AssertionSchema = z
  .object({
    id: bytes(2000),
    rawId: bytes(2000),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(),
      authenticatorData: bytes(),
      signature: bytes(),
      userHandle: z.string().max(200).nullish(),
    }),
  })
  .openapi('PasskeyAssertion', { description: '`PublicKeyCredential.toJSON()` of a sign-in' });
const AttestationSchema = z
  .object({
    id: bytes(2000),
    rawId: bytes(2000),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(),
      attestationObject: bytes(),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  })
  .openapi('PasskeyAttestation', { description: '`PublicKeyCredential.toJSON()` of a new passkey' });
export type Assertion = z.output<typeof AssertionSchema>;
export type Attestation = z.output<typeof AttestationSchema>;

const TokenSchema = z.string().min(1).max(200);
const CodeSchema = z.string().trim().min(1).max(20);

/** Input of `PublicKeyCredential.parse…OptionsFromJSON`. */
const OptionsSchema = z
  .record(z.string(), z.unknown())
  .openapi({ description: 'For `PublicKeyCredential.parseRequestOptionsFromJSON` or `parseCreationOptionsFromJSON`' });

export const SecondStepSchema = z
  .object({
    challenge: z.string().openapi({ description: 'Identifies this sign-in in the next request' }),
    expires_in: z.int().openapi({ description: 'Seconds until the second step expires' }),
    methods: z.array(z.enum(secondSteps)),
    passkey: OptionsSchema.nullable().openapi({ description: 'Challenge for a passkey; null without one' }),
  })
  .openapi('SecondStep', { description: 'The password was correct; a second factor is required' });

export const SignInSchema = z.union([TokensSchema, SecondStepSchema]);

const AnswerSchema = z
  .discriminatedUnion('method', [
    z.strictObject({ method: z.literal('totp'), challenge: TokenSchema, code: CodeSchema }),
    z.strictObject({ method: z.literal('recovery_code'), challenge: TokenSchema, code: CodeSchema }),
    z.strictObject({ method: z.literal('passkey'), challenge: TokenSchema, credential: AssertionSchema }),
  ])
  .openapi('SecondStepAnswer', {
    example: { method: 'totp', challenge: 'kQ0vZ1Jm8l3yTnXc', code: '492815' },
  });
export type FactorAnswer = z.output<typeof AnswerSchema>;

const second = {
  method: 'post',
  tag,
  access: { as: 'visitor' },
  request: { body: jsonBody(AnswerSchema) },
  success: { status: 200, description: 'Signed in', schema: TokensSchema },
  problems: ['second_factor_wrong', 'challenge_expired'],
} as const;

const takeSecondStep = defineRoute({
  ...second,
  tag: 'Sign-in',
  path: '/auth/second-factor',
  operationId: 'takeSecondStep',
  audience: 'public',
  priority: 'always',
  summary: 'Finish a sign-in with a second factor',
  description: 'Wrong answers count like wrong passwords. A code works once.',
});

const takeReviewSecondStep = defineRoute({
  ...second,
  tag: 'Review',
  path: '/review/second-factor',
  operationId: 'takeReviewSecondStep',
  priority: 'always',
  summary: 'Finish the sign-in of a reviewer with a second factor',
});

const getPasskeyOptions = defineRoute({
  method: 'post',
  path: '/auth/passkey/options',
  operationId: 'getPasskeyOptions',
  priority: 'always',
  tag,
  summary: 'The challenge that a passkey signs to sign in',
  access: { as: 'visitor' },
  success: {
    status: 200,
    description: 'A single-use challenge',
    schema: z.object({ challenge: z.string(), expires_in: z.int(), passkey: OptionsSchema }),
  },
});

const loginWithPasskey = defineRoute({
  method: 'post',
  path: '/auth/passkey',
  operationId: 'loginWithPasskey',
  priority: 'always',
  tag,
  summary: 'Sign in with a passkey alone',
  description: 'Requires user verification by the passkey, such as a fingerprint.',
  access: { as: 'visitor' },
  request: {
    body: jsonBody(
      z.strictObject({ challenge: TokenSchema, credential: AssertionSchema, remember: z.boolean().default(false) }),
    ),
  },
  success: { status: 200, description: 'Signed in', schema: TokensSchema },
  problems: ['second_factor_wrong', 'challenge_expired'],
});

export const FactorSchema = z
  .object({
    id: IdSchema,
    kind: z.enum(factorKinds),
    name: z.string(),
    created_at: InstantSchema,
    last_used_at: InstantSchema.nullable(),
  })
  .openapi('SecondFactor');

const listFactors = defineRoute({
  method: 'get',
  path: '/auth/factors',
  operationId: 'listFactors',
  priority: 'always',
  tag,
  summary: "The caller's passkeys and apps, oldest first",
  access: own,
  success: {
    status: 200,
    description: 'Second factors',
    schema: z.object({
      data: z.array(FactorSchema),
      recovery_codes_left: z.int(),
      is_required: z.boolean().openapi({
        description: 'Whether a second factor is required: for reviewers, and members of a business that requires one',
      }),
    }),
  },
});

const codes = z.array(z.string()).nullable().openapi({ description: 'Ten codes, with the first factor; shown once' });
const WithCodesSchema = z.object({ factor: FactorSchema, recovery_codes: codes }).openapi('NewSecondFactor');
const NameSchema = nameLine(secondFactor.nameLength, 1);

const startPasskey = defineRoute({
  method: 'post',
  path: '/auth/factors/passkey/options',
  operationId: 'startPasskey',
  priority: 'always',
  tag,
  summary: 'Get the options for creating a passkey',
  access: atStake,
  success: {
    status: 200,
    description: 'A single-use challenge',
    schema: z.object({ challenge: z.string(), passkey: OptionsSchema }),
  },
  problems: ['limit_reached'],
});

const addPasskey = defineRoute({
  method: 'post',
  path: '/auth/factors/passkey',
  operationId: 'addPasskey',
  priority: 'always',
  tag,
  summary: 'Add a passkey',
  access: atStake,
  request: {
    body: jsonBody(z.strictObject({ challenge: TokenSchema, name: NameSchema, credential: AttestationSchema })),
  },
  success: { status: 201, description: 'Added', schema: WithCodesSchema },
  problems: ['second_factor_wrong', 'challenge_expired', 'factor_known', 'limit_reached'],
});

const startTotp = defineRoute({
  method: 'post',
  path: '/auth/factors/totp',
  operationId: 'startTotp',
  priority: 'always',
  tag,
  summary: 'Create a secret for an authenticator app',
  description: 'It becomes a factor once confirmed by a code. An unconfirmed one is replaced.',
  access: atStake,
  success: {
    status: 201,
    description: 'The secret, shown once',
    schema: z.object({
      id: IdSchema,
      secret: z.string().openapi({ description: 'Base32, for typing' }),
      uri: z.string().openapi({ description: '`otpauth://…`, to show as a QR code' }),
    }),
  },
  problems: ['limit_reached'],
});

const confirmTotp = defineRoute({
  method: 'post',
  path: '/auth/factors/totp/{id}/confirm',
  operationId: 'confirmTotp',
  priority: 'always',
  tag,
  summary: 'Confirm an app by a code',
  access: atStake,
  request: {
    params: z.object({ id: IdSchema }),
    body: jsonBody(z.strictObject({ code: CodeSchema, name: NameSchema })),
  },
  success: { status: 200, description: 'Added', schema: WithCodesSchema },
  problems: ['not_found', 'second_factor_wrong'],
});

const renameFactor = defineRoute({
  method: 'patch',
  path: '/auth/factors/{id}',
  operationId: 'renameFactor',
  priority: 'always',
  tag,
  summary: 'Name a passkey or an app',
  access: own,
  request: { params: z.object({ id: IdSchema }), body: jsonBody(z.strictObject({ name: NameSchema })) },
  success: { status: 200, description: 'The renamed factor', schema: FactorSchema },
  problems: ['not_found'],
});

const removeFactor = defineRoute({
  method: 'delete',
  path: '/auth/factors/{id}',
  operationId: 'removeFactor',
  priority: 'always',
  tag,
  summary: 'Remove a passkey or an app',
  description: 'Removing the last one deletes the recovery codes. The last one cannot be removed if one is required.',
  access: atStake,
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 204, description: 'Removed' },
  problems: ['not_found', 'last_factor'],
});

const renewRecoveryCodes = defineRoute({
  method: 'post',
  path: '/auth/factors/recovery-codes',
  operationId: 'renewRecoveryCodes',
  priority: 'always',
  tag,
  summary: 'Create ten new recovery codes; the old ones become invalid',
  access: atStake,
  success: {
    status: 201,
    description: 'Ten codes, shown once',
    schema: z.object({ recovery_codes: z.array(z.string()) }),
  },
  problems: ['not_found'],
});

const refreshSignIn = defineRoute({
  method: 'post',
  path: '/auth/fresh',
  operationId: 'refreshSignIn',
  priority: 'always',
  tag,
  summary: "Prove the caller's identity again",
  description:
    'For ten minutes it allows endpoints that respond `fresh_sign_in_needed`. Wrong answers count like wrong passwords.',
  access: own,
  request: {
    body: jsonBody(
      z
        .discriminatedUnion('method', [
          z.strictObject({ method: z.literal('password'), password: z.string().min(1).max(1000) }),
          z.strictObject({ method: z.literal('totp'), code: CodeSchema }),
          z.strictObject({ method: z.literal('passkey'), challenge: TokenSchema, credential: AssertionSchema }),
        ])
        .openapi('FreshProof', { example: { method: 'totp', code: '492815' } }),
    ),
  },
  success: { status: 204, description: 'Proved' },
  problems: ['wrong_password', 'second_factor_wrong', 'challenge_expired'],
});

export const secondFactorsRoutes = {
  takeSecondStep,
  takeReviewSecondStep,
  getPasskeyOptions,
  loginWithPasskey,
  refreshSignIn,
  listFactors,
  startPasskey,
  addPasskey,
  startTotp,
  confirmTotp,
  renewRecoveryCodes,
  renameFactor,
  removeFactor,
};
