import { sweepOrphanedImages } from '#server/adapters/storage/sweep-orphaned-images.ts';
import { sweepUnfinishedFiles } from '#server/adapters/storage/sweep-unfinished-files.ts';
import { sweepOrphanedVideos } from '#server/adapters/videos/sweep-orphaned-videos.ts';
import type { JobHandlers } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import type { JobName } from '#server/context/job-definitions.ts';
import { writeErasure } from '#server/erasures/remember-erasure.ts';
import { makeMonths } from '#server/modules/events/analytics/jobs.ts';
import { sendWeeklyReport, sendWeeklyReports } from '#server/modules/events/analytics/send-weekly-reports.ts';
import { endCancellations } from '#server/modules/events/events/end-cancellation.ts';
import { sendEventMissed, sendEventPublished } from '#server/modules/events/events/jobs.ts';
import { publishDueEvent, publishDueEvents } from '#server/modules/events/events/publish-due-events.ts';
import { releaseDueEvent, releaseDueEvents } from '#server/modules/events/events/release-event.ts';
import { returnMissedEvents } from '#server/modules/events/events/settle-awaiting-events.ts';
import { sendReminders } from '#server/modules/events/guest-notices/send-reminders.ts';
import { lapseOffers } from '#server/modules/events/participants/jobs.ts';
import { sendDuePushes } from '#server/modules/events/pushes/jobs.ts';
import { sendPush } from '#server/modules/events/pushes/send-push.ts';
import { settlePush } from '#server/modules/events/pushes/settle-push.ts';
import { duplicatePictures } from '#server/modules/events/series/duplicate-pictures.ts';
import { rollSeriesOver } from '#server/modules/events/series/jobs.ts';
import { replayErasures } from '#server/modules/guests/app-people/jobs.ts';
import { noticeEndingTrials, proveLedger } from '#server/modules/money/credits/jobs.ts';
import { sendInvoice } from '#server/modules/money/invoices/jobs.ts';
import { writeInvoice } from '#server/modules/money/invoices/write-invoice.ts';
import {
  noticeUnpaid,
  reconcileAllCustomers,
  reconcileDueSubscriptions,
  sendPaymentReturned,
  sendUnpaid,
} from '#server/modules/money/subscription/jobs.ts';
import { reconcilePayments } from '#server/modules/money/subscription/reconcile-payments.ts';
import { proveGuestView } from '#server/modules/news/guest-view/jobs.ts';
import { locateByAddress } from '#server/modules/news/guest-view/locate-by-address.ts';
import { enqueueDeviceNotices, sendDueNotices } from '#server/modules/news/notices/jobs.ts';
import { sendDeviceNotices, sendTestNotice } from '#server/modules/news/notices/send-device-notices.ts';
import { sendNotices } from '#server/modules/news/notices/send-notices.ts';
import { deliverWebhook } from '#server/modules/news/webhooks/deliver-webhook.ts';
import { resumeDeliveries } from '#server/modules/news/webhooks/jobs.ts';
import { forgetBusiness, forgetClosedBusinesses } from '#server/modules/people/account/forget-business.ts';
import { sendExportReady } from '#server/modules/people/account/jobs.ts';
import { writeExport } from '#server/modules/people/account/write-export.ts';
import { noticeEndingKeys } from '#server/modules/people/api-keys/jobs.ts';
import { sendEmailChange } from '#server/modules/people/email-change/jobs.ts';
import { sendFactorRemoval } from '#server/modules/people/factor-removal/jobs.ts';
import { sendOwnershipMail } from '#server/modules/people/ownership/jobs.ts';
import { sendRegistrationCode, sendRegistrationReceived } from '#server/modules/people/registrations/jobs.ts';
import { sendPasswordReset } from '#server/modules/people/sessions/jobs.ts';
import { sendSecurityNotice } from '#server/modules/people/sessions/send-security-notice.ts';
import { sendInvitation } from '#server/modules/people/team/jobs.ts';
import { confirmContactMessage, forwardContactMessage } from '#server/modules/trust/contact/jobs.ts';
import { announceDocuments, sendDocumentChange } from '#server/modules/trust/legal/announce-documents.ts';
import { settleMeasures, tellOfMeasure } from '#server/modules/trust/measures/jobs.ts';
import { sendReportDecision, sendReportReceipt } from '#server/modules/trust/reports/jobs.ts';
import { settleDecisions } from '#server/modules/trust/review/settle-decisions.ts';
import { forwardWithdrawal, listWithdrawals, sendWithdrawalReceipt } from '#server/modules/trust/withdrawals/jobs.ts';
import { keepRetention } from '#server/retention/sweeps.ts';

/** What each job does. Handlers are shallow: each calls a verb. */
export function createJobHandlers(deps: Deps): JobHandlers {
  return {
    'settle-decisions': () => settleDecisions(systemContext(deps)),
    'send-registration-received': ({ businessId }) => sendRegistrationReceived(systemContext(deps), businessId),
    'send-registration-code': ({ registrationId }) => sendRegistrationCode(systemContext(deps), registrationId),
    'confirm-contact-message': ({ contactMessageId }) => confirmContactMessage(systemContext(deps), contactMessageId),
    'forward-contact-message': (data) => forwardContactMessage(systemContext(deps), data),
    'send-withdrawal-receipt': ({ withdrawalId }) => sendWithdrawalReceipt(systemContext(deps), withdrawalId),
    'forward-withdrawal': ({ withdrawalId }) => forwardWithdrawal(systemContext(deps), withdrawalId),
    'list-withdrawals': () => listWithdrawals(systemContext(deps)),
    'announce-documents': () => announceDocuments(systemContext(deps)),
    'send-document-change': (data) => sendDocumentChange(systemContext(deps), data),
    'send-report-receipt': ({ reportId }) => sendReportReceipt(systemContext(deps), reportId),
    'send-report-decision': ({ reportId }) => sendReportDecision(systemContext(deps), reportId),
    'send-password-reset': ({ resetId }) => sendPasswordReset(systemContext(deps), resetId),
    'send-security-notice': (data) => sendSecurityNotice(systemContext(deps), data),
    'send-factor-removal': (data) => sendFactorRemoval(systemContext(deps), data),
    'send-email-change': (data) => sendEmailChange(systemContext(deps), data),
    'send-ownership-mail': ({ offerId, step }) => sendOwnershipMail(systemContext(deps), offerId, step),
    'send-invitation': ({ invitationId }) => sendInvitation(systemContext(deps), invitationId),
    'prove-ledger': async () => {
      await reconcileAllCustomers(systemContext(deps));
      await proveLedger(systemContext(deps));
    },
    'locate-by-address': ({ businessId }) => locateByAddress(systemContext(deps), businessId),
    'prove-guest-view': () => proveGuestView(systemContext(deps)),
    'reconcile-due-subscriptions': () => reconcileDueSubscriptions(systemContext(deps)),
    'reconcile-payments': ({ businessId }) => reconcilePayments(systemContext(deps), businessId),
    'notice-ending-trials': () => noticeEndingTrials(systemContext(deps)),
    'notice-ending-keys': () => noticeEndingKeys(systemContext(deps)),
    'publish-event': ({ eventId }) => publishDueEvent(systemContext(deps), eventId),
    'publish-due-events': async () => {
      await publishDueEvents(systemContext(deps));
      await returnMissedEvents(systemContext(deps));
    },
    'release-event': ({ eventId }) => releaseDueEvent(systemContext(deps), eventId),
    'release-due-events': () => releaseDueEvents(systemContext(deps)),
    'roll-series-over': () => rollSeriesOver(systemContext(deps)),
    'duplicate-series-pictures': ({ eventId }) => duplicatePictures(systemContext(deps), eventId),
    'end-cancellations': () => endCancellations(systemContext(deps)),
    'send-reminders': () => sendReminders(systemContext(deps)),
    'send-due-pushes': () => sendDuePushes(systemContext(deps)),
    'lapse-offers': () => lapseOffers(systemContext(deps)),
    'send-push': ({ pushId }) => sendPush(systemContext(deps), pushId),
    'settle-push': ({ pushId }) => settlePush(systemContext(deps), pushId),
    'send-event-published': ({ eventId, wasHeld }) => sendEventPublished(systemContext(deps), eventId, wasHeld),
    'send-event-missed': ({ eventId, ...why }) => sendEventMissed(systemContext(deps), eventId, why),
    'settle-measures': () => settleMeasures(systemContext(deps)),
    'tell-of-measure': (data) => tellOfMeasure(systemContext(deps), data),
    'sweep-orphaned-images': () => sweepOrphanedImages(systemContext(deps)),
    'sweep-orphaned-videos': () => sweepOrphanedVideos(systemContext(deps)),
    'write-invoice': async ({ businessId, invoiceId }) => {
      await writeInvoice(systemContext(deps), businessId, invoiceId);
    },
    'send-invoice': ({ businessId, invoiceId }) => sendInvoice(systemContext(deps), businessId, invoiceId),
    'send-payment-returned': ({ paymentId }) => sendPaymentReturned(systemContext(deps), paymentId),
    'notice-unpaid': () => noticeUnpaid(systemContext(deps)),
    'send-unpaid': ({ businessId, number }) => sendUnpaid(systemContext(deps), businessId, number),
    'deliver-webhook': (data) => deliverWebhook(systemContext(deps), data),
    'write-account-export': ({ exportId }) => writeExport(systemContext(deps), exportId),
    'send-export-ready': ({ exportId }) => sendExportReady(systemContext(deps), exportId),
    'forget-business': ({ businessId }) => forgetBusiness(systemContext(deps), businessId),
    'write-erasure': ({ erasureId }) => writeErasure(systemContext(deps), erasureId),
    'replay-erasures': () => replayErasures(systemContext(deps)),
    'send-notices': ({ memberId }) => sendNotices(systemContext(deps), memberId),
    'send-due-notices': async () => {
      await enqueueDeviceNotices(systemContext(deps));
      await sendDueNotices(systemContext(deps));
    },
    'send-device-notices': (data) => sendDeviceNotices(systemContext(deps), data),
    'send-test-notice': ({ deviceId }) => sendTestNotice(systemContext(deps), deviceId),
    'send-weekly-reports': () => sendWeeklyReports(systemContext(deps)),
    'send-weekly-report': (data) => sendWeeklyReport(systemContext(deps), data),
    'make-months': () => makeMonths(systemContext(deps)),
    'sweep-expired': async () => {
      const ctx = systemContext(deps);
      await keepRetention(ctx);
      await resumeDeliveries(ctx);
      await forgetClosedBusinesses(ctx);
      await sweepUnfinishedFiles(ctx);
    },
  };
}

/** Every schedule of the product, as cron lines in Europe/Berlin. */
export const schedules: Partial<Record<JobName, string>> = {
  'prove-ledger': '23 4 * * *',
  'prove-guest-view': '53 4 * * *',
  'reconcile-due-subscriptions': '7 * * * *',
  'notice-ending-trials': '37 8-20 * * *',
  'notice-ending-keys': '47 8-20 * * *',
  'notice-unpaid': '27 8-20 * * *',
  'announce-documents': '37 8-20 * * *',
  'publish-due-events': '* * * * *',
  'settle-decisions': '* * * * *',
  'settle-measures': '* * * * *',
  'release-due-events': '* * * * *',
  // After midnight in Berlin, when a day comes into sight; again in the morning in case nothing ran then.
  'roll-series-over': '11 0,6 * * *',
  'end-cancellations': '* * * * *',
  'send-reminders': '* * * * *',
  'send-due-pushes': '* * * * *',
  'lapse-offers': '* * * * *',
  'send-due-notices': '* * * * *',
  // From nine on, again every hour in case nothing ran then: a business is told once.
  'send-weekly-reports': '0 9-20 * * 1',
  'make-months': '31 3 * * *',
  'sweep-expired': '17 * * * *',
  'replay-erasures': '3 4 * * *',
  'sweep-orphaned-images': '41 3 * * *',
  'sweep-orphaned-videos': '11 3 * * *',
};
