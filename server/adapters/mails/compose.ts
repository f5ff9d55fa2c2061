import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { MailContent } from '#server/adapters/mails/layout.ts';
import { renderHtml, renderText } from '#server/adapters/mails/layout.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

/** The texts of mails in the recipient's language. */
export function mailTexts(config: Config, language: Language) {
  return createTranslator(language, 'mails', config.operator.name ?? 'Dabei');
}

/** Headers that let mail programs turn off mails of this kind without a page (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A mail in both its forms, HTML and plain text. One that can be turned off says so in its headers as well. */
export async function composeMail(
  config: Config,
  language: Language,
  to: string,
  subject: string,
  content: MailContent,
): Promise<Mail> {
  const { kind, unsubscribe } = content;
  return {
    to,
    kind,
    subject,
    text: renderText(content),
    html: await renderHtml({ config, language, to, subject, content }),
    ...(unsubscribe ? { headers: unsubscribeHeaders(unsubscribe.url) } : {}),
  };
}
