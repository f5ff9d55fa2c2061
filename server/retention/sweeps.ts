import { lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deleteInPieces } from '#database/delete-in-pieces.ts';
import { businessChanges } from '#database/schema/business-changes.ts';
import { contactMessages } from '#database/schema/contact-messages.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import { passwordResets } from '#database/schema/password-resets.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { knownDevices } from '#database/schema/sessions.ts';
import { stripeEvents } from '#database/schema/subscriptions.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import type { SweptId } from '#domain/retention/retention.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import {
  forgetGuests,
  forgetLeftGuests,
  forgetRefusedGuests,
} from '#server/modules/guests/app-people/forget-guests.ts';
import { sweepErasures } from '#server/modules/guests/app-people/jobs.ts';
import { forgetInvoices } from '#server/modules/money/invoices/forget-invoices.ts';
import { forgetPayments } from '#server/modules/money/subscription/forget-payments.ts';
import { sweepAuditLog } from '#server/modules/news/audit/jobs.ts';
import { sweepGuestView } from '#server/modules/news/guest-view/jobs.ts';
import { sweepNotices } from '#server/modules/news/notices/jobs.ts';
import { sweepDevices } from '#server/modules/news/notices/remove-device.ts';
import { sweepDeliveries } from '#server/modules/news/webhooks/jobs.ts';
import { sweepExports } from '#server/modules/people/account/jobs.ts';
import { sweepEmailChanges } from '#server/modules/people/email-change/jobs.ts';
import { sweepFactors } from '#server/modules/people/factor-removal/jobs.ts';
import { sweepOwnershipOffers } from '#server/modules/people/ownership/jobs.ts';
import { sweepRegistrations } from '#server/modules/people/registrations/jobs.ts';
import { sweepPeople, sweepSessions } from '#server/modules/people/sessions/jobs.ts';
import { forgetFormerStaff } from '#server/modules/people/staff/jobs.ts';
import { forgetProofs } from '#server/modules/people/verification/forget-proofs.ts';
import { forgetAcceptances } from '#server/modules/trust/legal/forget-acceptances.ts';
import { forgetMeasures } from '#server/modules/trust/measures/forget-measures.ts';
import { forgetReporters } from '#server/modules/trust/reports/jobs.ts';
import { sweepWithdrawals } from '#server/modules/trust/withdrawals/jobs.ts';

type Sweep = (ctx: Context<System>) => Promise<void>;

/** Deletes the rows of a table whose time is over, counted from one of its columns. */
function olderThan(id: Parameters<typeof keptSince>[0], table: PgTable, from: PgColumn): Sweep {
  return ({ db, now }) => deleteInPieces(db, table, lt(from, keptSince(id, now)));
}

/** What ends each kind of data that a job has to end; the compiler requires all of them. */
export const sweeps: Record<SweptId, Sweep> = {
  guests: forgetGuests,
  leftGuests: forgetLeftGuests,
  refusedGuests: forgetRefusedGuests,
  appChanges: sweepGuestView,
  reporters: forgetReporters,
  registrations: sweepRegistrations,
  sessions: async (ctx) => {
    await sweepSessions(ctx);
    await sweepDevices(ctx);
  },
  factors: sweepFactors,
  emailChanges: sweepEmailChanges,
  knownDevices: olderThan('knownDevices', knownDevices, knownDevices.lastSeenAt),
  people: sweepPeople,
  passwordLinks: olderThan('passwordLinks', passwordResets, passwordResets.expiresAt),
  invitations: olderThan('invitations', teamInvitations, teamInvitations.expiresAt),
  ownershipOffers: sweepOwnershipOffers,
  proofs: forgetProofs,
  measures: forgetMeasures,
  contracts: forgetAcceptances,
  notices: sweepNotices,
  webhookMessages: sweepDeliveries,
  streamChanges: olderThan('streamChanges', businessChanges, businessChanges.createdAt),
  exports: sweepExports,
  payments: forgetPayments,
  invoices: forgetInvoices,
  paymentMessages: olderThan('paymentMessages', stripeEvents, stripeEvents.receivedAt),
  contactMessages: olderThan('contactMessages', contactMessages, contactMessages.createdAt),
  withdrawals: sweepWithdrawals,
  answers: olderThan('answers', idempotencyKeys, idempotencyKeys.createdAt),
  limits: ({ db, now }) => deleteInPieces(db, rateLimits, lt(rateLimits.expire, sql`${now.getTime()}::bigint`)),
  auditLog: sweepAuditLog,
  staff: forgetFormerStaff,
  erasures: sweepErasures,
  demoMails: olderThan('demoMails', demoMails, demoMails.sentAt),
};

/** Ends everything whose time is over. What fails does not keep the rest; the first failure is thrown at the end. */
export async function keepRetention(ctx: Context<System>): Promise<void> {
  let failure: unknown;
  for (const [id, sweep] of Object.entries(sweeps)) {
    await sweep(ctx).catch((error) => {
      ctx.deps.logger.error({ err: error, what: id }, 'what is kept for too long was not deleted');
      failure ??= error;
    });
  }
  if (failure) throw failure;
}
