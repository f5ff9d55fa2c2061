import type { JobHandlers } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import { sweepIdempotencyKeys } from '#server/http/sweep-idempotency-keys.ts';
import type { JobName } from '#server/jobs/definitions.ts';
import { forgetBusiness, forgetClosedBusinesses } from '#server/modules/account/forget-business.ts';
import { sendExportReady } from '#server/modules/account/send-export-ready.ts';
import { sweepExports } from '#server/modules/account/sweep-exports.ts';
import { writeExport } from '#server/modules/account/write-export.ts';
import { confirmContactMessage } from '#server/modules/contact/confirm-contact-message.ts';
import { forwardContactMessage } from '#server/modules/contact/forward-contact-message.ts';
import { sweepContactMessages } from '#server/modules/contact/sweep-contact-messages.ts';
import { proveLedger } from '#server/modules/credits/prove-ledger.ts';
import { sendLowCredits } from '#server/modules/credits/send-low-credits.ts';
import { publishDueEvent, publishDueEvents } from '#server/modules/events/publish-due-events.ts';
import { sendEventMissed, sendEventPublished } from '#server/modules/events/send-event-published.ts';
import { sendRegistrationCode } from '#server/modules/registrations/send-registration-code.ts';
import { sendRegistrationReceived } from '#server/modules/registrations/send-registration-received.ts';
import { sweepRegistrations } from '#server/modules/registrations/sweep-registrations.ts';
import { sendVerificationDecision } from '#server/modules/review/send-verification-decision.ts';
import { sendPasswordReset } from '#server/modules/sessions/send-password-reset.ts';
import { sweepSessions } from '#server/modules/sessions/sweep-sessions.ts';
import { sweepChanges } from '#server/modules/stream/sweep-changes.ts';
import {
  reconcileAllCustomers,
  reconcileDueSubscriptions,
} from '#server/modules/subscription/reconcile-due-subscriptions.ts';
import { reconcilePayments } from '#server/modules/subscription/reconcile-payments.ts';
import { sendPaymentReturned } from '#server/modules/subscription/send-payment-returned.ts';
import { sendReceipt } from '#server/modules/subscription/send-receipt.ts';
import { sendInvitation } from '#server/modules/team/send-invitation.ts';
import { sweepInvitations } from '#server/modules/team/sweep-invitations.ts';
import { deliverWebhook } from '#server/modules/webhooks/deliver-webhook.ts';
import { resumeDeliveries } from '#server/modules/webhooks/resume-deliveries.ts';
import { sendWebhookDisabled } from '#server/modules/webhooks/send-webhook-disabled.ts';
import { sweepDeliveries } from '#server/modules/webhooks/sweep-deliveries.ts';
import { sweepStripeEvents } from '#server/payments/sweep-stripe-events.ts';
import { sweepOrphanedImages } from '#server/storage/sweep-orphaned-images.ts';

/** What each job does: shallow, it calls a verb. */
export function createJobHandlers(deps: Deps): JobHandlers {
  return {
    'send-registration-received': ({ businessId }) => sendRegistrationReceived(systemContext(deps), businessId),
    'send-registration-code': ({ registrationId }) => sendRegistrationCode(systemContext(deps), registrationId),
    'confirm-contact-message': ({ contactMessageId }) => confirmContactMessage(systemContext(deps), contactMessageId),
    'forward-contact-message': ({ contactMessageId }) => forwardContactMessage(systemContext(deps), contactMessageId),
    'send-password-reset': ({ resetId }) => sendPasswordReset(systemContext(deps), resetId),
    'send-invitation': ({ invitationId }) => sendInvitation(systemContext(deps), invitationId),
    'prove-ledger': async () => {
      await reconcileAllCustomers(systemContext(deps));
      await proveLedger(systemContext(deps));
    },
    'reconcile-due-subscriptions': () => reconcileDueSubscriptions(systemContext(deps)),
    'reconcile-payments': ({ businessId }) => reconcilePayments(systemContext(deps), businessId),
    'send-low-credits': ({ businessId }) => sendLowCredits(systemContext(deps), businessId),
    'send-verification-decision': ({ decisionId }) => sendVerificationDecision(systemContext(deps), decisionId),
    'publish-event': ({ eventId }) => publishDueEvent(systemContext(deps), eventId),
    'publish-due-events': () => publishDueEvents(systemContext(deps)),
    'send-event-published': ({ eventId }) => sendEventPublished(systemContext(deps), eventId),
    'send-event-missed': ({ eventId }) => sendEventMissed(systemContext(deps), eventId),
    'sweep-orphaned-images': () => sweepOrphanedImages(systemContext(deps)),
    'send-receipt': ({ paymentId }) => sendReceipt(systemContext(deps), paymentId),
    'send-payment-returned': ({ paymentId }) => sendPaymentReturned(systemContext(deps), paymentId),
    'deliver-webhook': (data) => deliverWebhook(systemContext(deps), data),
    'write-account-export': ({ exportId }) => writeExport(systemContext(deps), exportId),
    'send-export-ready': ({ exportId }) => sendExportReady(systemContext(deps), exportId),
    'forget-business': ({ businessId }) => forgetBusiness(systemContext(deps), businessId),
    'send-webhook-disabled': ({ webhookId }) => sendWebhookDisabled(systemContext(deps), webhookId),
    'sweep-expired': async () => {
      const ctx = systemContext(deps);
      await sweepRegistrations(ctx);
      await sweepSessions(ctx);
      await sweepInvitations(ctx);
      await sweepIdempotencyKeys(ctx);
      await sweepStripeEvents(ctx);
      await sweepContactMessages(ctx);
      await sweepChanges(ctx);
      await sweepDeliveries(ctx);
      await resumeDeliveries(ctx);
      await forgetClosedBusinesses(ctx);
      await sweepExports(ctx);
    },
  };
}

/** Every schedule of the product, as cron lines in Europe/Berlin. */
export const schedules: Partial<Record<JobName, string>> = {
  'prove-ledger': '23 4 * * *',
  'reconcile-due-subscriptions': '7 * * * *',
  'publish-due-events': '* * * * *',
  'sweep-expired': '17 * * * *',
  'sweep-orphaned-images': '41 3 * * *',
};
