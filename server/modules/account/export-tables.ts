import type { SQL } from 'drizzle-orm';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from '#database/connect.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { doorMarks } from '#database/schema/door-marks.ts';
import { eventHolds } from '#database/schema/event-holds.ts';
import { eventSeries } from '#database/schema/event-series.ts';
import { eventImpressions, events, eventViews } from '#database/schema/events.ts';
import { factProposals } from '#database/schema/fact-proposals.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { businessSlugs, goneEvents, pageOpens } from '#database/schema/guest-pages.ts';
import { topPlacements } from '#database/schema/guest-view.ts';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import { measureComplaints, measureHistory, measures } from '#database/schema/measures.ts';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { notices } from '#database/schema/notices.ts';
import { eventParticipants, placeOffers } from '#database/schema/participants.ts';
import { pushes } from '#database/schema/pushes.ts';
import { payments, subscriptions } from '#database/schema/subscriptions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export type ExportRow = Record<string, unknown>;

export interface ExportTable {
  name: string;
  columns: string[];
  /** All rows, oldest first, some at a time. */
  batches(): AsyncGenerator<ExportRow[]>;
}

/** Rows that are read, written and packed in one go: a few milliseconds of work. */
const BATCH = 200;

interface Source {
  name: string;
  table: PgTable;
  /** The column that says whose a row is: the business's, or its owner's own. */
  owner: PgColumn;
  isOfPerson?: boolean;
  /** What rows are in the order of; together unique. */
  order: [PgColumn, ...PgColumn[]];
  hidden?: string[];
}

/** Everything that is stored about a business and belongs to it. Holds no secret. */
const sources: Source[] = [
  {
    name: 'business',
    table: businesses,
    owner: businesses.id,
    order: [businesses.id],
    hidden: ['proofKey', 'proofType', 'closedAt', 'reportedUntil'],
  },
  {
    name: 'profile',
    table: businessProfiles,
    owner: businessProfiles.businessId,
    order: [businessProfiles.id],
  },
  {
    name: 'proposals',
    table: factProposals,
    owner: factProposals.businessId,
    order: [factProposals.proposedAt, factProposals.id],
    hidden: ['reviewerId'],
  },
  {
    name: 'team',
    table: teamMembers,
    owner: teamMembers.businessId,
    order: [teamMembers.createdAt, teamMembers.id],
  },
  { name: 'events', table: events, owner: events.businessId, order: [events.createdAt, events.id] },
  { name: 'series', table: eventSeries, owner: eventSeries.businessId, order: [eventSeries.createdAt, eventSeries.id] },
  { name: 'views', table: eventViews, owner: eventViews.businessId, order: [eventViews.day, eventViews.eventId] },
  {
    name: 'placements',
    table: topPlacements,
    owner: topPlacements.businessId,
    order: [topPlacements.eventId],
  },
  {
    name: 'page_opens',
    table: pageOpens,
    owner: pageOpens.businessId,
    order: [pageOpens.day, pageOpens.source, pageOpens.eventId],
  },
  { name: 'page_addresses', table: businessSlugs, owner: businessSlugs.businessId, order: [businessSlugs.slug] },
  { name: 'deleted_pages', table: goneEvents, owner: goneEvents.businessId, order: [goneEvents.code] },
  {
    name: 'impressions',
    table: eventImpressions,
    owner: eventImpressions.businessId,
    order: [eventImpressions.day, eventImpressions.hour, eventImpressions.eventId, eventImpressions.source],
  },
  {
    name: 'participants',
    table: eventParticipants,
    owner: eventParticipants.businessId,
    order: [eventParticipants.createdAt, eventParticipants.eventId, eventParticipants.userId],
  },
  { name: 'offers', table: placeOffers, owner: placeOffers.businessId, order: [placeOffers.seq] },
  { name: 'door_marks', table: doorMarks, owner: doorMarks.businessId, order: [doorMarks.seq] },
  {
    name: 'devices',
    table: noticeDevices,
    owner: noticeDevices.userId,
    isOfPerson: true,
    order: [noticeDevices.createdAt, noticeDevices.id],
    hidden: ['sessionId', 'endpoint', 'p256dh', 'auth', 'serverKey'],
  },
  { name: 'notices', table: notices, owner: notices.businessId, order: [notices.createdAt, notices.id] },
  {
    name: 'guest_notices',
    table: eventNotices,
    owner: eventNotices.businessId,
    order: [eventNotices.createdAt, eventNotices.id],
  },
  {
    name: 'receipts',
    table: guestNotices,
    owner: guestNotices.businessId,
    order: [guestNotices.createdAt, guestNotices.id],
  },
  {
    name: 'contracts',
    table: legalAcceptances,
    owner: legalAcceptances.businessId,
    order: [legalAcceptances.acceptedAt, legalAcceptances.document, legalAcceptances.version],
  },
  {
    name: 'measures',
    table: measures,
    owner: measures.businessId,
    order: [measures.imposedAt, measures.id],
    hidden: ['imposedBy'],
  },
  {
    name: 'measure_history',
    table: measureHistory,
    owner: measureHistory.businessId,
    order: [measureHistory.createdAt, measureHistory.id],
    hidden: ['reviewerId', 'mailedAt'],
  },
  {
    name: 'complaints',
    table: measureComplaints,
    owner: measureComplaints.businessId,
    order: [measureComplaints.createdAt, measureComplaints.measureId],
    hidden: ['decidedBy'],
  },
  {
    name: 'event_holds',
    table: eventHolds,
    owner: eventHolds.businessId,
    order: [eventHolds.raisedAt, eventHolds.id],
    hidden: ['closedBy'],
  },
  { name: 'pushes', table: pushes, owner: pushes.businessId, order: [pushes.createdAt, pushes.id] },
  { name: 'credits', table: creditEntries, owner: creditEntries.businessId, order: [creditEntries.seq] },
  { name: 'payments', table: payments, owner: payments.businessId, order: [payments.paidAt, payments.id] },
  {
    name: 'subscription',
    table: subscriptions,
    owner: subscriptions.businessId,
    order: [subscriptions.id],
  },
  {
    name: 'audit',
    table: auditEntries,
    owner: auditEntries.businessId,
    order: [auditEntries.createdAt, auditEntries.id],
  },
];

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Where a row stands in the order, in the database's own words: a date of JavaScript would lose microseconds. */
function positionOf({ order }: Source): SQL<string[]> {
  return sql`array[${list(order.map((column) => sql`${column}::text`))}]`;
}

function isAfter({ order }: Source, position: string[]): SQL {
  const values = order.map((column, i) => sql`${position[i]}::${sql.raw(column.getSQLType())}`);
  return sql`(${list(order.map((column) => sql`${column}`))}) > (${list(values)})`;
}

async function* readBatches(db: Connection, source: Source, businessId: BusinessScope): AsyncGenerator<ExportRow[]> {
  const { table, owner, isOfPerson = false, order, hidden = [] } = source;
  const ownerOf = db.select({ userId: businesses.userId }).from(businesses).where(eq(businesses.id, businessId));
  const isMine = isOfPerson ? eq(owner, ownerOf) : eq(owner, businessId);
  for (let position: string[] | undefined; ; ) {
    const found: { row: ExportRow; position: string[] }[] = await db
      .select({ row: getTableColumns(table), position: positionOf(source) })
      .from(table)
      .where(and(isMine, position && isAfter(source, position)))
      .orderBy(...order.map((column) => asc(column)))
      .limit(BATCH);
    const last = found.at(-1);
    if (!last) return;
    yield found.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))));
    if (found.length < BATCH) return;
    position = last.position;
  }
}

/** The tables of an export. */
export function exportTables(db: Connection, businessId: BusinessScope): ExportTable[] {
  return sources.map((source) => ({
    name: source.name,
    columns: Object.keys(getTableColumns(source.table)).filter((name) => !source.hidden?.includes(name)),
    batches: () => readBatches(db, source, businessId),
  }));
}
