import type { Language } from '#domain/shared/language.ts';
import { emailChange } from '#domain/sign-in/email-change.ts';
import { formatInstant } from '#i18n/format.ts';
import { secretLink } from '#server/adapters/mails/account-mails.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface Change {
  to: string;
  name: string | null;
  /** New address. */
  email: string;
  token: string;
}

/** Asks one of the two mailboxes to confirm the change. */
export async function emailChangeMail(
  config: Config,
  language: Language,
  end: 'from' | 'to',
  { to, name, email, token }: Change,
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('emailChange.subject'), {
    kind: 'account',
    heading: t('emailChange.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t(`emailChange.${end}.intro`, { email }), t('emailChange.both'), t(`emailChange.${end}.notYou`)],
    button: { label: t('emailChange.button'), url: secretLink(config, '/business/email-change', token) },
    notes: [t('emailChange.validity', { hours: emailChange.linkHours })],
    signature: t('signature'),
  });
}

interface Correction extends Change {
  /** Until then the old mailbox may refuse. */
  possibleAt: Date;
}

/** Asks the new mailbox to confirm what staff entered. */
export async function correctionMail(config: Config, language: Language, correction: Correction): Promise<Mail> {
  const { to, name, email, token, possibleAt } = correction;
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('emailChange.subject'), {
    kind: 'account',
    heading: t('emailChange.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      t('emailChange.correction.intro', { email }),
      t('emailChange.correction.from', { when: formatInstant(possibleAt, language) }),
      t('emailChange.to.notYou'),
    ],
    button: { label: t('emailChange.button'), url: secretLink(config, '/business/email-change', token) },
    notes: [t('emailChange.correction.validity', { days: emailChange.correctionDays })],
    signature: t('signature'),
  });
}

/** Tells the old mailbox of a correction, with a link that refuses it. */
export async function correctionAskedMail(config: Config, language: Language, correction: Correction): Promise<Mail> {
  const { to, name, email, token, possibleAt } = correction;
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('emailChange.correction.askedSubject'), {
    kind: 'account',
    heading: t('emailChange.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('emailChange.correction.asked', { email }), t('emailChange.correction.refusal')],
    button: {
      label: t('emailChange.correction.refuse'),
      url: secretLink(config, '/business/email-change/undo', token),
    },
    notes: [t('emailChange.correction.until', { when: formatInstant(possibleAt, language) })],
    signature: t('signature'),
  });
}

/** To the mailbox of an existing account. */
export async function addressTakenMail(config: Config, language: Language, to: string): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('emailChange.taken.subject'), {
    kind: 'account',
    heading: t('emailChange.taken.heading'),
    greeting: t('greetingPlain'),
    paragraphs: [t('emailChange.taken.intro'), t('emailChange.taken.you')],
    button: { label: t('emailChange.taken.button'), url: `${config.publicUrl}/business/login` },
    notes: [],
    signature: t('signature'),
  });
}

/** To the former mailbox, which can revert the change. */
export async function emailChangedMail(
  config: Config,
  language: Language,
  { to, name, email, token }: Change,
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('emailChange.changed.subject'), {
    kind: 'account',
    heading: t('emailChange.changed.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('emailChange.changed.intro', { email }), t('emailChange.changed.notYou')],
    button: {
      label: t('emailChange.changed.button'),
      url: secretLink(config, '/business/email-change/undo', token),
    },
    notes: [t('emailChange.changed.validity', { days: emailChange.undoDays })],
    signature: t('signature'),
  });
}
