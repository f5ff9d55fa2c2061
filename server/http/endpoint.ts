import { randomUUID } from 'node:crypto';
import type { z } from '@hono/zod-openapi';
import type { Hono, Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Access } from '#contract/shared/access.ts';
import { maxJsonBytes } from '#contract/shared/body.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import { routingPath } from '#contract/shared/route.ts';
import { entriesPerSessionCall } from '#domain/shared/limits.ts';
import { switchOf } from '#domain/switches/switches.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Actor, ConsumerApp, Member, Reviewer, User, Visitor } from '#server/context/actor.ts';
import { actorName, callerNames, viewOf } from '#server/context/actor.ts';
import type { Context, Deps, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { requireSwitchedOn } from '#server/context/require-switched-on.ts';
import type { ApiContext, ApiVariables, StreamResponse } from '#server/http/api-context.ts';
import type { Authenticate, Authenticated, Credentials } from '#server/http/authenticate.ts';
import type { StoredResponse } from '#server/http/idempotency.ts';
import { findStoredResponse, operationKeyOf, withIdempotency } from '#server/http/idempotency.ts';
import { readInput } from '#server/http/input.ts';
import type { KeyedMutex } from '#server/http/keyed-mutex.ts';
import { limitBody, limitStatedSize } from '#server/http/limit-body.ts';
import { allowSites } from '#server/http/open-to-sites.ts';
import { readCredentials } from '#server/http/read-credentials.ts';
import { respond } from '#server/http/respond.ts';
import type { FileResponse } from '#server/http/responses.ts';
import { Created, SignedIn, SignedOut } from '#server/http/responses.ts';
import type { ShedLoad } from '#server/http/shed-load.ts';
import { logSuccess } from '#server/telemetry/security-events.ts';

type ActorOf<A extends Access> = A extends { as: 'member' }
  ? Member
  : A extends { as: 'user' }
    ? User
    : A extends { as: 'reviewer' }
      ? Reviewer
      : A extends { as: 'signed-in' }
        ? User | Reviewer
        : A extends { as: 'app' }
          ? ConsumerApp
          : Visitor;

type Request<R extends AnyRoute> = NonNullable<R['request']>;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type BodyOf<R extends AnyRoute> =
  Request<R> extends { body: { content: infer C } }
    ? OutputOf<Extract<C[keyof C], { schema: unknown }>['schema']>
    : undefined;

interface Input<R extends AnyRoute> {
  params: Request<R> extends { params: infer S } ? OutputOf<S> : undefined;
  query: Request<R> extends { query: infer S } ? OutputOf<S> : undefined;
  body: BodyOf<R>;
  /** CSV was requested, and the route offers it. */
  wantsCsv: boolean;
  /** For `requireMatch`. */
  ifMatch: string | undefined;
  /** `If-None-Match: *`: the resource must not exist. RFC 9110, 13.1.2. */
  mustBeNew: boolean;
  /** Position from which to resume an event stream. */
  lastEventId: string | undefined;
  /** Repeats the access check, for a stream while it is open. */
  isAdmitted(): Promise<boolean>;
  /** Idempotency key for other services; the same for repetitions under one `Idempotency-Key`. */
  operationKey: string;
}

/** An authenticated call with validated input. */
export interface Call<R extends AnyRoute> extends Input<R> {
  ctx: Context<ActorOf<R['access']>>;
}

/** The same call inside its transaction. */
interface TransactionCall<R extends AnyRoute> extends Input<R> {
  ctx: TransactionContext<ActorOf<R['access']>>;
}

type IdempotentRoute = AnyRoute & { isIdempotent: true };

interface Phases<R extends AnyRoute, P> {
  /** Work that must stay outside of the transaction: limits, hashes, images, providers. May run twice. */
  prepare?(call: Call<R>): Promise<P>;
  /** For very frequent endpoints: without a key, one statement instead of a transaction. */
  withoutKey?(call: Call<R>): Promise<Answer<R>>;
  /** Runs in the transaction, once. */
  commit(call: TransactionCall<R>, prepared: P): Promise<Answer<R>>;
}

type Answer<R extends AnyRoute> = R['success'] extends { schema: infer S extends z.ZodType }
  ?
      | z.input<S>
      | (R['success'] extends { hasCsv: true } ? string : never)
      | SignedIn<z.input<S>>
      | (R['success'] extends { mayCreate: true } ? Created<z.input<S>> : never)
  : R['success'] extends { fileTypes: readonly string[] }
    ? FileResponse
    : R['success'] extends { isStream: true }
      ? StreamResponse
      : undefined | SignedIn<undefined> | SignedOut;

export interface EndpointApp {
  hono: Hono<{ Variables: ApiVariables }>;
  deps: Deps;
  authenticate: Authenticate;
  /** Serializes repetitions of one call. */
  serialize: KeyedMutex;
  shed: ShedLoad;
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

/** Anonymous callers are separated by address, so that their keys do not collide. */
function scopeOf(actor: Actor, operationId: string, ip: string): string {
  if (actor.kind === 'visitor') return `${operationId}:visitor:${ip}`;
  const caller = actor.kind === 'member' ? `${actor.businessId}:${actorName(actor)}` : actorName(actor);
  return `${operationId}:${caller}`;
}

/**
 * Counts a call for its business (with a key), the consumer app, or its session; anonymous calls have limits per
 * operation.
 */
async function countRequest(
  { keyLimits, sessionLimits, appLimits }: Deps,
  { actor, key }: Authenticated,
  method: string,
) {
  if (key) return keyLimits(key.businessId, key.requestsPerMinute);
  if (actor.kind === 'app') return appLimits(actor.kind, method);
  return 'sessionId' in actor && actor.sessionId ? sessionLimits(actor.sessionId, method) : undefined;
}

/** Counts the further entries of a batch: one each with a key, ten as one in a session. */
async function countEntries(
  { keyLimits, sessionLimits }: Deps,
  { actor, key }: Authenticated,
  route: AnyRoute,
  body: unknown,
) {
  const entries = route.countsEach ? (body as Record<string, unknown[]>)[route.countsEach]?.length : undefined;
  if (entries === undefined) return undefined;
  if (key) return entries > 1 ? keyLimits(key.businessId, key.requestsPerMinute, entries - 1) : undefined;
  const uses = Math.ceil(entries / entriesPerSessionCall) - 1;
  return uses > 0 && 'sessionId' in actor && actor.sessionId
    ? sessionLimits(actor.sessionId, route.method, uses)
    : undefined;
}

/**
 * Returns a check whether the credentials still name the same caller; other errors are thrown. A stream holds it while
 * open, so it must not capture the call.
 */
function askAgain(
  { deps, authenticate }: EndpointApp,
  route: AnyRoute,
  credentials: Credentials,
  former: Actor,
): () => Promise<boolean> {
  const businessOf = (each: Actor) => (each.kind === 'member' ? each.businessId : null);
  const business = businessOf(former);
  return async () => {
    try {
      const { actor } = await authenticate(route, credentials, deps.clock(), () => undefined);
      return businessOf(actor) === business;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  };
}

/** The account an anonymous caller refers to, for the log. */
function accountOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { email, username } = body as { email?: unknown; username?: unknown };
  const named = email ?? username;
  return typeof named === 'string' ? named.trim().toLowerCase() : undefined;
}

/** The person the consumer app calls for: `user_id` of path or body. */
function personOf({ params, body }: { params: unknown; body: unknown }): string | undefined {
  const { user_id: person } = { ...(params as object), ...(body as object) } as { user_id?: string };
  return person;
}

/** 403 for changes while a measure stops the business, except routes with `whileStopped`. */
function refuseStopped({ access, method }: AnyRoute, { stoppedBy }: Authenticated): void {
  if (!stoppedBy || method === 'get' || (access.as === 'member' && access.whileStopped)) return;
  throw new Problem('measure_in_force', { members: { measure_id: stoppedBy } });
}

/** 503 for what staff have switched off. A repetition of a call that was performed gets its response before. */
function refuseSwitchedOff(deps: Deps, { operationId }: AnyRoute): void {
  const name = switchOf(operationId);
  if (name) requireSwitchedOn(deps, name);
}

/** The steps of every call: authentication, limits of key, session or person, input. */
async function receive<R extends AnyRoute>(app: EndpointApp, route: R, c: ApiContext): Promise<Call<R>> {
  const { deps, authenticate } = app;
  c.set('operation', route.operationId);
  const now = deps.clock();
  const [ip, requestId] = [c.get('ip'), c.get('requestId')];
  const credentials = readCredentials(route, c);
  const authenticated = await authenticate(route, credentials, now, (names) => c.set('caller', names));
  refuseStopped(route, authenticated);
  const limitHeaders = await countRequest(deps, authenticated, route.method);
  if (limitHeaders) c.set('limitHeaders', limitHeaders);
  const actor = authenticated.actor as ActorOf<R['access']>;
  c.set('caller', callerNames(actor));
  // A table to keep is no look at a screen.
  if (viewOf(actor) && asksForCsv(route, c)) throw new Problem('view_only');
  const key = idempotencyKey(route, c);
  const scope = scopeOf(actor, route.operationId, ip);
  const input = await readInput(route, c);
  const left = await countEntries(deps, authenticated, route, input.body);
  if (left) c.set('limitHeaders', left);
  if (actor.kind === 'visitor') c.set('account', accountOf(input.body));
  const person = actor.kind === 'app' ? personOf(input) : undefined;
  if (person !== undefined) c.set('limitHeaders', deps.personLimits(person, route.method));
  return {
    ctx: {
      actor,
      db: deps.db,
      reader: deps.reader,
      isInTransaction: false,
      now,
      language: negotiateLanguage(undefined, c.req.header('Accept-Language')),
      ip,
      requestId,
      userAgent: c.req.header('User-Agent') ?? '',
      deps,
    },
    ...input,
    wantsCsv: asksForCsv(route, c),
    ifMatch: c.req.header('If-Match'),
    mustBeNew: c.req.header('If-None-Match')?.trim() === '*',
    lastEventId: c.req.header('Last-Event-ID'),
    isAdmitted: askAgain(app, route, credentials, authenticated.actor),
    operationKey: key === undefined ? randomUUID() : operationKeyOf({ scope, key }),
  } as Call<R>;
}

/** Registers a route's handler. Load shedding and the body limit come first. */
function listen(app: EndpointApp, route: AnyRoute, handler: (c: ApiContext) => Promise<Response>): void {
  // A body the route does not read is limited by its stated size only.
  const isRead = route.request?.body !== undefined && !route.takesLong;
  const limit = (isRead ? limitBody : limitStatedSize)(route.maxBodyBytes ?? maxJsonBytes);
  if (route.opensToSites) app.hono.use(routingPath(route), allowSites);
  const shed: MiddlewareHandler = (_, next) => app.shed(route.priority, next);
  app.hono.on(route.method.toUpperCase(), routingPath(route), shed, limit, handler);
}

/** Mounts one endpoint without `Idempotency-Key`: authentication, input, then verb or query. */
export function mount<R extends AnyRoute>(
  app: EndpointApp,
  route: R extends IdempotentRoute ? never : R,
  handler: (call: Call<R>) => Promise<Answer<R>>,
): void {
  listen(app, route, async (c) => {
    // Hono handles HEAD as GET without the body, which is no use for a stream.
    if (route.success.isStream && c.req.method === 'HEAD')
      throw new Problem('method_not_allowed', { headers: { Allow: 'GET' } });
    const call = await receive<R>(app, route, c);
    refuseSwitchedOff(app.deps, route);
    const answer = await handler(call);
    logSuccess(call.ctx, c.var, call.params);
    if (answer instanceof Created) return respond(app, c, route, 201, answer.body);
    if (answer instanceof SignedIn || answer instanceof SignedOut) {
      return respond(app, c, route, route.success.status, answer.body, answer.headers(app.deps.config));
    }
    return respond(app, c, route, route.success.status, answer);
  });
}

/**
 * Mounts one endpoint with its work in one transaction, once per `Idempotency-Key`. The same commit stores the
 * response; a repetition returns it before `prepare` runs.
 */
export function mountOnce<R extends IdempotentRoute, P = undefined>(
  app: EndpointApp,
  route: R,
  work: Phases<R, P> | Phases<R, P>['commit'],
): void {
  const { prepare, withoutKey, commit }: Phases<R, P> = typeof work === 'function' ? { commit: work } : work;
  const { status } = route.success;
  listen(app, route, async (c) => {
    const call = await receive<R>(app, route, c);
    const { ctx } = call;
    const key = idempotencyKey(route, c);
    if (key === undefined) refuseSwitchedOff(app.deps, route);
    if (key === undefined && withoutKey) return respond(app, c, route, status, await withoutKey(call));
    const claim =
      key === undefined
        ? undefined
        : {
            scope: scopeOf(ctx.actor, route.operationId, ctx.ip),
            key,
            input: [call.params, withoutSecrets(route, call.body), ...(call.query === undefined ? [] : [call.query])],
          };
    const perform = async (): Promise<StoredResponse> => {
      const stored = claim && (await findStoredResponse(ctx.db, claim, ctx.deps.config));
      if (stored) return stored;
      refuseSwitchedOff(app.deps, route);
      const prepared = (await prepare?.(call)) as P;
      return inTransaction(ctx, (tx) => {
        const once = async () => ({ status, body: await commit({ ...call, ctx: tx }, prepared) });
        return claim ? withIdempotency(tx.db, claim, tx.deps.config, tx.now, once) : once();
      });
    };
    // Repetitions wait here, without a connection and uncounted by limits.
    const answer = await (claim ? app.serialize(operationKeyOf(claim), perform) : perform());
    logSuccess(ctx, c.var, call.params);
    const replayed: Record<string, string> = answer.isReplayed ? { 'Idempotent-Replayed': 'true' } : {};
    return respond(app, c, route, answer.status, answer.body, replayed);
  });
}

function withoutSecrets({ secretFields = [] }: AnyRoute, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || secretFields.length === 0) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !secretFields.includes(name)));
}
