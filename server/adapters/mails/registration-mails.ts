import type { Language } from '#domain/shared/language.ts';
import { secretLink } from '#server/adapters/mails/account-mails.ts';
import { composeMail as compose, mailTexts as translator } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

/** The code and a link. Contains no input, since the address's owner is not known yet. */
export async function registrationCodeMail(
  config: Config,
  language: Language,
  { to, code, token }: { to: string; code: string; token: string },
): Promise<Mail> {
  const t = translator(config, language);
  return compose(config, language, to, t('registrationCode.subject', { code }), {
    kind: 'account',
    heading: t('registrationCode.heading'),
    greeting: t('greetingPlain'),
    paragraphs: [t('registrationCode.intro')],
    code,
    button: { label: t('registrationCode.button'), url: secretLink(config, '/register/confirm', token) },
    notes: [t('registrationCode.validity'), t('registrationCode.notYou')],
    signature: t('signature'),
  });
}

/** To a mistyped address of a registration, which staff corrected. */
export async function registrationMovedMail(config: Config, language: Language, to: string): Promise<Mail> {
  const t = translator(config, language);
  return compose(config, language, to, t('registrationMoved.subject'), {
    kind: 'account',
    heading: t('registrationMoved.heading'),
    greeting: t('greetingPlain'),
    paragraphs: [t('registrationMoved.intro')],
    notes: [t('registrationMoved.notYou')],
    signature: t('signature'),
  });
}

/** Sent instead of a code to an address with an account. */
export async function alreadyRegisteredMail(config: Config, language: Language, { to }: { to: string }): Promise<Mail> {
  const t = translator(config, language);
  return compose(config, language, to, t('alreadyRegistered.subject'), {
    kind: 'account',
    heading: t('alreadyRegistered.heading'),
    greeting: t('greetingPlain'),
    paragraphs: [t('alreadyRegistered.intro')],
    button: { label: t('alreadyRegistered.login'), url: `${config.publicUrl}/business/login` },
    notes: [t('alreadyRegistered.notYou')],
    signature: t('signature'),
  });
}
