import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestIdVariables } from 'hono/request-id';
import { requestId } from 'hono/request-id';
import { routes } from '#contract/index.ts';
import { buildOpenApi } from '#contract/openapi.ts';
import { isDatabaseUnavailable } from '#database/failures.ts';
import { proofFile } from '#domain/registration/proof.ts';
import { imageFile } from '#domain/shared/image.ts';
import type { Deps } from '#server/context/context.ts';
import { Problem, unavailable } from '#server/context/problem.ts';
import { createDemoMail } from '#server/demo/mail-pages.ts';
import type { ApiVariables, EndpointApp } from '#server/http/endpoint.ts';
import { createGate } from '#server/http/gate.ts';
import { limitTime } from '#server/http/limit-time.ts';
import { mountAccount } from '#server/modules/account/router.ts';
import { mountAnalytics } from '#server/modules/analytics/router.ts';
import { mountApiKeys } from '#server/modules/api-keys/router.ts';
import { mountAppGateway } from '#server/modules/app-gateway/router.ts';
import { mountAudit } from '#server/modules/audit/router.ts';
import { mountBusiness } from '#server/modules/business/router.ts';
import { mountCatalogue } from '#server/modules/catalogue/router.ts';
import { mountContact } from '#server/modules/contact/router.ts';
import { mountCredits } from '#server/modules/credits/router.ts';
import { mountEvents } from '#server/modules/events/router.ts';
import { mountParticipants } from '#server/modules/participants/router.ts';
import { mountProfile } from '#server/modules/profile/router.ts';
import { mountRegistrations } from '#server/modules/registrations/router.ts';
import { mountReview } from '#server/modules/review/router.ts';
import { mountSessions } from '#server/modules/sessions/router.ts';
import { mountStream } from '#server/modules/stream/router.ts';
import { mountSubscription } from '#server/modules/subscription/router.ts';
import { mountTeam } from '#server/modules/team/router.ts';
import { mountVerification } from '#server/modules/verification/router.ts';
import { mountWebhooks } from '#server/modules/webhooks/router.ts';
import { createPaymentRoutes } from '#server/payments/payment-routes.ts';
import { createMedia } from '#server/storage/media-routes.ts';
import { createHealth } from '#server/telemetry/health.ts';
import { logRequests } from '#server/telemetry/log-requests.ts';
import { createMetrics } from '#server/telemetry/metrics.ts';

const MAX_JSON_BYTES = 256 * 1024;
/** Room for the form around the file. */
const MAX_UPLOAD_BYTES = Math.max(proofFile.maxBytes, imageFile.maxBytes) + 64 * 1024;
const UPLOAD_PATH = /\/(proof|image)$/;

const modules = [
  mountAccount,
  mountAnalytics,
  mountApiKeys,
  mountWebhooks,
  mountStream,

  mountRegistrations,
  mountSessions,
  mountBusiness,
  mountProfile,
  mountCredits,
  mountSubscription,
  mountEvents,
  mountParticipants,
  mountAppGateway,
  mountCatalogue,
  mountContact,
  mountTeam,
  mountAudit,
  mountReview,
  mountVerification,
];

function clientAddress(isBehindProxy: boolean) {
  return (c: HonoContext): string => {
    const forwarded = isBehindProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    if (forwarded) return forwarded;
    return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : '';
  };
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('too_large', { detail: `The body may have ${maxSize} bytes at most` });
    },
  });
}

/** A known path with a method it does not have answers 405 and names those it has. */
function refuseOtherMethods(hono: EndpointApp['hono']): void {
  const methods = new Map<string, string[]>();
  for (const { route, method } of Object.values(routes)) {
    const path = route.getRoutingPath();
    methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()]);
  }
  for (const [path, allowed] of methods) {
    hono.all(path, () => {
      throw new Problem('method_not_allowed', { headers: { Allow: allowed.join(', ') } });
    });
  }
}

/** The HTTP API below `/api/v1`. */
function createApi(deps: Deps): EndpointApp['hono'] {
  const hono = new Hono<{ Variables: ApiVariables }>();
  const openApi = buildOpenApi();
  hono.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(c.get('limitHeaders') ?? {})) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  hono.use((c, next) => limitBody(UPLOAD_PATH.test(c.req.path) ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES)(c, next));
  hono.get('/openapi.json', (c) => c.json(openApi));
  const app: EndpointApp = {
    hono,
    deps,
    gate: createGate(deps.db, deps.config),
    clientAddress: clientAddress(deps.config.isBehindProxy),
  };
  for (const mountModule of modules) mountModule(app);
  refuseOtherMethods(hono);
  hono.all('*', () => {
    throw new Problem('not_found');
  });
  return hono;
}

interface Surroundings {
  /** The rendered pages. */
  pages?: Hono;
  /** Whether the pool of the database is beyond help. */
  isStuck?: () => boolean;
}

/** Everything the process answers: health, the API, the demo's mailbox, and the pages when they are given. */
export function createApp(deps: Deps, { pages, isStuck = () => false }: Surroundings = {}) {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(requestId());
  app.use(logRequests(deps.logger));
  const metrics = deps.config.metricsToken ? createMetrics(deps.config.metricsToken, deps.jobs) : null;
  if (metrics) app.use(metrics.timeRequests);
  app.use(limitTime);
  app.onError((error, c) => {
    if (error instanceof Problem) return error.toResponse(c.get('requestId'));
    if (isDatabaseUnavailable(error)) {
      deps.logger.warn({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'the database cannot be had');
      return unavailable().toResponse(c.get('requestId'));
    }
    deps.logger.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'unexpected error');
    return new Problem('internal_error').toResponse(c.get('requestId'));
  });
  app.route('/', createHealth(deps.db, isStuck));
  if (metrics) app.route('/metrics', metrics.page);
  app.route('/api/v1', createApi(deps));
  app.route('/media', createMedia(deps.files));
  app.route('/', createPaymentRoutes(deps));
  if (deps.config.mode === 'demo' && deps.config.smtpUrl === null) app.route('/demo', createDemoMail(deps.db));
  if (pages) app.route('/', pages);
  return app;
}
