import type { Farewell } from '#domain/web-guests/farewell.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Addressee } from '#server/adapters/mails/guest-addressee.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

function toAddressee(from: Farewell): Addressee {
  const { email, language, displayName, partySize, userId, eventId, host, address } = from;
  const updatedAt = new Date(from.changedAt);
  const { code, title, location, eventDate, startTime } = from;
  return {
    guest: { ...{ id: userId, eventId, email, displayName, partySize, language }, secretHash: '', sharesEmail: false },
    participant: { ...{ userId, displayName, partySize, updatedAt }, status: 'left', answerBy: null },
    event: {
      ...{ code, title, location, eventDate, startTime, updatedAt, description: '' },
      ...{ nightOf: null, endTime: null, cancelReason: null, confirmBy: null },
      startsAt: new Date(from.startsAt),
      endsAt: from.endsAt === null ? null : new Date(from.endsAt),
    },
    ...{ host, companyName: host, address },
  };
}

/** Says that an event does not take place, without links: its pages are gone. */
export async function farewellMail(config: Config, from: Farewell): Promise<Mail> {
  const { language, title, host } = from;
  const t = mailTexts(config, language);
  const mail = await composeMail(config, language, from.email, t('guestMails.cancelled.subject', { title }), {
    kind: 'event',
    greeting: t('greeting', { name: from.displayName }),
    heading: t('guestMails.cancelled.heading'),
    paragraphs: [t('guestMails.cancelled.intro', { title })],
    notes: [t('guestMails.cancelled.erased')],
    signature: t('guestMails.signature', { host }),
  });
  const { guestEntry } = await import('#server/adapters/mails/guest-calendar.ts');
  const content = guestEntry(config, toAddressee(from), 'CANCEL');
  if (!content) return mail;
  const contentType = 'text/calendar; charset=utf-8; method=CANCEL';
  return { ...mail, attachments: [{ filename: 'event.ics', contentType, content }] };
}
