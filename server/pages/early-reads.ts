import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { EARLY_READS_PATH, mostEarlyReads } from '#domain/shared/early-reads.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { Problem } from '#server/context/problem.ts';
import type { DrawSnapshot, ReadAnswer } from '#server/pages/load-build.ts';

const API = '/api/v1';
/** What screens read first. Never the stream, which has no end, nor files. */
const readable =
  /^\/(me|business(\/(today|stats|page|place))?|profile|plan|subscription|credits\/(balance|entries)|events|series|team|analytics\/business)$/;

type Answering = { fetch: (request: Request, connection: object) => Response | Promise<Response> };

const zip = promisify(gzip);

/**
 * Several reads of the API in one answer, for the HTML of a screen that asks before its scripts are there: on a slow connection ten calls
 * wait for each other. Each is answered as if it had been made alone, with its own rights, limits, headers and line in the log. With
 * them comes the screen, drawn from these answers and from nothing else.
 */
export function createEarlyReads(app: Answering, drawSnapshot: DrawSnapshot | undefined, logger: Logger) {
  return new Hono<{ Bindings: object }>().get(EARLY_READS_PATH, async (c) => {
    const asked = c.req.queries('of') ?? [];
    if (asked.length === 0 || asked.length > mostEarlyReads) throw new Problem('not_found');
    const urls = asked.map((address) => new URL(API + address, new URL(c.req.url).origin));
    if (!urls.every(({ pathname }) => pathname.startsWith(API) && readable.test(pathname.slice(API.length)))) {
      throw new Problem('not_found');
    }
    const headers = new Headers(c.req.raw.headers);
    const answers = await Promise.all(urls.map((url) => answerTo(new Request(url, { headers }))));
    const snapshot = await draw(c.req.query('snapshot'), c.req.header('accept-language'), answers);
    const sent = answers.map(({ address: _, ...answer }) => answer);
    return sendZipped(JSON.stringify({ answers: sent, snapshot }), c.req.header('accept-encoding'));

    async function answerTo(request: Request): Promise<ReadAnswer> {
      const { pathname, search } = new URL(request.url);
      const answer = await app.fetch(request, c.env);
      const address = pathname.slice(API.length) + search;
      return { address, status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
    }
  });

  /** The screen does without it, and says itself what is wrong with the answers. */
  async function draw(of: string | undefined, acceptLanguage: string | undefined, answers: readonly ReadAnswer[]) {
    if (of === undefined) return undefined;
    return drawSnapshot?.(of, negotiateLanguage(undefined, acceptLanguage), answers).catch((err) => {
      logger.error({ err }, 'a screen could not be drawn');
      return undefined;
    });
  }
}

/** Quickly packed, because it is sent once: a fifth of what it was, which a slow connection would wait for. */
async function sendZipped(json: string, acceptEncoding = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' };
  if (!acceptEncoding.split(',').some((each) => each.trim() === 'gzip')) return new Response(json, { headers });
  const body = new Uint8Array(await zip(json, { level: 4 }));
  return new Response(body, { headers: { ...headers, 'Content-Encoding': 'gzip' } });
}
