import { z } from 'zod';
import { acceptedDocuments } from '#domain/legal/documents.ts';
import { securityNotices } from '#domain/sign-in/security-notices.ts';
import { offerSteps } from '#domain/team/ownership.ts';

/** Every job: its name and the shape of its data. Data holds ids only, never a secret. */
export const jobDefinitions = {
  'settle-decisions': z.object({}),
  'send-registration-received': z.object({ businessId: z.uuid() }),
  'send-registration-code': z.object({ registrationId: z.uuid() }),
  'confirm-contact-message': z.object({ contactMessageId: z.uuid() }),
  'forward-contact-message': z.object({ contactMessageId: z.uuid(), isSuspect: z.boolean().default(false) }),
  'send-withdrawal-receipt': z.object({ withdrawalId: z.uuid() }),
  'forward-withdrawal': z.object({ withdrawalId: z.uuid() }),
  'list-withdrawals': z.object({}),
  'announce-documents': z.object({}),
  'send-document-change': z.object({ businessId: z.uuid(), documents: z.array(z.enum(acceptedDocuments)) }),
  'send-report-receipt': z.object({ reportId: z.uuid() }),
  'send-report-decision': z.object({ reportId: z.uuid() }),
  'prove-ledger': z.object({}),
  'prove-guest-view': z.object({}),
  'locate-by-address': z.object({ businessId: z.uuid() }),
  'reconcile-due-subscriptions': z.object({}),
  'reconcile-payments': z.object({ businessId: z.uuid() }),
  'send-password-reset': z.object({ resetId: z.uuid() }),
  'send-security-notice': z.object({
    userId: z.uuid(),
    what: z.enum(securityNotices),
    at: z.iso.datetime(),
    sessionId: z.uuid().optional(),
  }),
  'send-factor-removal': z.object({ removalId: z.uuid(), isDue: z.boolean() }),
  'send-email-change': z.object({ changeId: z.uuid(), to: z.enum(['from', 'to', 'undo']) }),
  'send-invitation': z.object({ invitationId: z.uuid() }),
  'send-ownership-mail': z.object({ offerId: z.uuid(), step: z.enum(offerSteps) }),
  'notice-ending-trials': z.object({}),
  'notice-ending-keys': z.object({}),
  'write-invoice': z.object({ businessId: z.uuid(), invoiceId: z.uuid() }),
  'send-invoice': z.object({ businessId: z.uuid(), invoiceId: z.uuid() }),
  'send-payment-returned': z.object({ paymentId: z.uuid() }),
  'notice-unpaid': z.object({}),
  'send-unpaid': z.object({ businessId: z.uuid(), number: z.int() }),
  'publish-event': z.object({ eventId: z.uuid() }),
  'publish-due-events': z.object({}),
  'settle-measures': z.object({}),
  'tell-of-measure': z.object({ businessId: z.uuid(), stepId: z.uuid() }),
  'release-event': z.object({ eventId: z.uuid() }),
  'release-due-events': z.object({}),
  'roll-series-over': z.object({}),
  'duplicate-series-pictures': z.object({ eventId: z.uuid() }),
  'end-cancellations': z.object({}),
  'send-reminders': z.object({}),
  'send-due-pushes': z.object({}),
  'lapse-offers': z.object({}),
  'send-push': z.object({ pushId: z.uuid() }),
  'settle-push': z.object({ pushId: z.uuid() }),
  'send-event-published': z.object({ eventId: z.uuid(), wasHeld: z.boolean().default(false) }),
  'send-event-missed': z.object({
    eventId: z.uuid(),
    awaited: z.boolean().default(false),
    stopped: z.boolean().default(false),
  }),
  'deliver-webhook': z.object({ deliveryId: z.uuid(), attempt: z.int() }),
  'write-account-export': z.object({ exportId: z.uuid() }),
  'send-export-ready': z.object({ exportId: z.uuid() }),
  'forget-business': z.object({ businessId: z.uuid() }),
  'write-erasure': z.object({ erasureId: z.uuid() }),
  'replay-erasures': z.object({}),
  'send-notices': z.object({ memberId: z.uuid() }),
  'send-due-notices': z.object({}),
  'send-device-notices': z.object({ memberId: z.uuid(), deviceId: z.uuid() }),
  'send-test-notice': z.object({ deviceId: z.uuid() }),
  'send-weekly-reports': z.object({}),
  'send-weekly-report': z.object({ businessId: z.uuid(), memberId: z.uuid(), from: z.iso.date() }),
  'make-months': z.object({}),
  'sweep-expired': z.object({}),
  'sweep-orphaned-images': z.object({}),
  'sweep-orphaned-videos': z.object({}),
} as const;

export type JobName = keyof typeof jobDefinitions;

/**
 * How long a job that failed is tried again: at first after `retryDelay` seconds, then after twice as many, up to
 * `retryDelayMax`. Jobs look for themselves whether there is still something to do, and end when there is not.
 */
export interface RetryRule {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  /** The queue forgets what has waited for longer. */
  retentionSeconds: number;
  /** Where it waits for an operator when all tries have failed; null = it comes again by itself. */
  deadLetter: typeof DEAD_JOBS | null;
}

/** The queue of jobs that failed for good; an operator has them done again: `npm run operator -- jobs`. */
export const DEAD_JOBS = 'dead-jobs';

const DAY_SECONDS = 24 * 60 * 60;

/** How long a job that failed for good can still be done again. */
export const DEAD_JOB_SECONDS = 90 * DAY_SECONDS;

const retryRules = {
  /** Somebody waits at a screen: once a minute, until the code or the link would have expired. */
  code: {
    retryLimit: 1450,
    retryDelay: 2,
    retryDelayMax: 60,
    retentionSeconds: 14 * DAY_SECONDS,
    deadLetter: DEAD_JOBS,
  },
  /** What a mail server, a file store or a geocoder that is away for a day must not lose. */
  day: {
    retryLimit: 100,
    retryDelay: 30,
    retryDelayMax: 15 * 60,
    retentionSeconds: 14 * DAY_SECONDS,
    deadLetter: DEAD_JOBS,
  },
  /** Money, publication and the right to be forgotten. */
  untilDone: {
    retryLimit: 1_000_000,
    retryDelay: 2,
    retryDelayMax: 5 * 60,
    retentionSeconds: 3650 * DAY_SECONDS,
    deadLetter: DEAD_JOBS,
  },
  /** What comes again by itself: on a schedule, or because somebody looks for what was left over. */
  soon: { retryLimit: 5, retryDelay: 2, retryDelayMax: 60, retentionSeconds: 14 * DAY_SECONDS, deadLetter: null },
} as const satisfies Record<string, RetryRule>;

/** How long each job is tried again. */
export const jobRetries: Record<JobName, RetryRule> = {
  'settle-decisions': retryRules.soon,
  'send-registration-received': retryRules.day,
  'send-registration-code': retryRules.code,
  'confirm-contact-message': retryRules.day,
  'forward-contact-message': retryRules.day,
  'send-withdrawal-receipt': retryRules.day,
  'forward-withdrawal': retryRules.day,
  'list-withdrawals': retryRules.day,
  'announce-documents': retryRules.soon,
  'send-document-change': retryRules.day,
  'send-report-receipt': retryRules.day,
  'send-report-decision': retryRules.day,
  'prove-ledger': retryRules.soon,
  'prove-guest-view': retryRules.soon,
  'locate-by-address': retryRules.day,
  'reconcile-due-subscriptions': retryRules.soon,
  'reconcile-payments': retryRules.untilDone,
  'send-password-reset': retryRules.code,
  'send-security-notice': retryRules.day,
  'send-factor-removal': retryRules.day,
  'send-email-change': retryRules.day,
  'send-invitation': retryRules.day,
  'send-ownership-mail': retryRules.day,
  'notice-ending-trials': retryRules.soon,
  'notice-ending-keys': retryRules.soon,
  'write-invoice': retryRules.untilDone,
  'send-invoice': retryRules.day,
  'send-payment-returned': retryRules.day,
  'notice-unpaid': retryRules.soon,
  'send-unpaid': retryRules.day,
  'publish-event': retryRules.untilDone,
  'publish-due-events': retryRules.soon,
  'settle-measures': retryRules.soon,
  'tell-of-measure': retryRules.day,
  'release-event': retryRules.untilDone,
  'release-due-events': retryRules.soon,
  'roll-series-over': retryRules.soon,
  'duplicate-series-pictures': retryRules.day,
  'end-cancellations': retryRules.soon,
  'send-reminders': retryRules.soon,
  'send-due-pushes': retryRules.soon,
  'lapse-offers': retryRules.soon,
  'send-push': retryRules.soon,
  'settle-push': retryRules.soon,
  'send-event-published': retryRules.day,
  'send-event-missed': retryRules.day,
  'deliver-webhook': retryRules.soon,
  'write-account-export': retryRules.day,
  'send-export-ready': retryRules.day,
  'forget-business': retryRules.untilDone,
  'write-erasure': retryRules.untilDone,
  'replay-erasures': retryRules.soon,
  'send-notices': retryRules.day,
  'send-due-notices': retryRules.soon,
  'send-device-notices': retryRules.soon,
  'send-test-notice': retryRules.soon,
  'send-weekly-reports': retryRules.soon,
  'send-weekly-report': retryRules.day,
  'make-months': retryRules.soon,
  'sweep-expired': retryRules.soon,
  'sweep-orphaned-images': retryRules.soon,
  'sweep-orphaned-videos': retryRules.soon,
};

/** How many jobs that wait for other people's servers a process runs at once. Waiting itself costs next to nothing. */
export interface Lanes {
  /** Jobs that have just started, of groups not known to be slow. */
  quick: number;
  /** New jobs of groups that were slow before. */
  slow: number;
  /** All of them, including those that turned out to be slow. */
  most: number;
  /** Of one group that was quick so far, over all processes; of any other it is one. */
  ofQuick: number;
  /** When a job, and with it its group, counts as slow, in milliseconds. */
  slowAfterMs: number;
}

/** Queues whose jobs wait for other people's servers: how many a process runs at once. */
export const jobLanes: Partial<Record<JobName, Lanes>> = {
  'deliver-webhook': { quick: 60, slow: 20, most: 200, ofQuick: 3, slowAfterMs: 2_000 },
  'send-device-notices': { quick: 20, slow: 5, most: 50, ofQuick: 1, slowAfterMs: 2_000 },
  'send-test-notice': { quick: 5, slow: 2, most: 10, ofQuick: 1, slowAfterMs: 2_000 },
};

export type JobData<N extends JobName> = z.output<(typeof jobDefinitions)[N]>;
