import type { RouteConfig } from '@react-router/dev/routes';
import { layout, route } from '@react-router/dev/routes';
import { accessibilityPath, processingPath, withdrawPath } from '#domain/legal/addresses.ts';
import { paths } from './paths.ts';
import { apiPath } from './routes/public/api-docs/api-pages.ts';
import { stagingPaths } from './staging-paths.ts';

/** The route table. A screen's second address has a row with its own id. */
export default [
  route('/sitemap.xml', 'routes/public/sitemap.ts'),
  layout('shell/public-layout.tsx', [
    route(paths.home, 'routes/public/home/home.tsx'),
    route(paths.people, 'routes/public/home/home.tsx', { id: 'people' }),
    route(apiPath(':resource?'), 'routes/public/api-docs/api-docs.tsx'),
    route(paths.features, 'routes/public/features/features.tsx'),
    route(paths.business, 'routes/public/business/business.tsx'),
    route(paths.pricing, 'routes/public/pricing/pricing.tsx'),
    route(paths.login, 'routes/account/login.tsx'),
    route(paths.secondStep, 'routes/account/second-step.tsx'),
    route(paths.secondFactor, 'routes/account/second-factor.tsx'),
    route(`${paths.secondFactor}/keep`, 'routes/account/second-factor.tsx', { id: 'keep-second-factor' }),
    route(`${paths.secondFactor}/remove`, 'routes/account/second-factor.tsx', { id: 'remove-second-factor' }),
    route(paths.forgotPassword, 'routes/account/forgot-password.tsx'),
    route('/business/reset-password', 'routes/account/reset-password.tsx'),
    route('/business/email-change', 'routes/account/email-change.tsx'),
    route('/business/email-change/undo', 'routes/account/email-change.tsx', { id: 'undo-email-change' }),
    route('/business/accept-invite', 'routes/account/accept-invite.tsx'),
    route(paths.privacy, 'routes/legal/privacy.tsx'),
    route(paths.imprint, 'routes/legal/imprint.tsx'),
    route(paths.terms, 'routes/legal/terms.tsx'),
    route(paths.withdrawal, 'routes/legal/withdrawal.tsx'),
    route(paths.ranking, 'routes/legal/ranking.tsx'),
    route(withdrawPath, 'routes/legal/withdraw.tsx'),
    route(processingPath, 'routes/legal/processing.tsx'),
    route(accessibilityPath, 'routes/legal/accessibility.tsx'),
    route(paths.faq, 'routes/support/faq.tsx'),
    route(paths.contact, 'routes/support/contact.tsx'),
    route(paths.help, 'routes/support/help.tsx'),
    route(paths.report, 'routes/support/report.tsx'),
    route('/503', 'routes/public/unavailable.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  layout('routes/business/member-screens.tsx', [
    route(paths.dashboard, 'routes/business/dashboard/dashboard.tsx'),
    route(paths.today, 'routes/business/today.tsx'),
    route(paths.createEvent, 'routes/business/create-event.tsx'),
    route(paths.importEvents, 'routes/business/import-events.tsx'),
    route(paths.guests, 'routes/business/guests.tsx'),
    route(paths.agentRequests, 'routes/business/agent-requests.tsx'),
    route(paths.account, 'routes/business/account.tsx'),
    route(paths.integrations, 'routes/business/integrations.tsx'),
  ]),
  layout('routes/business/member-layout.tsx', [route(paths.door, 'routes/business/door/door.tsx')]),
  layout('routes/staging/staging-layout.tsx', [
    route(stagingPaths.login, 'routes/staging/login.tsx'),
    route(stagingPaths.account, 'routes/staging/account.tsx'),
    route(stagingPaths.password, 'routes/staging/password.tsx'),
    layout('routes/staging/reviewer-layout.tsx', [
      route(stagingPaths.customers, 'routes/staging/customers/customers.tsx'),
      route(stagingPaths.customer, 'routes/staging/customers/customer.tsx'),
      route(stagingPaths.dashboard, 'routes/staging/dashboard.tsx'),
      route(stagingPaths.team, 'routes/staging/team.tsx'),
      route(stagingPaths.held, 'routes/staging/held/held.tsx'),
      route(stagingPaths.goodwill, 'routes/staging/goodwill.tsx'),
      route(stagingPaths.case, 'routes/staging/case.tsx'),
      route(stagingPaths.view, 'routes/staging/view.tsx'),
      route(stagingPaths.figures, 'routes/staging/figures.tsx'),
      route(`${stagingPaths.reports}/:id?`, 'routes/staging/reports/reports.tsx'),
    ]),
  ]),
  layout('routes/guests/guest-layout.tsx', [
    route('/e/:address', 'routes/guests/event/event-page.tsx'),
    route('/b/:address', 'routes/guests/business/business-page.tsx'),
  ]),
  route(paths.guestPhone, 'routes/demo/guest-phone/guest-phone.tsx'),
  route('/demo/kit', 'routes/demo/kit/kit.tsx'),
  layout('routes/register/registration-layout.tsx', [
    route(paths.register, 'routes/register/wizard.tsx'),
    route(paths.registerAnother, 'routes/register/wizard.tsx', { id: 'register-another' }),
    route(paths.registerCode, 'routes/register/code.tsx'),
    route('/register/confirm', 'routes/register/confirm.tsx'),
    route(paths.registerWelcome, 'routes/register/welcome.tsx'),
  ]),
] satisfies RouteConfig;
