import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema, line, text } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { contactLengths, contactTopics } from '#domain/contact/message.ts';

export const ContactMessageSchema = z
  .strictObject({
    name: line(contactLengths.name, 1),
    email: EmailSchema,
    topic: z.enum(contactTopics),
    message: text(contactLengths.message, contactLengths.messageMin),
    website: z.string().max(200).default('').openapi({
      description: 'Hidden from people. A message with a value is marked as possibly automated and not confirmed.',
    }),
  })
  .openapi('ContactMessage');

const sendContactMessage = defineRoute({
  method: 'post',
  path: '/contact',
  operationId: 'sendContactMessage',
  priority: 'writes',
  tag: 'Contact',
  summary: 'Write to the operator; the sender gets a confirmation',
  access: { as: 'visitor' },
  isIdempotent: true,
  request: { body: jsonBody(ContactMessageSchema) },
  success: { status: 202, description: 'The message is being sent', schema: z.object({ accepted: z.literal(true) }) },
});

export const contactRoutes = {
  sendContactMessage,
};
