import { randomUUID } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { GuestPageData } from '#contract/guest-pages.ts';
import { freePlaces, partySizes, takenPlaces } from '#domain/events/participation.ts';
import { isEmailAddress, shownEmail } from '#domain/shared/email.ts';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { joinPath, placePath } from '#domain/web-guests/addresses.ts';
import type { PlaceFault, PlaceField } from '#domain/web-guests/form.ts';
import { placeFields, readPlaceForm } from '#domain/web-guests/form.ts';
import type { AnswerFault, GuestQuestion } from '#domain/web-guests/questions.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { confirmByCode } from '#server/modules/guests/web-guests/confirm-place.ts';
import { findQuestions } from '#server/modules/guests/web-guests/queries.ts';
import { requestLink } from '#server/modules/guests/web-guests/request-link.ts';
import { requestPlace } from '#server/modules/guests/web-guests/request-place.ts';
import { readTexts } from '#server/pages/form-page.ts';
import { guestTexts, planOf, refusalOf } from '#server/pages/guest-words.ts';
import type { PageReader } from '#server/pages/page-reader.ts';
import type { Html } from '#server/pages/plain-page.ts';
import { plainHeaders, plainPage } from '#server/pages/plain-page.ts';
import { answerFields, questionInputs, sentAnswers } from '#server/pages/question-inputs.ts';

const MAX_BYTES = 16 * 1024;
const REQUEST = 'anfrage';
/** Hidden from people, and named like nothing that password managers fill. */
const TRAP = 'notiz_zum_zettel';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type PageContext = HonoContext<{ Bindings: object; Variables: ApiVariables }>;
type EventData = Extract<GuestPageData, { kind: 'event' }> & { questions: readonly GuestQuestion[] };

interface Shown {
  values?: Partial<Record<string, string>>;
  faults?: Partial<Record<PlaceField, PlaceFault>>;
  answerFaults?: readonly (AnswerFault | null)[];
  refusal?: string;
  requestId?: string;
  isLinkSent?: boolean;
}

/** The form by which a guest joins without the app, the code that confirms it, and the link that is mailed again. No script, no cookie. */
export function createJoinPage(
  deps: Deps,
  { readEventPage }: PageReader,
): Hono<{ Bindings: object; Variables: ApiVariables }> {
  const { config, db, rateLimits } = deps;
  const brand = config.operator.name ?? 'Dabei';
  const catchesMails = config.mode === 'demo' && config.smtpUrl === null;

  const languageOf = (c: PageContext): Language => {
    const asked = c.req.query('lang');
    return isLanguage(asked) ? asked : negotiateLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'));
  };

  function page(language: Language, data: EventData, shown: Shown): Html {
    const t = guestTexts(config, language);
    const { event, host, path, questions } = data;
    const { values = {}, faults = {}, answerFaults = [], refusal, requestId, isLinkSent } = shown;
    const said = refusal ? html`<p class="said" role="alert" id="said">${refusal}</p>` : '';
    const lang = html`<input type="hidden" name="language" value="${language}">`;
    if (isLinkSent) {
      const content = html`<h1>${t('linkSent.title')}</h1><p role="status">${t('linkSent.text')}</p><p class="quiet"><a href="${path}">${t('form.back')}</a></p>`;
      return plainPage(language, brand, t('linkSent.title'), content);
    }
    if (requestId) {
      const codePath = `${joinPath(path)}?${new URLSearchParams({ [REQUEST]: requestId, lang: language })}`;
      const content = html`<h1>${t('sent.title')}</h1><p>${t('sent.text')}</p>${said}
<form method="post" action="${joinPath(path)}">${lang}<input type="hidden" name="step" value="code"><input type="hidden" name="${REQUEST}" value="${requestId}">
<label for="code">${t('sent.code')}</label>
<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required autofocus value="${values.code ?? ''}"${refusal ? html` aria-invalid="true" aria-describedby="said"` : ''}>
<button>${t('sent.confirm')}</button></form>
<p>${t('sent.held')}</p>${catchesMails ? html`<p><a href="/demo/mail?${new URLSearchParams({ from: codePath })}">${t('sent.demo')}</a></p>` : ''}<p class="quiet"><a href="${joinPath(path)}">${t('sent.again')}</a></p>`;
      return plainPage(language, brand, t('sent.title'), content);
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
    const when = planOf(
      { day: event.night_of ?? event.event_date, startTime: event.start_time, endTime: event.end_time },
      language,
    );
    const content = html`<h1>${event.title}</h1>
<dl><dt>${t('form.when')}</dt><dd>${when}</dd><dt>${t('form.where')}</dt><dd>${event.location || host.address}</dd></dl>${said}
${applies ? html`<p>${t('form.applies', { host: host.display_name })}</p>` : isFull ? html`<p>${t('form.full')}</p>` : ''}
<form method="post" action="${joinPath(path)}">${lang}<input type="hidden" name="step" value="join">
<label for="name">${t('form.name')}</label><input id="name" name="name" autocomplete="name" maxlength="80" required value="${values.name ?? ''}"${mark('name')}>${fault('name')}
<label for="email">${t('form.email')}</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${values.email ?? ''}"${mark('email')}>${fault('email')}
<label for="party">${t('form.party')}</label><select id="party" name="party"${mark('party')}>${sizes.map((size) => html`<option${size === (values.party ?? '1') ? html` selected` : ''}>${size}</option>`)}</select>${fault('party')}
${questionInputs(t, questions, { values: answerFields(questions).map((field) => values[field]), faults: answerFaults })}
<div class="aside" aria-hidden="true"><label for="${TRAP}">${t('form.blank')}</label><input id="${TRAP}" name="${TRAP}" tabindex="-1" autocomplete="off"></div>
<label class="tick"><input type="checkbox" name="adult" required${values.adult ? html` checked` : ''}${mark('adult')}> ${t('form.adult')}</label>${fault('adult')}
<label class="tick"><input type="checkbox" name="shares"${values.shares ? html` checked` : ''}> ${t('form.shares', { host: host.display_name })}</label>
<button>${t(button)}</button></form>
<p>${t('form.promise')} <a href="/datenschutz">${t('form.privacy')}</a></p>
<details><summary>${t('form.lost')}</summary><form method="post" action="${joinPath(path)}">${lang}<input type="hidden" name="step" value="link"><label for="again">${t('form.email')}</label><input id="again" name="email" type="email" autocomplete="email" maxlength="254" required><button class="framed">${t('form.sendLink')}</button></form></details>
<p class="quiet"><a href="${path}">${t('form.back')}</a>${app ? html` &nbsp; <a href="${app}" rel="nofollow">${t('form.app')}</a>` : ''}</p>`;
    return plainPage(language, brand, event.title, content);
  }

  const show = (c: PageContext, language: Language, data: EventData, shown: Shown, status = 200, headers = {}) =>
    c.html(page(language, data, shown), status as 200, { ...plainHeaders, ...headers });

  /** The event at an address, or where to go instead. */
  async function find(c: PageContext): Promise<EventData | Response | undefined> {
    const found = await readEventPage(c.req.param('address') ?? '');
    if (found.kind === 'moved') return c.redirect(joinPath(found.path), 301);
    if (found.kind !== 'page' || found.data.kind !== 'event') return undefined;
    const { isOver, event, path } = found.data;
    if (isOver || event.status !== 'published') return c.redirect(path, 303);
    return { ...found.data, questions: await findQuestions(db, event.id) };
  }

  async function act(c: PageContext, data: EventData, language: Language, sent: Record<string, string | undefined>) {
    const ctx = { ...systemContext(deps, language), ip: c.var.ip };
    const eventId = data.event.id;
    if (sent.step === 'code') {
      const requestId = UUID.test(sent[REQUEST] ?? '') ? (sent[REQUEST] ?? '') : randomUUID();
      const { secret, wasThere } = await confirmByCode(ctx, requestId, (sent.code ?? '').replaceAll(/\s/g, ''));
      return c.redirect(wasThere ? `${placePath(secret)}?was=already` : placePath(secret), 303);
    }
    if (sent.step === 'link') {
      const email = sent.email ?? '';
      if (!isEmailAddress(email))
        return show(c, language, data, { values: { email }, faults: { email: 'email' } }, 422);
      await requestLink(ctx, eventId, shownEmail(email));
      return show(c, language, data, { isLinkSent: true });
    }
    const { faults, request } = readPlaceForm(sent);
    const { faults: answerFaults, answers } = sentAnswers(data.questions, sent);
    if (!request || !answers) return show(c, language, data, { values: sent, faults, answerFaults }, 422);
    const { id } = sent[TRAP] ? { id: randomUUID() } : await requestPlace(ctx, eventId, { ...request, answers });
    return c.redirect(`${joinPath(data.path)}?${REQUEST}=${id}&lang=${language}`, 303);
  }

  return new Hono<{ Bindings: object; Variables: ApiVariables }>()
    .get('/e/:address/dabei', async (c, next) => {
      const data = await find(c);
      if (data === undefined) return next();
      if (data instanceof Response) return data;
      const asked = c.req.query(REQUEST) ?? '';
      return show(c, languageOf(c), data, UUID.test(asked) ? { requestId: asked } : {});
    })
    .post('/e/:address/dabei', limitBody(MAX_BYTES), async (c, next) => {
      const data = await find(c);
      if (data === undefined) return next();
      if (data instanceof Response) return data;
      if (c.req.header('Sec-Fetch-Site') === 'cross-site') return c.redirect(joinPath(data.path), 303);
      const own = [...placeFields, 'step', 'code', 'language', REQUEST, TRAP];
      const sent = await readTexts<string>(c, [...own, ...answerFields(data.questions)]);
      const language = isLanguage(sent.language) ? sent.language : languageOf(c);
      try {
        await rateLimits.consume('guestForm', '', c.var.ip);
        return await act(c, data, language, sent);
      } catch (error) {
        const { text, status, headers } = refusalOf(error, guestTexts(config, language));
        const asked = sent[REQUEST] ?? '';
        const step = sent.step === 'code' && UUID.test(asked) ? { requestId: asked } : {};
        return show(c, language, data, { values: sent, refusal: text, ...step }, status, headers);
      }
    });
}
