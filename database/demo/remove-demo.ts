import { sql } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { appChanges } from '#database/schema/app-changes.ts';
import { businesses } from '#database/schema/businesses.ts';
import { contactMessages } from '#database/schema/contact-messages.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { demoCheckouts, demoReturns, demoSubscriptions } from '#database/schema/demo-payments.ts';
import { searchWords } from '#database/schema/guest-search.ts';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import { invoiceCounters, invoiceFiles, invoices } from '#database/schema/invoices.ts';
import { mails, suppressedAddresses } from '#database/schema/mails.ts';
import { passwordResets } from '#database/schema/password-resets.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { registrations } from '#database/schema/registrations.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { incidents, incidentUpdates, statusSamples } from '#database/schema/status.ts';
import { payments, stripeEvents } from '#database/schema/subscriptions.ts';
import { bannerChanges, switchThrows } from '#database/schema/switches.ts';
import { users } from '#database/schema/users.ts';
import { withdrawals } from '#database/schema/withdrawals.ts';

/** In reference order; rows of businesses and people cascade. */
const tables = [
  incidentUpdates,
  incidents,
  statusSamples,
  switchThrows,
  bannerChanges,
  businesses,
  users,
  reviewers,
  registrations,
  passwordResets,
  payments,
  invoices,
  invoiceFiles,
  invoiceCounters,
  stripeEvents,
  contactMessages,
  withdrawals,
  idempotencyKeys,
  rateLimits,
  demoMails,
  mails,
  suppressedAddresses,
  demoCheckouts,
  demoSubscriptions,
  demoReturns,
  appChanges,
  searchWords,
];

/**
 * Empties a demo database with its jobs: demo accounts are not trustworthy. Append-only audit entries without a
 * business stay; they hold ids only.
 */
export async function removeDemo(tx: Transaction): Promise<void> {
  for (const table of tables) await tx.delete(table);
  await tx.execute(sql`delete from pgboss.job`);
}
