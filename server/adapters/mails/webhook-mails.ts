import type { Language } from '#domain/shared/language.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { MailContent } from '#server/adapters/mails/layout.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

/** Disabled after days of failures, or a "gone" response. */
export async function webhookDisabledMail(
  config: Config,
  language: Language,
  { to, name, url, unsubscribe }: Pick<MailContent, 'unsubscribe'> & { to: string; name: string | null; url: string },
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('webhookDisabled.subject'), {
    kind: 'account',
    heading: t('webhookDisabled.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('webhookDisabled.intro', { url }), t('webhookDisabled.next')],
    button: { label: t('webhookDisabled.button'), url: `${config.publicUrl}/business/integrations` },
    notes: [],
    signature: t('signature'),
    unsubscribe,
  });
}
