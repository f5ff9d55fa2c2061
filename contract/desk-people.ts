import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema, IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { ReasonSchema } from '#contract/shared/reason.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { repeatableMails } from '#domain/delivery/repeatable-mails.ts';
import { suppressionCauses } from '#domain/delivery/suppression.ts';
import { documentKinds } from '#domain/invoices/documents.ts';
import { memberStatuses } from '#domain/team/permissions.ts';

const tag = 'Desk';
const path = '/desk/customers/{id}';
const params = z.object({ id: IdSchema });

const DeskPersonSchema = z
  .object({
    member_id: IdSchema,
    name: z.string().nullable(),
    email: z.string(),
    is_owner: z.boolean(),
    status: z.enum(memberStatuses),
    sessions: z.int().nonnegative().openapi({ description: 'Devices signed in' }),
    is_locked: z.boolean().openapi({ description: 'Too many wrong passwords or factors, from some caller' }),
    suppression: z.enum(suppressionCauses).nullable().openapi({ description: 'Null if the address is mailed' }),
    pending_address: z
      .object({
        email: z.string(),
        is_confirmed: z.boolean().openapi({ description: 'By the new mailbox' }),
        possible_at: InstantSchema.nullable().openapi({ description: 'Set for a correction by staff' }),
      })
      .nullable(),
  })
  .openapi('DeskPerson');

const getDeskPeople = defineRoute({
  method: 'get',
  path: `${path}/people`,
  operationId: 'getDeskPeople',
  priority: 'always',
  tag,
  summary: 'People of a business, and what staff may repeat or end for them',
  access: { as: 'reviewer', may: 'read_customers' },
  request: { params },
  success: {
    status: 200,
    description: 'The people, the owner first',
    schema: z.object({
      company_name: z.string(),
      people: z.array(DeskPersonSchema),
      invoices: z
        .array(z.object({ id: IdSchema, number: z.string(), kind: z.enum(documentKinds), issued_at: InstantSchema }))
        .openapi({ description: 'The newest ten' }),
      has_export: z.boolean().openapi({ description: 'An export waits to be fetched' }),
      webhooks: z.array(
        z.object({
          id: IdSchema,
          url: z.string(),
          is_active: z.boolean(),
          failing_since: InstantSchema.nullable(),
          failed: z.int().nonnegative().openapi({ description: 'Messages that were given up in the last 30 days' }),
        }),
      ),
      has_running_plan: z.boolean().openapi({ description: 'A plan renews, so the account cannot be closed' }),
      closes_at: InstantSchema.nullable().openapi({ description: 'Planned deletion of the account' }),
    }),
  },
});

const act = { method: 'post', tag, priority: 'always', isIdempotent: true } as const;
const ofMember = { member_id: IdSchema, reason: ReasonSchema };

const sendMailAgain = defineRoute({
  ...act,
  path: `${path}/mails`,
  operationId: 'sendMailAgain',
  summary: 'Send a mail again',
  description:
    'Words of mails are not kept, so it is made anew, with a new link where it has one. Staff sees neither link nor code. ' +
    '`registration_received` and `export_ready` go to whom they went before; `password_reset`, `invitation` and ' +
    '`address_change` name a member, `invoice` an invoice.',
  access: { as: 'reviewer', may: 'send_mails' },
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        mail: z.enum(repeatableMails),
        subject_id: IdSchema.nullable().default(null),
        reason: ReasonSchema,
      }),
    ),
  },
  success: { status: 200, description: 'On its way', schema: z.object({ to: z.string() }) },
  problems: ['member_state'],
});

const correctAddress = defineRoute({
  ...act,
  path: `${path}/address`,
  operationId: 'correctAddress',
  summary: 'Correct the login address of a person who cannot get in, after proof of who they are',
  description:
    'The new mailbox has to confirm by a mailed link. The old one is told and may refuse for two days, unless its mails come ' +
    'back. No password is set.',
  access: { as: 'reviewer', may: 'correct_addresses' },
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        ...ofMember,
        email: EmailSchema,
        proof: text(300, 1).openapi({ description: 'Proof that staff has seen' }),
      }),
    ),
  },
  success: {
    status: 200,
    description: 'Waits for the new mailbox',
    schema: z.object({ email: z.string(), possible_at: InstantSchema }),
  },
});

const endSessionsForStaff = defineRoute({
  ...act,
  path: `${path}/sessions/end`,
  operationId: 'endSessionsForStaff',
  summary: 'Sign out a person, or the whole team, everywhere',
  access: { as: 'reviewer', may: 'end_sessions' },
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        member_id: IdSchema.nullable().openapi({ description: 'Null: everybody in the team' }),
        with_password_link: z.boolean().openapi({ description: 'Mails a link to a new password, for a day' }),
        reason: ReasonSchema,
      }),
    ),
  },
  success: { status: 200, description: 'Signed out', schema: z.object({ ended: z.int().nonnegative() }) },
});

const endAccess = defineRoute({
  ...act,
  path: `${path}/access/end`,
  operationId: 'endAccess',
  summary: 'Remove a member from the team, as the owner asked',
  access: { as: 'reviewer', may: 'end_sessions' },
  request: { params, body: jsonBody(z.strictObject(ofMember)) },
  success: { status: 200, description: 'Removed', schema: z.object({ email: z.string() }) },
  problems: ['owner_fixed'],
});

const liftLocks = defineRoute({
  ...act,
  path: `${path}/locks/lift`,
  operationId: 'liftLocks',
  summary: "Forget a person's wrong passwords and factors, and mails that were asked for",
  access: { as: 'reviewer', may: 'lift_locks' },
  request: { params, body: jsonBody(z.strictObject(ofMember)) },
  success: { status: 200, description: 'Open again', schema: z.object({ email: z.string() }) },
});

export const deskPeopleRoutes = {
  getDeskPeople,
  sendMailAgain,
  correctAddress,
  endSessionsForStaff,
  endAccess,
  liftLocks,
};
