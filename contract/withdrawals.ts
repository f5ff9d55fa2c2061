import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema, InstantSchema, nameLine, text } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { withdrawalLengths } from '#domain/withdrawals/withdrawal.ts';

export const WithdrawalSchema = z
  .strictObject({
    name: nameLine(withdrawalLengths.name, 1).openapi({ description: 'Who withdraws' }),
    email: EmailSchema.openapi({ description: 'Recipient of the receipt' }),
    contract: text(withdrawalLengths.contract, 1).openapi({ description: 'Which contract, in words' }),
    ordered: nameLine(withdrawalLengths.ordered).default('').openapi({ description: 'When it was ordered, in words' }),
  })
  .openapi('Withdrawal', {
    example: {
      name: 'Vera Vogel',
      email: 'vera@example.com',
      contract: 'Premium-Abo, Konto vera@example.com',
      ordered: '20. November 2026',
    },
  });

const sendWithdrawal = defineRoute({
  method: 'post',
  path: '/withdrawals',
  operationId: 'sendWithdrawal',
  priority: 'writes',
  tag: 'Contact',
  summary: 'Withdraw from a contract as a consumer; the receipt confirms content and time',
  description:
    'No reason is needed. The receipt is mailed immediately, with everything that was sent. One address gets five an hour, and one caller causes twenty; a withdrawal beyond them still arrives.',
  access: { as: 'visitor' },
  isIdempotent: true,
  request: { body: jsonBody(WithdrawalSchema) },
  success: {
    status: 202,
    description: 'The withdrawal has arrived',
    schema: z.object({ reference: z.string(), received_at: InstantSchema }).openapi('WithdrawalReceived', {
      example: { reference: '3F2A-9C1B', received_at: '2026-11-23T18:00:00.000Z' },
    }),
  },
});

export const withdrawalRoutes = { sendWithdrawal };
