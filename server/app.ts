import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { routes as contractRoutes } from '#contract/index.ts';
import { routingPath } from '#contract/shared/route.ts';
import { isDatabaseUnavailable } from '#database/failures.ts';
import { createMailReports } from '#server/adapters/mails/report-routes.ts';
import { createPaymentRoutes } from '#server/adapters/payments/payment-routes.ts';
import { createMedia } from '#server/adapters/storage/media-routes.ts';
import { createAgents } from '#server/agents/create-agents.ts';
import type { Deps } from '#server/context/context.ts';
import { DiskError } from '#server/context/disk-errors.ts';
import { Problem, unavailable } from '#server/context/problem.ts';
import { createDemoMail } from '#server/demo/mail-pages.ts';
import { requireOwnHost } from '#server/demo/own-hosts.ts';
import type { AdmissionControl } from '#server/http/admission-control.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { createAuthentication } from '#server/http/authenticate.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { createKeyedMutex } from '#server/http/keyed-mutex.ts';
import { timeOutRequests } from '#server/http/request-timeout.ts';
import { sendSecurityHeaders } from '#server/http/security-headers.ts';
import type { ShedLoad } from '#server/http/shed-load.ts';
import { createLoadShedder } from '#server/http/shed-load.ts';
import { warnOfProxy } from '#server/http/warn-of-proxy.ts';
import { mountDeskAccounts } from '#server/modules/desk/accounts/router.ts';
import { mountCustomers } from '#server/modules/desk/customers/router.ts';
import { mountDeskDeadJobs } from '#server/modules/desk/dead-jobs/router.ts';
import { mountMoneyActs } from '#server/modules/desk/money/router.ts';
import { mountDeskPeople } from '#server/modules/desk/people/router.ts';
import { mountDeskRegistrations } from '#server/modules/desk/registrations/router.ts';
import { mountStatus } from '#server/modules/desk/status/router.ts';
import { mountSwitches } from '#server/modules/desk/switches/router.ts';
import { mountViews } from '#server/modules/desk/views/router.ts';
import { mountAgentRequests } from '#server/modules/events/agent-requests/router.ts';
import { mountAnalytics } from '#server/modules/events/analytics/router.ts';
import { mountCatalogue } from '#server/modules/events/catalogue/router.ts';
import { mountDoor } from '#server/modules/events/door/router.ts';
import { mountEvents } from '#server/modules/events/events/router.ts';
import { mountGuestNotices } from '#server/modules/events/guest-notices/router.ts';
import { mountImportSources } from '#server/modules/events/import-sources/router.ts';
import { mountImports } from '#server/modules/events/imports/router.ts';
import { mountNamedEvents } from '#server/modules/events/named-events/router.ts';
import { mountParticipants } from '#server/modules/events/participants/router.ts';
import { mountPushes } from '#server/modules/events/pushes/router.ts';
import { mountSeries } from '#server/modules/events/series/router.ts';
import { mountAppGateway } from '#server/modules/guests/app-gateway/router.ts';
import { mountAppPeople } from '#server/modules/guests/app-people/router.ts';
import { mountEventPreviews } from '#server/modules/guests/event-previews/router.ts';
import { mountGuestLists } from '#server/modules/guests/guest-lists/router.ts';
import { mountTestEvents } from '#server/modules/guests/test-events/router.ts';
import { mountWebGuests } from '#server/modules/guests/web-guests/router.ts';
import { mountBilling } from '#server/modules/money/billing/router.ts';
import { mountCredits } from '#server/modules/money/credits/router.ts';
import { mountInvoices } from '#server/modules/money/invoices/router.ts';
import { mountSubscription } from '#server/modules/money/subscription/router.ts';
import { mountAudit } from '#server/modules/news/audit/router.ts';
import { mountNotices } from '#server/modules/news/notices/router.ts';
import { mountStream } from '#server/modules/news/stream/router.ts';
import { mountAccount } from '#server/modules/people/account/router.ts';
import { mountApiKeys } from '#server/modules/people/api-keys/router.ts';
import { mountBusiness } from '#server/modules/people/business/router.ts';
import { mountEmailChange } from '#server/modules/people/email-change/router.ts';
import { mountFactorRemoval } from '#server/modules/people/factor-removal/router.ts';
import { mountOwnBusinesses } from '#server/modules/people/own-businesses/router.ts';
import { mountOwnership } from '#server/modules/people/ownership/router.ts';
import { mountProfile } from '#server/modules/people/profile/router.ts';
import { mountProposals } from '#server/modules/people/proposals/router.ts';
import { mountRegistrations } from '#server/modules/people/registrations/router.ts';
import { mountSecondFactors } from '#server/modules/people/second-factors/router.ts';
import { mountSessions } from '#server/modules/people/sessions/router.ts';
import { mountStaff } from '#server/modules/people/staff/router.ts';
import { mountTeam } from '#server/modules/people/team/router.ts';
import { mountVerification } from '#server/modules/people/verification/router.ts';
import { mountWebhooks } from '#server/modules/people/webhooks/router.ts';
import { mountContact } from '#server/modules/trust/contact/router.ts';
import { mountLegal } from '#server/modules/trust/legal/router.ts';
import { mountMails } from '#server/modules/trust/mails/router.ts';
import { mountMeasures } from '#server/modules/trust/measures/router.ts';
import { mountReports } from '#server/modules/trust/reports/router.ts';
import { mountReview } from '#server/modules/trust/review/router.ts';
import { mountWithdrawals } from '#server/modules/trust/withdrawals/router.ts';
import { createApiChanges } from '#server/pages/api-changes.ts';
import { sendDocument } from '#server/pages/api-document.ts';
import { createBrandFonts } from '#server/pages/brand-fonts.ts';
import { createCalendars } from '#server/pages/calendars.ts';
import type { MountPages } from '#server/pages/create-pages.ts';
import { createEmbed } from '#server/pages/embed.ts';
import { createJoinPage } from '#server/pages/join-page.ts';
import { createLicences } from '#server/pages/licences.ts';
import { createListPage } from '#server/pages/list-page.ts';
import { createPageReader } from '#server/pages/page-reader.ts';
import { createPictures } from '#server/pages/pictures.ts';
import { createPlacePage } from '#server/pages/place-page.ts';
import { createRetiredWorker } from '#server/pages/retired-worker.ts';
import { createSecurityTxt } from '#server/pages/security-txt.ts';
import { createStatusPage } from '#server/pages/status-page.ts';
import { createUnsubscribePage } from '#server/pages/unsubscribe-page.ts';
import { createHealth } from '#server/telemetry/health.ts';
import { loggedPath, logRequests } from '#server/telemetry/log-requests.ts';
import type { Metrics } from '#server/telemetry/metrics.ts';
import { logRefusal } from '#server/telemetry/security-events.ts';
import type { Tracing } from '#server/telemetry/spans.ts';
import { traceRequests } from '#server/telemetry/trace-requests.ts';

const modules = [
  // First: an external id may be called like a part of an event.
  mountNamedEvents,
  mountAccount,
  mountAgentRequests,
  mountAnalytics,
  mountApiKeys,
  mountEventPreviews,
  mountGuestLists,
  mountWebGuests,
  mountTestEvents,
  mountAppGateway,
  mountAppPeople,
  mountPushes,
  mountAudit,
  mountBusiness,
  mountCatalogue,
  mountContact,
  mountCredits,
  mountMoneyActs,
  mountDoor,
  mountEvents,
  mountImports,
  mountImportSources,
  mountLegal,
  mountMeasures,
  mountNotices,
  mountGuestNotices,
  mountParticipants,
  mountProfile,
  mountRegistrations,
  mountReports,
  mountReview,
  mountStaff,
  mountSeries,
  mountSessions,
  mountSecondFactors,
  mountFactorRemoval,
  mountEmailChange,
  mountStream,
  mountSubscription,
  mountBilling,
  mountInvoices,
  mountTeam,
  mountOwnership,
  mountOwnBusinesses,
  mountVerification,
  mountProposals,
  mountWebhooks,
  mountWithdrawals,
  mountMails,
  mountCustomers,
  mountSwitches,
  mountViews,
  mountDeskRegistrations,
  mountDeskPeople,
  mountDeskDeadJobs,
  mountDeskAccounts,
  mountStatus,
];

/** 405 with `Allow` for a known path with another method. */
function refuseOtherMethods(hono: EndpointApp['hono']): void {
  const methods = new Map<string, string[]>();
  for (const route of Object.values(contractRoutes)) {
    const path = routingPath(route);
    methods.set(path, [...(methods.get(path) ?? []), route.method.toUpperCase()]);
  }
  for (const [path, allowed] of methods) {
    hono.all(path, () => {
      throw new Problem('method_not_allowed', { headers: { Allow: allowed.join(', ') } });
    });
  }
}

/** The request id is generated: one sent by a caller could repeat another's. */
const nameRequest: MiddlewareHandler<{ Variables: ApiVariables }> = (c, next) => {
  c.set('requestId', randomUUID());
  c.header('X-Request-Id', c.get('requestId'));
  return next();
};

/** 404 for paths with empty segments; path patterns rely on it. */
const refuseEmptySegments: MiddlewareHandler = (c, next) => {
  if (c.req.path.includes('//')) throw new Problem('not_found');
  return next();
};

function createApi(deps: Deps, shed: ShedLoad): EndpointApp['hono'] {
  const hono = new Hono<{ Variables: ApiVariables }>();
  hono.use(async (c, next) => {
    await next();
    if (c.get('hasSecurityHeaders')) return;
    const { headers } = c.res;
    for (const [name, value] of Object.entries(c.get('limitHeaders') ?? {})) {
      // A refusal names the limit that refused.
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set('Cache-Control', 'no-store');
  });
  hono.use(warnOfProxy(deps));
  hono.get('/openapi.json', (c) => shed('figures', async () => sendDocument(c.req.raw, 'public')));
  hono.get('/openapi-app.json', (c) => shed('figures', async () => sendDocument(c.req.raw, 'app')));
  hono.get('/asyncapi.json', (c) => shed('figures', async () => sendDocument(c.req.raw, 'events')));
  const app: EndpointApp = {
    hono,
    deps,
    authenticate: createAuthentication(deps.db, deps.config),
    serialize: createKeyedMutex(),
    shed,
  };
  for (const mountModule of modules) mountModule(app);
  refuseOtherMethods(hono);
  hono.all('*', () => {
    throw new Problem('not_found');
  });
  return hono;
}

interface Surroundings {
  pages?: MountPages;
  /** Whether the database pool is beyond recovery. */
  isStuck?: () => boolean;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  /** Without it no call is shed. */
  admission?: AdmissionControl;
}

function problemOf(error: Error): Problem {
  if (error instanceof Problem) return error;
  return isDatabaseUnavailable(error) || error instanceof DiskError ? unavailable() : new Problem('internal_error');
}

/** The middleware of every response: ids, headers, log, limits, errors; and health. */
function createFrame(deps: Deps, { isStuck = () => false, metrics, tracing }: Surroundings) {
  const app = new Hono<{ Variables: ApiVariables }>();
  const addressOf = clientAddress(deps.config.trustedProxies);
  app.use(nameRequest);
  app.use((c, next) => {
    c.set('ip', addressOf(c));
    return next();
  });
  app.use(sendSecurityHeaders(deps.config.publicUrl));
  if (tracing) app.use(traceRequests(tracing));
  app.use(logRequests(deps.logger));
  if (metrics) app.use(metrics.timeRequests);
  app.use(timeOutRequests);
  app.onError((error, c) => {
    const { requestId, caller } = c.var;
    const line = { err: error, requestId, ...caller, path: loggedPath(c.req.path) };
    const problem = problemOf(error);
    if (problem.code === 'internal_error') deps.logger.error(line, 'unexpected error');
    else if (error instanceof DiskError) deps.logger.warn(line, error.message);
    else if (!(error instanceof Problem)) deps.logger.warn(line, 'the database cannot be had');
    logRefusal(deps, c.var, problem);
    const answer = problem.toResponse(requestId);
    answer.headers.set('X-Request-Id', requestId);
    return answer;
  });
  if (deps.config.mode === 'demo') app.use(requireOwnHost(deps.config.publicUrl));
  app.use(refuseEmptySegments);
  app.route('/', createHealth(deps.db, isStuck));
  if (metrics) app.route('/metrics', metrics.page);
  return app;
}

/** The endpoints of a process that only runs jobs: liveness, readiness and metrics. */
export function createJobsApp(deps: Deps, surroundings: Omit<Surroundings, 'pages'> = {}) {
  const app = createFrame(deps, surroundings);
  app.all('*', () => {
    throw new Problem('not_found');
  });
  return app;
}

/** The whole HTTP app: health, API, the demo's mailbox, and pages if given. */
export function createApp(deps: Deps, surroundings: Surroundings = {}) {
  const app = createFrame(deps, surroundings);
  const shed = createLoadShedder(deps.logger, surroundings.admission);
  app.route('/api/v1', createApi(deps, shed));
  const reader = createPageReader(deps);
  app.route('/media', createMedia(deps.files));
  app.route('/', createPaymentRoutes(deps));
  app.route('/', createMailReports(deps));
  app.route('/', createSecurityTxt(deps.config, deps.clock));
  app.route('/', createApiChanges(deps.config));
  app.route('/', createLicences());
  app.route('/', createStatusPage(deps));
  app.route('/', createAgents(deps, app));
  app.route('/', createUnsubscribePage(deps));
  app.route('/', createJoinPage(deps, reader));
  app.route('/', createPlacePage(deps));
  app.route('/', createListPage(deps));
  app.route('/', createCalendars(deps, reader, shed));
  app.route('/', createPictures(deps, reader));
  app.route('/', createEmbed(deps, reader));
  app.route('/fonts', createBrandFonts());
  if (deps.config.mode === 'demo' && deps.config.smtpUrl === null)
    app.route('/demo', createDemoMail(deps.db, deps.config.operator.name ?? 'Dabei', deps.clock));
  if (!deps.config.offlineApp) app.route('/', createRetiredWorker());
  const { pages } = surroundings;
  if (pages) app.route('/', pages({ reader, api: app, shed }));
  return app;
}
