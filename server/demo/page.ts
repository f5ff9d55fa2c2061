import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#domain/shared/language.ts';
import { style } from '#server/demo/style.ts';
import { logoLink } from '#server/http/logo-link.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of a demo page: own styles, fonts and scripts only. A page with mails allows their styles. */
export function demoHeaders({ scripts = [], hasMails = false }: { scripts?: string[]; hasMails?: boolean } = {}) {
  const styles = hasMails ? "'unsafe-inline'" : hashOf(style);
  const allowed = scripts.length > 0 ? `script-src ${scripts.map(hashOf).join(' ')}; connect-src 'self'; ` : '';
  return {
    'Content-Security-Policy': `default-src 'none'; style-src ${styles}; font-src 'self'; img-src 'self'; ${allowed}frame-ancestors 'none'; base-uri 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  };
}

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

type DemoFrame = {
  title: string;
  notice: string | Markup;
  /** After the notice. */
  tools?: Markup;
  header: Markup;
  content: Markup;
  /** Page-specific CSS. */
  ownStyle?: string;
  bodyClass?: string;
  /** Runs before the first paint. */
  firstScript?: string;
  script?: string;
};

/** A server-rendered page with the demo notice. */
export function demoFrame(language: Language, page: DemoFrame): Markup {
  const { title, notice, tools = '', header, content, ownStyle = '', bodyClass = '', firstScript, script } = page;
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${firstScript ? html`<script>${raw(firstScript)}</script>` : ''}
<style>${raw(style + ownStyle)}</style></head>
<body class="${bodyClass}">
<aside class="ribbon" aria-label="Demo"><p><strong>Demo</strong> <span>${notice}</span>${tools}</p></aside>
<header>${header}</header>
<main>${content}</main>
${script ? html`<script type="module">${raw(script)}</script>` : ''}
</body></html>`;
}

type DemoPage = {
  brand: string;
  title: string;
  /** Part of the demo. */
  part: string;
  notice: string;
  back: { label: string; href: string };
  content: Markup;
};

/** A demo page with its name and a back link. */
export function demoPage(language: Language, { brand, title, part, notice, back, content }: DemoPage): Markup {
  const header = html`${logoLink(language, brand)}
<span>${part}</span><a class="button" href="${back.href}">${back.label}</a>`;
  return demoFrame(language, { title, notice, header, content });
}
