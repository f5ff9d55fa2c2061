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

/** Replies go to the sender. */
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

/** Repeats nothing typed, not even the name, since anybody can enter another's address. */
export const confirmContactMessage = defineJob(
  'confirm-contact-message',
  { data: { contactMessageId: z.uuid() }, retry: 'a day' },
  async ({ db, deps }, { contactMessageId }): Promise<void> => {
    const message = await findContactMessage(db, contactMessageId);
    if (!message) return;
    await deps.mailer.send(await contactConfirmationMail(deps.config, message));
  },
);
