import { z } from 'zod';
import { isStillTrue, placeMails } from '#domain/web-guests/mails.ts';
import { webRequest } from '#domain/web-guests/request.ts';
import { addedMail, placeLinkMail, placeMail, placeRequestMail } from '#server/adapters/mails/guest-mails.ts';
import { defineJob } from '#server/context/define-job.ts';
import { findMailedGuest, findRequested } from '#server/modules/news/guest-mails/queries.ts';
import { guestCode } from '#server/security/guest-secrets.ts';

/** Mails the code and the link that confirm a request; the code only while it can be typed. */
export const sendPlaceRequest = defineJob(
  'send-place-request',
  { data: { requestId: z.uuid() }, retry: 'while a code holds' },
  async ({ db, now, deps: { config, mailer } }, { requestId }): Promise<void> => {
    const found = await findRequested(db, requestId);
    if (!found || found.participant) return;
    const ageMinutes = (now.getTime() - found.guest.createdAt.getTime()) / 60_000;
    const code = ageMinutes < webRequest.codeMinutes ? guestCode(config.secretKey, requestId) : undefined;
    await mailer.send(await placeRequestMail(config, found, code));
  },
);

/** Mails a guest where they are. Nothing is sent once that has changed again, or after they turned mails off. */
export const sendPlaceMail = defineJob(
  'send-place-mail',
  { data: { eventId: z.uuid(), userId: z.string(), mail: z.enum(placeMails) }, retry: 'a day' },
  async ({ db, now, deps: { config, mailer } }, { eventId, userId, mail }): Promise<void> => {
    const found = await findMailedGuest(db, eventId, userId);
    if (!found?.participant || found.guest.mailsOffAt || !isStillTrue(mail, found.participant.status)) return;
    await mailer.send(await placeMail(config, found, mail, now));
  },
);

/**
 * Mails an address that the business typed, once. Counted before it is sent, since its holder never asked: a lost mail is better
 * than a second one.
 */
export const sendAddedMail = defineJob(
  'send-added-mail',
  { data: { eventId: z.uuid(), userId: z.string() }, retry: 'a day' },
  async ({ db, deps: { config, mailer, rateLimits } }, { eventId, userId }): Promise<void> => {
    const found = await findMailedGuest(db, eventId, userId);
    const status = found?.participant?.status;
    if (!found || !status || status === 'left' || status === 'rejected') return;
    const { businessId, email } = found.guest;
    if (!(await rateLimits.take('addedMailBusiness', businessId))) return;
    const use = await rateLimits.count('addedMail', `${businessId}|${email}`);
    if (!use.isWithin) return;
    await mailer.send(await addedMail(config, found)).catch(async (error) => {
      await use.giveBack();
      throw error;
    });
  },
);

/** Mails a guest the link to their page again. */
export const sendPlaceLink = defineJob(
  'send-place-link',
  { data: { eventId: z.uuid(), userId: z.string() }, retry: 'a day' },
  async ({ db, deps: { config, mailer } }, { eventId, userId }): Promise<void> => {
    const found = await findMailedGuest(db, eventId, userId);
    if (found) await mailer.send(await placeLinkMail(config, found));
  },
);
