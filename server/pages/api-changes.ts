import { Hono } from 'hono';
import { apiChanges, apiChangesFeedPath, apiChangesPath } from '#domain/shared/api-changes.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { openToSites } from '#server/http/open-to-sites.ts';
import { loadApiTexts } from '#server/pages/load-api-texts.ts';

/** The change log of the API as Atom (RFC 4287). */
export function createApiChanges({ publicUrl, operator }: Config): Hono {
  return new Hono().get(apiChangesFeedPath, async (c) => {
    const asked = c.req.query('lang');
    const language = isLanguage(asked) ? asked : negotiateLanguage(undefined, c.req.header('accept-language'));
    const { Feed } = await import('feed');
    const { news } = (await loadApiTexts(language)).guide;
    const brand = operator.name ?? 'Dabei';
    const link = publicUrl + apiChangesPath;
    // Ids never change, unlike addresses.
    const id = `${publicUrl}/api#news`;
    const feed = new Feed({
      id,
      title: `${brand} API: ${news.title}`,
      link,
      feedLinks: { atom: publicUrl + apiChangesFeedPath },
      language,
      updated: new Date(apiChanges[0].day),
      author: { name: brand },
      generator: brand,
      copyright: brand,
    });
    for (const { day, name } of apiChanges) {
      feed.addItem({ id: `${id}-${name}`, title: news[name], link: `${link}#${name}`, date: new Date(day) });
    }
    return c.body(feed.atom1(), 200, {
      ...openToSites,
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Accept-Language',
    });
  });
}
