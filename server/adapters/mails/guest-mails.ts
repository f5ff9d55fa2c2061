import { groupedCode } from '#domain/door/codes.ts';
import { takesPlace } from '#domain/events/participation.ts';
import type { NoticeKind, NoticeMove } from '#domain/guest-notices/notice-rules.ts';
import type { Language } from '#domain/shared/language.ts';
import { placeAnswerPath, placePath, placeStrikePath, placeUnsubscribePath } from '#domain/web-guests/addresses.ts';
import type { PlaceMail } from '#domain/web-guests/mails.ts';
import { calendarMethodOf } from '#domain/web-guests/mails.ts';
import {
  formatDayWithWeekday,
  formatInstant,
  formatInstantDay,
  formatInstantTime,
  formatStub,
  formatTime,
  formatTimeRange,
} from '#i18n/format.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Addressee } from '#server/adapters/mails/guest-addressee.ts';
import { hostOf, placeOf } from '#server/adapters/mails/guest-addressee.ts';
import type { MailContent } from '#server/adapters/mails/layout.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';
import { doorCode, storedGuestSecret } from '#server/security/guest-secrets.ts';

function ticketOf(to: Addressee) {
  const { title, eventDate, nightOf, startTime, endTime } = to.event;
  const { language } = to.guest;
  const day = nightOf ?? eventDate;
  if (!day) return undefined;
  const t = endTime && startTime ? formatTimeRange(startTime, endTime, language) : startTime;
  const time = t === startTime && startTime ? formatTime(startTime, language) : (t ?? '');
  return { ...formatStub(day, language), date: formatDayWithWeekday(day, language), title, time, place: placeOf(to) };
}

type Content = Omit<MailContent, 'kind' | 'greeting' | 'signature' | 'unsubscribe' | 'button' | 'otherLink'>;

/** Buttons and links of a guest's answer; the page they open asks again. */
interface Labels {
  subject: string;
  button: string;
  /** The link of those who do not come; the button is then of those who do. */
  no?: string;
}

/** A mail about one event: its button leads to the guest's own page, its last line ends the mails of this event. */
async function compose(
  config: Config,
  to: Addressee,
  { subject, button, no, ...content }: Content & Labels,
  isOptional = true,
): Promise<Mail> {
  const { guest } = to;
  const t = mailTexts(config, guest.language);
  const secret = storedGuestSecret(config, guest);
  // A mail to an unconfirmed address contains no typed text.
  const name = to.participant?.displayName;
  const unsubscribe = { label: t('guestMails.unsubscribe'), url: `${config.publicUrl}${placeUnsubscribePath(secret)}` };
  return composeMail(config, guest.language, guest.email, subject, {
    kind: 'event',
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    ...content,
    button: { label: button, url: config.publicUrl + (no ? placeAnswerPath(secret, 'ja') : placePath(secret)) },
    otherLink: no ? { label: no, url: config.publicUrl + placeAnswerPath(secret, 'nein') } : undefined,
    signature: t('guestMails.signature', { host: hostOf(to) }),
    ...(isOptional && { unsubscribe }),
  });
}

/** The same with the event for the guest's calendar, or for taking it out. */
async function withCalendar(config: Config, to: Addressee, mail: Mail, method: 'REQUEST' | 'CANCEL'): Promise<Mail> {
  const { guestEntry } = await import('#server/adapters/mails/guest-calendar.ts');
  const content = guestEntry(config, to, method);
  if (!content) return mail;
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { ...mail, attachments: [{ filename: 'event.ics', contentType, content }] };
}

/** Asks to confirm a request: with a code while it can be typed, and a link. The recipient may not have asked for it. */
export async function placeRequestMail(config: Config, to: Addressee, code: string | undefined): Promise<Mail> {
  const t = mailTexts(config, to.guest.language);
  const { title } = to.event;
  const mail = {
    subject: code ? t('guestMails.request.subject', { code, title }) : t('guestMails.request.lateSubject', { title }),
    heading: t('guestMails.request.heading'),
    paragraphs: [
      t('guestMails.request.intro', { host: hostOf(to) }),
      t('guestMails.people', { count: to.guest.partySize }),
    ],
    ticket: ticketOf(to),
    ...(code && { code }),
    button: t('guestMails.request.button'),
    notes: [t('guestMails.request.validity'), t('guestMails.request.notYou')],
  };
  return compose(config, to, mail, false);
}

/** Says who put the address on a list and how to get off it. The recipient did not ask for it, so it contains no name. */
export async function addedMail(config: Config, to: Addressee): Promise<Mail> {
  const { guest, participant } = to;
  const t = mailTexts(config, guest.language);
  const words = { title: to.event.title, host: hostOf(to) };
  const hasPlace = participant !== null && takesPlace(participant.status);
  const { eventId } = guest;
  const code = participant && groupedCode(doorCode(config.secretKey, { eventId, userId: participant.userId }));
  const secret = storedGuestSecret(config, guest);
  return composeMail(config, guest.language, guest.email, t('guestMails.added.subject', words), {
    kind: 'event',
    greeting: t('greetingPlain'),
    heading: t('guestMails.added.heading'),
    paragraphs: [
      t(hasPlace ? 'guestMails.added.intro' : 'guestMails.added.introWaiting', words),
      t('guestMails.people', { count: participant?.partySize ?? guest.partySize }),
      ...(hasPlace && code ? [t('guestMails.door', { code })] : []),
    ],
    ticket: ticketOf(to),
    button: { label: t('guestMails.button'), url: `${config.publicUrl}${placePath(secret)}` },
    notes: [t('guestMails.added.once'), t('guestMails.added.off'), t('guestMails.secret')],
    signature: t('guestMails.signature', words),
    unsubscribe: { label: t('guestMails.added.strike'), url: `${config.publicUrl}${placeStrikePath(secret)}` },
  });
}

/** The link to the guest's page once more. */
export async function placeLinkMail(config: Config, to: Addressee): Promise<Mail> {
  const t = mailTexts(config, to.guest.language);
  const { title } = to.event;
  const mail = {
    subject: t('guestMails.link.subject', { title }),
    heading: t('guestMails.link.heading'),
    paragraphs: [t('guestMails.link.intro', { title })],
    ticket: ticketOf(to),
    button: t('guestMails.button'),
    notes: [t('guestMails.secret')],
  };
  return compose(config, to, mail, false);
}

/** Says where a guest is at an event. */
export async function placeMail(config: Config, to: Addressee, kind: PlaceMail, now: Date): Promise<Mail> {
  const { language } = to.guest;
  const t = mailTexts(config, language);
  const { title, startsAt } = to.event;
  const { answerBy, userId, partySize = to.guest.partySize } = to.participant ?? {};
  const until = answerBy ? formatInstant(answerBy, language) : '';
  const words = { title, until, host: hostOf(to) };
  const isComing = kind === 'in' || kind === 'waiting' || kind === 'offered' || kind === 'applied';
  const mail = await compose(config, to, {
    subject: t(`guestMails.${kind}.subject`, words),
    heading: t(`guestMails.${kind}.heading`),
    paragraphs: [
      t(`guestMails.${kind}.intro`, words),
      ...(isComing ? [t('guestMails.people', { count: partySize })] : []),
      ...(kind === 'in' && userId
        ? [
            t('guestMails.door', {
              code: groupedCode(doorCode(config.secretKey, { eventId: to.guest.eventId, userId })),
            }),
          ]
        : []),
    ],
    ticket: ticketOf(to),
    button: t(kind === 'offered' ? 'guestMails.offered.button' : 'guestMails.button'),
    notes: isComing ? [t('guestMails.secret')] : [],
  });
  const method = calendarMethodOf[kind];
  return method && startsAt && startsAt > now ? withCalendar(config, to, mail, method) : mail;
}

/** Says that the page of an event is hidden, or back. The business decides whether the event takes place. */
export function hidingMail(config: Config, to: Addressee, kind: 'hidden' | 'shown'): Promise<Mail> {
  const t = mailTexts(config, to.guest.language);
  const words = { title: to.event.title, host: hostOf(to) };
  return compose(config, to, {
    subject: t(`guestMails.${kind}.subject`, words),
    heading: t(`guestMails.${kind}.heading`),
    paragraphs: [t(`guestMails.${kind}.intro`, words)],
    ticket: ticketOf(to),
    button: t('guestMails.button'),
    notes: [],
  });
}

interface Notice {
  kind: NoticeKind;
  text: string | null;
  move: NoticeMove | null;
  needsConfirmation: boolean;
}

function wordsOfMove({ before, after }: NoticeMove, language: Language) {
  const say = ({ starts_at: at, location }: NoticeMove['before']) =>
    [`${formatInstantDay(at, language)}, ${formatInstantTime(at, language)}`, location].filter(Boolean).join(', ');
  return { before: say(before), after: say(after) };
}

/** Tells a guest what the app would show as a notice. */
export async function guestNoticeMail(config: Config, to: Addressee, notice: Notice): Promise<Mail> {
  const { kind, text, move, needsConfirmation } = notice;
  const { language } = to.guest;
  const t = mailTexts(config, language);
  const moved = move ? wordsOfMove(move, language) : { before: '', after: '' };
  const words = { title: to.event.title, host: hostOf(to), ...moved };
  const reason = kind === 'cancelled' ? to.event.cancelReason : text;
  const { confirmBy } = to.event;
  const isReminder = kind === 'reminder';
  const until = isReminder && confirmBy ? formatInstant(confirmBy, language) : '';
  const mail = await compose(config, to, {
    subject: t(`guestMails.${kind}.subject`, words),
    heading: t(`guestMails.${kind}.heading`),
    paragraphs: [
      t(`guestMails.${kind}.intro`, words),
      ...(reason ? [reason] : []),
      ...(needsConfirmation ? [t(until ? 'guestMails.reminder.ask' : 'guestMails.moved.ask', { until })] : []),
    ],
    ...(kind !== 'cancelled' && { ticket: ticketOf(to) }),
    button: t(isReminder ? 'guestMails.reminder.yes' : needsConfirmation ? 'guestMails.yesOrNo' : 'guestMails.button'),
    ...(isReminder && { no: t('guestMails.reminder.no') }),
    notes: [],
  });
  if (kind === 'cancelled') return withCalendar(config, to, mail, 'CANCEL');
  return kind === 'moved' ? withCalendar(config, to, mail, 'REQUEST') : mail;
}
