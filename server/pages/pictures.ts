import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { GuestPageData } from '#contract/guest-pages.ts';
import { shortEventPath, slugOf } from '#domain/guest-pages/addresses.ts';
import type { PictureForm } from '#domain/guest-pages/picture-paths.ts';
import { pictureOf } from '#domain/guest-pages/picture-paths.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { createPainter } from '#server/adapters/pictures/create-painter.ts';
import type { Notice } from '#server/adapters/pictures/notice.ts';
import { MEDIA_PATH } from '#server/adapters/storage/image-url.ts';
import type { Deps } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { namesEtag } from '#server/http/etag.ts';
import type { PageReader } from '#server/pages/page-reader.ts';
import { toNotice } from '#server/pages/to-notice.ts';

type PageContext = HonoContext<{ Variables: ApiVariables }>;
type EventPage = Extract<GuestPageData, { kind: 'event' }>;

interface Drawn {
  content: Uint8Array<ArrayBuffer>;
  etag: string;
}

const MOST_BYTES = 48 * 1024 * 1024;
const MAX_AGE_S = 300;

const isPoster = ({ form }: PictureForm) => form === 'poster' || form === 'posterPreview';

/**
 * Pictures and posters of public events, rendered on demand and cached until a shown fact changes; joining changes
 * nothing. 404 otherwise.
 */
export function createPictures(deps: Deps, { readEventPage }: PageReader): Hono<{ Variables: ApiVariables }> {
  const paint = createPainter();
  const kept = new LRUCache<string, Drawn>({ maxSize: MOST_BYTES, sizeCalculation: ({ content }) => content.length });
  const inFlight = new Map<string, Promise<Drawn>>();

  /** Null without an image, or if it cannot be read. */
  async function readImage(key: string | null): Promise<Uint8Array | null> {
    if (key === null) return null;
    try {
      return await deps.files.get(key);
    } catch (error) {
      deps.logger.warn({ err: error, key }, 'an image of a business cannot be drawn');
      return null;
    }
  }

  /** Null if the event is not public. */
  async function read(code: string): Promise<EventPage | null> {
    const short = await readEventPage(code);
    const address = short.kind === 'moved' ? await readEventPage(short.path.slice(shortEventPath('').length)) : short;
    return address.kind === 'page' && address.data.kind === 'event' ? address.data : null;
  }

  /** Key of an image in our store. */
  function keyIn(url: string | null): string | null {
    const media = `${deps.config.publicUrl}${MEDIA_PATH}/`;
    return url?.startsWith(media) ? url.slice(media.length) : null;
  }

  async function draw(form: PictureForm, notice: Notice, page: EventPage): Promise<Drawn> {
    const { image_url: image, business } = page.event;
    const keys = { picture: keyIn(image), logo: keyIn(business.logo_url) };
    const [picture, logo] = await Promise.all([readImage(keys.picture), readImage(keys.logo)]);
    const drawn = await paint(business.id, { form, notice, picture, logo });
    for (const part of drawn.unreadable) deps.logger.warn({ key: keys[part] }, `the ${part} cannot be drawn`);
    const content = new Uint8Array(drawn.content);
    return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
  }

  /** Concurrent requests share one drawing, counted for the first caller. */
  async function drawOnce(form: PictureForm, notice: Notice, page: EventPage, ip: string): Promise<Drawn> {
    const key = createHash('sha256')
      .update(JSON.stringify([form, notice, page.event.image_url, page.event.business.logo_url]))
      .digest('base64url');
    const known = kept.get(key) ?? inFlight.get(key);
    if (known) return known;
    const drawing = deps.rateLimits.consume('drawing', '', ip).then(() => draw(form, notice, page));
    inFlight.set(key, drawing);
    try {
      const drawn = await drawing;
      kept.set(key, drawn);
      return drawn;
    } finally {
      inFlight.delete(key);
    }
  }

  return new Hono<{ Variables: ApiVariables }>().get('/e/:file{[0-9a-f]+[-a-z0-9]*\\.(png|pdf)}', async (c) => {
    const asked = pictureOf(c.req.param('file'));
    if (!asked) throw new Problem('not_found');
    const page = await read(asked.code);
    if (!page) throw new Problem('not_found');
    const lang = c.req.query('lang');
    const language = isLanguage(lang)
      ? lang
      : negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
    const notice = toNotice(page, language, deps.config);
    if (isPoster(asked.form) && notice.state !== 'hangs') throw new Problem('not_found');
    return send(c, asked.form, notice, await drawOnce(asked.form, notice, page, c.get('ip')));
  });
}

function send(c: PageContext, form: PictureForm, { title, language }: Notice, { content, etag }: Drawn): Response {
  const isPdf = form.form === 'poster';
  const name = [slugOf(title) || 'dabei', 'size' in form ? form.size : form.form].join('-');
  const headers = {
    ETag: etag,
    'Cache-Control': `public, max-age=${MAX_AGE_S}`,
    'Content-Language': language,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Cookie, Accept-Language',
  };
  if (namesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(content, 200, {
    ...headers,
    'Content-Type': isPdf ? 'application/pdf' : 'image/png',
    'Content-Disposition': `inline; filename="${name}.${isPdf ? 'pdf' : 'png'}"`,
  });
}
