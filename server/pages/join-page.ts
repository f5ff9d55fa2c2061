import { randomUUID } from 'node:crypto';
import type { Context as HonoContext, Next } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { GuestPageData } from '#contract/guest-pages.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { freePlaces, partySizes, takenPlaces } from '#domain/events/participation.ts';
import { isEmailAddress, shownEmail } from '#domain/shared/email.ts';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { framedJoinPath, joinPath, placePath } from '#domain/web-guests/addresses.ts';
import type { PlaceFault, PlaceField } from '#domain/web-guests/form.ts';
import { placeFields, readPlaceForm } from '#domain/web-guests/form.ts';
import type { AnswerFault, GuestQuestion } from '#domain/web-guests/questions.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { isDeadAddress } from '#server/adapters/mails/suppressions.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import { confirmByCode } from '#server/modules/guests/web-guests/confirm-place.ts';
import { findBySecret, findPlace, findQuestions, findRequest } from '#server/modules/guests/web-guests/queries.ts';
import { requestLink } from '#server/modules/guests/web-guests/request-link.ts';
import { requestPlace } from '#server/modules/guests/web-guests/request-place.ts';
import { eventTicket } from '#server/pages/event-ticket.ts';
import { readTexts } from '#server/pages/form-page.ts';
import { guestTexts, refusalOf } from '#server/pages/guest-words.ts';
import type { PageReader } from '#server/pages/page-reader.ts';
import type { Html } from '#server/pages/plain-page.ts';
import { framedHeaders, plainHeaders, plainPage } from '#server/pages/plain-page.ts';
import { answerFields, questionInputs, sentAnswers } from '#server/pages/question-inputs.ts';

const MAX_BYTES = 16 * 1024;
const REQUEST = 'anfrage';
/** Hidden from people, and named like nothing that password managers fill. */
const TRAP = 'notiz_zum_zettel';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Variables = ApiVariables & SecurityVariables;
type PageContext = HonoContext<{ Bindings: object; Variables: Variables }>;
type EventData = Extract<GuestPageData, { kind: 'event' }> & { questions: readonly GuestQuestion[] };

interface Shown {
  values?: Partial<Record<string, string>>;
  faults?: Partial<Record<PlaceField, PlaceFault>>;
  answerFaults?: readonly (AnswerFault | null)[];
  refusal?: string;
  requestId?: string;
  isLinkSent?: boolean;
  /** Mails to the guest's address come back. */
  isDead?: boolean;
  /** Confirmed in a frame, which must not lead to the page with the secret. */
  confirmed?: ParticipantStatus;
}

/** True for the variant that foreign pages frame. */
const isFramed = (c: PageContext) => c.req.path.startsWith('/embed/');
const formOf = (c: PageContext, eventPath: string) => (isFramed(c) ? framedJoinPath : joinPath)(eventPath);

/** The form by which a guest joins without the app, the code that confirms it, and the link that is mailed again. No script, no cookie. */
export function createJoinPage(
  deps: Deps,
  { readEventPage }: PageReader,
): Hono<{ Bindings: object; Variables: Variables }> {
  const { config, db, rateLimits } = deps;
  const brand = config.operator.name ?? 'Dabei';
  const catchesMails = config.mode === 'demo' && config.smtpUrl === null;

  const languageOf = (c: PageContext): Language => {
    const asked = c.req.query('lang');
    return isLanguage(asked) ? asked : negotiateLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'));
  };

  function page(c: PageContext, language: Language, data: EventData, shown: Shown): Html {
    const t = guestTexts(config, language);
    const { event, host, path, questions } = data;
    const { values = {}, faults = {}, answerFaults = [], refusal, requestId, isLinkSent, isDead, confirmed } = shown;
    const form = formOf(c, path);
    // Pages with a frame policy of none open beside the foreign page.
    const out = isFramed(c) ? html` target="_blank" rel="noopener"` : '';
    const isOff = deps.switches.isOff('web_joins') && !requestId;
    const told = refusal ?? (isOff ? t('refusals.switched_off') : undefined);
    const said = told ? html`<p class="said" role="alert" id="said">${told}</p>` : '';
    const dead = isDead ? html`<p class="said" role="alert">${t('sent.dead')}</p>` : '';
    const lang = html`<input type="hidden" name="language" value="${language}">`;
    const plan = { day: event.night_of ?? event.event_date, startTime: event.start_time, endTime: event.end_time };
    const place = event.location || host.address;
    const ticket = eventTicket({ ...plan, title: event.title, lines: [place] }, language);
    if (confirmed) {
      const title = t(`place.${confirmed}.title`);
      const content = html`${ticket}<p class="lead" role="status">${t('framed')}</p>`;
      return plainPage(language, brand, [title, 'people'], content, isFramed(c));
    }
    if (isLinkSent) {
      const content = html`<p class="lead" role="status">${t('linkSent.text')}</p>${dead}${ticket}<p><a class="go framed" href="${path}"${out}>${t('form.back')}</a></p>`;
      return plainPage(language, brand, [t('linkSent.title'), 'mailbox'], content, isFramed(c));
    }
    if (requestId) {
      const codePath = `${joinPath(path)}?${new URLSearchParams({ [REQUEST]: requestId, lang: language })}`;
      const content = html`<p class="lead">${t('sent.text')}</p>${dead}${said}
<form method="post" action="${form}">${lang}<input type="hidden" name="step" value="code"><input type="hidden" name="${REQUEST}" value="${requestId}">
<label for="code">${t('sent.code')}</label>
<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${isFramed(c) ? '' : html` autofocus`} value="${values.code ?? ''}"${refusal ? html` aria-invalid="true" aria-describedby="said"` : ''}>
<button>${t('sent.confirm')}</button></form>
${ticket}<p>${t('sent.held')} <a href="${form}">${t('sent.again')}</a></p>${catchesMails ? html`<p><a class="go framed" href="/demo/mail?${new URLSearchParams({ from: codePath })}"${out}>${t('sent.demo')}</a></p>` : ''}`;
      return plainPage(language, brand, [t('sent.title'), 'mailbox'], content, isFramed(c));
    }
    const fault = (field: PlaceField) =>
      faults[field] ? html`<p class="fault" id="${field}-fault">${t(`faults.${faults[field]}`)}</p>` : '';
    const mark = (field: PlaceField) =>
      faults[field] ? html` aria-invalid="true" aria-describedby="${field}-fault"` : '';
    const isFull = freePlaces(event, takenPlaces(event.participant_counts)) === 0;
    const applies = event.approval_method === 'application';
    const most = Math.min(partySizes.max, event.capacity ?? partySizes.max);
    const sizes = Array.from({ length: most }, (_, index) => String(index + 1));
    const button = applies ? 'form.apply' : isFull ? 'form.wait' : 'form.join';
    const { appLink } = config.operator;
    const app = appLink
      ? appLink.replaceAll('{id}', event.id)
      : config.mode === 'demo'
        ? `/demo/app?event=${event.id}`
        : null;
    const content = html`${eventTicket({ ...plan, title: host.display_name, lines: [place] }, language)}${said}
${applies ? html`<p>${t('form.applies', { host: host.display_name })}</p>` : isFull ? html`<p>${t('form.full')}</p>` : ''}
<form method="post" action="${form}">${lang}<input type="hidden" name="step" value="join">
<label for="name">${t('form.name')}</label><input id="name" name="name" autocomplete="name" maxlength="80" required value="${values.name ?? ''}"${mark('name')}>${fault('name')}
<label for="email">${t('form.email')}</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${values.email ?? ''}"${mark('email')}>${fault('email')}
<label for="party">${t('form.party')}</label><select id="party" name="party"${mark('party')}>${sizes.map((size) => html`<option${size === (values.party ?? '1') ? html` selected` : ''}>${size}</option>`)}</select>${fault('party')}
${questionInputs(t, questions, { values: answerFields(questions).map((field) => values[field]), faults: answerFaults })}
<div class="aside" aria-hidden="true"><label for="${TRAP}">${t('form.blank')}</label><input id="${TRAP}" name="${TRAP}" tabindex="-1" autocomplete="off"></div>
<label class="tick"><input type="checkbox" name="adult" required${values.adult ? html` checked` : ''}${mark('adult')}> ${t('form.adult')}</label>${fault('adult')}
<label class="tick"><input type="checkbox" name="shares"${values.shares ? html` checked` : ''}> ${t('form.shares', { host: host.display_name })} <small>${t('form.optional')}</small></label>
<button>${t(button)}</button></form>
<p>${t('form.promise')} <a href="/datenschutz"${out}>${t('form.privacy')}</a></p>
<details class="quiet"><summary>${t('form.lost')}</summary><form method="post" action="${form}">${lang}<input type="hidden" name="step" value="link"><label for="again">${t('form.email')}</label><input id="again" name="email" type="email" autocomplete="email" maxlength="254" required><button class="framed">${t('form.sendLink')}</button></form></details>
<p class="row"><a class="go framed" href="${path}"${out}>${t('form.back')}</a>${app ? html`<a class="go framed" href="${app}"${out || html` rel="nofollow"`}>${t('form.app')}</a>` : ''}</p>`;
    return plainPage(language, brand, [event.title, 'people'], content, isFramed(c));
  }

  function send(c: PageContext, content: Html, status = 200, headers = {}) {
    if (!isFramed(c)) return c.html(content, status as 200, { ...plainHeaders, ...headers });
    c.set('hasSecurityHeaders', true);
    return c.html(content, status as 200, { ...framedHeaders(config.publicUrl), ...headers });
  }

  const show = (c: PageContext, language: Language, data: EventData, shown: Shown, status = 200, headers = {}) =>
    send(c, page(c, language, data, shown), status, headers);

  function over(c: PageContext, path: string) {
    const language = languageOf(c);
    const t = guestTexts(config, language);
    const title = t('place.over.title');
    const content = html`<p class="lead" role="status">${t('refusals.event_state')}</p><p><a class="go framed" href="${path}" target="_blank" rel="noopener">${t('form.back')}</a></p>`;
    return send(c, plainPage(language, brand, [title, 'people'], content, true), 410);
  }

  /** The event at an address, or where to go instead. */
  async function find(c: PageContext): Promise<EventData | Response | undefined> {
    const found = await readEventPage(c.req.param('address') ?? '');
    if (found.kind === 'moved') return c.redirect(formOf(c, found.path), 301);
    if (found.kind !== 'page' || found.data.kind !== 'event') return undefined;
    const { isOver, event, path } = found.data;
    if (isOver || event.status !== 'published') return isFramed(c) ? over(c, path) : c.redirect(path, 303);
    return { ...found.data, questions: await findQuestions(db, event.id) };
  }

  async function statusOf(secret: string): Promise<ParticipantStatus> {
    const guest = await findBySecret(db, secret);
    const place = guest?.userId ? await findPlace(db, guest.eventId, guest.userId) : undefined;
    return place?.participant.status ?? 'left';
  }

  /** The step of the code. Only the request's own address is looked up, which its id names. */
  async function codeStep(requestId: string): Promise<Shown> {
    const request = await findRequest(db, requestId);
    return { requestId, isDead: request !== undefined && (await isDeadAddress(db, request.email)) };
  }

  async function act(c: PageContext, data: EventData, language: Language, sent: Record<string, string | undefined>) {
    const ctx = { ...systemContext(deps, language), ip: c.var.ip };
    const eventId = data.event.id;
    if (sent.step === 'code') {
      const requestId = UUID.test(sent[REQUEST] ?? '') ? (sent[REQUEST] ?? '') : randomUUID();
      const { secret, wasThere } = await confirmByCode(ctx, requestId, (sent.code ?? '').replaceAll(/\s/g, ''));
      if (isFramed(c)) return show(c, language, data, { confirmed: await statusOf(secret) });
      return c.redirect(wasThere ? `${placePath(secret)}?was=already` : placePath(secret), 303);
    }
    if (sent.step === 'link') {
      const email = sent.email ?? '';
      if (!isEmailAddress(email))
        return show(c, language, data, { values: { email }, faults: { email: 'email' } }, 422);
      await requestLink(ctx, eventId, shownEmail(email));
      return show(c, language, data, { isLinkSent: true, isDead: await isDeadAddress(db, shownEmail(email)) });
    }
    const { faults, request } = readPlaceForm(sent);
    const { faults: answerFaults, answers } = sentAnswers(data.questions, sent);
    if (!request || !answers) return show(c, language, data, { values: sent, faults, answerFaults }, 422);
    const { id } = sent[TRAP] ? { id: randomUUID() } : await requestPlace(ctx, eventId, { ...request, answers });
    return c.redirect(`${formOf(c, data.path)}?${REQUEST}=${id}&lang=${language}`, 303);
  }

  async function showForm(c: PageContext, next: Next) {
    const data = await find(c);
    if (data === undefined) return next();
    if (data instanceof Response) return data;
    const asked = c.req.query(REQUEST) ?? '';
    return show(c, languageOf(c), data, UUID.test(asked) ? await codeStep(asked) : {});
  }

  async function takeForm(c: PageContext, next: Next) {
    const data = await find(c);
    if (data === undefined) return next();
    if (data instanceof Response) return data;
    if (c.req.header('Sec-Fetch-Site') === 'cross-site') return c.redirect(formOf(c, data.path), 303);
    const own = [...placeFields, 'step', 'code', 'language', REQUEST, TRAP];
    const sent = await readTexts<string>(c, [...own, ...answerFields(data.questions)]);
    const language = isLanguage(sent.language) ? sent.language : languageOf(c);
    try {
      await rateLimits.consume('guestForm', '', c.var.ip);
      return await act(c, data, language, sent);
    } catch (error) {
      const { text, status, headers } = refusalOf(error, guestTexts(config, language));
      const asked = sent[REQUEST] ?? '';
      const step = sent.step === 'code' && UUID.test(asked) ? await codeStep(asked) : {};
      return show(c, language, data, { values: sent, refusal: text, ...step }, status, headers);
    }
  }

  const paths = ['/e/:address/dabei', '/embed/e/:address/dabei'];
  return new Hono<{ Bindings: object; Variables: Variables }>()
    .on('GET', paths, showForm)
    .on('POST', paths, limitBody(MAX_BYTES), takeForm);
}
