import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { MailContent } from '#server/adapters/mails/layout.ts';
import { renderHtml, renderText } from '#server/adapters/mails/layout.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

/** Mail texts in the recipient's language. */
export function mailTexts(config: Config, language: Language) {
  return createTranslator(language, 'mails', config.operator.name ?? 'Dabei');
}

/** One-click unsubscribe (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A mail as HTML and plain text, with unsubscribe headers if it can be turned off. */
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
