import type { Language } from '#domain/shared/language.ts';
import type { SecurityNotice } from '#domain/sign-in/security-notices.ts';
import { formatInstant } from '#i18n/format.ts';
import { secretLink } from '#server/adapters/mails/account-mails.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface Recipient {
  to: string;
  name: string | null;
  token: string;
}

interface Happening extends Recipient {
  what: SecurityNotice;
  at: Date;
  /** Null when unknown. */
  device: { browser: string; system: string } | null;
}

/** A security-relevant change of the account. */
export async function securityNoticeMail(
  config: Config,
  language: Language,
  { to, name, what, at, device, token }: Happening,
): Promise<Mail> {
  const t = mailTexts(config, language);
  const when = formatInstant(at, language);
  return composeMail(config, language, to, t(`security.${what}.subject`), {
    kind: 'account',
    heading: t(`security.${what}.heading`),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      t(`security.${what}.intro`),
      device ? t('security.whenAndWhere', { when, ...device }) : t('security.when', { when }),
      t('security.notYou'),
    ],
    button: { label: t('security.button'), url: secretLink(config, '/business/reset-password', token) },
    notes: [t('security.validity')],
    signature: t('signature'),
  });
}

/** Second factors reported lost, with the right password. */
export async function factorRemovalAskedMail(
  config: Config,
  language: Language,
  { to, name, token, possibleAt }: Recipient & { possibleAt: Date },
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('factorRemoval.asked.subject'), {
    kind: 'account',
    heading: t('factorRemoval.asked.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      t('factorRemoval.asked.intro'),
      t('factorRemoval.asked.wait', { when: formatInstant(possibleAt, language) }),
      t('factorRemoval.asked.notYou'),
    ],
    button: {
      label: t('factorRemoval.asked.button'),
      url: secretLink(config, '/business/second-factor/keep', token),
    },
    notes: [],
    signature: t('signature'),
  });
}

/** The waiting period is over: links to remove or keep them. */
export async function factorRemovalDueMail(
  config: Config,
  language: Language,
  { to, name, token }: Recipient,
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('factorRemoval.due.subject'), {
    kind: 'account',
    heading: t('factorRemoval.due.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('factorRemoval.due.intro'), t('factorRemoval.due.notYou')],
    button: {
      label: t('factorRemoval.due.button'),
      url: secretLink(config, '/business/second-factor/remove', token),
    },
    notes: [t('factorRemoval.due.validity')],
    signature: t('signature'),
  });
}
