import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { ContactMessageSchema } from '#contract/contact.ts';
import { contactMessages } from '#database/schema/contact-messages.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';

/**
 * Takes a message to the operator and has both mails sent, each by a job of its own, so that trouble with one never
 * repeats the other. Robots that fill the trap get the same answer and nothing else.
 */
export async function sendContactMessage(ctx: Context, input: z.output<typeof ContactMessageSchema>): Promise<void> {
  const { website, ...message } = input;
  const { rateLimits, jobs } = ctx.deps;
  await rateLimits.consume('contactAddress', ctx.ip);
  if (website !== '') return;
  await rateLimits.consume('contactSender', message.email);
  await inTransaction(ctx, async ({ db, now, language }) => {
    const contactMessageId = randomUUIDv7();
    await db.insert(contactMessages).values({ id: contactMessageId, ...message, language, createdAt: now });
    await jobs.enqueue(db, 'forward-contact-message', { contactMessageId });
    await jobs.enqueue(db, 'confirm-contact-message', { contactMessageId });
  });
}
