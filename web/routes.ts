import type { RouteConfig } from '@react-router/dev/routes';
import { layout, route } from '@react-router/dev/routes';
import { accessibilityPath, processingPath, withdrawPath } from '#domain/legal/addresses.ts';
import { paths } from './paths.ts';
import { apiPath } from './routes/public/api-docs/api-pages.ts';

/** The route table. A screen that has two addresses gets a second row with an id of its own. */
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
    route(paths.forgotPassword, 'routes/account/forgot-password.tsx'),
    route(paths.resetPassword, 'routes/account/reset-password.tsx'),
    route(paths.acceptInvite, 'routes/account/accept-invite.tsx'),
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
    route('*', 'routes/public/not-found.tsx'),
  ]),
  layout('routes/business/member-screens.tsx', [
    route(paths.dashboard, 'routes/business/dashboard/dashboard.tsx'),
    route(paths.createEvent, 'routes/business/create-event.tsx'),
    route(paths.importEvents, 'routes/business/import/import-events.tsx'),
    route(paths.guests, 'routes/business/guests.tsx'),
    route(paths.account, 'routes/business/account.tsx'),
    route(paths.integrations, 'routes/business/integrations.tsx'),
  ]),
  layout('routes/business/member-layout.tsx', [route(paths.door, 'routes/business/door/door.tsx')]),
  layout('routes/staging/staging-layout.tsx', [
    route(paths.stagingLogin, 'routes/staging/login.tsx'),
    route(paths.stagingPassword, 'routes/staging/password.tsx'),
    layout('routes/staging/reviewer-layout.tsx', [
      route(paths.stagingDashboard, 'routes/staging/dashboard.tsx'),
      route(paths.stagingTeam, 'routes/staging/team.tsx'),
      route(paths.stagingHeld, 'routes/staging/held/held.tsx'),
      route(paths.stagingCase, 'routes/staging/case.tsx'),
      route(paths.stagingFigures, 'routes/staging/figures.tsx'),
      route(`${paths.stagingReports}/:id?`, 'routes/staging/reports/reports.tsx'),
    ]),
  ]),
  layout('routes/guests/guest-layout.tsx', [
    route(paths.eventPage, 'routes/guests/event/event-page.tsx'),
    route(paths.businessPage, 'routes/guests/business/business-page.tsx'),
  ]),
  route(paths.guestPhone, 'routes/demo/guest-phone/guest-phone.tsx'),
  layout('routes/register/registration-layout.tsx', [
    route(paths.register, 'routes/register/wizard.tsx'),
    route(paths.registerCode, 'routes/register/code.tsx'),
    route(paths.registerConfirm, 'routes/register/confirm.tsx'),
    route(paths.registerWelcome, 'routes/register/welcome.tsx'),
  ]),
] satisfies RouteConfig;
