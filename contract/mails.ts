import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema, IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { mailStates } from '#domain/delivery/states.ts';
import { suppressionCauses } from '#domain/delivery/suppression.ts';
import { reviewLengths } from '#domain/verification/decisions.ts';

const tag = 'Review';

export const SentMailSchema = z
  .object({
    id: IdSchema,
    kind: z.string().openapi({ description: 'What it is about, such as `account` or `guests`; `plain` has no layout' }),
    state: z.enum(mailStates).openapi({
      description: '`failed` is tried again; `suppressed` was not sent, since its address is suppressed',
    }),
    reason: z.string().openapi({ description: 'Words of the other server; empty without any' }),
    delayed_at: InstantSchema.nullable().openapi({ description: 'When a delay was first reported' }),
    created_at: InstantSchema,
    changed_at: InstantSchema,
  })
  .openapi('SentMail');

export const SuppressionSchema = z
  .object({
    cause: z.enum(suppressionCauses).openapi({
      description: '`bounced` gets no mail; `complained` none that can be turned off',
    }),
    reason: z.string(),
    since: InstantSchema,
  })
  .nullable()
  .openapi({ description: 'Null if the address is mailed' });

const MailsSchema = z
  .object({
    suppression: SuppressionSchema,
    data: z.array(SentMailSchema).openapi({ description: 'Of the last 30 days, newest first, at most 200' }),
  })
  .openapi('SentMails');

const listMails = defineRoute({
  method: 'get',
  path: '/review/mails',
  operationId: 'listMails',
  priority: 'always',
  tag,
  summary: 'Mails to an address, with their states',
  access: { as: 'reviewer', may: 'read_cases' },
  request: { query: z.strictObject({ email: EmailSchema }) },
  success: { status: 200, description: 'The mails, without their words', schema: MailsSchema },
});

const liftSuppression = defineRoute({
  method: 'post',
  path: '/review/mails/lift',
  operationId: 'liftSuppression',
  priority: 'always',
  tag,
  summary: 'Mail a suppressed address again',
  description: 'A new bounce suppresses it again. Repeating changes nothing.',
  access: { as: 'reviewer', may: 'write_notes' },
  request: {
    body: jsonBody(
      z.strictObject({
        email: EmailSchema,
        reason: text(reviewLengths.note, 1).openapi({ description: 'Why it receives mails again; kept in the log' }),
      }),
    ),
  },
  success: { status: 200, description: 'The mails, and no suppression', schema: MailsSchema },
});

const confirmEmailWorks = defineRoute({
  method: 'post',
  path: '/me/email-works',
  operationId: 'confirmEmailWorks',
  priority: 'always',
  tag: 'Sign-in',
  summary: "Say that the caller's address receives mails again",
  description: 'A new bounce suppresses the address again. Repeating changes nothing.',
  access: { as: 'user' },
  success: { status: 204, description: 'The address is mailed again' },
});

export const mailsRoutes = { listMails, liftSuppression, confirmEmailWorks };
