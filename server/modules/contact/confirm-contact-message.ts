import type { Context } from '#server/context/context.ts';
import { contactConfirmationMail } from '#server/mails/contact-mails.ts';
import { findContactMessage } from '#server/modules/contact/queries.ts';

/**
 * Tells the sender that the message has arrived. Nothing that was typed is repeated, not even the name: anybody can enter
 * a foreign address, and must not be able to have words of theirs mailed to it.
 */
export async function confirmContactMessage({ db, deps }: Context, contactMessageId: string): Promise<void> {
  const message = await findContactMessage(db, contactMessageId);
  if (!message) return;
  await deps.mailer.send(await contactConfirmationMail(deps.config, message));
}
