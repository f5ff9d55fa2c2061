import type { NoticeFacts } from '#domain/notices/facts.ts';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { NoticeMail } from '#server/adapters/mails/notice-mails.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

type Failing = Extract<NoticeFacts, { about: 'source_failing' }>;

export async function sourceFailingMail(
  config: Config,
  language: Language,
  { to, name, host, failure, isResting, unsubscribe }: NoticeMail & Failing,
): Promise<Mail> {
  const t = mailTexts(config, language);
  const state = isResting ? 'resting' : 'failing';
  const reason = createTranslator(language, 'import-sources', config.operator.name ?? 'Dabei')(`failure.${failure}`);
  return composeMail(config, language, to, t(`sourceFailing.${state}.subject`, { host }), {
    kind: 'account',
    heading: t(`sourceFailing.${state}.heading`),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t(`sourceFailing.${state}.intro`, { host, reason }), t(`sourceFailing.${state}.next`)],
    button: { label: t('sourceFailing.button'), url: `${config.publicUrl}/business/import` },
    notes: [],
    signature: t('signature'),
    unsubscribe,
  });
}
