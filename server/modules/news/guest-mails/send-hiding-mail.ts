import { z } from 'zod';
import { hidingMail } from '#server/adapters/mails/guest-mails.ts';
import { defineJob } from '#server/context/define-job.ts';
import { findHider, findMailedGuest } from '#server/modules/news/guest-mails/queries.ts';

/** Mails a guest that a measure hides their event, or no longer does. Nothing is sent once that changed, or after they turned mails off. */
export const sendHidingMail = defineJob(
  'send-hiding-mail',
  { data: { eventId: z.uuid(), userId: z.string(), isHidden: z.boolean() }, retry: 'a day' },
  async ({ db, now, deps: { config, mailer } }, { eventId, userId, isHidden }): Promise<void> => {
    const found = await findMailedGuest(db, eventId, userId);
    if (!found?.participant || found.guest.mailsOffAt) return;
    const { startsAt, status } = found.event;
    if (status !== 'published' || startsAt === null || startsAt <= now) return;
    if (((await findHider(db, eventId)) !== null) !== isHidden) return;
    await mailer.send(await hidingMail(config, found, isHidden ? 'hidden' : 'shown'));
  },
);
