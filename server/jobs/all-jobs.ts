import { pauseOf } from '#domain/switches/switches.ts';
import { sweepOrphanedImages } from '#server/adapters/storage/sweep-orphaned-images.ts';
import { sweepOrphanedVideos } from '#server/adapters/videos/sweep-orphaned-videos.ts';
import type { System } from '#server/context/actor.ts';
import type { IsHeld, JobHandlers } from '#server/context/adapters.ts';
import type { Context, Deps } from '#server/context/context.ts';
import { inTransaction, systemContext } from '#server/context/context.ts';
import type { DefinedJob } from '#server/context/define-job.ts';
import { enqueue } from '#server/context/define-job.ts';
import { writeErasure } from '#server/erasures/remember-erasure.ts';
import { watchBackups } from '#server/jobs/watch-backups.ts';
import { sampleStatus } from '#server/modules/desk/status/jobs.ts';
import { sendViewMail } from '#server/modules/desk/views/jobs.ts';
import { makeMonths } from '#server/modules/events/analytics/jobs.ts';
import { sendWeeklyReport, sendWeeklyReports } from '#server/modules/events/analytics/send-weekly-reports.ts';
import { endCancellations } from '#server/modules/events/events/end-cancellation.ts';
import { sendEventMissed, sendEventPublished } from '#server/modules/events/events/jobs.ts';
import { publishDueEvent, publishDueEvents } from '#server/modules/events/events/publish-due-events.ts';
import { releaseDueEvent, releaseDueEvents } from '#server/modules/events/events/release-event.ts';
import { sendPush, settlePush } from '#server/modules/events/events/send-push.ts';
import { mailGuestNotices, sendGuestNotice } from '#server/modules/events/guest-notices/jobs.ts';
import { releaseUnconfirmed } from '#server/modules/events/guest-notices/release-unconfirmed.ts';
import { sendReminders } from '#server/modules/events/guest-notices/send-reminders.ts';
import { lookAtDueSources, lookAtSource } from '#server/modules/events/import-sources/jobs.ts';
import { lapseOffers } from '#server/modules/events/participants/jobs.ts';
import { sendDuePushes } from '#server/modules/events/pushes/jobs.ts';
import { duplicatePictures } from '#server/modules/events/series/duplicate-pictures.ts';
import { rollSeriesOver } from '#server/modules/events/series/jobs.ts';
import { replayErasures } from '#server/modules/guests/app-people/jobs.ts';
import { releaseHeldPlaces } from '#server/modules/guests/web-guests/jobs.ts';
import { noticeEndingTrials } from '#server/modules/money/credits/jobs.ts';
import { sendInvoice } from '#server/modules/money/invoices/jobs.ts';
import { storeInvoice } from '#server/modules/money/invoices/write-invoice.ts';
import { noticeUnpaid, proveLedgers, reconcileDueSubscriptions } from '#server/modules/money/subscription/jobs.ts';
import { reconcilePayments } from '#server/modules/money/subscription/reconcile-payments.ts';
import { settleRefund } from '#server/modules/money/subscription/refund-payment.ts';
import { sendPaymentReturned } from '#server/modules/money/subscription/send-payment-returned.ts';
import { sendUnpaid } from '#server/modules/money/subscription/send-unpaid.ts';
import {
  sendAddedMail,
  sendPlaceLink,
  sendPlaceMail,
  sendPlaceRequest,
} from '#server/modules/news/guest-mails/jobs.ts';
import { sendFarewell } from '#server/modules/news/guest-mails/send-farewell.ts';
import { sendHidingMail } from '#server/modules/news/guest-mails/send-hiding-mail.ts';
import { proveGuestView } from '#server/modules/news/guest-search/jobs.ts';
import { locateByAddress } from '#server/modules/news/guest-search/locate-by-address.ts';
import { sendDueNotices } from '#server/modules/news/notices/jobs.ts';
import { sendDeviceNotices, sendTestNotice } from '#server/modules/news/notices/send-device-notices.ts';
import { sendNotices } from '#server/modules/news/notices/send-notices.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import { deleteDueBusinesses } from '#server/modules/people/account/delete-due-businesses.ts';
import { forgetBusiness } from '#server/modules/people/account/forget-business.ts';
import { sendDeletionPlanned } from '#server/modules/people/account/plan-deletion.ts';
import { sendExportReady } from '#server/modules/people/account/send-export-ready.ts';
import { writeExport } from '#server/modules/people/account/write-export.ts';
import { noticeEndingKeys } from '#server/modules/people/api-keys/jobs.ts';
import { sendEmailChange } from '#server/modules/people/email-change/jobs.ts';
import { settleCorrection } from '#server/modules/people/email-change/settle-correction.ts';
import { sendFactorRemoval } from '#server/modules/people/factor-removal/jobs.ts';
import { sendOwnershipMail } from '#server/modules/people/ownership/jobs.ts';
import {
  sendRegistrationCode,
  sendRegistrationMoved,
  sendRegistrationReceived,
} from '#server/modules/people/registrations/jobs.ts';
import { sendPasswordReset } from '#server/modules/people/sessions/jobs.ts';
import { sendInvitation } from '#server/modules/people/team/jobs.ts';
import { deliverWebhook } from '#server/modules/people/webhooks/deliver-webhook.ts';
import { confirmContactMessage, forwardContactMessage } from '#server/modules/trust/contact/jobs.ts';
import { announceDocuments, sendDocumentChange } from '#server/modules/trust/legal/announce-documents.ts';
import { announceProcessors, sendProcessorChange } from '#server/modules/trust/legal/announce-processors.ts';
import { settleMeasures } from '#server/modules/trust/measures/jobs.ts';
import { sendMeasureMail } from '#server/modules/trust/measures/send-measure-mail.ts';
import { sendReportDecision, sendReportReceipt } from '#server/modules/trust/reports/jobs.ts';
import { settleDecisions } from '#server/modules/trust/review/settle-decisions.ts';
import { forwardWithdrawal, listWithdrawals, sendWithdrawalReceipt } from '#server/modules/trust/withdrawals/jobs.ts';
import { sweepExpired } from '#server/retention/sweeps.ts';

export const jobs = [
  settleDecisions,
  deleteDueBusinesses,
  sendDeletionPlanned,
  sendRegistrationReceived,
  sendRegistrationCode,
  sendRegistrationMoved,
  confirmContactMessage,
  forwardContactMessage,
  sendWithdrawalReceipt,
  forwardWithdrawal,
  listWithdrawals,
  announceDocuments,
  sendDocumentChange,
  announceProcessors,
  sendProcessorChange,
  sendReportReceipt,
  sendReportDecision,
  proveLedgers,
  watchBackups,
  proveGuestView,
  locateByAddress,
  reconcileDueSubscriptions,
  reconcilePayments,
  settleRefund,
  sendPasswordReset,
  sendSecurityNotice,
  sendFactorRemoval,
  sendEmailChange,
  settleCorrection,
  sendInvitation,
  sendOwnershipMail,
  sendViewMail,
  noticeEndingTrials,
  noticeEndingKeys,
  storeInvoice,
  sendInvoice,
  sendPaymentReturned,
  noticeUnpaid,
  sendUnpaid,
  publishDueEvent,
  publishDueEvents,
  settleMeasures,
  sendMeasureMail,
  releaseDueEvent,
  releaseDueEvents,
  rollSeriesOver,
  duplicatePictures,
  endCancellations,
  sendReminders,
  releaseUnconfirmed,
  lookAtDueSources,
  lookAtSource,
  sendDuePushes,
  lapseOffers,
  sendPlaceRequest,
  sendAddedMail,
  sendPlaceMail,
  sendFarewell,
  sendHidingMail,
  sendPlaceLink,
  mailGuestNotices,
  sendGuestNotice,
  releaseHeldPlaces,
  sendPush,
  settlePush,
  sendEventPublished,
  sendEventMissed,
  deliverWebhook,
  writeExport,
  sendExportReady,
  forgetBusiness,
  writeErasure,
  replayErasures,
  sendNotices,
  sendDueNotices,
  sendDeviceNotices,
  sendTestNotice,
  sendWeeklyReports,
  sendWeeklyReport,
  makeMonths,
  sweepExpired,
  sweepOrphanedImages,
  sweepOrphanedVideos,
  sampleStatus,
] as const;

export type JobName = (typeof jobs)[number]['name'];

/** Pause of a job that is put off. */
const LATER_MS = 10 * 60_000;

/** Whether a switch stops the job now; puts it off if nothing else would find its work. */
async function waits(ctx: Context<System>, job: DefinedJob, data: object): Promise<boolean> {
  const found = pauseOf(job.name);
  if (!found || !ctx.deps.switches.isOff(found.name)) return false;
  if (found.pause === 'held') return false;
  if (found.pause === 'later') {
    const startAfter = new Date(ctx.now.getTime() + LATER_MS);
    await inTransaction(ctx, (tx) => enqueue(tx, job, data, { startAfter }));
  }
  return true;
}

/** Whether a queue is not read while its switch is off. */
export function holdsOf({ switches }: Pick<Deps, 'switches'>): IsHeld {
  return (queue) => {
    const found = pauseOf(queue);
    return found?.pause === 'held' && switches.isOff(found.name);
  };
}

/** Binds every job's handler to the process's dependencies. */
export function bindJobs(deps: Deps): JobHandlers & Record<JobName, JobHandlers[string]> {
  const bind = (job: DefinedJob) => [
    job.name,
    async (data: object) => {
      const ctx = systemContext(deps);
      const parsed = job.data.parse(data) as object;
      if (await waits(ctx, job, parsed)) return;
      await job.run(ctx, parsed);
    },
  ];
  return Object.fromEntries(jobs.map(bind));
}
