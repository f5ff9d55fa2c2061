import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

/** In the fragment, which browsers send to no server, so it reaches no log. */
export function secretLink(config: Config, path: string, token: string): string {
  return `${config.publicUrl}${path}#token=${token}`;
}

export async function passwordResetMail(
  config: Config,
  language: Language,
  { to, name, token }: { to: string; name: string | null; token: string },
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('passwordReset.subject'), {
    kind: 'account',
    heading: t('passwordReset.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('passwordReset.intro')],
    button: { label: t('passwordReset.button'), url: secretLink(config, '/business/reset-password', token) },
    notes: [t('passwordReset.validity'), t('passwordReset.notYou')],
    signature: t('signature'),
  });
}

/** Links to the account, which requires signing in. */
export async function exportReadyMail(
  config: Config,
  language: Language,
  {
    to,
    name,
    companyName,
    expiresAt,
  }: { to: string; name: string | null; companyName: string | null; expiresAt: Date },
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('exportReady.subject'), {
    kind: 'account',
    heading: t('exportReady.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      companyName === null ? t('exportReady.introOfPerson') : t('exportReady.intro', { companyName }),
      t('exportReady.until', { day: formatInstantDay(expiresAt, language) }),
    ],
    button: { label: t('exportReady.button'), url: `${config.publicUrl}/business/account#account-data` },
    notes: [t('exportReady.notYou')],
    signature: t('signature'),
  });
}

/** Keeping and deleting require signing in. */
export async function deletionPlannedMail(
  config: Config,
  language: Language,
  { to, name, companyName, deletesAt }: { to: string; name: string | null; companyName: string; deletesAt: Date },
): Promise<Mail> {
  const t = mailTexts(config, language);
  const day = formatInstantDay(deletesAt, language);
  return composeMail(config, language, to, t('deletionPlanned.subject', { day }), {
    kind: 'account',
    heading: t('deletionPlanned.heading', { day }),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('deletionPlanned.intro', { companyName, day }), t('deletionPlanned.until')],
    button: { label: t('deletionPlanned.button'), url: `${config.publicUrl}/business/account#account-data` },
    notes: [t('deletionPlanned.notYou')],
    signature: t('signature'),
  });
}

interface Invitation {
  to: string;
  /** Null without an account. */
  name: string | null;
  token: string;
  /** Null until verified, so that strangers do not read an unchecked name. */
  verifiedName: string | null;
  hasAccount: boolean;
}

/** The inviter is shown behind the link, not in the mail. */
export async function invitationMail(config: Config, language: Language, invitation: Invitation): Promise<Mail> {
  const { to, name, token, verifiedName: companyName, hasAccount } = invitation;
  const t = mailTexts(config, language);
  const subject = companyName === null ? t('invitation.subject') : t('invitation.subjectOf', { companyName });
  return composeMail(config, language, to, subject, {
    kind: 'team',
    heading: t('invitation.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      companyName === null ? t('invitation.intro') : t('invitation.introOf', { companyName }),
      t('invitation.invitedBy'),
      hasAccount ? t('invitation.withAccount') : t('invitation.withoutAccount'),
    ],
    button: { label: t('invitation.button'), url: secretLink(config, '/business/accept-invite', token) },
    notes: [t('invitation.validity'), t('invitation.notYou')],
    signature: t('signature'),
  });
}
