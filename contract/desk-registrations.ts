import { z } from '@hono/zod-openapi';
import { SentMailSchema, SuppressionSchema } from '#contract/mails.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema, IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { ReasonSchema } from '#contract/shared/reason.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { waitingStates } from '#domain/registration/code.ts';

const tag = 'Desk';

const DeskRegistrationSchema = z
  .object({
    id: IdSchema,
    email: z.string(),
    company_name: z.string(),
    contact_person: z.string(),
    state: z.enum(waitingStates).openapi({ description: 'Of the code that was mailed last' }),
    wrong_codes: z.int().nonnegative(),
    created_at: InstantSchema,
    expires_at: InstantSchema.openapi({ description: 'Then it is forgotten' }),
  })
  .openapi('DeskRegistration');

const listDeskRegistrations = defineRoute({
  method: 'get',
  path: '/desk/registrations',
  operationId: 'listDeskRegistrations',
  priority: 'always',
  tag,
  summary: 'Registrations of an address that wait for their code, with the mails to it',
  access: { as: 'reviewer', may: 'read_customers' },
  request: { query: z.strictObject({ email: EmailSchema }) },
  success: {
    status: 200,
    description: 'The registrations, newest first',
    schema: z.object({
      data: z.array(DeskRegistrationSchema),
      has_account: z.boolean().openapi({ description: 'The address has an account, so no code is mailed to it' }),
      is_limited: z.boolean().openapi({ description: 'Too many codes were mailed, or tried' }),
      suppression: SuppressionSchema,
      mails: z.array(SentMailSchema).openapi({ description: 'Of the last 30 days, newest first, at most 20' }),
    }),
  },
});

const act = { method: 'post', tag, priority: 'always', isIdempotent: true } as const;
const success = { status: 200, description: 'The registration', schema: DeskRegistrationSchema } as const;
const params = z.object({ id: IdSchema });
const path = '/desk/registrations/{id}';

const sendCodeAgain = defineRoute({
  ...act,
  path: `${path}/code`,
  operationId: 'sendCodeAgain',
  summary: 'Mail a new code; the old one becomes invalid',
  description: 'Staff never sees it. Limits of mails do not count it.',
  access: { as: 'reviewer', may: 'send_mails' },
  request: { params, body: jsonBody(z.strictObject({ reason: ReasonSchema })) },
  success,
});

const correctRegistration = defineRoute({
  ...act,
  path: `${path}/address`,
  operationId: 'correctRegistration',
  summary: 'Correct the mistyped address of a registration after proof',
  description: 'Former codes end, a new one is mailed to the new address, and the old address is told.',
  access: { as: 'reviewer', may: 'correct_addresses' },
  request: {
    params,
    body: jsonBody(z.strictObject({ email: EmailSchema, proof: text(300, 1), reason: ReasonSchema })),
  },
  success,
});

const liftRegistrationLocks = defineRoute({
  ...act,
  path: `${path}/lift`,
  operationId: 'liftRegistrationLocks',
  summary: 'Forgive wrong codes, and the limits of mails and tries of the address',
  access: { as: 'reviewer', may: 'lift_locks' },
  request: { params, body: jsonBody(z.strictObject({ reason: ReasonSchema })) },
  success,
});

export const deskRegistrationsRoutes = {
  listDeskRegistrations,
  sendCodeAgain,
  correctRegistration,
  liftRegistrationLocks,
};
