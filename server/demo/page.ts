import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#domain/shared/language.ts';
import { wordmark } from '#domain/shared/wordmark.ts';
import { createTranslator } from '#i18n/translator.ts';
import { style } from '#server/demo/style.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Headers of a page of the demo: nothing but our style, our fonts and the page's own script, if it has one. A page that shows
 * mails allows the styles inside of them. After its forms the browser returns to the product.
 */
export function demoHeaders({ script, hasMails = false }: { script?: string; hasMails?: boolean } = {}) {
  const styles = hasMails ? "'unsafe-inline'" : hashOf(style);
  const scripts = script ? `script-src ${hashOf(script)}; connect-src 'self'; ` : '';
  return {
    'Content-Security-Policy': `default-src 'none'; style-src ${styles}; font-src 'self'; img-src 'self'; ${scripts}frame-ancestors 'none'; base-uri 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  };
}

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

type DemoPage = {
  brand: string;
  title: string;
  /** Beside the name: which part of the demo this is. */
  part: string;
  notice: string;
  back: { label: string; href: string };
  content: Markup;
  script?: string;
};

/** A page that the server draws by itself, in the product's dress, with a notice that it belongs to the demo. */
export function demoPage(language: Language, { brand, title, part, notice, back, content, script }: DemoPage): Markup {
  const { viewBox, letters, joining } = wordmark;
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style></head>
<body>
<aside class="ribbon" aria-label="Demo"><p><strong>Demo</strong> ${notice}</p></aside>
<header><a href="/" aria-label="${createTranslator(language, 'shell', brand)('home')}"><svg viewBox="${viewBox}" aria-hidden="true"><path fill="currentColor" d="${letters}"/><g class="joining" transform="${joining.transform}"><path d="${joining.stem}"/><circle cy="${joining.head.cy}" r="${joining.head.r}"/></g></svg></a>
<span>${part}</span><a class="button" href="${back.href}">${back.label}</a></header>
<main>${content}</main>
${script ? html`<script>${raw(script)}</script>` : ''}
</body></html>`;
}
