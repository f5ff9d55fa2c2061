import { z } from '@hono/zod-openapi';
import { formBody, jsonBody, uploadBytes } from '#contract/shared/body.ts';
import { EmailSchema, line, nameLine } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { LinkTokenSchema, TokensSchema } from '#contract/shared/tokens.ts';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { legalForms } from '#domain/catalogue/legal-forms.ts';
import { registrationPlans } from '#domain/plans/price-lists.ts';
import { confirmationCode } from '#domain/registration/code.ts';
import { answerLengths, contactPreferences } from '#domain/registration/form.ts';
import { passwordLength } from '#domain/registration/password.ts';
import { proofFile } from '#domain/registration/proof.ts';

const tag = 'Registration';

export const PasswordSchema = z.string().min(passwordLength.min).max(passwordLength.max);

/** The registration form's fields (docs/domain/registration.md). */
export const RegistrationSchema = z
  .strictObject({
    businessType: z.enum(businessTypes),
    customBusinessType: line(answerLengths.customBusinessType).default(''),
    companyName: nameLine(answerLengths.companyName, 1),
    street: line(answerLengths.street, 1),
    zipCode: line(answerLengths.zipCode, 1),
    city: line(answerLengths.city, 1),
    contactPerson: nameLine(answerLengths.contactPerson, 1),
    businessPhone: line(answerLengths.businessPhone, 1),
    businessEmail: EmailSchema,
    handelsregisterNumber: line(answerLengths.handelsregisterNumber).default(''),
    licenceNumber: line(answerLengths.licenceNumber).default(''),
    legalForm: z.enum(legalForms),
    taxNumber: line(answerLengths.taxNumber).default(''),
    loginEmail: EmailSchema,
    password: PasswordSchema,
    confirmPassword: z.string().optional(),
    contactPreference: z.enum(contactPreferences).default('email'),
    adminAccepted: z.literal('true'),
    selectedPlan: z.union([z.enum(registrationPlans), z.literal('')]).default(''),
  })
  .refine((form) => form.confirmPassword === undefined || form.confirmPassword === form.password, {
    path: ['confirmPassword'],
    message: 'Does not match the password',
    params: { code: 'password_mismatch' },
  })
  .openapi('Registration');

/** Identifies one of several pending registrations of an address. */
const claim = {
  email: EmailSchema,
  upload_token: z.string().min(1).max(200).openapi({ description: 'From the response to the registration' }),
};

const createRegistration = defineRoute({
  method: 'post',
  path: '/registrations',
  operationId: 'createRegistration',
  priority: 'always',
  tag,
  summary: 'Register a business and mail the confirmation code',
  description:
    'The response does not reveal whether the address has an account. The `upload_token` identifies this registration ' +
    'for its code, its proof and a new code. An address may have several pending registrations.',
  access: { as: 'visitor' },
  isIdempotent: true,
  secretFields: ['password', 'confirmPassword'],
  request: { body: jsonBody(RegistrationSchema) },
  success: {
    status: 202,
    description: 'The code is being mailed',
    schema: z.object({ email: z.string(), upload_token: z.string() }),
  },
});

const confirmRegistration = defineRoute({
  method: 'post',
  path: '/registrations/confirm',
  operationId: 'confirmRegistration',
  priority: 'always',
  tag,
  summary: 'Confirm the mailed code; creates account and business and signs the owner in',
  description: 'The code confirms only the registration it was mailed for.',
  access: { as: 'visitor' },
  request: {
    body: jsonBody(z.strictObject({ ...claim, code: z.string().trim().length(confirmationCode.length) })),
  },
  success: {
    status: 200,
    description: 'Confirmed, with the tokens of a session that is not remembered',
    schema: TokensSchema.extend({ confirmed: z.literal(true) }),
  },
  problems: ['invalid_code', 'code_expired', 'code_tries_exceeded'],
});

const readRegistrationState = defineRoute({
  method: 'post',
  path: '/registrations/state',
  operationId: 'readRegistrationState',
  priority: 'always',
  tag,
  summary: 'Whether this registration still waits for its code',
  description: '`is_waiting` is false once confirmed, after a day, and if unknown.',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject(claim)) },
  success: {
    status: 200,
    description: 'The state',
    schema: z.object({
      is_waiting: z.boolean(),
      is_undeliverable: z.boolean().openapi({
        description: 'Mails to this address came back, so no code arrives; the same with and without an account',
      }),
    }),
  },
});

const readRegistrationLink = defineRoute({
  method: 'post',
  path: '/registrations/link',
  operationId: 'readRegistrationLink',
  priority: 'always',
  tag,
  summary: 'Read what a registration link would confirm; changes nothing',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ token: LinkTokenSchema })) },
  success: {
    status: 200,
    description: 'The registration',
    schema: z.object({ email: z.string(), company_name: z.string(), business_type: z.enum(businessTypes) }),
  },
  problems: ['link_unknown', 'link_expired'],
});

const confirmRegistrationLink = defineRoute({
  method: 'post',
  path: '/registrations/link/confirm',
  operationId: 'confirmRegistrationLink',
  priority: 'always',
  tag,
  summary: 'Confirm a registration by the link of its mail, in any browser, and sign in',
  description:
    'The link expires with the code in the same mail. It is refused (`code_needed`) while the address has several ' +
    'pending registrations, as only the code identifies one.',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ token: LinkTokenSchema })) },
  success: {
    status: 200,
    description: 'Confirmed, with the tokens of a session that is not remembered',
    schema: TokensSchema,
  },
  problems: ['link_unknown', 'link_expired', 'code_needed'],
});

const resendRegistrationCode = defineRoute({
  method: 'post',
  path: '/registrations/resend',
  operationId: 'resendRegistrationCode',
  priority: 'always',
  tag,
  summary: 'Mail a new code; the old one becomes invalid',
  description: 'The response does not reveal whether this registration waits for a code.',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject(claim)) },
  success: { status: 202, description: 'Accepted', schema: z.object({ email: z.string() }) },
});

const uploadProof = defineRoute({
  method: 'put',
  path: '/registrations/proof',
  operationId: 'uploadRegistrationProof',
  priority: 'always',
  tag,
  summary: 'Add the proof to a registration (PDF, JPG or PNG, at most 5 MB)',
  access: { as: 'visitor' },
  maxBodyBytes: uploadBytes(proofFile.maxBytes),
  request: {
    body: formBody(
      z.object({
        upload_token: z.string().min(1).max(200),
        proof: z.instanceof(File).openapi({ type: 'string', format: 'binary' }),
      }),
    ),
  },
  success: { status: 200, description: 'Stored', schema: z.object({ stored: z.literal(true) }) },
  problems: ['invalid_upload_token', 'file_type'],
});

export const registrationsRoutes = {
  createRegistration,
  confirmRegistration,
  readRegistrationState,
  readRegistrationLink,
  confirmRegistrationLink,
  resendRegistrationCode,
  uploadProof,
};
