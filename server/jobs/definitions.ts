import { z } from 'zod';

/** Every job: its name and the form of its data. Data holds ids only, never a secret. */
export const jobDefinitions = {
  'send-registration-received': z.object({ businessId: z.uuid() }),
  'send-registration-code': z.object({ registrationId: z.uuid() }),
  'confirm-contact-message': z.object({ contactMessageId: z.uuid() }),
  'forward-contact-message': z.object({ contactMessageId: z.uuid() }),
  'prove-ledger': z.object({}),
  'reconcile-due-subscriptions': z.object({}),
  'reconcile-payments': z.object({ businessId: z.uuid() }),
  'send-password-reset': z.object({ resetId: z.uuid() }),
  'send-invitation': z.object({ invitationId: z.uuid() }),
  'send-low-credits': z.object({ businessId: z.uuid() }),
  'send-verification-decision': z.object({ decisionId: z.uuid() }),
  'send-receipt': z.object({ paymentId: z.uuid() }),
  'send-payment-returned': z.object({ paymentId: z.uuid() }),
  'publish-event': z.object({ eventId: z.uuid() }),
  'publish-due-events': z.object({}),
  'send-event-published': z.object({ eventId: z.uuid() }),
  'send-event-missed': z.object({ eventId: z.uuid() }),
  'deliver-webhook': z.object({ deliveryId: z.uuid(), attempt: z.int() }),
  'send-webhook-disabled': z.object({ webhookId: z.uuid() }),
  'sweep-expired': z.object({}),
  'sweep-orphaned-images': z.object({}),
} as const;

export type JobName = keyof typeof jobDefinitions;

/** How many of a kind each process does at once where it is more than one: receivers of webhooks may take their time. */
export const jobConcurrency: Partial<Record<JobName, number>> = { 'deliver-webhook': 5 };
export type JobData<N extends JobName> = z.output<(typeof jobDefinitions)[N]>;
