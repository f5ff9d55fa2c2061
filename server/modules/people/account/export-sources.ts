import type { SQL } from 'drizzle-orm';
import { and, eq, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountExports } from '#database/schema/account-exports.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { billingDetails } from '#database/schema/billing.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { contactMessages } from '#database/schema/contact-messages.ts';
import { couponUses } from '#database/schema/coupons.ts';
import { creditAccounts, creditEntries, creditReservations } from '#database/schema/credits.ts';
import { doorMarks } from '#database/schema/door-marks.ts';
import { emailChanges } from '#database/schema/email-changes.ts';
import { eventHolds } from '#database/schema/event-holds.ts';
import { eventSeries } from '#database/schema/event-series.ts';
import { eventImpressions, events, eventViews } from '#database/schema/events.ts';
import { factProposals } from '#database/schema/fact-proposals.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { businessSlugs, goneEvents, pageOpens } from '#database/schema/guest-pages.ts';
import { topPlacements } from '#database/schema/guest-view.ts';
import { invoiceFiles, invoices } from '#database/schema/invoices.ts';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import { measureComplaints, measureHistory, measures } from '#database/schema/measures.ts';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { notices } from '#database/schema/notices.ts';
import { ownershipOffers } from '#database/schema/ownership-offers.ts';
import { eventParticipants, placeOffers } from '#database/schema/participants.ts';
import { passwordResets } from '#database/schema/password-resets.ts';
import { businessPlaces } from '#database/schema/places.ts';
import { pushes } from '#database/schema/pushes.ts';
import { reports } from '#database/schema/reports.ts';
import { factorRemovals, secondFactors } from '#database/schema/second-factors.ts';
import { knownDevices, sessions } from '#database/schema/sessions.ts';
import { payments, subscriptions } from '#database/schema/subscriptions.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { verificationDecisions } from '#database/schema/verifications.ts';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { withdrawals } from '#database/schema/withdrawals.ts';
import type { texts } from '#i18n/de/export.ts';

/** Every table of an export; what it holds is said to people in `i18n`. */
export type ExportName = keyof (typeof texts)['tables'];

/** Where the rows of one table of an export come from. Holds no secret. */
export interface ExportSource {
  name: ExportName;
  table: PgTable;
  /** Whose rows: of the business, or of the person, by its id. */
  mine: (id: string) => SQL | undefined;
  /** What rows are in the order of; together unique. */
  order: [PgColumn, ...PgColumn[]];
  /** Columns that stay here: secrets, what belongs to somebody else, and the product's own marks. */
  hidden: readonly string[];
}

function from(
  name: ExportName,
  table: PgTable,
  owner: PgColumn | ExportSource['mine'],
  order: ExportSource['order'],
  ...hidden: string[]
): ExportSource {
  const mine = typeof owner === 'function' ? owner : (id: string) => eq(owner, id);
  return { name, table, mine, order, hidden };
}

type OfBusiness = PgTable & { businessId: PgColumn };

const ofBusiness = (name: ExportName, table: OfBusiness, order: ExportSource['order'], ...hidden: string[]) =>
  from(name, table, table.businessId, order, ...hidden);

/** Everything that is stored about a business and belongs to it. */
export const businessSources: readonly ExportSource[] = [
  from(
    'business',
    businesses,
    businesses.id,
    [businesses.id],
    'proofKey',
    'proofType',
    'proofHash',
    'closedAt',
    'reportedUntil',
  ),
  ofBusiness('profile', businessProfiles, [businessProfiles.id]),
  ofBusiness('place', businessPlaces, [businessPlaces.businessId]),
  ofBusiness('proposals', factProposals, [factProposals.proposedAt, factProposals.id], 'reviewerId'),
  ofBusiness('contracts', legalAcceptances, [
    legalAcceptances.acceptedAt,
    legalAcceptances.document,
    legalAcceptances.version,
  ]),
  ofBusiness(
    'verification_decisions',
    verificationDecisions,
    [verificationDecisions.decidedAt, verificationDecisions.id],
    'reviewerId',
    'confirmedBy',
  ),
  ofBusiness('team', teamMembers, [teamMembers.createdAt, teamMembers.id], 'lastOpenedAt'),
  ofBusiness('invitations', teamInvitations, [teamInvitations.createdAt, teamInvitations.id], 'tokenHash'),
  ofBusiness('ownership_offers', ownershipOffers, [ownershipOffers.createdAt, ownershipOffers.id]),
  ofBusiness('events', events, [events.createdAt, events.id]),
  ofBusiness('series', eventSeries, [eventSeries.createdAt, eventSeries.id]),
  ofBusiness('views', eventViews, [eventViews.day, eventViews.eventId]),
  ofBusiness('placements', topPlacements, [topPlacements.eventId]),
  ofBusiness('page_opens', pageOpens, [pageOpens.day, pageOpens.source, pageOpens.eventId]),
  ofBusiness('page_addresses', businessSlugs, [businessSlugs.slug]),
  ofBusiness('deleted_pages', goneEvents, [goneEvents.code]),
  ofBusiness('impressions', eventImpressions, [
    eventImpressions.day,
    eventImpressions.hour,
    eventImpressions.eventId,
    eventImpressions.source,
  ]),
  ofBusiness('participants', eventParticipants, [
    eventParticipants.createdAt,
    eventParticipants.eventId,
    eventParticipants.userId,
  ]),
  ofBusiness('offers', placeOffers, [placeOffers.seq]),
  ofBusiness('door_marks', doorMarks, [doorMarks.seq]),
  ofBusiness('notices', notices, [notices.createdAt, notices.id]),
  ofBusiness('guest_notices', eventNotices, [eventNotices.createdAt, eventNotices.id]),
  ofBusiness('receipts', guestNotices, [guestNotices.createdAt, guestNotices.id]),
  ofBusiness('measures', measures, [measures.imposedAt, measures.id], 'imposedBy'),
  ofBusiness(
    'measure_history',
    measureHistory,
    [measureHistory.createdAt, measureHistory.id],
    'reviewerId',
    'mailedAt',
  ),
  ofBusiness('complaints', measureComplaints, [measureComplaints.createdAt, measureComplaints.measureId], 'decidedBy'),
  ofBusiness('event_holds', eventHolds, [eventHolds.raisedAt, eventHolds.id], 'closedBy'),
  ofBusiness('pushes', pushes, [pushes.createdAt, pushes.id]),
  ofBusiness('credits', creditEntries, [creditEntries.seq]),
  ofBusiness('credit_balance', creditAccounts, [creditAccounts.businessId]),
  ofBusiness('credit_reservations', creditReservations, [creditReservations.createdAt, creditReservations.id]),
  ofBusiness('coupons', couponUses, [couponUses.code], 'operationKey'),
  ofBusiness('payments', payments, [payments.paidAt, payments.id]),
  ofBusiness('invoices', invoices, [invoices.number]),
  ofBusiness('invoice_files', invoiceFiles, [invoiceFiles.madeAt, invoiceFiles.invoiceId], 'key'),
  ofBusiness('billing', billingDetails, [billingDetails.businessId]),
  ofBusiness('subscription', subscriptions, [subscriptions.id]),
  ofBusiness('api_keys', apiKeys, [apiKeys.createdAt, apiKeys.id], 'keyHash'),
  ofBusiness('webhooks', webhooks, [webhooks.createdAt, webhooks.id], 'sealedSecret', 'sealedPreviousSecret'),
  ofBusiness('webhook_deliveries', webhookDeliveries, [webhookDeliveries.webhookId, webhookDeliveries.id]),
  ofBusiness('exports', accountExports, [accountExports.createdAt, accountExports.id]),
  ofBusiness('audit', auditEntries, [auditEntries.createdAt, auditEntries.id]),
];

const emailOf = (userId: string) => sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`;
const memberships = (column: PgColumn, userId: string) =>
  sql`(select ${column} from ${teamMembers} where ${teamMembers.userId} = ${userId})`;

/** Everything that is stored about a person who can sign in, and nothing about anybody else. */
export const personSources: readonly ExportSource[] = [
  from('person', users, users.id, [users.id], 'passwordHash'),
  from('memberships', teamMembers, teamMembers.userId, [teamMembers.createdAt, teamMembers.id]),
  from('sessions', sessions, sessions.userId, [sessions.createdAt, sessions.id], 'reviewerId'),
  from(
    'devices',
    noticeDevices,
    noticeDevices.userId,
    [noticeDevices.createdAt, noticeDevices.id],
    ...['sessionId', 'endpoint', 'p256dh', 'auth', 'serverKey'],
  ),
  from(
    'second_factors',
    secondFactors,
    secondFactors.userId,
    [secondFactors.createdAt, secondFactors.id],
    ...['reviewerId', 'credentialId', 'publicKey', 'signCount', 'transports', 'sealedSecret', 'lastStep'],
  ),
  from(
    'factor_removals',
    factorRemovals,
    factorRemovals.userId,
    [factorRemovals.createdAt, factorRemovals.id],
    ...['stopHash', 'removeHash'],
  ),
  from(
    'email_changes',
    emailChanges,
    emailChanges.userId,
    [emailChanges.createdAt, emailChanges.id],
    ...['sessionId', 'fromHash', 'toHash', 'undoHash'],
  ),
  from('known_devices', knownDevices, knownDevices.userId, [knownDevices.lastSeenAt, knownDevices.device]),
  from(
    'my_notices',
    notices,
    (id) => sql`${notices.memberId} in ${memberships(teamMembers.id, id)}`,
    [notices.createdAt, notices.id],
    ...['participantId', 'facts'],
  ),
  from(
    'my_actions',
    auditEntries,
    (id) =>
      and(
        sql`${auditEntries.businessId} in ${memberships(teamMembers.businessId, id)}`,
        eq(auditEntries.actor, `user:${id}`),
      ),
    [auditEntries.createdAt, auditEntries.id],
    ...['before', 'after'],
  ),
  from('my_door_marks', doorMarks, doorMarks.memberId, [doorMarks.at, doorMarks.eventId, doorMarks.id], 'userId'),
  from(
    'my_invitations',
    teamInvitations,
    teamInvitations.invitedBy,
    [teamInvitations.createdAt, teamInvitations.id],
    ...['tokenHash', 'memberId'],
  ),
  from(
    'my_complaints',
    measureComplaints,
    measureComplaints.userId,
    [measureComplaints.createdAt, measureComplaints.measureId],
    'decidedBy',
  ),
  from(
    'my_ownership_offers',
    ownershipOffers,
    (id) =>
      or(sql`${ownershipOffers.memberId} in ${memberships(teamMembers.id, id)}`, eq(ownershipOffers.offeredBy, id)),
    [ownershipOffers.createdAt, ownershipOffers.id],
  ),
  from('my_exports', accountExports, accountExports.userId, [accountExports.createdAt, accountExports.id]),
  from(
    'password_resets',
    passwordResets,
    (id) => sql`${passwordResets.email} = ${emailOf(id)}`,
    [passwordResets.createdAt, passwordResets.id],
    'tokenHash',
  ),
  from('contact_messages', contactMessages, (id) => sql`${contactMessages.email} = ${emailOf(id)}`, [
    contactMessages.createdAt,
    contactMessages.id,
  ]),
  from('withdrawals', withdrawals, (id) => sql`${withdrawals.email} = ${emailOf(id)}`, [
    withdrawals.createdAt,
    withdrawals.id,
  ]),
  from('reports', reports, (id) => sql`${reports.email} = ${emailOf(id)}`, [reports.createdAt, reports.id]),
];
