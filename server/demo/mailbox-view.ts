import { html } from 'hono/html';
import type { MailState } from '#domain/delivery/states.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDayOfMonth, formatInstant, formatTime, formatWeekday } from '#i18n/format.ts';
import type { createTranslator } from '#i18n/server-translator.ts';
import { kinds } from '#server/adapters/mails/layout.ts';
import { icon } from '#server/demo/icons.ts';
import { emptyLetterbox } from '#server/demo/mailbox-drawing.ts';
import type { Markup } from '#server/demo/page.ts';

export type MailboxTexts = ReturnType<typeof createTranslator<'demo-mail'>>;

export type ListedMail = { id: string; to: string; subject: string; text: string; kind: string | null; sentAt: Date };
export type OpenMail = ListedMail & {
  html: string | null;
  attachments: { filename: string }[] | null;
  /** Null once it is forgotten. */
  state: MailState | null;
};

/** The mailbox's query parameters. */
export type MailboxChoice = {
  mail: string | undefined;
  /** Origin path. */
  from: string;
  isText: boolean;
  isDark: boolean;
  /** Phone width. */
  isNarrow: boolean;
  query: string;
};

export type Mailbox = {
  choice: MailboxChoice;
  mails: ListedMail[];
  open: OpenMail | undefined;
  language: Language;
  now: Date;
};

function addressOf(choice: MailboxChoice, change: Partial<MailboxChoice> = {}): string {
  const { mail, from, isText, isDark, isNarrow, query } = { ...choice, ...change };
  const search = new URLSearchParams({ from });
  if (mail) search.set('mail', mail);
  if (query) search.set('q', query);
  if (isText) search.set('as', 'text');
  if (isDark) search.set('look', 'dark');
  if (isNarrow) search.set('width', 'phone');
  return `/demo/mail?${search}`;
}

const DAY_MS = 86_400_000;

/** Time for today, weekday within the last days, otherwise the date. */
function shortTime(sentAt: Date, now: Date, language: Language): string {
  const day = berlinDay(sentAt);
  if (day === berlinDay(now)) return berlinTimeOfDay(sentAt);
  if (now.getTime() - sentAt.getTime() < 6 * DAY_MS) return formatWeekday(day, language, 'short');
  return formatDayOfMonth(day, language);
}

const colorOf = (kind: string | null) => (kind && kind in kinds ? kinds[kind as keyof typeof kinds] : undefined);

/** Colour of the mail's header; ink is replaced for dark backgrounds. */
function barOf(kind: string | null): Markup | string {
  const found = colorOf(kind);
  if (!found) return '';
  return html` style="--bar:${kind === 'numbers' ? 'var(--ink)' : found.head}"`;
}

function row(mail: ListedMail, { choice, open, language, now }: Mailbox, t: MailboxTexts): Markup {
  // Skips the greeting, after which German continues in lower case.
  const [, words = ''] = mail.text.split('\n\n');
  const firstWords = words.charAt(0).toUpperCase() + words.slice(1);
  return html`<li${barOf(mail.kind)}><a href="${addressOf(choice, { mail: mail.id })}" data-mail="${mail.id}"${mail.id === open?.id ? html` aria-current="true"` : ''}>
<b><span class="sr" hidden>${t('unread')} </span>${mail.subject}</b> <time datetime="${mail.sentAt.toISOString()}">${shortTime(mail.sentAt, now, language)}</time>
<span class="line">${firstWords}</span> <span class="to">${t('to', { to: mail.to })}</span></a></li>`;
}

/** Mails that match the search, newest first. */
export function mailList(mailbox: Mailbox, t: MailboxTexts): Markup {
  const { mails, choice } = mailbox;
  const { from, isText, isDark, isNarrow, query } = choice;
  const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;
  return html`<nav class="inbox" aria-label="${t('list')}">
<form action="/demo/mail" role="search"><label class="search"><span class="sr">${t('search')}</span>${icon('search')}<input type="search" name="q" value="${query}" placeholder="${t('search')}" autocomplete="off"></label>
${hidden('from', from)}${isText ? hidden('as', 'text') : ''}${isDark ? hidden('look', 'dark') : ''}${isNarrow ? hidden('width', 'phone') : ''}</form>
<p class="state" role="status"><b data-words="${t('new')}"></b><span class="tally">${t(query ? 'found' : 'count', { count: mails.length })}</span> <span class="fresh-words">${t('fresh')}</span></p>
<ul class="list">${mails.map((mail) => row(mail, mailbox, t))}</ul>
<p class="nothing"${mails.length > 0 ? html` hidden` : ''}>${query ? t('noMatch', { query }) : t('none')}</p>
<p class="keys"><kbd>J</kbd> <kbd>K</kbd> ${t('keysTurn')} <kbd>/</kbd> ${t('keysSearch')}</p></nav>`;
}

/** Plain text with clickable URLs. */
function withLinks(text: string): (string | Markup)[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : part));
}

/** The mail as programs in the light or in the dark show it, whatever this device prefers. Its links leave the frame. */
function dressed(body: string, isDark: boolean): string {
  return body
    .replace(/@media\s*\(prefers-color-scheme:\s*dark\)/g, isDark ? '@media all' : '@media not all')
    .replace('<head>', '<head><base target="_top">');
}

/** One mail, as it looks or as text. */
export function openMail(mail: OpenMail, { choice, language, now }: Mailbox, t: MailboxTexts): Markup {
  const { isDark, isNarrow, isText } = choice;
  const pick = (change: Partial<MailboxChoice>, isNow: boolean, label: string) =>
    html`<a href="${addressOf(choice, { mail: mail.id, ...change })}"${isNow ? html` aria-current="true"` : ''}>${label}</a>`;
  const looks = html`<span class="choices" role="group" aria-label="${t('colours')}">${pick({ isDark: false }, !isDark, t('light'))}${pick({ isDark: true }, isDark, t('dark'))}</span>
<a class="square wide-only" href="${addressOf(choice, { mail: mail.id, isNarrow: !isNarrow })}"${isNarrow ? html` aria-current="true"` : ''} aria-label="${t('narrow')}" title="${t('narrow')}">${icon('phone')}</a>`;
  const views = html`<div class="views"><span class="choices" role="group" aria-label="${t('form')}">${pick({ isText: false }, !isText, t('asMail'))}${pick({ isText: true }, isText, t('asText'))}</span>${isText ? '' : looks}</div>`;
  const frameClass = [isDark && 'dark', isNarrow && 'narrow'].filter(Boolean).join(' ');
  const files = mail.attachments?.map(
    ({ filename }, index) =>
      html`<p><a href="/demo/mail/${mail.id}/attachments/${index}" download="${filename}">${filename}</a></p>`,
  );
  return html`<article class="mail"><div class="top-row"><hgroup><h1>${mail.subject}</h1>
<p>${t('to', { to: mail.to })}, ${berlinDay(mail.sentAt) === berlinDay(now) ? formatTime(berlinTimeOfDay(mail.sentAt), language) : formatInstant(mail.sentAt, language)}${mail.state ? `, ${t(`state.${mail.state}`)}` : ''}</p>${files}</hgroup>${mail.html === null ? '' : views}</div>
${
  mail.html !== null && !isText
    ? html`<iframe class="${frameClass}" title="${mail.subject}" sandbox="allow-same-origin allow-top-navigation-by-user-activation" srcdoc="${dressed(mail.html, isDark)}"></iframe>`
    : html`<pre>${withLinks(mail.text)}</pre>`
}</article>`;
}

/** Nothing has come yet: what makes a mail come. */
export function emptyMailbox(t: MailboxTexts): Markup {
  return html`<section class="empty"><div><h2>${t('count', { count: 0 })}</h2><p>${t('none')}</p><a class="button" href="/register">${t('begin')}</a></div>${emptyLetterbox}</section>`;
}

const square = (href: string, label: string, name: 'before' | 'after' | 'back', className: string) =>
  html`<a class="square narrow-only ${className}" href="${href}" aria-label="${label}">${icon(name)}</a>`;

/** Beside the name: where people came from. On phones one bar for the list, and one for a mail with those before and after it. */
export function mailboxHeader(logo: Markup, mailbox: Mailbox, t: MailboxTexts): Markup {
  const { choice, mails, open } = mailbox;
  const at = mails.findIndex(({ id }) => id === open?.id);
  const turn = (mail: ListedMail | undefined, label: string, name: 'before' | 'after') =>
    mail ? square(addressOf(choice, { mail: mail.id }), label, name, 'opened-only') : '';
  const back = choice.from.startsWith('/business/dashboard')
    ? t('backTo.dashboard')
    : choice.from.startsWith('/register')
      ? t('backTo.register')
      : t('back');
  return html`<div class="wide-only">${logo}</div><span class="wide-only">${t('title')}</span>
<a class="button wide-only" href="${choice.from}">${icon('back')}${back}</a>
${square(choice.from, back, 'back', 'list-only')}<h1 class="narrow-only list-only">${t('short')}</h1>
${mails.length > 0 ? html`<button class="square narrow-only list-only" popovertarget="empty" aria-label="${t('empty.action')}">${icon('bin')}</button>` : ''}
${square(addressOf(choice, { mail: undefined }), t('all'), 'back', 'opened-only')}<b class="narrow-only opened-only" aria-hidden="true">${open?.subject}</b>
${turn(mails[at - 1], t('newer'), 'before')}${turn(mails[at + 1], t('older'), 'after')}`;
}

/** Asks before everything goes; opened and closed by the browser itself. */
export function emptyQuestion({ choice }: Mailbox, t: MailboxTexts): Markup {
  return html`<div id="empty" class="question" popover role="dialog" aria-labelledby="empty-title"><h2 id="empty-title">${t('empty.question')}</h2><p>${t('empty.text')}</p>
<form method="post" action="/demo/mail/empty?${new URLSearchParams({ from: choice.from })}"><button type="button" popovertarget="empty" popovertargetaction="hide" autofocus>${t('empty.cancel')}</button><button class="loud">${t('empty.action')}</button></form></div>`;
}

/** At the end of the ribbon. */
export function emptyButton(t: MailboxTexts): Markup {
  return html`<button class="wide-only" popovertarget="empty">${icon('bin')}${t('empty.action')}</button>`;
}
