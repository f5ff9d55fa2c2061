import '#database/schema/account-exports.ts';
import '#database/schema/agent-requests.ts';
import '#database/schema/api-keys.ts';
import '#database/schema/app-changes.ts';
import '#database/schema/audit-entries.ts';
import '#database/schema/billing.ts';
import '#database/schema/business-changes.ts';
import '#database/schema/businesses.ts';
import '#database/schema/contact-messages.ts';
import '#database/schema/coupons.ts';
import '#database/schema/credits.ts';
import '#database/schema/demo-mails.ts';
import '#database/schema/demo-payments.ts';
import '#database/schema/door-marks.ts';
import '#database/schema/email-changes.ts';
import '#database/schema/erasures.ts';
import '#database/schema/event-holds.ts';
import '#database/schema/event-series.ts';
import '#database/schema/events.ts';
import '#database/schema/fact-proposals.ts';
import '#database/schema/goodwill.ts';
import '#database/schema/guest-farewells.ts';
import '#database/schema/guest-lists.ts';
import '#database/schema/guest-notices.ts';
import '#database/schema/guest-pages.ts';
import '#database/schema/guest-search.ts';
import '#database/schema/idempotency-keys.ts';
import '#database/schema/import-sources.ts';
import '#database/schema/installation.ts';
import '#database/schema/invoices.ts';
import '#database/schema/legal-acceptances.ts';
import '#database/schema/mails.ts';
import '#database/schema/measures.ts';
import '#database/schema/notice-devices.ts';
import '#database/schema/notices.ts';
import '#database/schema/ownership-offers.ts';
import '#database/schema/participants.ts';
import '#database/schema/password-resets.ts';
import '#database/schema/places.ts';
import '#database/schema/postcodes.ts';
import '#database/schema/pushes.ts';
import '#database/schema/rate-limits.ts';
import '#database/schema/registrations.ts';
import '#database/schema/reports.ts';
import '#database/schema/reviewers.ts';
import '#database/schema/second-factors.ts';
import '#database/schema/sessions.ts';
import '#database/schema/staff-views.ts';
import '#database/schema/status.ts';
import '#database/schema/subscriptions.ts';
import '#database/schema/switches.ts';
import '#database/schema/team-invitations.ts';
import '#database/schema/team-members.ts';
import '#database/schema/users.ts';
import '#database/schema/verifications.ts';
import '#database/schema/web-guests.ts';
import '#database/schema/webhooks.ts';
import '#database/schema/withdrawals.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { OwnedTable } from '#database/schema/owned.ts';
import { listOwned, ownerColumn } from '#database/schema/owned.ts';

/** All tables by name. Import new schema files above. */
export const tables: readonly OwnedTable[] = [...listOwned()].sort((a, b) => (a.name < b.name ? -1 : 1));

const owners = { account: 'businessId', person: 'userId' } as const;

/** Tables deleted with an account or person; referenced ones last. */
export function tablesGoingWith(owner: keyof typeof owners): { table: PgTable; column: PgColumn }[] {
  const going = tables.filter(({ goesWith }) => goesWith === owner).map(({ table }) => table);
  const keys = going.flatMap((table) => getTableConfig(table).foreignKeys);
  const referred = new Set(keys.map((key) => key.reference().foreignTable));
  const ordered = [...going.filter((table) => !referred.has(table)), ...going.filter((table) => referred.has(table))];
  return ordered.map((table) => ({ table, column: ownerColumn(table, owners[owner]) }));
}
