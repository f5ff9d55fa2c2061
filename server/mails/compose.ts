import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/context/adapters.ts';
import type { MailContent } from '#server/mails/layout.ts';
import { renderHtml, renderText } from '#server/mails/layout.ts';

/** The texts of mails in the recipient's language. */
export function mailTexts(config: Config, language: Language) {
  return createTranslator(language, 'mails', config.operator.name ?? 'Dabei');
}

/** A mail in both its forms, HTML and plain text. */
export async function composeMail(
  language: Language,
  to: string,
  subject: string,
  content: MailContent,
): Promise<Mail> {
  return { to, subject, text: renderText(content), html: await renderHtml(language, subject, content) };
}
