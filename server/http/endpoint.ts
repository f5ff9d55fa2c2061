import type { z } from '@hono/zod-openapi';
import type { Hono, Context as HonoContext } from 'hono';
import type { Access, AnyRoute } from '#contract/shared/route.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Actor, ConsumerApp, Member, Reviewer, User, Visitor } from '#server/context/actor.ts';
import { actorName } from '#server/context/actor.ts';
import type { Context, Deps } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { etagOf, namesEtag } from '#server/http/etag.ts';
import type { Gate } from '#server/http/gate.ts';
import { answerOnce } from '#server/http/idempotency.ts';
import { readInput } from '#server/http/input.ts';

type ActorOf<A extends Access> = A extends { as: 'member' }
  ? Member
  : A extends { as: 'user' }
    ? User
    : A extends { as: 'reviewer' }
      ? Reviewer
      : A extends { as: 'app' }
        ? ConsumerApp
        : Visitor;

type Request<R extends AnyRoute> = NonNullable<R['request']>;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type BodyOf<R extends AnyRoute> =
  Request<R> extends { body: { content: infer C } }
    ? OutputOf<Extract<C[keyof C], { schema: unknown }>['schema']>
    : undefined;

/** A call that passed the gate, with input as its contract describes it. */
export interface Call<R extends AnyRoute> {
  ctx: Context<ActorOf<R['access']>>;
  params: Request<R> extends { params: infer S } ? OutputOf<S> : undefined;
  query: Request<R> extends { query: infer S } ? OutputOf<S> : undefined;
  body: BodyOf<R>;
  /** The caller wants the answer as CSV, which the route offers. */
  wantsCsv: boolean;
  /** `If-Match` of the caller, for `requireMatch`. */
  ifMatch: string | undefined;
  /** Where an event stream is to go on. */
  lastEventId: string | undefined;
}

/** A private file as an answer; its name is ours, not the sender's. */
export interface FileAnswer {
  content: ReadableStream<Uint8Array>;
  size: number;
  mimeType: string;
  name: string;
}

type Answer<R extends AnyRoute> = R['success'] extends { schema: infer S extends z.ZodType }
  ? z.input<S> | (R['success'] extends { hasCsv: true } ? string : never)
  : R['success'] extends { fileTypes: readonly string[] }
    ? FileAnswer
    : R['success'] extends { isStream: true }
      ? Response
      : undefined;

/** Set on the way of a call. */
export interface ApiVariables {
  /** What is left of a key's requests; on every answer, also on errors. */
  limitHeaders: Record<string, string>;
}

export interface EndpointApp {
  hono: Hono<{ Variables: ApiVariables }>;
  deps: Deps;
  gate: Gate;
  clientAddress(c: HonoContext): string;
}

const MAX_KEY_LENGTH = 200;

function idempotencyKey(route: AnyRoute, c: HonoContext): string | undefined {
  const key = route.isIdempotent ? c.req.header('Idempotency-Key') : undefined;
  if (key !== undefined && (key.length === 0 || key.length > MAX_KEY_LENGTH)) {
    throw new Problem('invalid_input', { detail: `Idempotency-Key takes 1 to ${MAX_KEY_LENGTH} characters` });
  }
  return key;
}

function asksForCsv({ success }: AnyRoute, c: HonoContext): boolean {
  if (!success.hasCsv) return false;
  const format = c.req.query('format');
  return format === 'csv' || (format === undefined && (c.req.header('Accept')?.startsWith('text/csv') ?? false));
}

function scopeOf(actor: Actor, operationId: string): string {
  const caller = actor.kind === 'member' ? `${actor.businessId}:${actorName(actor)}` : actorName(actor);
  return `${operationId}:${caller}`;
}

/** Mounts one endpoint: gate, then input, then idempotency, then the module's verb or query. */
export function mount<R extends AnyRoute>(
  { hono, deps, gate, clientAddress }: EndpointApp,
  route: R,
  handler: (call: Call<R>) => Promise<Answer<R>>,
): void {
  hono.on(route.method.toUpperCase(), route.route.getRoutingPath(), async (c) => {
    const now = deps.clock();
    const bearer = c.req.header('Authorization')?.match(/^Bearer (.+)$/i)?.[1];
    const credentials = {
      apiKey: c.req.header('X-API-Key'),
      bearer,
      businessId: c.req.header('X-Business-Id'),
      method: route.method,
    };
    const admitted = await gate(route.access, credentials, now);
    const actor = admitted.actor as ActorOf<R['access']>;
    if (admitted.key)
      c.set('limitHeaders', await deps.keyLimits(admitted.key.businessId, admitted.key.requestsPerMinute));
    const key = idempotencyKey(route, c);
    const input = await readInput(route, c);
    const language = negotiateLanguage(undefined, c.req.header('Accept-Language'));
    const ctx: Call<R>['ctx'] = {
      actor,
      db: deps.db,
      isInTransaction: false,
      now,
      language,
      ip: clientAddress(c),
      userAgent: c.req.header('User-Agent') ?? '',
      deps,
    };
    const ifMatch = c.req.header('If-Match');
    const wantsCsv = asksForCsv(route, c);
    const lastEventId = c.req.header('Last-Event-ID');
    const call = (ctx: Call<R>['ctx']) => handler({ ctx, ...input, ifMatch, wantsCsv, lastEventId } as Call<R>);
    const { status } = route.success;
    if (key === undefined) return respond(c, route, status, await call(ctx));

    const claim = { scope: scopeOf(actor, route.operationId), key, body: [input.params, input.body] };
    const answer = await inTransaction(ctx, (txCtx) =>
      answerOnce(txCtx.db, claim, deps.config, now, async () => ({ status, body: await call(txCtx) })),
    );
    return respond(c, route, answer.status, answer.body);
  });
}

/** Opened by itself, the file runs nothing; a wrong type is not guessed (`nosniff` stands on every answer). */
function respondFile(c: HonoContext, { content, size, mimeType, name }: FileAnswer): Response {
  return c.body(content, 200, {
    'Content-Type': mimeType,
    'Content-Length': String(size),
    'Content-Disposition': `inline; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
}

function respond(c: HonoContext, route: AnyRoute, status: number, body: unknown): Response {
  if (status === 204 || body === undefined) return c.body(null, 204);
  if (route.success.isStream) return body as Response;
  if (route.success.fileTypes) return respondFile(c, body as FileAnswer);
  if (route.success.hasCsv) c.header('Vary', 'Accept', { append: true });
  if (route.success.hasCsv && typeof body === 'string') {
    return c.body(body, status as 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  }
  if (route.hasEtag) {
    const etag = etagOf(body, route.etagLeavesOut);
    c.header('ETag', etag);
    const mayBeUnchanged = route.method === 'get' && !route.etagLeavesOut;
    if (mayBeUnchanged && namesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  }
  return c.json(body, status as 200);
}
