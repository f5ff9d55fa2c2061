import { accountRoutes } from '#contract/account.ts';
import { agentRequestsRoutes } from '#contract/agent-requests.ts';
import { analyticsRoutes } from '#contract/analytics.ts';
import { apiKeysRoutes } from '#contract/api-keys.ts';
import { appChangesRoutes } from '#contract/app-changes.ts';
import { appGatewayRoutes } from '#contract/app-gateway.ts';
import { appPeopleRoutes } from '#contract/app-people.ts';
import { auditRoutes } from '#contract/audit.ts';
import { billingRoutes } from '#contract/billing.ts';
import { businessRoutes } from '#contract/business.ts';
import { catalogueRoutes } from '#contract/catalogue.ts';
import { contactRoutes } from '#contract/contact.ts';
import { creditsRoutes } from '#contract/credits.ts';
import { deskAccountsRoutes } from '#contract/desk-accounts.ts';
import { deskCouponsRoutes } from '#contract/desk-coupons.ts';
import { deskCustomersRoutes } from '#contract/desk-customers.ts';
import { deskDeadJobsRoutes } from '#contract/desk-dead-jobs.ts';
import { deskGoodwillRoutes } from '#contract/desk-goodwill.ts';
import { deskMoneyRoutes } from '#contract/desk-money.ts';
import { deskPeopleRoutes } from '#contract/desk-people.ts';
import { deskRegistrationsRoutes } from '#contract/desk-registrations.ts';
import { deskStatusRoutes } from '#contract/desk-status.ts';
import { deskSwitchesRoutes } from '#contract/desk-switches.ts';
import { deskViewRoutes } from '#contract/desk-views.ts';
import { doorRoutes } from '#contract/door.ts';
import { emailChangeRoutes } from '#contract/email-change.ts';
import { eventBatchesRoutes } from '#contract/event-batches.ts';
import { eventPicturesRoutes } from '#contract/event-pictures.ts';
import { eventPreviewsRoutes } from '#contract/event-previews.ts';
import { eventVideoRoutes } from '#contract/event-video.ts';
import { eventsRoutes } from '#contract/events.ts';
import { factorRemovalRoutes } from '#contract/factor-removal.ts';
import { guestListsRoutes } from '#contract/guest-lists.ts';
import { guestNoticesRoutes } from '#contract/guest-notices.ts';
import { heldEventRoutes } from '#contract/held-events.ts';
import { importSourcesRoutes } from '#contract/import-sources.ts';
import { importsRoutes } from '#contract/imports.ts';
import { impressionRoutes } from '#contract/impressions.ts';
import { invoicesRoutes } from '#contract/invoices.ts';
import { legalDocumentRoutes } from '#contract/legal.ts';
import { mailsRoutes } from '#contract/mails.ts';
import { measuresRoutes } from '#contract/measures.ts';
import { namedEventsRoutes } from '#contract/named-events.ts';
import { noticeDevicesRoutes } from '#contract/notice-devices.ts';
import { noticesRoutes } from '#contract/notices.ts';
import { ownBusinessesRoutes } from '#contract/own-businesses.ts';
import { ownershipRoutes } from '#contract/ownership.ts';
import { participantsRoutes } from '#contract/participants.ts';
import { profileRoutes } from '#contract/profile.ts';
import { proposalRoutes } from '#contract/proposals.ts';
import { pushRoutes } from '#contract/pushes.ts';
import { registrationsRoutes } from '#contract/registrations.ts';
import { reportReviewRoutes } from '#contract/report-review.ts';
import { reportRoutes } from '#contract/reports.ts';
import { reviewRoutes } from '#contract/review.ts';
import { reviewDeskRoutes } from '#contract/review-desk.ts';
import { secondFactorsRoutes } from '#contract/second-factors.ts';
import { seriesRoutes } from '#contract/series.ts';
import { sessionsRoutes } from '#contract/sessions.ts';
import { staffRoutes } from '#contract/staff.ts';
import { streamRoutes } from '#contract/stream.ts';
import { subscriptionRoutes } from '#contract/subscription.ts';
import { teamRoutes } from '#contract/team.ts';
import { testEventsRoutes } from '#contract/test-events.ts';
import { todayRoutes } from '#contract/today.ts';
import { verificationRoutes } from '#contract/verification.ts';
import { webGuestsRoutes } from '#contract/web-guests.ts';
import { webhooksRoutes } from '#contract/webhooks.ts';
import { withdrawalRoutes } from '#contract/withdrawals.ts';

/** Used by the server, the OpenAPI document and the permission matrix. */
export const routes = {
  ...registrationsRoutes,
  ...sessionsRoutes,
  ...secondFactorsRoutes,
  ...factorRemovalRoutes,
  ...emailChangeRoutes,
  ...ownBusinessesRoutes,
  ...businessRoutes,
  ...profileRoutes,
  ...creditsRoutes,
  ...subscriptionRoutes,
  ...billingRoutes,
  ...invoicesRoutes,
  ...eventsRoutes,
  ...namedEventsRoutes,
  ...eventBatchesRoutes,
  ...agentRequestsRoutes,
  ...importsRoutes,
  ...importSourcesRoutes,
  ...eventPicturesRoutes,
  ...seriesRoutes,
  ...eventPreviewsRoutes,
  ...eventVideoRoutes,
  ...participantsRoutes,
  ...doorRoutes,
  ...appGatewayRoutes,
  ...appPeopleRoutes,
  ...appChangesRoutes,
  ...guestListsRoutes,
  ...guestNoticesRoutes,
  ...pushRoutes,
  ...impressionRoutes,
  ...catalogueRoutes,
  ...contactRoutes,
  ...reportRoutes,
  ...teamRoutes,
  ...ownershipRoutes,
  ...auditRoutes,
  ...accountRoutes,
  ...legalDocumentRoutes,
  ...withdrawalRoutes,
  ...noticesRoutes,
  ...noticeDevicesRoutes,
  ...analyticsRoutes,
  ...apiKeysRoutes,
  ...testEventsRoutes,
  ...webGuestsRoutes,
  ...webhooksRoutes,
  ...streamRoutes,
  ...verificationRoutes,
  ...proposalRoutes,
  ...measuresRoutes,
  ...todayRoutes,
  ...reviewRoutes,
  ...staffRoutes,
  ...reviewDeskRoutes,
  ...reportReviewRoutes,
  ...heldEventRoutes,
  ...mailsRoutes,
  ...deskCustomersRoutes,
  ...deskSwitchesRoutes,
  ...deskViewRoutes,
  ...deskGoodwillRoutes,
  ...deskMoneyRoutes,
  ...deskCouponsRoutes,
  ...deskRegistrationsRoutes,
  ...deskPeopleRoutes,
  ...deskDeadJobsRoutes,
  ...deskAccountsRoutes,
  ...deskStatusRoutes,
};
