import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context as HonoContext } from 'hono';
import type { AnyRoute } from '#contract/shared/route.ts';
import type { Deps } from '#server/context/context.ts';
import type { ApiContext, StreamResponse } from '#server/http/api-context.ts';
import { deprecationHeaders } from '#server/http/deprecation-headers.ts';
import { etagOf, namesEtag } from '#server/http/etag.ts';
import type { FileResponse } from '#server/http/responses.ts';
import { securityHeaders } from '#server/http/security-headers.ts';

interface Surroundings {
  deps: Pick<Deps, 'config'>;
}

/** A download; `nosniff` and `attachment` keep the browser from running it. */
function respondFile(c: HonoContext, { content, size, mimeType, name }: FileResponse): Response {
  return c.body(content, 200, {
    'Content-Type': mimeType,
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
}

/** All headers in one object: setting them one by one through Hono is slower than the response. */
function headersOf({ deps }: Surroundings, c: ApiContext, own: Record<string, string>): Record<string, string> {
  c.set('hasSecurityHeaders', true);
  return {
    'X-Request-Id': c.get('requestId'),
    ...c.get('limitHeaders'),
    'Cache-Control': 'no-store',
    ...securityHeaders(deps.config.publicUrl),
    ...own,
  };
}

function send(app: Surroundings, c: ApiContext, status: number, body: string | null, own: Record<string, string>) {
  return new Response(body, { status, headers: headersOf(app, c, own) });
}

/** Written by Node: a stream of Hono takes twice the memory (docs/decisions/0010-app-channel.md). */
function respondStream(app: Surroundings, c: ApiContext, start: StreamResponse): Response {
  const { outgoing } = c.env as HttpBindings;
  const own = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };
  // After a timeout the head is already sent. Flushed with the first message, headers would stay in memory.
  if (!outgoing.headersSent) outgoing.writeHead(200, headersOf(app, c, own)).flushHeaders();
  start(outgoing);
  return RESPONSE_ALREADY_SENT;
}

/** The response of a route: JSON with its ETag, CSV, a file, a stream, or nothing. */
export function respond(
  app: Surroundings,
  c: ApiContext,
  route: AnyRoute,
  status: number,
  body: unknown,
  own: Record<string, string> = {},
): Response {
  Object.assign(own, deprecationHeaders(route));
  if (status === 204 || body === undefined) return send(app, c, 204, null, own);
  if (route.success.isStream) return respondStream(app, c, body as StreamResponse);
  if (route.success.fileTypes) return respondFile(c, body as FileResponse);
  if (route.success.hasCsv) own.Vary = 'Accept';
  if (route.success.hasCsv && typeof body === 'string') {
    return send(app, c, status, body, { ...own, 'Content-Type': 'text/csv; charset=utf-8' });
  }
  if (route.hasEtag) {
    own.ETag = etagOf(body as object, route.etagLeavesOut);
    if (route.method === 'get' && namesEtag(c.req.header('If-None-Match'), own.ETag))
      return send(app, c, 304, null, own);
  }
  return send(app, c, status, JSON.stringify(body), { ...own, 'Content-Type': 'application/json' });
}
