import { z } from '@hono/zod-openapi';
import { formBody, jsonBody, uploadBytes } from '#contract/shared/body.ts';
import { EmailSchema, line, nameLine } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { legalForms } from '#domain/catalogue/legal-forms.ts';
import { registrationPlans } from '#domain/plans/price-lists.ts';
import { confirmationCode } from '#domain/registration/code.ts';
import { answerLengths, contactPreferences } from '#domain/registration/form.ts';
import { passwordLength } from '#domain/registration/password.ts';
import { proofFile } from '#domain/registration/proof.ts';

const tag = 'Registration';

export const PasswordSchema = z.string().min(passwordLength.min).max(passwordLength.max);

/** The registration form, in the names of its fields (docs/domain/registration.md). */
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

/** Identifies one registration of an address: several may be pending side by side. */
const claim = {
  email: EmailSchema,
  upload_token: z.string().min(1).max(200).openapi({ description: 'From the answer to the registration' }),
};

const createRegistration = defineRoute({
  method: 'post',
  path: '/registrations',
  operationId: 'createRegistration',
  tag,
  summary: 'Register a business and mail the confirmation code',
  description:
    'Answers alike whether or not the address already has an account. The `upload_token` is the only name of this ' +
    'registration: its code, its proof and a new code need it. Several registrations of one address wait side by side.',
  access: { as: 'visitor' },
  isIdempotent: true,
  secretFields: ['password', 'confirmPassword'],
  request: { body: jsonBody(RegistrationSchema) },
  success: {
    status: 202,
    description: 'The code is on its way',
    schema: z.object({ email: z.string(), upload_token: z.string() }),
  },
});

const confirmRegistration = defineRoute({
  method: 'post',
  path: '/registrations/confirm',
  operationId: 'confirmRegistration',
  tag,
  summary: 'Confirm the mailed code; account and business come into being',
  description: 'The code confirms the registration that it was mailed for, no other one of the address.',
  access: { as: 'visitor' },
  request: {
    body: jsonBody(z.strictObject({ ...claim, code: z.string().trim().length(confirmationCode.length) })),
  },
  success: { status: 200, description: 'Confirmed', schema: z.object({ confirmed: z.literal(true) }) },
  problems: ['invalid_code', 'code_expired', 'code_tries_exceeded'],
});

const resendRegistrationCode = defineRoute({
  method: 'post',
  path: '/registrations/resend',
  operationId: 'resendRegistrationCode',
  tag,
  summary: 'Mail a new code; the old one dies',
  description: 'Answers alike whether or not this registration waits for a code.',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject(claim)) },
  success: { status: 202, description: 'Accepted', schema: z.object({ email: z.string() }) },
});

const uploadProof = defineRoute({
  method: 'put',
  path: '/registrations/proof',
  operationId: 'uploadRegistrationProof',
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
  resendRegistrationCode,
  uploadProof,
};
