import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { LinkTokenSchema } from '#contract/shared/tokens.ts';
import { emailChange } from '#domain/sign-in/email-change.ts';

const tag = 'Second factors';
const path = '/auth/email-change';

const EmailChangeSchema = z
  .object({
    email: z.string(),
    has_old_confirmed: z.boolean(),
    has_new_confirmed: z.boolean(),
    possible_at: InstantSchema.nullable().openapi({
      description: 'With a correction by staff: from when the old mailbox need not confirm, unless it refuses',
    }),
    expires_at: InstantSchema,
  })
  .openapi('EmailChange');
const pending = z.object({ pending: EmailChangeSchema.nullable() });

const getEmailChange = defineRoute({
  method: 'get',
  path,
  operationId: 'getEmailChange',
  priority: 'always',
  tag,
  summary: "The pending change of the caller's address",
  access: { as: 'user' },
  success: { status: 200, description: 'The change, or null', schema: pending },
});

const requestEmailChange = defineRoute({
  method: 'post',
  path,
  operationId: 'requestEmailChange',
  priority: 'always',
  tag,
  summary: 'Request another sign-in address',
  description:
    `Both mailboxes get a link, for ${emailChange.linkHours} hours; the address changes once both have confirmed. Asking again replaces ` +
    'the request, or mails the links again. The response does not reveal whether the address has an account.',
  access: { as: 'user', stake: 'who_may_act' },
  request: { body: jsonBody(z.strictObject({ email: EmailSchema })) },
  success: { status: 202, description: 'Requested', schema: pending },
});

const cancelEmailChange = defineRoute({
  method: 'delete',
  path,
  operationId: 'cancelEmailChange',
  priority: 'always',
  tag,
  summary: 'Cancel the change; its links become invalid',
  access: { as: 'user', stake: 'who_may_act', openBecause: 'only_ends' },
  success: { status: 204, description: 'Nothing changes' },
});

const link = {
  method: 'post',
  tag,
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ token: LinkTokenSchema })) },
} as const;

const confirmEmailChange = defineRoute({
  ...link,
  path: `${path}/confirm`,
  operationId: 'confirmEmailChange',
  priority: 'always',
  summary: 'Confirm the change by the link in either mailbox',
  success: {
    status: 200,
    description: 'Confirmed; the address changes with the second confirmation',
    schema: z.object({
      email: z.string(),
      is_changed: z.boolean(),
      possible_at: InstantSchema.nullable().openapi({
        description: 'When a correction by staff takes effect, unless the old mailbox refuses it',
      }),
    }),
  },
  problems: ['link_unknown', 'link_expired', 'address_taken'],
});

const undoEmailChange = defineRoute({
  ...link,
  path: `${path}/undo`,
  operationId: 'undoEmailChange',
  priority: 'always',
  summary: 'Undo a change by the link in the previous mailbox',
  description:
    'Restores the previous address, also after further changes. Every session ends, factors added since are removed, ' +
    'the password becomes invalid, and a link for a new one is mailed.',
  success: { status: 204, description: 'Restored' },
  problems: ['link_unknown', 'link_expired', 'address_taken'],
});

export const emailChangeRoutes = {
  getEmailChange,
  requestEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  undoEmailChange,
};
