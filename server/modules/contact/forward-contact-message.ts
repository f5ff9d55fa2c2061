import type { Config } from '#server/config.ts';
import type { Context } from '#server/context/context.ts';
import { contactForwardMail } from '#server/mails/contact-mails.ts';
import type { ContactMessage } from '#server/modules/contact/queries.ts';
import { findContactMessage } from '#server/modules/contact/queries.ts';

function inboxFor({ operator, mailFrom }: Config, { topic }: ContactMessage): string {
  const special = topic === 'privacy' ? operator.privacyEmail : operator.supportEmail;
  return special ?? operator.email ?? mailFrom;
}

/** Mails a message to the operator; answering it answers the sender. */
export async function forwardContactMessage({ db, deps }: Context, contactMessageId: string): Promise<void> {
  const message = await findContactMessage(db, contactMessageId);
  if (!message) return;
  await deps.mailer.send(contactForwardMail(deps.config, { ...message, to: inboxFor(deps.config, message) }));
}
