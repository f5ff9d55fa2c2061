import { z } from 'zod';
import { contactConfirmationMail, contactForwardMail } from '#server/adapters/mails/contact-mails.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { defineJob } from '#server/context/define-job.ts';
import type { ContactMessage } from '#server/modules/trust/contact/queries.ts';
import { findContactMessage } from '#server/modules/trust/contact/queries.ts';

function inboxFor({ operator, mailFrom }: Config, { topic }: ContactMessage): string {
  const special = topic === 'privacy' ? operator.privacyEmail : operator.supportEmail;
  return special ?? operator.email ?? mailFrom;
}

/** Mails a message to the operator; a reply goes to the sender. */
export const forwardContactMessage = defineJob(
  'forward-contact-message',
  { data: { contactMessageId: z.uuid(), isSuspect: z.boolean().default(false) }, retry: 'a day' },
  async ({ db, deps }, { contactMessageId, isSuspect }): Promise<void> => {
    const message = await findContactMessage(db, contactMessageId);
    if (!message) return;
    await deps.mailer.send(
      contactForwardMail(deps.config, { ...message, isSuspect, to: inboxFor(deps.config, message) }),
    );
  },
);

/**
 * Confirms to the sender that the message has arrived. Nothing that was typed is repeated, not even the name: anybody can
 * enter somebody else's address, and must not be able to have their own words mailed to it.
 */
export const confirmContactMessage = defineJob(
  'confirm-contact-message',
  { data: { contactMessageId: z.uuid() }, retry: 'a day' },
  async ({ db, deps }, { contactMessageId }): Promise<void> => {
    const message = await findContactMessage(db, contactMessageId);
    if (!message) return;
    await deps.mailer.send(await contactConfirmationMail(deps.config, message));
  },
);
