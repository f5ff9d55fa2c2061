import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#domain/shared/language.ts';
import { wordmark } from '#domain/shared/wordmark.ts';
import { createTranslator } from '#i18n/server-translator.ts';

/** The wordmark as a link to the home page, in a frame beside the foreign page. */
export function logoLink(
  language: Language,
  brand: string,
  isFramed = false,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  const beside = isFramed ? html` target="_blank" rel="noopener"` : '';
  const { viewBox, letters, joining } = wordmark;
  return html`<a class="logo" href="/"${beside} aria-label="${createTranslator(language, 'shell', brand)('home')}"><svg viewBox="${viewBox}" aria-hidden="true"><path fill="currentColor" d="${letters}"/><g class="joining" transform="${joining.transform}"><path d="${joining.stem}"/><circle cy="${joining.head.cy}" r="${joining.head.r}"/></g></svg></a>`;
}
