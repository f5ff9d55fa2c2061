import { randomUUID } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { partySizes } from '#domain/events/participation.ts';
import { closingInstant, leftOf, listPath, sizesFor, stateOfList, usedBy } from '#domain/guest-lists/allotment.ts';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage, languages } from '#domain/shared/language.ts';
import { nameFault } from '#domain/web-guests/form.ts';
import { formatSoon } from '#i18n/format-soon.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { NamingRefusal } from '#server/modules/guests/guest-lists/change-listed-guests.ts';
import { changeNamedGuest, nameGuest, unnameGuest } from '#server/modules/guests/guest-lists/change-listed-guests.ts';
import { findListBySecret, findNamedGuests } from '#server/modules/guests/guest-lists/queries.ts';
import { eventTicket } from '#server/pages/event-ticket.ts';
import { readTexts } from '#server/pages/form-page.ts';
import { guestTexts, refusalOf } from '#server/pages/guest-words.ts';
import type { Html } from '#server/pages/plain-page.ts';
import { plainHeaders, plainPage } from '#server/pages/plain-page.ts';

const MAX_BYTES = 4 * 1024;
/** Other addresses are no page. */
const LIST = '/l/:secret{[A-Za-z0-9_-]{43}}';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fields = ['action', 'entry', 'guest', 'name', 'party'] as const;
type Sent = Partial<Record<(typeof fields)[number], string>>;
const done = { add: 'added', change: 'changed', remove: 'removed' } as const;
type Action = keyof typeof done;
const isAction = (text = ''): text is Action => Object.hasOwn(done, text);

type PageContext = HonoContext<{ Bindings: object; Variables: ApiVariables }>;
type Found = NonNullable<Awaited<ReturnType<typeof findListBySecret>>>;

interface Shown {
  refusal?: string;
  was?: string | undefined;
  /** Typed for a new guest. */
  sent?: Sent;
}

/** The page on which one person names the guests of their list. Its address is the only key to it. No script, no cookie. */
export function createListPage(deps: Deps): Hono<{ Bindings: object; Variables: ApiVariables }> {
  const { config, db, clock, rateLimits } = deps;
  const brand = config.operator.name ?? 'Dabei';
  const texts = (language: Language) => createTranslator(language, 'guest-lists', brand);

  const languageOf = (c: PageContext): Language => {
    const asked = c.req.query('lang');
    return isLanguage(asked) ? asked : negotiateLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'));
  };

  function message(language: Language, kind: 'gone' | 'unknown'): Html {
    const t = texts(language);
    const title = t(`${kind}.title`);
    const content = html`<p class="lead" role="status">${t(`${kind}.text`)}</p><p><a class="go framed" href="/">${guestTexts(config, language)('onward')}</a></p>`;
    return plainPage(language, brand, [title, 'ticket'], content);
  }

  async function page(language: Language, secret: string, found: Found, isOpen: boolean, shown: Shown): Promise<Html> {
    const t = texts(language);
    const { list, event } = found;
    const guests = await findNamedGuests(db, list.id);
    const left = leftOf(list, usedBy(guests));
    const host = found.host || found.companyName;
    const day = event.nightOf ?? event.eventDate;
    const plan = { day, startTime: event.startTime, endTime: event.endTime };
    const end = closingInstant(event, list.closesAt);
    const [names, companions] = [t('names', { count: left.names }), t('companions', { count: left.companions })];
    const free = left.names === 0 ? t('none') : left.companions === 0 ? names : t('both', { names, companions });
    const sizeText = (size: number) => (size === 1 ? t('alone') : t('others', { count: size - 1 }));
    const sizes = (most: readonly number[], chosen: number) =>
      most.map(
        (size) => html`<option value="${size}"${size === chosen ? html` selected` : ''}>${sizeText(size)}</option>`,
      );
    const form = html`<form method="post" action="${`${listPath(secret)}?lang=${language}`}">`;
    const { refusal, sent = {} } = shown;
    const was = Object.values(done).find((each) => each === shown.was);
    const said = refusal
      ? html`<p class="said" role="alert">${refusal}</p>`
      : was
        ? html`<p class="said" role="status">${t(`was.${was}`)}</p>`
        : '';
    const entries = guests.map(({ userId, displayName, partySize }, index) => {
      const line = partySize === 1 ? displayName : `${displayName} + ${partySize - 1}`;
      if (!isOpen) return html`<li>${line}</li>`;
      const [name, party] = [`name-${index}`, `party-${index}`];
      return html`<li><details><summary>${line}</summary>${form}<input type="hidden" name="guest" value="${userId}">
<label for="${name}">${t('name')}</label><input id="${name}" name="name" maxlength="80" required autocomplete="off" value="${displayName}">
<label for="${party}">${t('party')}</label><select id="${party}" name="party">${sizes(sizesFor(left, partySize), partySize)}</select>
<p class="row"><button class="framed" name="action" value="change">${t('change')}</button><button class="framed ends" name="action" value="remove" formnovalidate>${t('remove')}</button></p></form></details></li>`;
    });
    const adding = html`${form}<input type="hidden" name="entry" value="${randomUUID()}">
<label for="name">${t('name')}</label><input id="name" name="name" maxlength="80" required autocomplete="off" value="${sent.name ?? ''}">
<label for="party">${t('party')}</label><select id="party" name="party">${sizes(sizesFor(left), Number(sent.party ?? 1))}</select>
<button name="action" value="add">${t('add')}</button></form>`;
    const others = languages.filter((each) => each !== language);
    const until = end ? formatSoon(end, clock(), language) : list.closesAt;
    const content = html`${said}${isOpen ? html`<p class="lead">${t('lead')}</p>` : html`<p class="said">${t('closed', { host })}</p>`}
${eventTicket({ ...plan, title: event.title, lines: [`${host}, ${event.location || found.address}`, `${t('list')}: ${list.name}`] }, language)}
${isOpen ? html`<dl><dt>${t('free')}</dt><dd>${free}</dd><dt>${t('until')}</dt><dd>${until}</dd></dl>` : ''}
${isOpen && left.names > 0 ? adding : ''}
<h2>${t('entered')}</h2>
${guests.length > 0 ? html`<ul>${entries}</ul>` : html`<p>${t('empty')}</p>`}
<p class="quiet">${t('promise', { host })} <a href="/datenschutz">${t('privacy')}</a> &nbsp; ${others.map((each) => html`<a href="?lang=${each}" lang="${each}" hreflang="${each}">${t('other')}</a>`)}</p>`;
    return plainPage(language, brand, [t('title'), 'ticket'], content);
  }

  async function show(c: PageContext, shown: Shown, status = 200, headers = {}) {
    const [language, secret] = [languageOf(c), c.req.param('secret') ?? ''];
    const found = await findListBySecret(db, secret);
    if (!found) return c.html(message(language, 'unknown'), 404, plainHeaders);
    const state = stateOfList(found.event, found.list.closesAt, clock());
    if (state === 'gone') return c.html(message(language, 'gone'), 410, plainHeaders);
    const content = await page(language, secret, found, state === 'open', shown);
    return c.html(content, status as 200, { ...plainHeaders, ...headers });
  }

  function act(c: PageContext, secret: string, action: Action, sent: Sent): Promise<NamingRefusal | null> {
    const ctx = { ...systemContext(deps, languageOf(c)), ip: c.var.ip };
    if (action === 'remove') return unnameGuest(ctx, secret, sent.guest ?? '');
    const party = { displayName: sent.name?.trim() ?? '', partySize: Number(sent.party ?? 1) };
    if (action === 'change') return changeNamedGuest(ctx, secret, sent.guest ?? '', party);
    const entryId = UUID.test(sent.entry ?? '') ? (sent.entry ?? '') : randomUUID();
    return nameGuest(ctx, secret, { ...party, entryId });
  }

  return new Hono<{ Bindings: object; Variables: ApiVariables }>()
    .get(LIST, (c) => show(c, { was: c.req.query('was') }))
    .post(LIST, limitBody(MAX_BYTES), async (c) => {
      const [secret, language] = [c.req.param('secret'), languageOf(c)];
      if (c.req.header('Sec-Fetch-Site') === 'cross-site') return c.redirect(listPath(secret), 303);
      const sent: Sent = await readTexts(c, fields);
      const { action, name = '', party = '1' } = sent;
      if (!isAction(action)) return c.redirect(listPath(secret), 303);
      const size = /^\d$/.test(party) ? Number(party) : 0;
      const isSize = size >= partySizes.min && size <= partySizes.max;
      const fault = action === 'remove' ? null : (nameFault(name.trim()) ?? (isSize ? null : 'party'));
      const typed = action === 'add' ? { sent } : {};
      if (fault) return show(c, { refusal: guestTexts(config, language)(`faults.${fault}`), ...typed }, 422);
      try {
        await rateLimits.consume('guestList', '', c.var.ip);
        const refusal = await act(c, secret, action, sent);
        if (refusal) return show(c, { refusal: texts(language)(`refusals.${refusal}`), ...typed }, 409);
      } catch (error) {
        const { text, status, headers } = refusalOf(error, guestTexts(config, language));
        return show(c, { refusal: text, ...typed }, status, headers);
      }
      return c.redirect(`${listPath(secret)}?was=${done[action]}&lang=${language}`, 303);
    });
}
