import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { NoticeMail } from '#server/adapters/mails/notice-mails.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

/** A key expires within days. */
export async function keyEndingMail(
  config: Config,
  language: Language,
  { to, name, unsubscribe, keyName, expiresAt }: NoticeMail & { keyName: string; expiresAt: Date },
): Promise<Mail> {
  const t = mailTexts(config, language);
  const day = formatInstantDay(expiresAt, language);
  return composeMail(config, language, to, t('keyEnding.subject', { name: keyName, day }), {
    kind: 'account',
    heading: t('keyEnding.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('keyEnding.intro', { name: keyName, day }), t('keyEnding.next')],
    button: { label: t('keyEnding.button'), url: `${config.publicUrl}/business/integrations#keys` },
    notes: [],
    signature: t('signature'),
    unsubscribe,
  });
}
