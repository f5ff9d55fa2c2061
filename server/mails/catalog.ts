import type { Language } from '#domain/shared/language.ts';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/context/adapters.ts';
import { composeMail as compose, mailTexts as translator } from '#server/mails/compose.ts';

/** The six digits that confirm an address. Nobody knows yet whose it is, so nothing that was typed stands in it. */
export async function registrationCodeMail(
  config: Config,
  language: Language,
  { to, code }: { to: string; code: string },
): Promise<Mail> {
  const t = translator(config, language);
  return compose(language, to, t('registrationCode.subject', { code }), {
    greeting: t('greetingPlain'),
    paragraphs: [t('registrationCode.intro')],
    code,
    notes: [t('registrationCode.validity'), t('registrationCode.notYou')],
    signature: t('signature'),
  });
}

/** A fifth of the period's plan credits is left. */
export async function lowCreditsMail(
  config: Config,
  language: Language,
  { to, name, ...figures }: { to: string; name: string | null; remaining: number; total: number; purchased: number },
): Promise<Mail> {
  const t = translator(config, language);
  return compose(language, to, t('lowCredits.subject', { count: figures.remaining }), {
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      t('lowCredits.intro', { count: figures.remaining, total: figures.total }),
      figures.purchased > 0 ? t('lowCredits.purchased', { count: figures.purchased }) : t('lowCredits.none'),
    ],
    button: { label: t('lowCredits.button'), url: `${config.publicUrl}/business/dashboard?tab=subscription` },
    notes: [t('lowCredits.once')],
    signature: t('signature'),
  });
}

/** What an address that already has an account gets instead of a code. */
export async function alreadyRegisteredMail(config: Config, language: Language, { to }: { to: string }): Promise<Mail> {
  const t = translator(config, language);
  return compose(language, to, t('alreadyRegistered.subject'), {
    greeting: t('greetingPlain'),
    paragraphs: [t('alreadyRegistered.intro')],
    button: { label: t('alreadyRegistered.login'), url: `${config.publicUrl}/business/login` },
    notes: [t('alreadyRegistered.notYou')],
    signature: t('signature'),
  });
}
