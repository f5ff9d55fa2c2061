import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { ContactMessageSchema } from '#contract/contact.ts';
import { contactMessages } from '#database/schema/contact-messages.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { confirmContactMessage, forwardContactMessage } from '#server/modules/trust/contact/jobs.ts';

type ContactMessage = z.output<typeof ContactMessageSchema>;

/** A filled hidden field counts for its caller only. Returns whether the address may get a confirmation. */
export async function countContactMessage({ deps, ip }: Context, { website, email }: ContactMessage): Promise<boolean> {
  await deps.rateLimits.consume('contactAddress', '', ip);
  return website === '' && deps.rateLimits.take('contactSender', email);
}

/**
 * Stores a message and enqueues its mails separately, to retry them independently. With a filled hidden field, perhaps
 * by a password manager, it arrives marked and unconfirmed.
 */
export async function sendContactMessage(
  { db, now, language, deps }: TransactionContext,
  { website, ...message }: ContactMessage,
  mayMail: boolean,
): Promise<void> {
  const contactMessageId = randomUUIDv7();
  await db.insert(contactMessages).values({ id: contactMessageId, ...message, language, createdAt: now });
  await enqueue({ db, deps }, forwardContactMessage, { contactMessageId, isSuspect: website !== '' });
  if (mayMail) await enqueue({ db, deps }, confirmContactMessage, { contactMessageId });
}
