import { Hono } from 'hono';
import { EARLY_READS_PATH, mostEarlyReads } from '#domain/shared/early-reads.ts';
import { Problem } from '#server/context/problem.ts';

const API = '/api/v1';
/** What screens read first. Never the stream, which has no end, nor files. */
const readable =
  /^\/(me|business(\/(today|stats|page|place))?|profile|plan|subscription|credits\/(balance|entries)|events|series|team|analytics\/business)$/;

type Answering = { fetch: (request: Request, connection: object) => Response | Promise<Response> };

/**
 * Several reads of the API in one answer, for the HTML of a screen that asks before its scripts are there: on a slow connection ten calls
 * wait for each other. Each is answered as if it had been made alone, with its own rights, limits, headers and line in the log.
 */
export function createEarlyReads(app: Answering) {
  return new Hono<{ Bindings: object }>().get(EARLY_READS_PATH, async (c) => {
    const asked = c.req.queries('of') ?? [];
    if (asked.length === 0 || asked.length > mostEarlyReads) throw new Problem('not_found');
    const urls = asked.map((address) => new URL(API + address, new URL(c.req.url).origin));
    if (!urls.every(({ pathname }) => pathname.startsWith(API) && readable.test(pathname.slice(API.length)))) {
      throw new Problem('not_found');
    }
    const headers = new Headers(c.req.raw.headers);
    const answers = urls.map(async (url) => {
      const answer = await app.fetch(new Request(url, { headers }), c.env);
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
    });
    return c.json(await Promise.all(answers), 200, { 'Cache-Control': 'no-store' });
  });
}
