import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { isAddedByBusiness } from '#domain/events/channels.ts';
import { isOver } from '#domain/events/is-over.ts';
import { partySizes } from '#domain/events/participation.ts';
import { eventPagePath } from '#domain/guest-pages/addresses.ts';
import type { Language } from '#domain/shared/language.ts';
import { joinPath, placeCalendarPath, placePath } from '#domain/web-guests/addresses.ts';
import type { AnswerFault } from '#domain/web-guests/questions.ts';
import { formatInstant } from '#i18n/format.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { PlaceAction, PlaceChange } from '#server/modules/guests/web-guests/change-place.ts';
import { changePlace, placeActions } from '#server/modules/guests/web-guests/change-place.ts';
import type { WebGuestRow } from '#server/modules/guests/web-guests/queries.ts';
import { findBySecret, findPlace, findPlaceEvent, findQuestions } from '#server/modules/guests/web-guests/queries.ts';
import { doorCodeFigure } from '#server/pages/door-code.ts';
import { readTexts } from '#server/pages/form-page.ts';
import { guestTexts, planOf, refusalOf } from '#server/pages/guest-words.ts';
import type { Html } from '#server/pages/plain-page.ts';
import { plainHeaders, plainPage } from '#server/pages/plain-page.ts';
import { answerFields, questionInputs, sentAnswers } from '#server/pages/question-inputs.ts';
import { doorCode } from '#server/security/guest-secrets.ts';

const MAX_BYTES = 4 * 1024;
/** Other addresses are no page. */
const PLACE = '/d/:secret{[A-Za-z0-9_-]{43}}';
const said = ['already', 'party', 'answers', 'still_coming', 'mails_off', 'mails_on'] as const;
const isAction = (text: string | undefined): text is PlaceAction => placeActions.some((action) => action === text);

interface Shown {
  refusal?: string;
  was?: string;
  /** Of the link in a reminder. */
  answer?: string;
  /** Typed answers with their faults. */
  typed?: { values: readonly string[]; faults: readonly (AnswerFault | null)[] };
}

type PageContext = HonoContext<{ Bindings: object; Variables: ApiVariables }>;

/** The page of one guest without the app at one event. Its address is the only key to it; opening it changes nothing. */
export function createPlacePage(deps: Deps): Hono<{ Bindings: object; Variables: ApiVariables }> {
  const { config, db, clock, rateLimits } = deps;
  const brand = config.operator.name ?? 'Dabei';

  function message(language: Language, kind: 'unknown' | 'erased'): Html {
    const t = guestTexts(config, language);
    const title = t(`place.${kind}.title`);
    const content = html`<h1>${title}</h1><p role="status">${t(`place.${kind}.text`)}</p><p><a href="/">${t('onward')}</a></p>`;
    return plainPage(language, brand, title, content);
  }

  async function page(secret: string, guest: WebGuestRow, shown: Shown): Promise<Html> {
    const { language } = guest;
    const t = guestTexts(config, language);
    const [found, place] = await Promise.all([
      findPlaceEvent(db, guest.eventId),
      guest.userId === null ? undefined : findPlace(db, guest.eventId, guest.userId),
    ]);
    if (!found) return message(language, 'unknown');
    const { event } = found;
    const host = found.host || found.companyName;
    const path = eventPagePath(event);
    const status = place?.participant.status ?? 'unconfirmed';
    const hasEnded = event.status === 'cancelled' ? 'cancelled' : isOver(event, clock()) ? 'over' : null;
    const state = hasEnded ?? status;
    const isOn = hasEnded === null;
    const partySize = place?.participant.partySize ?? guest.partySize;
    const until = place?.participant.answerBy ? formatInstant(place.participant.answerBy, language) : '';
    const words = { host, until, count: place?.waitingBefore ?? 0 };
    const most = Math.min(partySizes.max, event.capacity ?? partySizes.max);
    const press = (action: PlaceAction, label: string, isQuiet = false) =>
      html`<button name="action" value="${action}"${isQuiet ? html` class="framed"` : ''}>${label}</button>`;
    const hasPlace = status === 'joined' || status === 'approved';
    const isExpected = hasPlace || status === 'applied' || status === 'waiting' || status === 'offered';
    const isAdded = place !== undefined && isAddedByBusiness(place.participant.channel);
    const was = said.find((each) => each === shown.was);
    const questions = event.guestQuestions;
    const given = questions.map(
      (asked) => guest.answers.find(({ question }) => question === asked.question)?.answer ?? '',
    );
    const open = html`<form method="post" action="${placePath(secret)}">`;
    const { askedBy = [] } = place ?? {};
    const by = askedBy.includes('reminder') && event.confirmBy ? formatInstant(event.confirmBy, language) : '';
    const question =
      by || askedBy.includes('moved')
        ? html`<p class="said">${t(by ? 'askBy' : 'ask', { until: by })}</p>${open}<p class="row">${press('still_coming', t('stillComing'))}${press('leave', t('notComing'), true)}</p></form>`
        : shown.answer === 'nein'
          ? html`<p class="said">${t('askLeave')}</p>${open}${press('leave', t('leave'))}</form>`
          : '';
    const when = planOf(
      { day: event.nightOf ?? event.eventDate, startTime: event.startTime, endTime: event.endTime },
      language,
    );
    const content = html`<h1>${t(`place.${state}.title`)}</h1>
${shown.refusal ? html`<p class="said" role="alert">${shown.refusal}</p>` : was ? html`<p class="said" role="status">${t(`was.${was}`)}</p>` : ''}
<p>${state === 'waiting' && words.count === 0 ? t('place.waiting.first') : t(`place.${state}.text`, words)}</p>
<dl><dt>${t('what')}</dt><dd><a href="${path}">${event.title}</a></dd><dt>${t('host')}</dt><dd>${host}</dd><dt>${t('form.when')}</dt><dd>${when}</dd><dt>${t('form.where')}</dt><dd>${event.location || found.address}</dd><dt>${t('you')}</dt><dd>${place?.participant.displayName ?? guest.displayName}, ${t('people', { count: partySize })}</dd></dl>
${isOn && status === 'unconfirmed' ? html`${open}${press('confirm', t('confirm'))}</form>` : ''}
${isOn && status === 'offered' ? html`${open}<p class="row">${press('accept', t('accept'))}${press('decline', t('decline'), true)}</p></form>` : ''}
${isOn && hasPlace ? question : ''}
${isOn && hasPlace && guest.userId !== null ? doorCodeFigure(doorCode(config.secretKey, { eventId: event.id, userId: guest.userId }), { label: t('door.label'), help: t('door.help') }) : ''}
${isOn && hasPlace && event.startsAt ? html`<p><a href="${placeCalendarPath(secret)}">${t('calendar')}</a></p>` : ''}
${isOn && isExpected && isAdded && guest.mailsOffAt ? html`<p class="said">${t('added.text', { host })}</p>${open}<p class="row">${press('mails_on', t('added.mails'), true)}${press('erase', t('added.strike'), true)}</p></form>` : ''}
${
  isOn && isExpected && status !== 'offered'
    ? html`${open}<label for="party">${t('form.party')}</label><select id="party" name="party">${Array.from(
        { length: most },
        (_, index) => html`<option${index + 1 === partySize ? html` selected` : ''}>${index + 1}</option>`,
      )}</select><p class="row">${press('party', t('change'), true)}</p></form>
${questions.length > 0 && guest.userId !== null ? html`${open}${questionInputs(t, questions, shown.typed ?? { values: given })}<p class="row">${press('answers', t('change'), true)}</p></form>` : ''}
${open}${press('leave', t('leave'), true)}</form>`
    : ''
}
${isOn && status === 'left' ? html`<p><a href="${joinPath(path)}">${t('again')}</a></p>` : ''}
<details class="quiet"><summary>${t('more')}</summary>
${guest.userId === null ? '' : html`${open}${press(guest.mailsOffAt ? 'mails_on' : 'mails_off', t(guest.mailsOffAt ? 'mails_on' : 'mails_off'), true)}</form>`}
<p>${t('eraseText')}</p>${open}${press('erase', t('erase'), true)}</form></details>`;
    return plainPage(language, brand, t(`place.${state}.title`), content);
  }

  const visitorLanguage = (c: PageContext) =>
    negotiateLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'));

  async function show(c: PageContext, secret: string, shown: Shown, status = 200, headers = {}) {
    const guest = await findBySecret(db, secret);
    if (!guest) return c.html(message(visitorLanguage(c), 'unknown'), 404, plainHeaders);
    return c.html(await page(secret, guest, shown), status as 200, { ...plainHeaders, ...headers });
  }

  async function change(c: PageContext, secret: string, wanted: PlaceChange): Promise<Response> {
    const { action } = wanted;
    const guest = await findBySecret(db, secret);
    const language = guest?.language ?? visitorLanguage(c);
    try {
      await rateLimits.consume('guestForm', '', c.var.ip);
      await changePlace({ ...systemContext(deps, language), ip: c.var.ip }, secret, wanted);
    } catch (error) {
      const { text, status, headers } = refusalOf(error, guestTexts(config, language));
      return show(c, secret, { refusal: text }, status, headers);
    }
    if (action === 'erase') return c.html(message(language, 'erased'), 200, plainHeaders);
    const was = said.find((each) => each === action);
    return c.redirect(was ? `${placePath(secret)}?was=${was}` : placePath(secret), 303);
  }

  return new Hono<{ Bindings: object; Variables: ApiVariables }>()
    .get(PLACE, (c) => {
      const { was = '', antwort: answer = '' } = c.req.query();
      return show(c, c.req.param('secret'), { was, answer });
    })
    .post(PLACE, limitBody(MAX_BYTES), async (c) => {
      const secret = c.req.param('secret');
      if (c.req.header('Sec-Fetch-Site') === 'cross-site') return c.redirect(placePath(secret), 303);
      const guest = await findBySecret(db, secret);
      const questions = guest ? await findQuestions(db, guest.eventId) : [];
      const sent = await readTexts<string>(c, ['action', 'party', ...answerFields(questions)]);
      const { action, party = '' } = sent;
      if (!isAction(action)) return c.redirect(placePath(secret), 303);
      if (action === 'answers') {
        const { faults, answers } = sentAnswers(questions, sent);
        const values = answerFields(questions).map((field) => sent[field] ?? '');
        return answers ? change(c, secret, { action, answers }) : show(c, secret, { typed: { values, faults } }, 422);
      }
      const partySize = Number(party);
      const isSize = Number.isInteger(partySize) && partySize >= partySizes.min && partySize <= partySizes.max;
      if (action === 'party' && !isSize) {
        return show(c, secret, { refusal: guestTexts(config, guest?.language ?? 'de')('faults.party') }, 422);
      }
      return change(c, secret, { action, partySize });
    })
    .get(`${PLACE}/mails-aus`, (c) => c.redirect(placePath(c.req.param('secret')), 303))
    .post(`${PLACE}/mails-aus`, limitBody(MAX_BYTES), (c) => change(c, c.req.param('secret'), { action: 'mails_off' }))
    .get(`${PLACE}/streichen`, (c) => c.redirect(placePath(c.req.param('secret')), 303))
    .post(`${PLACE}/streichen`, limitBody(MAX_BYTES), (c) => change(c, c.req.param('secret'), { action: 'erase' }))
    .get(`${PLACE}/kalender.ics`, async (c) => {
      const guest = await findBySecret(db, c.req.param('secret'));
      const place = guest?.userId ? await findPlace(db, guest.eventId, guest.userId) : undefined;
      const found = guest && (await findPlaceEvent(db, guest.eventId));
      if (!guest || !place || !found) throw new Problem('not_found');
      const { guestEntry } = await import('#server/adapters/mails/guest-calendar.ts');
      const isIn = place.participant.status === 'joined' || place.participant.status === 'approved';
      const method = isIn && found.event.status === 'published' ? 'REQUEST' : 'CANCEL';
      const content = guestEntry(config, { ...found, guest, participant: place.participant }, method);
      if (!content) throw new Problem('not_found');
      const headers = { ...plainHeaders, 'Content-Type': 'text/calendar; charset=utf-8' };
      return c.body(content.toString(), 200, { ...headers, 'Content-Disposition': 'attachment; filename="event.ics"' });
    });
}
