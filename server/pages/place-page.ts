import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { isAddedByBusiness } from '#domain/events/channels.ts';
import { isOver } from '#domain/events/is-over.ts';
import { partySizes } from '#domain/events/participation.ts';
import { businessPagePath, eventPagePath } from '#domain/guest-pages/addresses.ts';
import type { Language } from '#domain/shared/language.ts';
import { joinPath, placeCalendarPath, placePath } from '#domain/web-guests/addresses.ts';
import type { AnswerFault } from '#domain/web-guests/questions.ts';
import { formatSoon } from '#i18n/format-soon.ts';
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
import { eventTicket } from '#server/pages/event-ticket.ts';
import { readTexts } from '#server/pages/form-page.ts';
import { guestTexts, refusalOf } from '#server/pages/guest-words.ts';
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

  /** A page with one sentence and a way on: to the event if it is known, or home. */
  function message(language: Language, kind: 'unknown' | 'erased', eventPath?: string): Html {
    const t = guestTexts(config, language);
    const onward = eventPath ? t('form.back') : t('onward');
    const content = html`<p class="lead" role="status">${t(`place.${kind}.text`)}</p><p class="row"><a class="go" href="${eventPath ?? '/'}">${onward}</a>${kind === 'unknown' ? html`<a class="go framed" href="/help">${t('help')}</a>` : ''}</p>`;
    return plainPage(language, brand, [t(`place.${kind}.title`), kind === 'unknown' ? 'mailbox' : 'people'], content);
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
    const soon = (instant: Date) => formatSoon(instant, clock(), language);
    const until = place?.participant.answerBy ? soon(place.participant.answerBy) : '';
    const words = { host, until, count: place?.waitingBefore ?? 0 };
    const most = Math.min(partySizes.max, event.capacity ?? partySizes.max);
    const press = (action: PlaceAction, label: string, look?: 'framed' | 'framed ends') =>
      html`<button name="action" value="${action}"${look ? html` class="${look}"` : ''}>${label}</button>`;
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
    const by = askedBy.includes('reminder') && event.confirmBy ? soon(event.confirmBy) : '';
    const isAsked = by !== '' || askedBy.includes('moved');
    const isLeaving = !isAsked && shown.answer === 'nein';
    const leave = html`${open}${press('leave', t('leave'), 'framed')}</form>`;
    const question = isAsked
      ? html`<p class="said">${t(by ? 'askBy' : 'ask', { until: by })}</p>${open}<p class="row">${press('still_coming', t('stillComing'))}${press('leave', t('notComing'), 'framed')}</p></form>`
      : isLeaving
        ? html`<p class="said">${t('askLeave')}</p>${leave}`
        : '';
    const ticket = eventTicket(
      {
        day: event.nightOf ?? event.eventDate,
        startTime: event.startTime,
        endTime: event.endTime,
        title: event.title,
        path,
        lines: [
          [host, event.location || found.address].join(', '),
          `${place?.participant.displayName ?? guest.displayName}, ${t('people', { count: partySize })}`,
        ],
        isOff: state === 'cancelled',
      },
      language,
    );
    const calendar = html`<a class="go framed" href="${placeCalendarPath(secret)}">${t('calendar')}</a>`;
    const onward = html`<p class="row">${isOn && status === 'left' ? html`<a class="go" href="${joinPath(path)}">${t('again')}</a>` : html`<a class="go framed" href="${path}">${t('form.back')}</a>`}${found.slug && found.isVisible ? html`<a class="go framed" href="${businessPagePath(found.slug)}">${t('house', { host })}</a>` : ''}</p>`;
    const content = html`${shown.refusal ? html`<p class="said" role="alert">${shown.refusal}</p>` : was ? html`<p class="said" role="status">${t(`was.${was}`)}</p>` : ''}
<p class="lead">${state === 'waiting' && words.count === 0 ? t('place.waiting.first') : t(`place.${state}.text`, words)}</p>
${isOn && status === 'unconfirmed' ? html`${open}${press('confirm', t('confirm'))}</form>` : ''}
${isOn && status === 'offered' ? html`${open}<p class="row">${press('accept', t('accept'))}${press('decline', t('decline'), 'framed')}</p></form>` : ''}
${isOn && hasPlace ? question : ''}
${ticket}
${isOn && hasPlace && guest.userId !== null ? doorCodeFigure(doorCode(config.secretKey, { eventId: event.id, userId: guest.userId }), { label: t('door.label'), help: t('door.help') }) : ''}
${isOn && isExpected && isAdded && guest.mailsOffAt ? html`<p class="said">${t('added.text', { host })}</p>${open}<p class="row">${press('mails_on', t('added.mails'), 'framed')}${press('erase', t('added.strike'), 'framed')}</p></form>` : ''}
${
  isOn && isExpected && status !== 'offered'
    ? html`${open}<p class="pair"><label for="party">${t('form.party')}</label><select id="party" name="party">${Array.from(
        { length: most },
        (_, index) => html`<option${index + 1 === partySize ? html` selected` : ''}>${index + 1}</option>`,
      )}</select>${press('party', t('change'), 'framed')}</p></form>
${questions.length > 0 && guest.userId !== null ? html`${open}${questionInputs(t, questions, shown.typed ?? { values: given })}<p class="row">${press('answers', t('changeAnswers'), 'framed')}</p></form>` : ''}
<div class="row">${hasPlace && event.startsAt ? calendar : ''}${isAsked || isLeaving ? '' : leave}</div>`
    : ''
}
${isOn && (isExpected || status === 'unconfirmed') ? '' : onward}
<details class="quiet"><summary>${t('more')}</summary>
${guest.userId === null ? '' : html`${open}${press(guest.mailsOffAt ? 'mails_on' : 'mails_off', t(guest.mailsOffAt ? 'mails_on' : 'mails_off'), 'framed')}</form>`}
${open}<p>${t('eraseText')}</p>${press('erase', t('erase'), 'framed ends')}</form></details>`;
    return plainPage(language, brand, [t(`place.${state}.title`), hasPlace && isOn ? 'ticket' : 'people'], content);
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
    if (action === 'erase') {
      const found = guest && (await findPlaceEvent(db, guest.eventId));
      return c.html(message(language, 'erased', found && eventPagePath(found.event)), 200, plainHeaders);
    }
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
