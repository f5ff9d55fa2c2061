import { z } from 'zod';
import { isEmailAddress } from '#domain/shared/email.ts';
import type { Operator } from '#domain/shared/operator.ts';

/** Null for parts the operator does not offer. Shown on no page by itself. */
export interface PlanSupport {
  contactPerson: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  supportPhone: string | null;
}

/** The operator's file. */
export type OperatorFile = Operator & { planSupport: PlanSupport };

const line = z.string().trim().min(1).max(300);
const field = z.string().trim().min(1).nullable().default(null);

const address = field.refine((text) => text === null || isEmailAddress(text), 'is no e-mail address');

const link = z
  .url({ protocol: /^https$/ })
  .nullable()
  .default(null);

/** Missing fields count as not configured. */
export const operatorSchema: z.ZodType<OperatorFile> = z.strictObject({
  name: field,
  company: field,
  street: field,
  zipCode: field,
  city: field,
  managingDirector: field,
  registerCourt: field,
  registerNumber: field,
  vatId: field,
  taxNumber: field,
  email: field,
  supportEmail: field,
  feedbackEmail: field,
  privacyEmail: field,
  securityEmail: address,
  securityPolicy: link,
  phone: field,
  youthProtectionEmail: address,
  processors: z
    .array(z.strictObject({ name: line, address: line, task: line }))
    .max(50)
    .default([]),
  appStore: link,
  googlePlay: link,
  planSupport: z
    .strictObject({ contactPerson: field, contactEmail: address, contactPhone: field, supportPhone: field })
    .prefault({}),
  appLink: z
    .string()
    .regex(/^https:\/\/\S*\{id\}\S*$/, 'is no https address with {id}')
    .nullable()
    .default(null),
});
