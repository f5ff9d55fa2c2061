import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { composeMail as compose, mailTexts as translator } from '#server/adapters/mails/compose.ts';
import type { MailContent } from '#server/adapters/mails/layout.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { isPilot } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface CreditMail {
  to: string;
  name: string | null;
  unsubscribe: MailContent['unsubscribe'];
}

/** A fifth of the period's plan credits is left. */
export async function lowCreditsMail(
  config: Config,
  language: Language,
  { to, name, unsubscribe, ...figures }: CreditMail & { remaining: number; total: number; purchased: number },
): Promise<Mail> {
  const t = translator(config, language);
  const noneLeft = isPilot(config) ? 'lowCredits.soon' : 'lowCredits.none';
  return compose(config, language, to, t('lowCredits.subject', { count: figures.remaining }), {
    kind: 'money',
    heading: t('lowCredits.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      t('lowCredits.intro', { count: figures.remaining, total: figures.total }),
      figures.purchased > 0 ? t('lowCredits.purchased', { count: figures.purchased }) : t(noneLeft),
    ],
    strips: { left: figures.remaining, total: figures.total },
    button: { label: t('lowCredits.button'), url: `${config.publicUrl}/business/dashboard?tab=subscription` },
    notes: [t('lowCredits.once')],
    signature: t('signature'),
    unsubscribe,
  });
}

/** The trial ends soon with credits left. */
export async function trialEndingMail(
  config: Config,
  language: Language,
  { to, name, unsubscribe, remaining, endsAt }: CreditMail & { remaining: number; endsAt: Date },
): Promise<Mail> {
  const t = translator(config, language);
  const day = formatInstantDay(endsAt, language);
  return compose(config, language, to, t('trialEnding.subject', { day }), {
    kind: 'money',
    heading: t('trialEnding.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      t('trialEnding.intro', { count: remaining, day }),
      t(isPilot(config) ? 'lowCredits.soon' : 'trialEnding.keep'),
    ],
    button: { label: t('trialEnding.button'), url: `${config.publicUrl}/business/dashboard?tab=subscription` },
    notes: [t('trialEnding.otherwise')],
    signature: t('signature'),
    unsubscribe,
  });
}

/** Not enough credits for a series' next date. */
export async function seriesPausedMail(
  config: Config,
  language: Language,
  { to, name, unsubscribe, title, startsAt }: CreditMail & { title: string; startsAt: Date },
): Promise<Mail> {
  const t = translator(config, language);
  const day = formatInstantDay(startsAt, language);
  return compose(config, language, to, t('seriesPaused.subject', { title }), {
    kind: 'money',
    heading: t('seriesPaused.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('seriesPaused.intro', { title, day }), t('seriesPaused.kept')],
    button: { label: t('seriesPaused.button'), url: `${config.publicUrl}/business/dashboard?tab=events` },
    notes: [],
    signature: t('signature'),
    unsubscribe,
  });
}
