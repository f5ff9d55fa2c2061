import type { Language } from '#domain/shared/language.ts';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/context/adapters.ts';
import { composeMail, mailTexts } from '#server/mails/compose.ts';

interface EventMail {
  to: string;
  name: string | null;
  title: string;
}

const eventsPath = '/business/dashboard?tab=events';

/** A scheduled event has just become public. */
export async function eventPublishedMail(
  config: Config,
  language: Language,
  { to, name, title, credits }: EventMail & { credits: number },
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(language, to, t('eventPublished.subject', { title }), {
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('eventPublished.intro', { title }), t('eventPublished.credits', { count: credits })],
    button: { label: t('eventPublished.button'), url: `${config.publicUrl}${eventsPath}` },
    notes: [],
    signature: t('signature'),
  });
}

/** An event was over before guests could see it: its business was not verified in time, or we were down at its minute. */
export async function eventMissedMail(
  config: Config,
  language: Language,
  { to, name, title, awaited }: EventMail & { awaited: boolean },
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(language, to, t('eventMissed.subject', { title }), {
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t(awaited ? 'eventMissed.awaited' : 'eventMissed.intro', { title }), t('eventMissed.released')],
    button: { label: t('eventMissed.button'), url: `${config.publicUrl}${eventsPath}` },
    notes: [],
    signature: t('signature'),
  });
}
