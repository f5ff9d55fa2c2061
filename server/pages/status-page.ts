import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage, languages } from '#domain/shared/language.ts';
import { statusFeedPath, statusPath } from '#domain/status-page/addresses.ts';
import type { ComponentStatus, DayState, StatusDay } from '#domain/status-page/status.ts';
import { overallOf, statusOf } from '#domain/status-page/status.ts';
import { formatDay, formatInstant, formatUptime } from '#i18n/format.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { Deps } from '#server/context/context.ts';
import { logoLink } from '#server/http/logo-link.ts';
import type { IncidentRow } from '#server/modules/desk/status/queries.ts';
import { findSamples, findShownIncidents } from '#server/modules/desk/status/queries.ts';
import type { Html } from '#server/pages/plain-page.ts';
import { statusHeaders, statusStyle } from '#server/pages/status-style.ts';

/** Milliseconds for which all visitors get one reading. */
const KEPT_MS = 10_000;

interface Reading {
  at: Date;
  parts: ComponentStatus[];
  incidents: IncidentRow[];
}

const textsOf = (language: Language, brand: string) => createTranslator(language, 'status', brand);
type Texts = ReturnType<typeof textsOf>;

/** Class, top and height of a day on the strip of eight units; a day that went well is its ground. */
const marks: Record<Exclude<DayState, 'up'>, readonly [string, number, number]> = {
  slow: ['s', 3, 5],
  down: ['d', 0, 8],
  unmeasured: ['u', 5, 3],
  none: ['n', 0, 8],
};

/** Days in a row with one state are one mark. */
function marksOf(days: readonly StatusDay[]): Html[] {
  const found: { state: Exclude<DayState, 'up'>; from: number; count: number }[] = [];
  days.forEach(({ state }, index) => {
    const last = found.at(-1);
    if (state === 'up') return;
    if (last?.state === state && last.from + last.count === index) last.count += 1;
    else found.push({ state, from: index, count: 1 });
  });
  return found.map(({ state, from, count }) => {
    const [name, top, height] = marks[state];
    return html`<path class="${name}" d="M${from} 0h${count - 0.2}v8h-${count - 0.2}z"/><path class="${name}f" d="M${from} ${top}h${count - 0.2}v${height}h-${count - 0.2}z"/>`;
  });
}

/** `12. November 2026: 43 Minuten gestört`. */
function wordsOf(t: Texts, language: Language, { day, down, unmeasured, slow }: StatusDay): string {
  const what = [
    ...(down > 0 ? [t('minutes.down', { count: down })] : []),
    ...(unmeasured > 0 ? [t('minutes.unmeasured', { count: unmeasured })] : []),
    ...(slow > 0 ? [t('minutes.slow', { count: slow })] : []),
  ];
  return t('onDay', { day: formatDay(day, language), what: what.join(', ') });
}

const isTroubled = ({ state }: StatusDay) => state !== 'up' && state !== 'none';

function part(t: Texts, language: Language, { component, now, uptime, days }: ComponentStatus): Html {
  const troubled = days.filter(isTroubled).toReversed();
  const heading = troubled.length > 0 ? t('troubled', { count: troubled.length }) : t('quiet');
  const share = uptime === null ? t('noUptime') : t('uptime', { percent: formatUptime(uptime, language) });
  return html`<article><div class="row"><h3>${t(`components.${component}`)}</h3><span class="state ${now}">${t(`now.${now}`)}</span></div>
<svg class="strip" role="img" aria-label="${t('strip', { days: `${share}. ${heading}` })}" viewBox="0 0 90 8" preserveAspectRatio="none">${marksOf(days)}</svg>
<p class="quiet ends" aria-hidden="true"><span>${t('from')}</span><span>${t('to')}</span></p>
<p class="quiet">${share}</p>
${troubled.length > 0 ? html`<details><summary>${heading}</summary><ul>${troubled.map((day) => html`<li>${wordsOf(t, language, day)}</li>`)}</ul></details>` : ''}</article>`;
}

const inLanguage = (language: Language, { de, en }: Record<Language, string>) => ({ de, en })[language];

function incident(t: Texts, language: Language, row: IncidentRow): Html {
  const parts = row.components.map((each) => t(`components.${each}`)).join(', ');
  const updates = row.updates.map(({ state, textDe, textEn, writtenAt, correctedAt }) => {
    const words = inLanguage(language, { de: textDe, en: textEn });
    const corrected = correctedAt
      ? html` <small>${t('corrected', { at: formatInstant(correctedAt, language) })}</small>`
      : '';
    return html`<li><small><time datetime="${writtenAt.toISOString()}">${formatInstant(writtenAt, language)}</time> &middot; ${t(`states.${state}`)}</small><br>${words}${corrected}</li>`;
  });
  const mark = row.resolvedAt ? 'up' : 'down';
  return html`<article id="${row.id}"><div class="row"><h3>${inLanguage(language, { de: row.titleDe, en: row.titleEn })}</h3><span class="state ${mark}">${t(`states.${row.state}`)}</span></div>
<p class="quiet">${t('about', { parts })}</p><ol>${updates}</ol></article>`;
}

/** Feeds show their texts as HTML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The public status page and its feed. Plain HTML; `?lang=` chooses the language. */
export function createStatusPage({ config, db, reader, clock, switches }: Deps): Hono {
  const brand = config.operator.name ?? 'Dabei';
  let kept: Promise<Reading> | undefined;
  let until = 0;

  function read(): Promise<Reading> {
    const at = clock();
    if (kept && at.getTime() < until) return kept;
    until = at.getTime() + KEPT_MS;
    kept = (async () => {
      const parts = statusOf(await findSamples(reader, at), at);
      return { at, parts, incidents: await findShownIncidents(db, at) };
    })();
    kept.catch(() => {
      kept = undefined;
    });
    return kept;
  }

  function languageOf(c: HonoContext): Language {
    const asked = c.req.query('lang');
    return isLanguage(asked) ? asked : negotiateLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'));
  }

  function said(language: Language): Html | '' {
    const banner = switches.findBanner();
    return banner ? html`<p class="said ${banner.kind}">${banner.text[language]}</p>` : '';
  }

  function page(language: Language, { at, parts, incidents }: Reading): Html {
    const t = textsOf(language, brand);
    const other = languages.find((each) => each !== language) ?? language;
    const overall = overallOf(parts);
    const legend = ['up', 'slow', 'down', 'unmeasured', 'none'] as const;
    return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t('head')} &ndash; ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="alternate" type="application/atom+xml" title="${t('feed')}" href="${statusFeedPath}?lang=${language}">
<style>${raw(statusStyle)}</style></head>
<body><main>
<header><div class="top">${logoLink(language, brand)}<a href="${statusPath}?lang=${other}" lang="${other}" hreflang="${other}">${t('other')}</a></div><h1>${t('title')}</h1></header>
<section>${said(language)}<p class="lead"><span class="state ${overall}">${t(`overall.${overall}`)}</span></p>
<p class="quiet">${t('measured', { at: formatInstant(at, language) })}</p>
<h2>${t('parts')}</h2>
${parts.map((each) => part(t, language, each))}
<ul class="keys">${legend.map((state) => html`<li class="key ${state}">${t(`legend.${state}`)}</li>`)}</ul>
<h2>${t('incidents')}</h2>
${incidents.length > 0 ? incidents.map((each) => incident(t, language, each)) : html`<p>${t('none')}</p>`}
<nav aria-label="${t('help')}"><a href="${statusFeedPath}?lang=${language}">${t('feed')}</a> <a href="/help">${t('help')}</a> <a href="/contact">${t('contact')}</a></nav>
</section></main></body></html>`;
  }

  async function feed(language: Language, { incidents }: Reading): Promise<string> {
    const t = textsOf(language, brand);
    const { Feed } = await import('feed');
    const link = config.publicUrl + statusPath;
    const newest = incidents.map(({ updatedAt }) => updatedAt.getTime());
    const atom = new Feed({
      ...{ id: link, title: `${brand}: ${t('incidents')}`, link, language },
      feedLinks: { atom: config.publicUrl + statusFeedPath },
      updated: new Date(newest.length > 0 ? Math.max(...newest) : 0),
      ...{ author: { name: brand }, generator: brand, copyright: brand },
    });
    for (const { id, titleDe, titleEn, updates, startedAt, updatedAt } of incidents) {
      atom.addItem({
        ...{
          id: `${link}#${id}`,
          title: escaped(inLanguage(language, { de: titleDe, en: titleEn })),
          link: `${link}#${id}`,
        },
        ...{ date: updatedAt, published: startedAt },
        content: escaped(
          updates
            .map(
              ({ state, textDe, textEn }) =>
                `${t(`states.${state}`)}: ${inLanguage(language, { de: textDe, en: textEn })}`,
            )
            .join('\n\n'),
        ),
      });
    }
    return atom.atom1();
  }

  return new Hono()
    .get(statusPath, async (c) => c.html(page(languageOf(c), await read()), 200, statusHeaders))
    .get(statusFeedPath, async (c) => {
      const language = languageOf(c);
      return c.body(await feed(language, await read()), 200, {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Content-Language': language,
        'Cache-Control': 'public, max-age=60',
        Vary: 'Accept-Language, Cookie',
      });
    });
}
