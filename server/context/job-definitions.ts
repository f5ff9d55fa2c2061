import { z } from 'zod';

/** Every job: its name and the shape of its data. Data holds ids only, never a secret. */
export const jobDefinitions = {
  'send-registration-received': z.object({ businessId: z.uuid() }),
  'send-registration-code': z.object({ registrationId: z.uuid() }),
  'confirm-contact-message': z.object({ contactMessageId: z.uuid() }),
  'forward-contact-message': z.object({ contactMessageId: z.uuid() }),
  'prove-ledger': z.object({}),
  'prove-guest-view': z.object({}),
  'locate-by-address': z.object({ businessId: z.uuid() }),
  'reconcile-due-subscriptions': z.object({}),
  'reconcile-payments': z.object({ businessId: z.uuid() }),
  'send-password-reset': z.object({ resetId: z.uuid() }),
  'send-invitation': z.object({ invitationId: z.uuid() }),
  'notice-ending-trials': z.object({}),
  'send-receipt': z.object({ paymentId: z.uuid() }),
  'send-payment-returned': z.object({ paymentId: z.uuid() }),
  'publish-event': z.object({ eventId: z.uuid() }),
  'publish-due-events': z.object({}),
  'roll-series-over': z.object({}),
  'duplicate-series-pictures': z.object({ eventId: z.uuid() }),
  'end-cancellations': z.object({}),
  'send-reminders': z.object({}),
  'send-due-pushes': z.object({}),
  'lapse-offers': z.object({}),
  'send-push': z.object({ pushId: z.uuid() }),
  'settle-push': z.object({ pushId: z.uuid() }),
  'send-event-published': z.object({ eventId: z.uuid() }),
  'send-event-missed': z.object({ eventId: z.uuid(), awaited: z.boolean().default(false) }),
  'deliver-webhook': z.object({ deliveryId: z.uuid(), attempt: z.int() }),
  'write-account-export': z.object({ exportId: z.uuid() }),
  'send-export-ready': z.object({ exportId: z.uuid() }),
  'forget-business': z.object({ businessId: z.uuid() }),
  'send-notices': z.object({ memberId: z.uuid() }),
  'send-due-notices': z.object({}),
  'send-device-notices': z.object({ memberId: z.uuid(), deviceId: z.uuid() }),
  'send-test-notice': z.object({ deviceId: z.uuid() }),
  'send-weekly-reports': z.object({}),
  'send-weekly-report': z.object({ businessId: z.uuid(), memberId: z.uuid(), from: z.iso.date() }),
  'sweep-expired': z.object({}),
  'sweep-orphaned-images': z.object({}),
  'sweep-orphaned-videos': z.object({}),
} as const;

export type JobName = keyof typeof jobDefinitions;

/** How many jobs that wait for other people's servers a process runs at once. Waiting itself costs next to nothing. */
export interface Lanes {
  /** Jobs that have just started, of groups not known to be slow. */
  quick: number;
  /** New jobs of groups that were slow before. */
  slow: number;
  /** All of them, including those that turned out to be slow. */
  most: number;
  /** When a job, and with it its group, counts as slow, in milliseconds. */
  slowAfterMs: number;
}

/** Queues whose jobs wait for other people's servers: how many a process runs at once. */
export const jobLanes: Partial<Record<JobName, Lanes>> = {
  'deliver-webhook': { quick: 40, slow: 20, most: 200, slowAfterMs: 2_000 },
  'send-device-notices': { quick: 20, slow: 5, most: 50, slowAfterMs: 2_000 },
  'send-test-notice': { quick: 5, slow: 2, most: 10, slowAfterMs: 2_000 },
};

export type JobData<N extends JobName> = z.output<(typeof jobDefinitions)[N]>;
