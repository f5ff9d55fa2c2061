import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { parts } from '#server/adapters/mails/layout-parts.ts';
import type { Config } from '#server/boot/settings/config.ts';

interface MailChart {
  title: string;
  /** `share` is the bar's length, 0 to 1. */
  bars: { label: string; text: string; share: number; isBest: boolean }[];
}

/** An event as a ticket. */
interface MailTicket {
  weekday: string;
  /** Of the month. */
  day: string;
  month: string;
  /** All three in one line. */
  date: string;
  title: string;
  time: string;
  place: string;
}

/** Mail kinds: colour and picture of the header. */
export const kinds = {
  account: { head: '#f8b734', isDark: false, picture: 'mailbox' },
  event: { head: '#449fe6', isDark: false, picture: 'ticket' },
  guests: { head: '#f35223', isDark: false, picture: 'people' },
  money: { head: '#60c072', isDark: false, picture: 'strips' },
  team: { head: '#e86a9f', isDark: false, picture: 'people' },
  verification: { head: '#165e3c', isDark: true, picture: 'people' },
  numbers: { head: '#231611', isDark: true, picture: 'numbers' },
} as const;

export interface MailContent {
  kind: keyof typeof kinds;
  /** Shorter than the subject. */
  heading: string;
  /** One word for a round stamp. */
  stamp?: string;
  greeting: string;
  paragraphs: string[];
  /** A paragraph each; further lines belong to the first. */
  items?: string[];
  facts?: { label: string; text: string }[];
  /** Facts of one or more sentences. */
  statement?: { label: string; text: string }[];
  ticket?: MailTicket | undefined;
  /** Bars as table cells, visible without images. */
  chart?: MailChart;
  /** Credits left, as strips and in words. */
  strips?: { left: number; total: number };
  /** Six digits. */
  code?: string;
  button?: { label: string; url: string };
  /** Below the button. */
  otherLink?: { label: string; url: string } | undefined;
  /** After items or facts. */
  closing?: string[];
  /** Small print. */
  notes: string[];
  signature: string;
  /** Last line of mails that can be turned off. */
  unsubscribe?: { label: string; url: string } | undefined;
}

export function renderText(content: MailContent): string {
  const { greeting, paragraphs, items = [], facts = [], statement = [], ticket, chart, closing = [] } = content;
  const { code, button, otherLink, notes, signature, unsubscribe } = content;
  const parts = [
    greeting,
    ...paragraphs,
    items.length > 0 && items.map((item) => `• ${item.replaceAll('\n', '\n  ')}`).join('\n'),
    facts.length > 0 && facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    ...statement.map(({ label, text }) => `${label}: ${text}`),
    ticket && `${ticket.title}\n${ticket.date}, ${ticket.time}\n${ticket.place}`,
    ...closing,
    chart && [chart.title, ...chart.bars.map(({ label, text }) => `${label} ${text}`)].join('\n'),
    code,
    button && `${button.label}: ${button.url}`,
    otherLink && `${otherLink.label}: ${otherLink.url}`,
    ...notes,
    signature,
    unsubscribe && `${unsubscribe.label}: ${unsubscribe.url}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Fills a layout part; texts are escaped. */
function fill(part: keyof typeof parts, values: Record<string, string | Markup> = {}): Markup {
  const pieces = parts[part].split(/\[\[(\w+)\]\]/);
  const texts = pieces.filter((_, index) => index % 2 === 0);
  const filled = pieces.filter((_, index) => index % 2 === 1).map((name) => values[name]);
  if (filled.includes(undefined)) throw new Error(`The part "${part}" of a mail has a gap`);
  return html(Object.assign(texts, { raw: texts }), ...filled);
}

/** Right part of the header: stamp, or picture of the kind. */
function sideOf({ stamp, kind }: MailContent, origin: string): Markup {
  if (!stamp)
    return html`<img src="${origin}/mail/${kinds[kind].picture}.png" width="150" height="116" alt="" style="display:block;margin:0 0 -20px">`;
  return html`<p class="stamp" style="display:inline-block;margin:0 -12px 0 0;padding:6px;border-radius:64px;background-color:#fefdfa;transform:rotate(-8deg)"><span style="display:block;width:100px;height:100px;border:4px double #165e3c;border-radius:60px;color:#165e3c;font-family:'Bricolage Grotesque',Arial,sans-serif;font-stretch:75%;font-weight:700;font-size:21px;line-height:100px;text-align:center">${stamp}</span></p>`;
}

function tilesOf(code: string): Markup {
  const tile = (digit: string) =>
    html`<td class="tile" align="center" style="height:84px;background-color:#eee9e0;font-family:'Bricolage Grotesque',Arial,sans-serif;font-stretch:75%;font-weight:800;font-size:46px;line-height:1;color:#231611">${digit}</td>`;
  const gaps = [8, 8, 24, 8, 8];
  return html`${[...code].map((digit, index) => html`${index > 0 ? html`<td width="${gaps[index - 1] ?? 8}"></td>` : ''}${tile(digit)}`)}`;
}

function barsOf({ bars }: MailChart): Markup {
  return html`${bars.map(({ label, text, share, isBest }) => {
    const weight = isBest ? '700' : '400';
    const bar = `display:block;height:18px;width:${Math.max(1, Math.round(share * 100))}%;background-color:${isBest ? '#f35223' : '#231611'}`;
    return html`<tr><th scope="row" style="padding:4px 12px 4px 0;white-space:nowrap;text-align:left;font-weight:${weight}">${label}</th>
<td style="width:100%;padding:4px 0"><span aria-hidden="true"${isBest ? '' : raw(' class="bar"')} style="${bar}"></span></td>
<td style="padding:4px 0 4px 12px;white-space:nowrap;text-align:right;font-weight:${weight}">${text}</td></tr>`;
  })}`;
}

/** Above this, one strip per five. */
const MOST_STRIPS = 30;

/** Strips as table cells, visible without images; spent ones as stubs. */
function stripsOf({ left, total }: { left: number; total: number }): Markup {
  const unit = total > MOST_STRIPS ? 5 : 1;
  const count = Math.ceil(total / unit);
  const hanging = Math.ceil(left / unit);
  const block = (height: number) =>
    html`<span class="bar" style="display:block;height:${height}px;background-color:#231611"></span>`;
  const strips = Array.from({ length: count }, (_, index) => (index < hanging ? 44 : 7));
  return html`<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" style="width:100%;max-width:${count * 30}px;table-layout:fixed;font-size:0;line-height:0"><tr><td colspan="${count}">${block(8)}</td></tr><tr>${strips.map((height) => html`<td valign="top" style="padding:0 1.5px">${block(height)}</td>`)}</tr></table>`;
}

const lines = (text: string) => html`${text.split('\n').map((line, index) => (index > 0 ? html`<br>${line}` : line))}`;

/** The first line names the item. */
function itemOf(text: string): Markup {
  const [name = '', ...more] = text.split('\n');
  return more.length > 0 ? html`<b>${name}</b><br>${lines(more.join('\n'))}` : html`${name}`;
}

interface Letter {
  config: Config;
  language: Language;
  to: string;
  subject: string;
  content: MailContent;
}

/** HTML from the parts of `layout.mjml`. */
export async function renderHtml({ config, language, to, subject, content }: Letter): Promise<string> {
  const { greeting, paragraphs, items = [], facts = [], statement = [], ticket, chart, closing = [] } = content;
  const { strips, code, button, otherLink, notes, signature, unsubscribe } = content;
  const { operator, publicUrl } = config;
  const brand = operator.name ?? 'Dabei';
  const t = createTranslator(language, 'mails', brand);
  const { head, isDark } = kinds[content.kind];
  const frame = {
    lang: language,
    title: subject,
    preview: paragraphs[0] ?? subject,
    origin: publicUrl,
    head,
    onHead: isDark ? '#fefdfa' : '#231611',
    wordmark: isDark ? 'wordmark-white' : 'wordmark-ink',
    brand,
    heading: content.heading,
    side: sideOf(content, publicUrl),
    help: t('foot.help'),
    contact: t('foot.contact'),
    privacy: t('foot.privacy'),
    imprint: t('foot.imprint'),
    recipient: t('foot.to', { to }),
    sender: [operator.company ?? brand, operator.street, operator.city].filter(Boolean).join(', '),
  };
  const paragraph = (text: string) => fill('paragraph', { text });
  const blocks = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...items.map((text) => fill('item', { text: itemOf(text) })),
    ...facts.map((fact) => fill('fact', fact)),
    ...statement.map((row) => fill('statement', row)),
    items.length + facts.length + statement.length > 0 && fill('gap'),
    ticket && fill('ticket', { ...ticket }),
    ...closing.map(paragraph),
    strips && fill('strips', { strips: stripsOf(strips) }),
    chart && fill('chart', { title: chart.title, bars: barsOf(chart) }),
    code && fill('code', { tiles: tilesOf(code) }),
    button && fill('button', button),
    otherLink && fill('link', otherLink),
    ...notes.map((text) => fill('note', { text })),
    fill('paragraph', { text: lines(signature) }),
    unsubscribe && fill('link', unsubscribe),
  ];
  return String(await html`${fill('start', frame)}${blocks.filter(Boolean)}${fill('end', frame)}`);
}
